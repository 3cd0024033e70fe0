import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../../../test/given.js';
import {
  cookieFor,
  householdApis,
  mailsQueuedTo,
  type Caller,
  type HouseholdApi,
} from '../../../../test/household-apis.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { until } from '../../../../test/until.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const apis = householdApis(() => server);
const notFound = { status: 404, code: 'SIGNUP_NOT_FOUND', message: 'Signup not found.' };
const sql = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Record<string, unknown>>(text, values)).rows;
const newShift = async () => (await given(server.database.pool).shift()).id;

/** Somebody who signed up just now under an address, and their browser. */
async function signedUp(api: HouseholdApi, details: object = {}, caller?: Caller) {
  const person = { ...visitorDetails(), shiftId: await newShift(), ...details };
  const { status, signup, cookie } = await api.signUp(person, caller);
  expect(status).toBe(201);
  return { ...person, id: signup?.id ?? '', browser: { cookie: cookie ?? '' } };
}

const standsUnder = (signupId: string) =>
  sql('select v.email_key as key from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1', [signupId]);

const peopleOf = (email: string) =>
  sql('select first_name, last_name, email, phone from volunteer where email_key = $1 order by name_key', [email]);

describe.each(apis)('correcting the address of a signup through $name', (api) => {
  it('moves it to a new person, mails them, and removes the one that the mistake made', async () => {
    const mine = await signedUp(api, { phone: '907-555-0101' });
    const { email } = visitorDetails();
    const outcome = await api.correct(mine.id, ` ${email.toUpperCase()} `, mine.browser);
    expect(outcome).toMatchObject({
      status: 200,
      signup: { id: mine.id, status: 'active', registered: 1 },
      corrected: { firstName: mine.firstName, lastName: mine.lastName, email: email.toUpperCase(), phone: null },
      conflicts: 0,
    });
    expect(await peopleOf(email)).toMatchObject([{ last_name: mine.lastName, phone: '907-555-0101' }]);
    expect(await peopleOf(mine.email)).toEqual([]);
    expect(await mailsQueuedTo(server, email)).toEqual(['signup-confirmation']);
    // What was pressed first now opens the moved signup: it can be taken back.
    expect(await api.cancel(email, mine.id, { cookie: outcome.cookie ?? '' })).toMatchObject({ status: 200 });
  });

  it('corrects nothing of what was called off: who wrote the right address would read that they are signed up', async () => {
    const mine = await signedUp(api);
    const correct = () => api.correct(mine.id, visitorDetails().email, mine.browser);
    await sql('update shift set cancelled_at = now() where id = $1', [mine.shiftId]);
    expect(await correct()).toMatchObject(notFound);
    await sql('update shift set cancelled_at = null where id = $1', [mine.shiftId]);
    const ofEvent = 'update event set state = $1 where id = (select event_id from shift where id = $2)';
    await sql(ofEvent, ['CANCELLED', mine.shiftId]);
    expect(await correct()).toMatchObject(notFound);
    await sql(ofEvent, ['PUBLISHED', mine.shiftId]);
    expect(await correct()).toMatchObject({ status: 200 });
  });

  it('changes nothing for the same address, and for a second click', async () => {
    const mine = await signedUp(api);
    const { email } = visitorDetails();
    for (let time = 1; time <= 4; time += 1)
      expect(await api.correct(mine.id, mine.email.toUpperCase(), mine.browser)).toMatchObject({ status: 200 });
    await Promise.all([1, 2].map(() => api.correct(mine.id, email, mine.browser)));
    expect(await api.correct(mine.id, email, mine.browser)).toMatchObject({ status: 200 });
    expect(await sql('select email_corrections from signup where id = $1', [mine.id])).toEqual([
      { email_corrections: 1 },
    ]);
    expect(await mailsQueuedTo(server, email)).toEqual(['signup-confirmation']);
  });

  it('is given again with a repeated answer when the first one was lost, and as of then', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const person = { ...visitorDetails(), shiftId: await newShift() };
    await api.signUp(person, key);
    const again = await api.signUp(person, key);
    const mine = { id: again.signup?.id ?? '', browser: { cookie: again.cookie ?? '' } };
    // The browser that has it gets nothing new.
    expect((await api.signUp(person, { ...key, ...mine.browser })).cookie).toBeUndefined();
    expect(await api.correct(mine.id, visitorDetails().email, mine.browser)).toMatchObject({ status: 200 });

    const guessed = { 'idempotency-key': 'row 17' };
    const other = { ...visitorDetails(), shiftId: await newShift() };
    await api.signUp(other, guessed);
    expect((await api.signUp(other, guessed)).cookie).toBeUndefined();
  });

  it('is not given again by a repeated answer after the links were closed', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const person = { ...visitorDetails(), shiftId: await newShift() };
    const { signup } = await api.signUp(person, key);
    await sql('update household_token set revoked_at = now() where email_key = $1', [person.email]);
    const { cookie = '' } = await api.signUp(person, key);
    expect(await api.correct(signup?.id ?? '', visitorDetails().email, { cookie })).toMatchObject(notFound);
    expect(await api.cancel(person.email, signup?.id ?? '', { cookie })).toMatchObject(notFound);
  });

  it('is refused the third time', async () => {
    const mine = await signedUp(api);
    for (const status of [200, 200, 409]) {
      const outcome = await api.correct(mine.id, visitorDetails().email, mine.browser);
      expect(outcome.status).toBe(status);
      if (status === 409) expect(outcome.code).toBe('CORRECTED_TWICE');
    }
  });

  it('is for the browser that made it alone: not for another, a lookup, a link, a forged cookie, or staff', async () => {
    const mine = await signedUp(api);
    const stranger = await signedUp(api);
    const { headers } = await given(server.database.pool).staff('admin');
    const callers: Caller[] = [
      {},
      stranger.browser,
      cookieFor(server, { email: mine.email }),
      cookieFor(server, { email: mine.email, source: 'link' }),
      cookieFor(server, { email: mine.email, source: 'record', recordIds: [mine.id] }),
      { cookie: mine.browser.cookie.slice(0, -2) },
      headers,
    ];
    for (const caller of callers)
      expect(await api.correct(mine.id, visitorDetails().email, caller)).toMatchObject(notFound);
    for (const unknown of ['none', '11111111-1111-4111-8111-111111111111'])
      expect(await api.correct(unknown, visitorDetails().email, mine.browser)).toMatchObject(notFound);
    expect(await standsUnder(mine.id)).toEqual([{ key: mine.email }]);
  });

  it('ends after 30 minutes, when the signup is cancelled, and when the household closes its links', async () => {
    const [old, young, cancelled, closed] = [
      await signedUp(api),
      await signedUp(api),
      await signedUp(api),
      await signedUp(api),
    ];
    await sql(`update signup set created_at = now() - interval '31 minutes' where id = $1`, [old.id]);
    await sql(`update signup set created_at = now() - interval '29 minutes' where id = $1`, [young.id]);
    await api.cancel(cancelled.email, cancelled.id, cancelled.browser);
    await sql('update household_token set revoked_at = now() where email_key = $1', [closed.email]);
    for (const { id, browser } of [old, cancelled, closed])
      expect(await api.correct(id, visitorDetails().email, browser)).toMatchObject(notFound);
    expect(await api.correct(young.id, visitorDetails().email, young.browser)).toMatchObject({ status: 200 });
  });

  it('moves all that this browser made, also after a lookup and under several addresses', async () => {
    const first = await signedUp(api);
    const second = await signedUp(api, { email: first.email, lastName: 'Other' }, first.browser);
    const third = await signedUp(api, {}, second.browser);
    const { cookie = '' } = await api.lookUp(first.email, third.browser);
    const { email } = visitorDetails();
    // Of one person's two shifts at the same time the second is reported to overlap: both were made here.
    const fourth = await signedUp(api, { email: first.email, lastName: first.lastName }, { cookie });
    let browser: Caller = fourth.browser;
    for (const [{ id }, conflicts] of [
      [first, 0],
      [second, 0],
      [third, 0],
      [fourth, 1],
    ] as const) {
      const outcome = await api.correct(id, email, browser);
      expect(outcome).toMatchObject({ status: 200, conflicts });
      browser = { cookie: outcome.cookie ?? '' };
    }
    expect(await peopleOf(first.email)).toEqual([]);
    expect(await peopleOf(email)).toHaveLength(3);
  });

  it('leaves a household that was there before as it is, and shows nothing of it', async () => {
    const there = await signedUp(api, { firstName: 'Anna', phone: '907-555-0199' });
    const before = await peopleOf(there.email);
    const links = () => sql('select id, revoked_at from household_token where email_key = $1', [there.email]);
    const linksBefore = await links();
    const mine = await signedUp(api, { firstName: 'ANNA', lastName: there.lastName, phone: '907-555-0666' });
    const outcome = await api.correct(mine.id, there.email, mine.browser);
    expect(outcome).toMatchObject({ status: 200, corrected: { firstName: 'ANNA', phone: null }, conflicts: 0 });
    expect(outcome.text).not.toMatch(/0199|0666|manage/);
    expect(outcome.text).not.toContain(there.id);
    expect(await peopleOf(there.email)).toEqual(before);
    expect(await links()).toEqual(linksBefore);
    // The new pass covers the moved signup, not the one that was there.
    const browser = { cookie: outcome.cookie ?? '' };
    expect(await api.cancel(there.email, there.id, browser)).toMatchObject(notFound);
    expect(await api.correct(there.id, visitorDetails().email, browser)).toMatchObject(notFound);
  });

  it('shows no other address the phone number of somebody who was there under the first one', async () => {
    const there = await signedUp(api, { phone: '907-555-0199' });
    const mine = await signedUp(api, { email: there.email, lastName: there.lastName });
    const { email } = visitorDetails();
    const linkBefore = await sql('select id, revoked_at from household_token where email_key = $1', [there.email]);
    expect(await api.correct(mine.id, email, mine.browser)).toMatchObject({ status: 200 });
    expect(await peopleOf(email)).toMatchObject([{ phone: null }]);
    expect(await peopleOf(there.email)).toMatchObject([{ phone: '907-555-0199' }]);
    expect(await sql('select id, revoked_at from household_token where email_key = $1', [there.email])).toEqual(
      linkBefore,
    );
  });

  it('changes nothing for a person who holds a place in the shift already', async () => {
    const there = await signedUp(api);
    const mine = await signedUp(api, { lastName: there.lastName, shiftId: there.shiftId });
    const queued = await mailsQueuedTo(server, there.email);
    expect(await api.correct(mine.id, there.email, mine.browser)).toMatchObject({
      status: 409,
      code: 'ALREADY_SIGNED_UP',
    });
    expect(await standsUnder(mine.id)).toEqual([{ key: mine.email }]);
    expect(await sql('select email_corrections from signup where id = $1', [mine.id])).toEqual([
      { email_corrections: 0 },
    ]);
    // But its household is mailed that somebody tried.
    expect(await mailsQueuedTo(server, there.email)).toEqual([...queued, 'spot-attempted']);
  });

  it('takes back a confirmation that did not get through to the mistyped address', async () => {
    const mine = await signedUp(api);
    await until(async () => {
      const [mail] = await sql('select state from outbox where recipient = $1', [mine.email]);
      return mail?.state === 'sent';
    }, 5000);
    await sql(`update outbox set state = 'failed' where recipient = $1`, [mine.email]);
    await api.correct(mine.id, visitorDetails().email, mine.browser);
    expect(await mailsQueuedTo(server, mine.email)).toEqual([]);
  });

  it('takes back all that still waits for the mistyped address, and of other signups nothing', async () => {
    const mine = await signedUp(api);
    const other = await signedUp(api, { email: mine.email, lastName: 'Other' }, mine.browser);
    const both = (partOf: (one: { signupId: string }) => object) =>
      [mine, other].map(({ id }) => partOf({ signupId: id }));
    const mails = {
      reminder: { signups: both((one) => one) },
      'event-cancelled': { signups: both((one) => one).slice(0, 1) },
      'plan-changed': { moved: both((signup) => ({ signup })) },
      'shift-changed': { signup: { signupId: mine.id } },
      'spot-attempted': { signup: { signupId: mine.id }, asked: 'spot', has: 'spot' },
      'replacement-open': { signup: { signupId: other.id } },
    };
    // The mail server put them off.
    for (const [template, payload] of Object.entries(mails))
      await sql(
        `insert into outbox (template, recipient, payload, message_id, attempts, next_attempt_at)
         values ($1, $2, $3, gen_random_uuid(), 1, now() + interval '1 hour')`,
        [template, mine.email, JSON.stringify(payload)],
      );
    await api.correct(mine.id, visitorDetails().email, other.browser);
    const left = await sql(
      `select template, payload from outbox where recipient = $1 and attempts = 1 and state = 'waiting' order by 1`,
      [mine.email],
    );
    expect(left).toEqual([
      { template: 'plan-changed', payload: { moved: [{ signup: { signupId: other.id } }] } },
      { template: 'reminder', payload: { signups: [{ signupId: other.id }] } },
      { template: 'replacement-open', payload: { signup: { signupId: other.id } } },
    ]);
  });

  it('says what is missing', async () => {
    const mine = await signedUp(api);
    expect(await api.correct(mine.id, 'anna@', mine.browser)).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      errors: { email: 'Valid email is required' },
    });
  });
});

it('counts corrections for the network, and those of real signups for the new address', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' });
  try {
    const [api] = householdApis(() => limited);
    const { id } = await given(limited.database.pool).shift({ qtyRequired: 5 });
    const person = { ...visitorDetails(), shiftId: id };
    const made = await api?.signUp(person);
    const browser = { cookie: made?.cookie ?? '' };
    const statuses = [];
    for (let time = 1; time <= 61; time += 1)
      statuses.push((await api?.correct(made?.signup?.id ?? '', person.email, browser))?.status);
    // The signup itself was the first of the address's 60.
    expect(statuses.filter((status) => status === 200)).toHaveLength(59);
    expect(statuses.at(-1)).toBe(429);
    const other = '11111111-1111-4111-8111-111111111111';
    expect((await api?.correct(other, visitorDetails().email, browser))?.status).toBe(404);
    expect((await api?.correct(other, visitorDetails().email, browser))?.status).toBe(429);
  } finally {
    await limited.close();
  }
});
