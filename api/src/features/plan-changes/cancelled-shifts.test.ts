import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { nobodyOf } from '../../../test/nobody.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { waitlistApis } from '../../../test/waitlist-apis.js';
import { clock, instantOf, moveClock } from '../../platform/clock.js';
import { remindHouseholds } from '../reminders/remind-households.js';
import { notifyLeads } from '../reminders/notify-leads.js';
import { expireOffers } from '../waitlist/expire-offers.js';

/*
 * Shifts that a change of plan calls off. Their people stay and are notified. Nobody new comes by any way. Nothing is
 * offered, reminded of or shown as open. An undone change brings all of it back. Longer than most: one world, and
 * everything that has to respect it.
 */

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterEach(() => moveClock(0));
afterAll(() => server.close());

const day = inDays(40);
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;

async function scene(places = 3) {
  const event = await given(server.database.pool).event({ startDate: day, endDate: day, timeZone: 'Europe/Oslo' });
  const lead = await given(server.database.pool).staff('lead');
  const role = await (await event.category({ leadId: lead.userId })).opportunity({ name: 'Soup' });
  const shift = await role.shift({ date: day, qtyRequired: places });
  const other = await role.shift({ date: day, startTime: '14:00', endTime: '16:00', qtyRequired: 5 });
  return { event, lead, role, shift, other };
}

async function signUp(shiftId: string, details = visitorDetails()) {
  const { status, body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
    ...details,
    shiftId,
  });
  expect(status).toBe(201);
  return { ...details, id: body.signup.id };
}

interface Made {
  planChange: { id: string };
  shifts: { id: string; cancelledAt: string | null; openSpots: number; stillRequired: number }[];
}
async function change(input: object, headers = admin) {
  const looked = await server.graphql<{
    previewPlanChange: { version: string; people: number; shifts: { shift: { id: string }; cancelled: boolean }[] };
  }>(
    'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version people shifts { shift { id } cancelled warnings } } }',
    { input },
    headers,
  );
  const preview = looked.data.previewPlanChange;
  const { data, errors } = await server.graphql<{ applyPlanChange: Made }>(
    `mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) {
      planChange { id } shifts { id cancelledAt openSpots stillRequired } } }`,
    { input, version: preview.version },
    headers,
  );
  expect(errors).toBeUndefined();
  return { preview, ...data.applyPlanChange };
}
const callOff = (eventId: string, shiftIds: string[], headers = admin) =>
  change({ eventId, shiftIds, cancel: true, message: 'Ice.' }, headers);
const undo = (planChangeId: string) =>
  server.graphql<{
    undoPlanChange: { shifts: { cancelledAt: string | null; openSpots: number }[]; unchanged: object[] };
  }>(
    'mutation ($id: ID!) { undoPlanChange(planChangeId: $id) { shifts { cancelledAt openSpots } unchanged { reason } } }',
    { id: planChangeId },
    admin,
  );
/** The mails that were enqueued: one that is no longer true when its turn comes leaves the outbox unsent. */
const mails = (email: string) =>
  sql<{ template: string; off: boolean }>(
    `select template, payload #>> '{moved,0,signup,shift,cancelledAt}' is not null as off from seen_mail
     where recipient = $1 and template = 'plan-changed' order by created_at`,
    [email],
  );

