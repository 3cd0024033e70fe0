import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, visitorDetails } from '../../../../test/given.js';
import {
  cookieFor,
  householdApis,
  linkOf,
  mailsSent,
  mailsQueuedTo,
  type Caller,
  type Outcome,
} from '../../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { newToken } from '../../../platform/operation/secrets.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const apis = householdApis(() => server);
const notFound = { status: 404, code: 'SIGNUP_NOT_FOUND', message: 'Signup not found.' };

interface Taken {
  details: ReturnType<typeof visitorDetails>;
  signupId: string;
  shiftId: string;
  /** What the answer to the signup gave this browser. */
  own: Caller;
  lead: { userId: string; email: string; headers: Caller };
}

/** Somebody with one active signup in a category with a lead. */
async function taken(details = visitorDetails()): Promise<Taken> {
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead');
  const role = await (await (await ladder.event()).category({ leadId: lead.userId })).opportunity();
  const shift = await role.shift({ qtyRequired: 3 });
  const answer = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
    ...details,
    shiftId: shift.id,
  });
  expect(answer.status).toBe(201);
  await mailsSent(server, details.email);
  const own = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  return { details, signupId: answer.body.signup.id, shiftId: shift.id, own, lead };
}

async function statusOf(signupId: string): Promise<string | undefined> {
  const { rows } = await server.database.pool.query<{ status: string }>('select status from signup where id = $1', [
    signupId,
  ]);
  return rows[0]?.status;
}

async function refused(signupId: string, email: string, attempt: Promise<Outcome>): Promise<void> {
  const before = await mailsQueuedTo(server, email);
  expect(await attempt).toMatchObject(notFound);
  expect(await statusOf(signupId)).toBe('active');
  expect(await mailsQueuedTo(server, email)).toEqual(before);
}

describe.each(apis)('cancelling through $name', ({ cancel, cancelByLink, lookUp, signUp, open }) => {
  it('gives the place back after a lookup and notifies household and lead once, however often it is asked', async () => {
    const { details, signupId, lead } = await taken();
    const { cookie = '' } = await lookUp(details.email);
    const first = await cancel(details.email, signupId, { cookie });
    expect(first).toMatchObject({ status: 200, signup: { id: signupId, status: 'cancelled', registered: 0 } });
    expect(first.signup?.cancelledAt).toMatch(/Z$/);
    const second = await cancel(details.email, signupId, { cookie });
    expect(second.signup).toEqual(first.signup);
    expect(await mailsQueuedTo(server, details.email)).toEqual(['signup-confirmation', 'signup-cancelled']);
    expect(await mailsQueuedTo(server, lead.email)).toEqual(['lead-cancelled']);
  });

  it('notifies once when it is asked ten times at once', async () => {
    const { details, signupId, lead, shiftId } = await taken();
    const caller = cookieFor(server, { email: details.email });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => cancel(details.email, signupId, caller)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await mailsQueuedTo(server, details.email)).toEqual(['signup-confirmation', 'signup-cancelled']);
    expect(await mailsQueuedTo(server, lead.email)).toHaveLength(1);
    const { rows } = await server.database.pool.query<{ active_count: number }>(
      'select active_count from shift where id = $1',
      [shiftId],
    );
    expect(rows[0]?.active_count).toBe(0);
  });

  it('is refused to a stranger, to another household, and with a cookie that is forged, changed or over', async () => {
    const { details, signupId } = await taken();
    const other = await taken();
    const { cookie: others = '' } = await lookUp(other.details.email);
    const { cookie = '' } = cookieFor(server, { email: details.email });
    const [payload, signature] = cookie.split('.') as [string, string];
    const [, othersSignature] = others.split('.') as [string, string];
    const callers: Caller[] = [
      {},
      { cookie: others },
      { cookie: `${payload}.${othersSignature}` },
      { cookie: `${payload}.${'A'.repeat(signature.length)}` },
      { cookie: payload },
      cookieFor(server, { email: details.email, expiresAt: Date.parse('2020-01-01') }),
      other.own,
      { authorization: `Bearer ${newToken()}` },
    ];
    for (const caller of callers) await refused(signupId, details.email, cancel(details.email, signupId, caller));
    expect(await cancel(details.email, signupId, { cookie })).toMatchObject({ status: 200 });
  });

  it('needs no more than the cookie of the signup itself, which covers that signup alone', async () => {
    const first = await taken();
    // A stranger signs up under the same address: they get at what they made, and at nothing else.
    const strangers = await taken(visitorDetails({ email: first.details.email }));
    await refused(first.signupId, first.details.email, cancel(first.details.email, first.signupId, strangers.own));
    expect(await cancel(first.details.email, strangers.signupId, strangers.own)).toMatchObject({ status: 200 });
    expect(await cancel(first.details.email, first.signupId, first.own)).toMatchObject({ status: 200 });
  });

  it('keeps a stronger cookie through a later signup under the same address, and sets a signup’s own one', async () => {
    const { details, signupId } = await taken();
    const { cookie = '' } = await lookUp(details.email);
    const shift = await given(server.database.pool).shift();
    const later = await signUp({ ...visitorDetails({ email: details.email }), shiftId: shift.id }, { cookie });
    expect(later.setCookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cancel(details.email, signupId, { cookie: later.cookie ?? '' })).toMatchObject({ status: 200 });
    const fresh = await signUp({ ...visitorDetails({ email: details.email }), shiftId: shift.id });
    expect(fresh.cookie).toBeDefined();
    expect(fresh.cookie).not.toBe(later.cookie);
  });

  it('is for an admin any, for a lead those of their categories', async () => {
    const ladder = given(server.database.pool);
    const one = await taken();
    const other = await taken();
    await refused(other.signupId, other.details.email, cancel(other.details.email, other.signupId, one.lead.headers));
    expect(await cancel(one.details.email, one.signupId, one.lead.headers)).toMatchObject({
      status: 200,
      signup: { status: 'cancelled' },
    });
    const admin = await ladder.staff('admin');
    expect(await cancel(other.details.email, other.signupId, admin.headers)).toMatchObject({ status: 200 });
  });

  it.each([
    ['unknown', randomUUID()],
    ['malformed', 'x'],
  ])('answers an %s signup with 404', async (_kind, id) => {
    const { headers } = await given(server.database.pool).staff('admin');
    expect(await cancel('a@example.org', id, headers)).toMatchObject(notFound);
  });

  it('works with the mailed link, which opens the household to this browser for a day', async () => {
    const { details, signupId, lead } = await taken();
    const brother = await taken(visitorDetails({ email: details.email.toUpperCase() }));
    const token = await linkOf(server, details.email);
    const outcome = await cancelByLink(token, signupId);
    expect(outcome).toMatchObject({ status: 200, signup: { id: signupId, status: 'cancelled', registered: 0 } });
    expect(outcome.setCookie).toMatch(/Max-Age=86(400|399)/);
    expect(await cancelByLink(token, signupId)).toMatchObject({ status: 200, signup: outcome.signup as object });
    expect(await mailsQueuedTo(server, details.email)).toEqual([
      'signup-confirmation',
      'signup-confirmation',
      'signup-cancelled',
    ]);
    expect(await mailsQueuedTo(server, lead.email)).toEqual(['lead-cancelled']);
    expect(await cancel(details.email, brother.signupId, { cookie: outcome.cookie ?? '' })).toMatchObject({
      status: 200,
    });
    expect((await open(token)).setCookie).toMatch(/Max-Age=86(400|399)/);
  });

  it('with a link is refused for another household, even to an admin, and when the link is unknown or over', async () => {
    const mine = await taken();
    const other = await taken();
    const token = await linkOf(server, mine.details.email);
    const { headers } = await given(server.database.pool).staff('admin');
    await refused(other.signupId, other.details.email, cancelByLink(token, other.signupId));
    await refused(other.signupId, other.details.email, cancelByLink(token, other.signupId, headers));
    expect(await cancelByLink(token, 'x')).toMatchObject(notFound);
    expect(await cancelByLink(newToken(), mine.signupId)).toMatchObject({ status: 404, code: 'LINK_NOT_FOUND' });
    await server.database.pool.query(`update household_token set expires_at = now() where email_key = $1`, [
      mine.details.email,
    ]);
    expect(await cancelByLink(token, mine.signupId)).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
    expect(await statusOf(mine.signupId)).toBe('active');
  });

  it('leaves the way open to sign up again, as a new signup', async () => {
    const { details, signupId, shiftId, own } = await taken();
    await cancel(details.email, signupId, own);
    const again = await signUp({ ...details, shiftId }, own);
    expect(again).toMatchObject({ status: 201, signup: { registered: 1 } });
    expect(again.signup?.id).not.toBe(signupId);
    expect(await statusOf(signupId)).toBe('cancelled');
  });
});

