import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { webhookKindNames } from '../../contract/webhook.js';
import { markOf } from '../../../test/check-in-apis.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import type { Receiver } from '../../../test/start-receiver.js';
import { startWebhookWorld, type WebhookWorld } from '../../../test/start-webhook-world.js';

/* A webhook of one event beside one of all events: all happens in another event, and only the second is notified. */

let world: WebhookWorld;

beforeAll(async () => {
  world = await startWebhookWorld();
});
afterEach(() => world.clear());
afterAll(() => world.server.close());

const messagesOf = ({ received }: Receiver) => received.map(({ body }) => `${body.type} ${body.data.id}`);

async function call<Body = { id: string }>(method: string, path: string, body?: object, headers = world.admin) {
  const answer = await world.server.rest<Body>(method, path, body, headers);
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
}

interface SignedUp {
  signup: { id: string };
  volunteer: { id: string };
}

const signUp = (shiftId: string, person: object) =>
  call<SignedUp>('POST', '/api/signup', { ...visitorDetails(), ...person, shiftId }, {});

/** Makes one person of two of a household. */
const merge = (email: string, source: SignedUp, target: SignedUp) =>
  call(
    'POST',
    '/api/volunteer/merge',
    { sourceId: source.volunteer.id, targetId: target.volunteer.id },
    cookieFor(world.server, { email }),
  );

/** An event with three shifts, of which the first has one place. */
async function eventWithShifts(startDate: string) {
  const role = await (await (await given(world.server.database.pool).event({ startDate })).category()).opportunity();
  const full = await role.shift({ qtyRequired: 1 });
  const early = await role.shift({ startTime: '13:00', endTime: '14:00' });
  const late = await role.shift({ startTime: '15:00', endTime: '16:00' });
  return { id: role.eventId, full: full.id, early: early.id, late: late.id };
}

/** All that webhooks report, in an event: among it signups that are moved, and people who are merged. */
async function everythingIn(event: Awaited<ReturnType<typeof eventWithShifts>>): Promise<void> {
  const { email } = visitorDetails();
  const first = await signUp(event.full, { email, firstName: 'Anna' });
  const people = [{ firstName: 'Wim', lastName: 'Waits' }];
  await call('POST', '/api/waitlist', { shiftId: event.full, email: visitorDetails().email, people }, {});
  const twin = await signUp(event.early, { email, firstName: 'Anne' });
  await call('POST', `/api/signups/${twin.signup.id}/move`, { shiftId: event.late });
  await merge(email, twin, first);
  await call('POST', `/api/admin/signups/${first.signup.id}/cancel`, {});
  await call('POST', '/api/attendance', { marks: [markOf(first.signup.id)] });
  await call('PATCH', `/api/admin/shifts/${event.early}`, { qtyRequired: 7 });
  await call('DELETE', `/api/admin/shifts/${event.early}`);
  await call('PATCH', `/api/admin/events/${event.id}`, { name: 'Elsewhere' });
}

it('receives nothing of other events: not of signups that are moved or merged there, nor of their end', async () => {
  const [here, everywhere] = [await world.receiver(), await world.receiver()];
  const [ours, theirs] = [await eventWithShifts(inDays(30)), await eventWithShifts(inDays(2))];
  const bound = await world.makeWebhook(here.url, [...webhookKindNames], ours.id);
  await world.makeWebhook(everywhere.url, [...webhookKindNames]);

  await everythingIn(theirs);
  // The two who help at both events become one person: each event's webhook receives that of its own signups.
  const { email } = visitorDetails();
  const [berta, bertha] = [
    await signUp(ours.early, { email, firstName: 'Berta' }),
    await signUp(theirs.late, { email, firstName: 'Bertha' }),
  ];
  await merge(email, bertha, berta);
  const gone = await signUp(theirs.late, visitorDetails());
  await call('POST', '/api/admin/erasures', { volunteerIds: [gone.volunteer.id] });
  const day = inDays(90);
  const made = await call('POST', '/api/admin/events', { name: 'New', slug: 'new', startDate: day, endDate: day });
  await call('DELETE', `/api/admin/events/${theirs.id}`, {});
  const berit = await signUp(ours.late, { email, firstName: 'Berit' });
  await merge(email, berit, berta);

  const kinds = () => new Set(everywhere.received.map(({ body }) => body.type));
  const last = `signup.moved ${berit.signup.id}`;
  await world.until(() => messagesOf(everywhere).includes(last) && kinds().size === webhookKindNames.length);
  expect(messagesOf(everywhere)).toEqual(
    expect.arrayContaining([`signup.moved ${bertha.signup.id}`, `event.published ${made.id}`]),
  );
  // What is queued is written in the order in which it happened, so that nothing of what was before can come after the last.
  const isSent = ({ state }: { state: string }) => state === 'delivered';
  await world.until(async () => {
    const expected = await world.deliveriesOf(bound.id);
    return messagesOf(here).includes(last) && expected.every(isSent);
  });
  expect(messagesOf(here).sort()).toEqual(
    [`signup.created ${berta.signup.id}`, `signup.created ${berit.signup.id}`, last].sort(),
  );
  expect(await world.deliveriesOf(bound.id)).toHaveLength(3);
  expect(new Set(here.received.map(({ body }) => body.data.eventId))).toEqual(new Set([ours.id]));
});

it('is tried by a test message like any other, which goes to it alone', async () => {
  const [here, there] = [await world.receiver(), await world.receiver()];
  const [ours, theirs] = [await eventWithShifts(inDays(30)), await eventWithShifts(inDays(60))];
  const bound = await world.makeWebhook(here.url, ['signup.created'], ours.id);
  const other = await world.makeWebhook(there.url, ['signup.created'], theirs.id);
  await world.ask('mutation ($id: ID!) { sendTestWebhook(webhookId: $id) { delivery { id } } }', { id: bound.id });
  await world.until(async () => (await world.deliveriesOf(bound.id))[0]?.state === 'delivered');
  expect(here.received.map((message) => here.verified(message, bound.secret))).toEqual([
    { type: 'webhook.test', timestamp: expect.any(String), data: { webhookId: bound.id } },
  ]);
  expect([there.received, await world.deliveriesOf(other.id)]).toEqual([[], []]);
});