describe('a shift that is called off', () => {
  it('keeps its signups, whose households are notified once; figures, lists and calendars say so; undone it is as before', async () => {
    const { event, lead, shift, other } = await scene();
    const ada = await signUp(shift.id);
    await signUp(shift.id, { ...visitorDetails(), email: ada.email });
    const { preview, planChange, shifts } = await callOff(event.id, [shift.id], lead.headers);
    expect(preview).toMatchObject({ people: 2, shifts: [{ shift: { id: shift.id }, cancelled: true }] });
    expect(shifts).toEqual([
      { id: shift.id, cancelledAt: expect.stringMatching(/Z$/), openSpots: 0, stillRequired: 0 },
    ]);
    expect(await mails(ada.email)).toEqual([{ template: 'plan-changed', off: true }]);
    expect(await sql('select from signup where shift_id = $1 and status = $2', [shift.id, 'active'])).toHaveLength(2);
    // Nobody is asked whether they still come.
    expect(await sql('select from signup where shift_id = $1 and unconfirmed_since is not null', [shift.id])).toEqual(
      [],
    );
    const { body } = await server.rest<{ id: string; cancelledAt: string | null }[]>(
      'GET',
      `/api/shifts?eventId=${event.id}`,
    );
    expect(Object.fromEntries(body.map(({ id, cancelledAt }) => [id, cancelledAt !== null]))).toEqual({
      [shift.id]: true,
      [other.id]: false,
    });
    const { data } = await server.graphql<{ event: { openSpotCount: number; openShiftCount: number } }>(
      'query ($id: ID!) { event(id: $id) { openSpotCount openShiftCount } }',
      { id: event.id },
    );
    expect(data.event).toEqual({ openSpotCount: 5, openShiftCount: 1 });
    const calendar = async () =>
      (await (await fetch(`${server.url}/event/${event.slug}/shifts.ics`)).text())
        .split('BEGIN:VEVENT')
        .filter((one) => one.includes(shift.id))[0];
    const struck = await calendar();
    expect(struck).toContain('STATUS:CANCELLED');
    const back = await undo(planChange.id);
    expect(back.data.undoPlanChange).toEqual({ shifts: [{ cancelledAt: null, openSpots: 1 }], unchanged: [] });
    expect((await mails(ada.email)).map(({ off }) => off)).toEqual([true, false]);
    const again = await calendar();
    expect(again).not.toContain('STATUS:CANCELLED');
    const sequence = (entry = '') => Number(/SEQUENCE:(\d+)/.exec(entry)?.[1]);
    expect(sequence(again)).toBeGreaterThan(sequence(struck));
    await signUp(shift.id);
  });

  it.each(
    householdApis(() => server).map(
      (api, at) => [api, waitlistApis(() => server)[at]!, replacementApis(() => server)[at]!] as const,
    ),
  )(
    'takes nobody new by any way: signing up, staff, moving, waiting, taking over (%#)',
    async (api, waitlist, replacements) => {
      const { event, shift, other, role } = await scene(2);
      const full = await role.shift({ date: day, startTime: '18:00', endTime: '19:00', qtyRequired: 1 });
      const ada = await signUp(shift.id);
      const bo = await signUp(other.id);
      const cy = await signUp(full.id);
      const own = cookieFor(server, { email: ada.email });
      const { replacement } = await replacements.ask(ada.id, null, own);
      await callOff(event.id, [shift.id, full.id]);
      const refused = { status: 409, code: 'SHIFT_CANCELLED' };
      expect(await api.signUp({ ...visitorDetails(), shiftId: shift.id })).toMatchObject(refused);
      expect(await api.move(bo.id, shift.id, cookieFor(server, { email: bo.email }))).toMatchObject(refused);
      const { email, phone, ...person } = visitorDetails();
      expect(
        await waitlist.join({ shiftId: full.id, email, phone, people: [person], fewerIsFine: false }),
      ).toMatchObject(refused);
      expect(await replacements.take(replacement?.token ?? '', visitorDetails())).toMatchObject(refused);
      expect(await replacements.ask(cy.id, null, cookieFor(server, { email: cy.email }))).toMatchObject(refused);
      const [someone] = await sql<{ id: string }>('select volunteer_id as id from signup where id = $1', [bo.id]);
      const assigned = await server.rest<{ code: string }>(
        'POST',
        '/api/admin/assignments',
        { shiftId: shift.id, volunteerId: someone?.id, overCapacity: true },
        admin,
      );
      expect([assigned.status, assigned.body.code]).toEqual([409, 'SHIFT_CANCELLED']);
      // The people in it may go elsewhere, or give the place back.
      expect(await api.move(ada.id, other.id, own)).toMatchObject({ status: 200 });
    },
  );

  it('is named in a cart: the others are not taken either', async () => {
    const { event, shift, other } = await scene();
    await callOff(event.id, [shift.id]);
    const { email, phone, ...person } = visitorDetails();
    const places = [
      { shiftId: other.id, person: 0 },
      { shiftId: shift.id, person: 0 },
    ];
    const { status, body } = await server.rest<{ code: string; errors: Record<string, string> }>(
      'POST',
      '/api/signups',
      {
        ...{ email, phone, people: [person], places },
      },
    );
    expect([status, body.code, Object.keys(body.errors)]).toEqual([409, 'SHIFT_CANCELLED', ['places.1']]);
    expect(await sql('select from volunteer where email = $1', [email])).toEqual([]);
  });

  it('blocks nobody: no overlap with it is warned of, listed or previewed, until it takes place again', async () => {
    const { event, role, shift, other } = await scene();
    const same = await role.shift({ date: day, startTime: '09:30', endTime: '11:00', qtyRequired: 3 });
    const ada = await signUp(shift.id);
    await signUp(other.id, ada);
    await callOff(event.id, [shift.id]);
    const again = await server.graphql<{ signUp: { conflicts: object[] } }>(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { conflicts { id } } }',
      {
        input: {
          firstName: ada.firstName,
          lastName: ada.lastName,
          email: ada.email,
          phone: ada.phone,
          shiftId: same.id,
        },
      },
    );
    expect(again.data.signUp.conflicts).toEqual([]);
    const listed = async () =>
      (
        await server.graphql<{ shift: { signups: object[] } }>(
          'query ($id: ID!) { shift(id: $id) { signups(where: { overlapping: true }) { id } } }',
          { id: same.id },
          admin,
        )
      ).data.shift.signups.length;
    expect(await listed()).toBe(0);
    const overlaps = async (input: object) =>
      (
        await server.graphql<{ previewPlanChange: { overlaps: object[] } }>(
          'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { overlaps { shiftId otherOpportunityName } } }',
          { input: { eventId: event.id, ...input } },
          admin,
        )
      ).data.previewPlanChange.overlaps;
    expect(await overlaps({ shiftIds: [other.id], moveMinutes: -240 })).toHaveLength(1);
    expect(await overlaps({ shiftIds: [other.id], moveMinutes: -240, cancel: true })).toEqual([]);
    expect(await overlaps({ shiftIds: [shift.id], cancel: false })).toHaveLength(1);
    await change({ eventId: event.id, shiftIds: [shift.id], cancel: false });
    expect(await listed()).toBe(1);
  });

  it('offers nothing to people who wait, and goes on with it when the change is undone', async () => {
    const { event, shift } = await scene(1);
    const ada = await signUp(shift.id);
    const [, api] = waitlistApis(() => server) as [unknown, ReturnType<typeof waitlistApis>[number]];
    const { email, phone, ...person } = visitorDetails();
    const { entry } = await api.join({ shiftId: shift.id, email, phone, people: [person], fewerIsFine: false });
    const give = await server.rest('POST', `/api/admin/signups/${ada.id}/cancel`, {}, admin);
    expect(give.status).toBe(200);
    const state = async () =>
      (
        await sql<{ state: string; held: number }>('select state, held from waitlist_entry where id = $1', [entry?.id])
      )[0];
    expect(await state()).toEqual({ state: 'OFFERED', held: 1 });
    const { planChange } = await callOff(event.id, [shift.id]);
    await expireOffers.run(nobodyOf(server), {}, new AbortController().signal);
    expect(await state()).toEqual({ state: 'WAITING', held: 0 });
    const calledOffMails = () =>
      sql<{ cancelled: boolean; message: string; waited: number }>(
        `select (payload ->> 'eventCancelled')::boolean as cancelled, payload ->> 'message' as message, jsonb_array_length(payload -> 'waited') as waited
         from outbox where recipient = $1 and template = 'waitlist-called-off' order by created_at`,
        [email],
      );
    expect(await calledOffMails()).toEqual([{ cancelled: false, message: 'Ice.', waited: 1 }]);
    // The event is cancelled as well: they know already that the shift is called off.
    const turn = async (field: string) => {
      const { errors } = await server.graphql(`mutation { ${field} { event { id } } }`, {}, admin);
      expect(errors).toBeUndefined();
    };
    await turn(`cancelEvent(eventId: "${event.id}")`);
    await turn(`publishEvent(eventId: "${event.id}")`);
    expect(await calledOffMails()).toHaveLength(1);
    await undo(planChange.id);
    expect(await state()).toEqual({ state: 'OFFERED', held: 1 });
    expect(await calledOffMails()).toHaveLength(1);
  });

  it('is said on the event’s page, with the moment and without the message, until it is taken back', async () => {
    const { event, shift } = await scene();
    const note = async () => {
      const { data } = await server.graphql<{ event: { planNote: string | null } }>(
        `{ event(id: "${event.id}") { planNote } }`,
      );
      return data.event.planNote;
    };
    expect(await note()).toBeNull();
    const { planChange } = await callOff(event.id, [shift.id]);
    expect(await note()).toMatch(/^Changed on .* at .* [AP]M: 1 shift on .* is called off\.$/);
    expect(await note()).not.toContain('Ice');
    await undo(planChange.id);
    expect(await note()).toMatch(/: 1 shift on .* is as planned before\.$/);
  });

  it('is not among those where people are missing, and nothing is changed in an event that is cancelled', async () => {
    const { event, shift, other } = await scene();
    const missing = async () => {
      const { data } = await server.graphql<{ event: { shifts: { id: string }[] } }>(
        `{ event(id: "${event.id}") { shifts(where: { understaffed: true }) { id } } }`,
      );
      return data.event.shifts.map(({ id }) => id).sort();
    };
    expect(await missing()).toEqual([shift.id, other.id].sort());
    await callOff(event.id, [shift.id]);
    expect(await missing()).toEqual([other.id]);
    await server.graphql(`mutation { cancelEvent(eventId: "${event.id}") { event { id } } }`, {}, admin);
    const { errors } = await server.graphql(
      `mutation ($input: PlanChangeInput!) { applyPlanChange(input: $input, version: "any") { planChange { id } } }`,
      { input: { eventId: event.id, shiftIds: [other.id], moveMinutes: 60 } },
      admin,
    );
    expect(errors?.[0]?.extensions.code).toBe('EVENT_CANCELLED');
  });

  it('is brought back without a mail in an event that was cancelled since', async () => {
    const { event, shift, other } = await scene();
    const [ada, ben] = [await signUp(shift.id), await signUp(other.id)];
    const off = await callOff(event.id, [shift.id]);
    const moved = await change({ eventId: event.id, shiftIds: [other.id], moveMinutes: 60 });
    await server.graphql(`mutation { cancelEvent(eventId: "${event.id}") { event { id } } }`, {}, admin);
    for (const { planChange } of [off, moved])
      expect((await undo(planChange.id)).data.undoPlanChange.unchanged).toEqual([]);
    // Each is notified of the change itself, and then that the event is cancelled.
    expect((await mails(ada.email)).map((mail) => mail.off)).toEqual([true]);
    expect(await mails(ben.email)).toHaveLength(1);
    // What the change asked of Ben is no question any more.
    expect(await sql('select from signup where id = $1 and unconfirmed_since is not null', [ben.id])).toEqual([]);
  });

  it('warns of what is past, and mails nobody about it', async () => {
    const begun = inDays(-1);
    const event = await given(server.database.pool).event({ startDate: begun, endDate: day });
    const past = await (await (await event.category()).opportunity()).shift({ date: begun });
    const ada = visitorDetails();
    const { status } = await server.rest('POST', '/api/signup', { ...ada, shiftId: past.id }, admin);
    expect(status).toBe(201);
    const { data } = await server.graphql<{ previewPlanChange: { shifts: { warnings: string[] }[] } }>(
      'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { shifts { warnings } } }',
      { input: { eventId: event.id, shiftIds: [past.id], cancel: true } },
      admin,
    );
    expect(data.previewPlanChange.shifts).toEqual([{ warnings: ['This is in the past.'] }]);
    await callOff(event.id, [past.id]);
    expect(
      await sql(`select 1 from seen_mail where recipient = $1 and template = 'plan-changed'`, [ada.email]),
    ).toEqual([]);
  });

  it('reminds nobody, and is not missing anybody', async () => {
    const { event, lead, shift, other } = await scene();
    const ada = await signUp(shift.id);
    const bo = await signUp(other.id);
    await callOff(event.id, [shift.id]);
    const nine = instantOf(day, '09:00', 'Europe/Oslo').getTime();
    const run = async (days: number) => {
      moveClock(nine - days * 86_400_000 - (clock.now().getTime() - clock.moved()));
      for (const job of [remindHouseholds, notifyLeads])
        await job.run(nobodyOf(server), {}, new AbortController().signal);
    };
    await run(14);
    await run(7);
    const sent = await sql<{ recipient: string; shifts: number }>(
      `select recipient, jsonb_array_length(payload -> 'shifts') as shifts from seen_mail where event_id = $1 and template in ('reminder', 'lead-digest')
       order by created_at`,
      [event.id],
    );
    expect(sent).toEqual([
      { recipient: lead.email, shifts: 1 },
      { recipient: bo.email, shifts: null },
    ]);
    expect(sent.map(({ recipient }) => recipient)).not.toContain(ada.email);
  });

  it('is called off by a prepared plan as well, and takes place again by one that says so', async () => {
    const { event, shift } = await scene();
    const ada = await signUp(shift.id);
    const save = await server.graphql<{ savePlanChange: { preparedPlanChange: { id: string } } }>(
      `mutation ($input: PlanChangeInput!) { savePlanChange(input: $input, name: "Short course") { preparedPlanChange { id } } }`,
      { input: { eventId: event.id, where: { days: [day] }, cancel: true } },
      admin,
    );
    const { id } = save.data.savePlanChange.preparedPlanChange;
    const { data } = await server.graphql<{
      previewPreparedPlanChange: { version: string; shifts: { cancelled: boolean }[] };
    }>('query ($id: ID!) { previewPreparedPlanChange(id: $id) { version shifts { cancelled } } }', { id }, admin);
    expect(data.previewPreparedPlanChange.shifts).toEqual([{ cancelled: true }, { cancelled: true }]);
    const { version } = data.previewPreparedPlanChange;
    const applied = await server.graphql(
      'mutation ($id: ID!, $version: String!) { applyPreparedPlanChange(id: $id, version: $version) { planChange { id } } }',
      { id, version },
      admin,
    );
    expect(applied.errors).toBeUndefined();
    // Moved while it is called off: nobody needs a mail about it.
    await change({ eventId: event.id, shiftIds: [shift.id], moveMinutes: 60 });
    expect(await mails(ada.email)).toHaveLength(1);
    const { shifts } = await change({ eventId: event.id, shiftIds: [shift.id], cancel: false });
    expect(shifts).toMatchObject([{ cancelledAt: null, openSpots: 2 }]);
    expect((await mails(ada.email)).map(({ off }) => off)).toEqual([true, false]);
  });

  it('is refused to people who come while it is called off: a signup and the change end one way or the other', async () => {
    const { event, shift } = await scene(50);
    const wanted = Array.from({ length: 12 }, () =>
      server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id }),
    );
    const [, ...answers] = await Promise.all([callOff(event.id, [shift.id]), ...wanted]);
    const taken = answers.filter(({ status }) => status === 201).length;
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await sql(`select from signup where shift_id = $1 and status = 'active'`, [shift.id])).toHaveLength(taken);
    const late = await server.rest<{ code: string }>('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id });
    expect(late.body.code).toBe('SHIFT_CANCELLED');
  });
});