describe('cancelling', () => {
  it('takes the address of the path at its word: another household’s is 404, for staff too', async () => {
    const { details, signupId, own } = await taken();
    const { headers } = await given(server.database.pool).staff('admin');
    const path = (email: string) => `/api/volunteer/${encodeURIComponent(email)}/cancel/${signupId}`;
    for (const caller of [own, headers]) {
      expect(await server.rest('POST', path('somebody@else.org'), undefined, caller)).toMatchObject({
        status: 404,
        body: { code: 'SIGNUP_NOT_FOUND' },
      });
    }
    expect(await statusOf(signupId)).toBe('active');
    const answer = await server.rest('POST', path(` ${details.email.toUpperCase()} `), undefined, own);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, signup: { id: signupId, status: 'cancelled' } },
    });
  });

  it('does not wait in circles with signups under the same address', async () => {
    const { details, signupId, shiftId, own } = await taken();
    const attempts = Array.from({ length: 8 }, (_, turn) =>
      turn % 2 === 0
        ? server.rest('POST', '/api/signup', { ...visitorDetails({ email: details.email }), shiftId })
        : server.rest('POST', `/api/volunteer/${details.email}/cancel/${signupId}`, undefined, own),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { rows } = await server.database.pool.query<{ active_count: number; truth: number }>(
      `select active_count, (select count(*)::int from signup where shift_id = s.id and status = 'active') as truth from shift s where id = $1`,
      [shiftId],
    );
    expect(rows[0]?.active_count).toBe(rows[0]?.truth);
  });

  it('is collected for a lead who would be flooded by many cancellations', async () => {
    const { lead, shiftId } = await taken();
    await server.database.pool.query('update shift set qty_required = 100 where id = $1', [shiftId]);
    for (let turn = 0; turn < 23; turn += 1) {
      const details = visitorDetails();
      const answer = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...details, shiftId });
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      await server.rest('POST', `/api/volunteer/${details.email}/cancel/${answer.body.signup.id}`, undefined, {
        cookie,
      });
    }
    const { rows } = await server.database.pool.query<{ signups: number }>(
      `select jsonb_array_length(payload->'signups') as signups from outbox where recipient = $1 order by created_at`,
      [lead.email],
    );
    expect(rows.map(({ signups }) => signups)).toEqual([...Array<number>(20).fill(1), 3]);
  });
});
