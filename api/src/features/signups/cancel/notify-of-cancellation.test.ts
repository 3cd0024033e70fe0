import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../../test/count-statements.js';
import { given, visitorDetails } from '../../../../test/given.js';
import { nobodyOf } from '../../../../test/nobody.js';
import { runDue } from '../../../../test/run-due.js';
import { signedUp } from '../../../../test/signup-rows.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { until } from '../../../../test/until.js';
import { jobQueue } from '../../../database/job-queue.js';
import { moveClock } from '../../../platform/clock.js';
import { carryOutAction } from '../../waiting-actions/waiting-action.js';

/* 'Not coming': staff take somebody out without a mail, and the mail goes when they ask for it. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

type Headers = Record<string, string>;

/** Somebody in a shift of one lead. */
async function scene() {
  const ladder = given(server.database.pool);
  const [lead, other, admin] = [await ladder.staff('lead'), await ladder.staff('lead'), await ladder.staff('admin')];
  const role = await (await (await ladder.event()).category({ leadId: lead.userId })).opportunity();
  const shift = await role.shift({ qtyRequired: 3 });
  const person = visitorDetails();
  const { id } = await signedUp(server.database.pool, shift, person);
  const key = await ladder.apiKey({ scopes: ['read:signups'] });
  const writing = await ladder.apiKey({ scopes: ['write:signups', 'read:signups'] });
  return {
    ...{ shift, person, id, admin: admin.headers, lead: lead.headers, other: other.headers },
    ...{ key: key.headers, writing: writing.headers },
  };
}

async function ask<Data>(document: string, variables: object, headers: Headers): Promise<Data | string> {
  const { data, errors } = await server.graphql<Data>(document, variables, headers);
  return errors?.[0]?.extensions.code ?? data;
}

const cancel = (id: string, headers: Headers, notify?: boolean) =>
  ask(
    'mutation ($ids: [ID!]!, $notify: Boolean) { cancelSignups(signupIds: $ids, notify: $notify) { cancelled } }',
    { ids: [id], notify },
    headers,
  );
const notify = (id: string, headers: Headers) =>
  ask('mutation ($id: ID!) { notifyOfCancellation(signupId: $id) { id unnotified } }', { id }, headers);

/** Mails about an event by their template, with how many there are. */
async function mailsOf(eventId: string): Promise<Record<string, number>> {
  const { rows } = await server.database.pool.query<{ template: string; mails: number }>(
    'select template, count(*)::int as mails from outbox where event_id = $1 group by template',
    [eventId],
  );
  return Object.fromEntries(rows.map(({ template, mails }) => [template, mails]));
}

