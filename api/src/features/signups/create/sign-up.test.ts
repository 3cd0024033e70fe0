import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, inDays, visitorDetails } from '../../../../test/given.js';
import { cookieFor, type Caller } from '../../../../test/household-apis.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { clock, dayIn } from '../../../platform/clock.js';
import type { Statement } from '../../../platform/reading/rows.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());

/** What either API says: the same fields, so that one table of cases serves both. */
interface Outcome {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  signupId?: string;
  registered?: number;
  conflicts?: string[];
}

const mutation = `mutation ($input: SignUpInput!, $key: String) { signUp(input: $input, idempotencyKey: $key) {
  signup { id status shift { id qtyRegistered } } volunteer { email phone } conflicts { id } } }`;

type Details = Record<string, unknown>;

const apis: { name: string; signUp(details: Details, key?: string, headers?: Caller): Promise<Outcome> }[] = [
  {
    name: 'REST',
    async signUp(details, key, headers) {
      const { status, body } = await server.rest<{
        code?: string;
        message?: string;
        errors?: Record<string, string>;
        signup?: { id: string; shift: { qtyRegistered: number } };
        conflicts?: { id: string }[];
      }>('POST', '/api/signup', details, { ...headers, ...(key ? { 'idempotency-key': key } : {}) });
      return {
        status,
        code: body.code,
        message: body.message,
        errors: body.errors,
        signupId: body.signup?.id,
        registered: body.signup?.shift.qtyRegistered,
        conflicts: body.conflicts?.map(({ id }) => id),
      };
    },
  },
  {
    name: 'GraphQL',
    async signUp(details, key, headers) {
      const { data, errors } = await server.graphql<{
        signUp: { signup: { id: string; shift: { qtyRegistered: number } }; conflicts: { id: string }[] };
      } | null>(mutation, { input: details, key }, headers);
      const [error] = errors ?? [];
      if (error) {
        const { code, status, errors: fields } = error.extensions;
        return { status, code, message: error.message, errors: fields };
      }
      const result = data?.signUp;
      return {
        status: 201,
        signupId: result?.signup.id,
        registered: result?.signup.shift.qtyRegistered,
        conflicts: result?.conflicts.map(({ id }) => id),
      };
    },
  },
];

async function stored(shiftId: string): Promise<{ signups: number; mails: number; volunteers: number }> {
  const { rows } = await server.database.pool.query<{ signups: number; mails: number; volunteers: number }>(
    `select (select count(*)::int from signup where shift_id = $1) as signups,
      (select count(*)::int from outbox where payload::text like '%' || $1::text || '%') as mails,
      (select count(*)::int from volunteer) as volunteers`,
    [shiftId],
  );
  return rows[0] as { signups: number; mails: number; volunteers: number };
}