describe('cancelling without a mail to the household', () => {
  it('mails the lead alone, until staff ask for the mail: once', async () => {
    const { shift, id, lead } = await scene();
    expect(await cancel(id, lead, false)).toEqual({ cancelSignups: { cancelled: [id] } });
    expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1 });
    const read = 'query ($id: ID!) { signup(id: $id) { status unnotified } }';
    expect(await ask(read, { id }, lead)).toEqual({ signup: { status: 'CANCELLED', unnotified: true } });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await notify(id, lead)).toEqual({ notifyOfCancellation: { id, unnotified: false } });
      expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1, 'signup-cancelled': 1 });
    }
  });

  it('mails nobody who is back in the shift', async () => {
    const { shift, person, id, lead } = await scene();
    await cancel(id, lead, false);
    expect((await server.rest('POST', '/api/signup', { ...person, shiftId: shift.id })).status).toBe(201);
    expect(await notify(id, lead)).toEqual({ notifyOfCancellation: { id, unnotified: false } });
    expect(await mailsOf(shift.eventId)).not.toHaveProperty('signup-cancelled');
  });

  it('sends no mail to somebody who signed up for the shift again, nor when that ends with one', async () => {
    const { shift, person, id, lead } = await scene();
    await cancel(id, lead, false);
    const again = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
      ...person,
      shiftId: shift.id,
    });
    const unnotified = async () => ask('query ($id: ID!) { signup(id: $id) { unnotified } }', { id }, lead);
    expect(await unnotified()).toEqual({ signup: { unnotified: false } });
    await cancel(again.body.signup.id, lead);
    expect(await unnotified()).toEqual({ signup: { unnotified: false } });
    await notify(id, lead);
    // The confirmation of the second signup may be dropped meanwhile: it no longer holds.
    expect(await mailsOf(shift.eventId)).toMatchObject({ 'lead-cancelled': 2, 'signup-cancelled': 1 });
  });

  it('is asked for twice at once and mailed once', async () => {
    const { shift, id, lead, admin } = await scene();
    await cancel(id, lead, false);
    await Promise.all([notify(id, lead), notify(id, admin), notify(id, lead)]);
    expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1, 'signup-cancelled': 1 });
  });

  it('mails by default, and then nobody again', async () => {
    const { shift, id, admin } = await scene();
    await cancel(id, admin);
    expect(await notify(id, admin)).toEqual({ notifyOfCancellation: { id, unnotified: false } });
    expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1, 'signup-cancelled': 1 });
  });

  it('does nothing to an active signup', async () => {
    const { shift, id, admin } = await scene();
    expect(await notify(id, admin)).toEqual({ notifyOfCancellation: { id, unnotified: false } });
    expect(await mailsOf(shift.eventId)).toEqual({});
  });

  it('is through REST, too', async () => {
    const { shift, id, lead } = await scene();
    const body = { signupIds: [id], notify: false };
    expect((await server.rest('POST', '/api/admin/signups/cancel', body, lead)).status).toBe(200);
    expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1 });
    const path = `/api/admin/signups/${id}/notify`;
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await server.rest('POST', path, undefined, lead);
      expect([answer.status, answer.body]).toEqual([
        200,
        expect.objectContaining({ success: true, signup: expect.objectContaining({ id, status: 'cancelled' }) }),
      ]);
      expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1, 'signup-cancelled': 1 });
    }
  });

  it('waits ten seconds where it can be undone', async () => {
    const { shift, id, lead } = await scene();
    await ask(
      'mutation ($ids: [ID!]!) { cancelSignupsLater(signupIds: $ids, notify: false) { signupIds } }',
      { ids: [id] },
      lead,
    );
    expect(await mailsOf(shift.eventId)).toEqual({});
    moveClock(11_000);
    await runDue(await jobQueue({ pool: server.database.pool, kinds: [carryOutAction], context: nobodyOf(server) }));
    // The server's own runner may have been quicker.
    await until(async () => (await mailsOf(shift.eventId))['lead-cancelled'] === 1, 10_000);
    expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1 });
    await notify(id, lead);
    expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1, 'signup-cancelled': 1 });
  });
});

describe('asking for the mail', () => {
  it('is for admins, the lead and programs that write signups', async () => {
    const { shift, id, admin, lead, other, key, writing } = await scene();
    await cancel(id, lead, false);
    expect(await notify(id, {})).toBe('NOT_SIGNED_IN');
    expect(await notify(id, other)).toBe('SIGNUP_NOT_FOUND');
    expect(await notify(id, key)).toBe('FORBIDDEN');
    expect(await notify('nonsense', admin)).toBe('SIGNUP_NOT_FOUND');
    expect(await mailsOf(shift.eventId)).toEqual({ 'lead-cancelled': 1 });
    expect(await notify(id, writing)).toEqual({ notifyOfCancellation: { id, unnotified: false } });
    expect(await mailsOf(shift.eventId)).toMatchObject({ 'signup-cancelled': 1 });
  });

  it('takes few statements', async () => {
    const { id, lead } = await scene();
    await cancel(id, lead, false);
    const { apart, statements } = await countStatements(() => notify(id, lead));
    expect(statements.filter((text) => text.includes('set unnotified'))).toHaveLength(1);
    expect(apart).toBe(10);
  });
});