describe.each(apis)('signing up through $name', ({ signUp }) => {
  it('takes a place, keeps the person and queues one mail', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 3 });
    const details = visitorDetails({ firstName: 'Maeve', lastName: "O'Neil-Ødegård", phone: '907-555-0184' });
    const outcome = await signUp({ ...details, email: ` ${details.email} `, shiftId: shift.id });
    expect(outcome).toMatchObject({ status: 201, registered: 1, conflicts: [] });
    expect(await stored(shift.id)).toMatchObject({ signups: 1, mails: 1 });
    const { rows } = await server.database.pool.query(
      'select first_name, last_name, email, phone from volunteer where email = $1',
      [details.email],
    );
    expect(rows).toEqual([
      { first_name: 'Maeve', last_name: "O'Neil-Ødegård", email: details.email, phone: '907-555-0184' },
    ]);
  });

  it('keeps pasted names, numbers and addresses without their invisible characters, an international domain as mail servers take it', async () => {
    const shift = await given(server.database.pool).shift();
    const { email } = visitorDetails();
    const [local] = email.split('@');
    const pasted = { firstName: '\u200eAda', lastName: 'Berg\u200b', phone: '\u202d+49\u2011151\u00a0234\u202c' };
    const outcome = await signUp({ ...pasted, email: `${local}@käse.example\u200b`, shiftId: shift.id });
    expect(outcome).toMatchObject({ status: 201 });
    const { rows } = await server.database.pool.query(
      'select first_name, last_name, phone, recipient from volunteer join outbox on recipient = email where email = $1',
      [`${local}@xn--kse-qla.example`],
    );
    expect(rows).toEqual([
      { first_name: 'Ada', last_name: 'Berg', phone: '+49-151 234', recipient: `${local}@xn--kse-qla.example` },
    ]);
  });

  it('knows the same person without case and odd spaces, and refuses their second place', async () => {
    const shift = await given(server.database.pool).shift();
    const details = visitorDetails({ firstName: 'Anna  Maria' });
    await signUp({ ...details, shiftId: shift.id });
    const again = await signUp({
      ...details,
      firstName: ' anna maria ',
      lastName: details.lastName.toUpperCase(),
      email: details.email.toUpperCase(),
      shiftId: shift.id,
    });
    expect(again).toMatchObject({
      status: 409,
      code: 'ALREADY_SIGNED_UP',
      message: 'You are already signed up for this shift.',
    });
    // The confirmation, and one mail a day that somebody tried.
    expect(await stored(shift.id)).toMatchObject({ signups: 1, mails: 2 });
    await signUp({ ...details, shiftId: shift.id });
    expect(await stored(shift.id)).toMatchObject({ signups: 1, mails: 2 });
    const { rows } = await server.database.pool.query(
      `select recipient, payload #>> '{signup,volunteer,firstName}' as name from outbox where template = 'spot-attempted' and event_id = $1`,
      [shift.eventId],
    );
    expect(rows).toEqual([{ recipient: details.email, name: details.firstName }]);
  });

  it('mails nobody that their own browser asked again', async () => {
    const shift = await given(server.database.pool).shift();
    const details = { ...visitorDetails(), shiftId: shift.id };
    const { signupId = 'none' } = await signUp(details);
    const { headers } = await given(server.database.pool).staff('admin');
    const { email } = details;
    const made = cookieFor(server, { email, source: 'record', recordIds: [signupId] });
    for (const caller of [made, cookieFor(server, { email }), headers])
      expect(await signUp(details, undefined, caller)).toMatchObject({ code: 'ALREADY_SIGNED_UP' });
    expect(await stored(shift.id)).toMatchObject({ signups: 1, mails: 1 });
    // What that browser made is no longer its own once the household closed its links.
    await server.database.pool.query('update household_token set revoked_at = now() where email_key = $1', [email]);
    const closedTo = cookieFor(server, {
      email,
      source: 'record',
      recordIds: [signupId],
      issuedAt: Date.now() - 60_000,
    });
    expect(await signUp(details, undefined, closedTo)).toMatchObject({ code: 'ALREADY_SIGNED_UP' });
    expect(await stored(shift.id)).toMatchObject({ signups: 1, mails: 2 });
  });

  it('says of a full shift that it is full, also to people in it, except to their household', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 1 });
    const details = { ...visitorDetails(), shiftId: shift.id };
    const firstAnswer = await signUp(details);
    expect(firstAnswer.status).toBe(201);
    for (const asked of [details, { ...visitorDetails(), shiftId: shift.id }])
      expect(await signUp(asked)).toMatchObject({ status: 409, code: 'SHIFT_FULL' });
    const pass = (source: 'link' | 'record') => cookieFor(server, { email: details.email, source });
    expect(await signUp(details, undefined, pass('link'))).toMatchObject({ code: 'ALREADY_SIGNED_UP' });
    expect(await signUp(details, undefined, pass('record'))).toMatchObject({ code: 'SHIFT_FULL' });
    // A household that closed its links knows no browser of before.
    const before = pass('link');
    await server.database.pool.query(
      `update household_token set revoked_at = now() + interval '1 second' where email_key = lower($1)`,
      [details.email],
    );
    expect(await signUp(details, undefined, before)).toMatchObject({ code: 'SHIFT_FULL' });
  });

  it('knows the same person by another keyboard and keeps what was typed first, but for accents', async () => {
    const shift = await given(server.database.pool).shift();
    const details = visitorDetails({ firstName: 'Ada', lastName: 'O’Neil-Groß' });
    await signUp({ ...details, shiftId: shift.id });
    const again = await signUp({ ...details, lastName: "O'NEIL\u2011GROSS", shiftId: shift.id });
    expect(again).toMatchObject({ status: 409, code: 'ALREADY_SIGNED_UP' });
    expect(await signUp({ ...details, firstName: 'Áda', shiftId: shift.id })).toMatchObject({ status: 201 });
    const { rows } = await server.database.pool.query(
      'select first_name, last_name from volunteer where email_key = lower($1) order by created_at',
      [details.email],
    );
    expect(rows).toEqual(['Ada', 'Áda'].map((first_name) => ({ first_name, last_name: 'O’Neil-Groß' })));
  });

  it('takes another name under the same e-mail as another member of the household', async () => {
    const shift = await given(server.database.pool).shift();
    const details = visitorDetails();
    await signUp({ ...details, shiftId: shift.id });
    expect(await signUp({ ...details, firstName: 'Otto', shiftId: shift.id })).toMatchObject({
      status: 201,
      registered: 2,
    });
  });

  it('makes a new signup after a cancelled one, so that history stays', async () => {
    const shift = await given(server.database.pool).shift();
    const details = visitorDetails();
    const first = await signUp({ ...details, shiftId: shift.id });
    await server.database.pool.query(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [
      first.signupId,
    ]);
    const second = await signUp({ ...details, shiftId: shift.id });
    expect(second).toMatchObject({ status: 201, registered: 1 });
    expect(second.signupId).not.toBe(first.signupId);
    expect(await stored(shift.id)).toMatchObject({ signups: 2 });
  });

  it('refuses a full shift and keeps nothing of the person', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 1 });
    await signUp({ ...visitorDetails(), shiftId: shift.id });
    const before = await stored(shift.id);
    expect(await signUp({ ...visitorDetails(), shiftId: shift.id })).toMatchObject({
      status: 409,
      code: 'SHIFT_FULL',
      message: 'This shift is full.',
    });
    expect(await stored(shift.id)).toEqual(before);
  });

  it('refuses a shift that has started; the time zone of the event decides', async () => {
    const ladder = given(server.database.pool);
    const today = dayIn('Pacific/Auckland', clock.now());
    const started = await ladder.shift({
      startDate: today,
      date: today,
      startTime: '00:00',
      endTime: '23:59',
      timeZone: 'Pacific/Auckland',
    });
    // The same wall-clock time on the other side of the world is still ahead.
    const ahead = await ladder.shift({
      startDate: today,
      date: today,
      startTime: '23:59',
      endTime: '03:00',
      timeZone: 'Pacific/Pago_Pago',
    });
    expect(await signUp({ ...visitorDetails(), shiftId: started.id })).toMatchObject({
      status: 409,
      code: 'SHIFT_STARTED',
      message: 'This shift has already started.',
    });
    expect(await stored(started.id)).toMatchObject({ signups: 0, mails: 0 });
    expect(await signUp({ ...visitorDetails(), shiftId: ahead.id })).toMatchObject({ status: 201 });
  });

  it.each([
    ['unknown', randomUUID()],
    ['malformed', 'no-such-shift'],
  ])('answers an %s shift with 404', async (_kind, shiftId) => {
    const before = await stored(randomUUID());
    expect(await signUp({ ...visitorDetails(), shiftId })).toMatchObject({ status: 404, code: 'SHIFT_NOT_FOUND' });
    expect(await stored(randomUUID())).toEqual(before);
  });

  it('names every field that is missing or wrong and stores nothing', async () => {
    const shift = await given(server.database.pool).shift();
    const outcome = await signUp({ firstName: ' ', lastName: '', email: 'not an address', shiftId: shift.id });
    expect(outcome).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      errors: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Valid email is required',
      },
    });
    expect(await signUp({ ...visitorDetails(), shiftId: '' })).toMatchObject({
      errors: { shiftId: 'Please select a shift' },
    });
    expect(await signUp({ ...visitorDetails({ firstName: 'Eve\r\nBcc: all' }), shiftId: shift.id })).toMatchObject({
      status: 400,
    });
    expect(await stored(shift.id)).toMatchObject({ signups: 0, mails: 0 });
  });

  it('answers a robot in the honeypot as a success and stores nothing', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 1 });
    const before = await stored(shift.id);
    const outcome = await signUp({ ...visitorDetails(), website: 'https://spam.example', shiftId: shift.id });
    expect(outcome).toMatchObject({ status: 201, conflicts: [] });
    expect(outcome.signupId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stored(shift.id)).toEqual(before);
  });

  it('gives the first answer again for the same key and input, and refuses the key for another input', async () => {
    const shift = await given(server.database.pool).shift();
    const details = { ...visitorDetails(), shiftId: shift.id };
    const key = randomUUID();
    const first = await signUp(details, key);
    const second = await signUp(details, key);
    expect(second.signupId).toBe(first.signupId);
    expect(second.status).toBe(201);
    expect(await signUp({ ...details, firstName: 'Other' }, key)).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await stored(shift.id)).toMatchObject({ signups: 1, mails: 1 });
  });

  it('counts a key per caller: what a stranger did with the same one is no answer to its owner, nor a refusal', async () => {
    const shift = await given(server.database.pool).shift();
    const [mine, strangers, staffs] = [1, 2, 3].map(() => ({ ...visitorDetails(), shiftId: shift.id }));
    const key = { 'idempotency-key': randomUUID() };
    const { headers } = await given(server.database.pool).staff('admin');
    const from = async (details: object | undefined, more: Record<string, string>) =>
      (
        await server.rest<{ code?: string; signup?: { id: string } }>('POST', '/api/signup', details, {
          ...key,
          ...more,
        })
      ).body;
    const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
    expect(await from(staffs, headers)).toMatchObject({ signup: {} });
    expect(await from(strangers, elsewhere)).toMatchObject({ signup: {} });
    const first = await from(mine, {});
    expect(first).toMatchObject({ signup: {} });
    // The same call from another network, as a phone that leaves its Wi-Fi makes it.
    expect(await from(mine, { 'x-forwarded-for': '203.0.113.9' })).toEqual(first);
    expect(await from(strangers, {})).toMatchObject({ signup: {} });
    expect(await from({ ...strangers, firstName: 'Other' }, elsewhere)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await stored(shift.id)).toMatchObject({ signups: 3 });
  });

  it('gives each field of one document its own answer under the key of the header', async () => {
    const shift = await given(server.database.pool).shift();
    const [one, other] = [1, 2].map(() => ({ ...visitorDetails(), shiftId: shift.id }));
    const key = { 'idempotency-key': randomUUID() };
    const document = `mutation ($one: SignUpInput!, $other: SignUpInput!) {
      one: signUp(input: $one) { signup { id } volunteer { email } }
      other: signUp(input: $other) { signup { id } volunteer { email } } }`;
    const signUpBoth = () => server.graphql(document, { one, other }, key);
    const first = await signUpBoth();
    expect(first).toMatchObject({
      data: { one: { volunteer: { email: one?.email } }, other: { volunteer: { email: other?.email } } },
    });
    expect(await stored(shift.id)).toMatchObject({ signups: 2, mails: 2 });
    expect(await signUpBoth()).toEqual(first);
    expect(await stored(shift.id)).toMatchObject({ signups: 2, mails: 2 });
  });

  it('runs a call whose first answer was removed between claiming its key and looking it up', async () => {
    const shift = await given(server.database.pool).shift();
    const { pool } = server.database;
    const details = { ...visitorDetails(), shiftId: shift.id };
    const key = randomUUID();
    await signUp(details, key);
    await pool.query(`update signup set status = 'cancelled', cancelled_at = now() where shift_id = $1`, [shift.id]);
    const { services } = server.running;
    const { read } = services.rows;
    services.rows.read = (async (statement: Statement) => {
      if (statement.name === 'stored-result') await pool.query('delete from idempotency_key');
      return read(statement);
    }) as typeof read;
    try {
      expect(await signUp(details, key)).toMatchObject({ status: 201 });
    } finally {
      services.rows.read = read;
    }
    expect(await stored(shift.id)).toMatchObject({ signups: 2 });
  });

  it('does not give the answer of a key that is older than a day, also when the shift is gone', async () => {
    const shift = await given(server.database.pool).shift();
    const { pool } = server.database;
    const details = { ...visitorDetails(), shiftId: shift.id };
    const key = randomUUID();
    await signUp(details, key);
    await pool.query(`update idempotency_key set created_at = now() - interval '25 hours'`);
    await pool.query('delete from signup where shift_id = $1', [shift.id]);
    await pool.query('delete from shift where id = $1', [shift.id]);
    expect(await signUp(details, key)).toMatchObject({ status: 404, code: 'SHIFT_NOT_FOUND' });
  });

  it('runs only one of two at once with one key, and gives both the same answer', async () => {
    const shift = await given(server.database.pool).shift();
    const details = { ...visitorDetails(), shiftId: shift.id };
    const key = randomUUID();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => signUp(details, key)));
    expect(outcomes.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(outcomes.map(({ signupId }) => signupId)).size).toBe(1);
    expect(await stored(shift.id)).toMatchObject({ signups: 1, mails: 1 });
  });

  it('does not keep a refusal under the key: the next try may succeed', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 1 });
    const taker = await signUp({ ...visitorDetails(), shiftId: shift.id });
    const details = { ...visitorDetails(), shiftId: shift.id };
    const key = randomUUID();
    expect(await signUp(details, key)).toMatchObject({ code: 'SHIFT_FULL' });
    await server.database.pool.query(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [
      taker.signupId,
    ]);
    expect(await signUp(details, key)).toMatchObject({ status: 201 });
  });

  it('reports overlapping shifts of the same person, across midnight, but not those that only touch', async () => {
    const event = await given(server.database.pool).event();
    const opportunity = await (await event.category()).opportunity();
    const night = await opportunity.shift({ date: inDays(30), startTime: '22:00', endTime: '02:00' });
    const early = await opportunity.shift({ date: inDays(31), startTime: '01:00', endTime: '04:00' });
    const touching = await opportunity.shift({ date: inDays(31), startTime: '04:00', endTime: '06:00' });
    const details = visitorDetails();
    await signUp({ ...details, shiftId: night.id });
    expect((await signUp({ ...details, shiftId: early.id })).conflicts).toEqual([night.id]);
    expect((await signUp({ ...details, shiftId: touching.id })).conflicts).toEqual([]);
    expect((await signUp({ ...details, firstName: 'Somebody else', shiftId: early.id })).conflicts).toEqual([]);
  });

  it('keeps a phone number that is known: a stranger must not overwrite it', async () => {
    const ladder = given(server.database.pool);
    const details = visitorDetails({ phone: '555-0101' });
    await signUp({ ...details, shiftId: (await ladder.shift()).id });
    await signUp({ ...details, phone: '555-0199', shiftId: (await ladder.shift()).id });
    const { rows } = await server.database.pool.query<{ phone: string }>(
      'select phone from volunteer where email = $1',
      [details.email],
    );
    expect(rows.map(({ phone }) => phone)).toEqual(['555-0101']);
  });

  it('gives one person one place when they ask twenty times at once', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 50 });
    const details = { ...visitorDetails(), shiftId: shift.id };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => signUp(details)));
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'ALREADY_SIGNED_UP')).toHaveLength(19);
    // Its confirmation, and one mail that it was tried again: nobody knows that it was the same person.
    expect(await stored(shift.id)).toMatchObject({ signups: 1, mails: 2 });
  });
});

describe('what a signup returns', () => {
  it('never holds the household link, and has the person as typed rather than as stored', async () => {
    const ladder = given(server.database.pool);
    const details = visitorDetails({ phone: '555-0142' });
    await server.rest('POST', '/api/signup', { ...details, shiftId: (await ladder.shift()).id });
    const { body } = await server.rest<object>('POST', '/api/signup', {
      ...details,
      phone: '',
      shiftId: (await ladder.shift()).id,
    });
    const text = JSON.stringify(body);
    expect(text).not.toContain('555-0142');
    expect(text.toLowerCase()).not.toContain('token');
    expect(Object.keys(body).sort()).toEqual(['conflicts', 'signup', 'volunteer']);
  });

  it('repeats an answer byte by byte, through both APIs', async () => {
    const ladder = given(server.database.pool);
    const person = visitorDetails({ phone: '+1 907 555 0100' });
    const bytesOf = async (path: string, body: object, headers: Record<string, string>) => {
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    const overlapping = await ladder.shift();
    await server.rest('POST', '/api/signup', { ...person, shiftId: overlapping.id });
    const details = { ...person, shiftId: (await ladder.shift()).id };
    const byRest = () => bytesOf('/api/signup', details, { 'idempotency-key': 'the same words' });
    const first = await byRest();
    expect(first[0]).toBe(201);
    expect(first[2]).toContain(overlapping.id);
    expect(await byRest()).toEqual(first);
    // Whatever happens to the shift meanwhile.
    await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: details.shiftId });
    expect(await byRest()).toEqual(first);
    const query = `mutation ($input: SignUpInput!) { signUp(input: $input, idempotencyKey: "the same words by GraphQL") {
      conflicts { id } signup { status createdAt id shift { qtyRegistered } } volunteer { phone lastName } } }`;
    const input = { ...person, shiftId: (await ladder.shift()).id };
    const byGraphql = () => bytesOf('/graphql', { query, variables: { input } }, {});
    const answer = await byGraphql();
    expect(answer[2]).toContain('"qtyRegistered":1');
    expect(await byGraphql()).toEqual(answer);
    await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: input.shiftId });
    expect(await byGraphql()).toEqual(answer);
    // Another selection is a request of its own, through the same API or the other one.
    const byOthers = [
      () => bytesOf('/graphql', { query: query.replace('conflicts { id }', ''), variables: { input } }, {}),
      () => bytesOf('/api/signup', input, { 'idempotency-key': 'the same words by GraphQL' }),
    ];
    const answersOfOthers = [await byOthers[0]?.(), await byOthers[1]?.()];
    expect(answersOfOthers.map((one) => one?.[2])).toEqual([
      expect.stringContaining('"qtyRegistered":2'),
      expect.stringContaining('"qtyRegistered":2'),
    ]);
    await server.database.pool.query('delete from signup where shift_id = any($1)', [[details.shiftId, input.shiftId]]);
    await server.database.pool.query('delete from shift where id = any($1)', [[details.shiftId, input.shiftId]]);
    expect(await byRest()).toEqual(first);
    expect(await byGraphql()).toEqual(answer);
    expect([await byOthers[0]?.(), await byOthers[1]?.()]).toEqual(answersOfOthers);
    // Another request under the same key receives nothing of that answer.
    const other = await bytesOf(
      '/api/signup',
      { ...details, firstName: 'Else' },
      { 'idempotency-key': 'the same words' },
    );
    expect(other[0]).toBe(422);
  });

  it('refuses the sixty-first try for one address from one network within an hour, made-up shifts not counted, and lets others on', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    try {
      const { id: shiftId } = await given(limited.database.pool).shift();
      const details = { ...visitorDetails(), shiftId };
      for (let turn = 0; turn < 65; turn += 1) {
        const fakeSignup = { ...details, shiftId: turn % 2 === 0 ? randomUUID() : 'made up' };
        expect((await limited.rest('POST', '/api/signup', fakeSignup)).status).toBe(404);
      }
      const statuses: number[] = [];
      for (let turn = 0; turn < 61; turn += 1) {
        const { status, headers } = await limited.rest('POST', '/api/signup', details);
        statuses.push(status);
        if (turn === 60) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(statuses.slice(0, 60)).toEqual([201, ...Array<number>(59).fill(409)]);
      expect(statuses[60]).toBe(429);
      const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
      expect((await limited.rest('POST', '/api/signup', details, elsewhere)).status).toBe(409);
    } finally {
      await limited.close();
    }
  });
});
