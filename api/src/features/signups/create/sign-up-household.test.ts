import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, inDays, visitorDetails } from '../../../../test/given.js';
import { cookieFor, type Caller } from '../../../../test/household-apis.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { untilBlocked } from '../../../../test/until-blocked.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Cart {
  email: string;
  phone?: string | null;
  website?: string;
  people: { firstName: string; lastName: string }[];
  places: { shiftId: string; person: number }[];
}

/** What either API says: the same fields, so that one table of cases serves both. */
interface Outcome {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  signups?: {
    id: string;
    shift: { id: string; qtyRegistered: number };
    volunteer: { id: string; firstName: string; lastName: string; email: string; phone: string | null };
  }[];
  conflicts?: { id: string }[];
  cookie?: string;
}

const mutation = `mutation ($input: SignUpHouseholdInput!, $key: String) { signUpHousehold(input: $input, idempotencyKey: $key) {
  signups { id status shift { id qtyRegistered } volunteer { id firstName lastName email phone } } conflicts { id } } }`;

const apis: { name: string; signUp(cart: Cart, key?: string, caller?: Caller): Promise<Outcome> }[] = [
  {
    name: 'REST',
    async signUp(cart, key, caller = {}) {
      const { status, body, headers } = await server.rest<Outcome>('POST', '/api/signups', cart, {
        ...caller,
        ...(key ? { 'idempotency-key': key } : {}),
      });
      return { ...body, status, cookie: headers.get('set-cookie')?.split(';')[0] };
    },
  },
  {
    name: 'GraphQL',
    async signUp(cart, key, caller = {}) {
      const { data, errors } = await server.graphql<{ signUpHousehold: Outcome } | null>(
        mutation,
        { input: cart, key },
        caller,
      );
      const [error] = errors ?? [];
      if (error) return { ...error.extensions, message: error.message };
      return { ...data?.signUpHousehold, status: 201 };
    },
  },
];

const ada = { firstName: 'Ada', lastName: 'Berg' };
const bo = { firstName: 'Bo', lastName: 'Berg' };

function family(places: [shiftId: string, person: number][], more: Partial<Cart> = {}): Cart {
  const { email } = visitorDetails();
  return { email, people: [ada, bo], places: places.map(([shiftId, person]) => ({ shiftId, person })), ...more };
}

const signUpAlone = (email: string, person: typeof ada, shiftId: string) =>
  server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...person, email, shiftId });

async function kept(email: string): Promise<{ people: number; signups: number; links: number; mails: number[] }> {
  const { rows } = await server.database.pool.query<{
    people: number;
    signups: number;
    links: number;
    mails: number[] | null;
  }>(
    `select (select count(*)::int from volunteer where email_key = $1) as people,
      (select count(*)::int from signup g join volunteer v on v.id = g.volunteer_id where v.email_key = $1) as signups,
      (select count(*)::int from household_token where email_key = $1) as links,
      (select array_agg(jsonb_array_length(payload->'signups') order by created_at) from outbox where recipient = $1) as mails`,
    [email],
  );
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted');
  return { ...row, mails: row.mails ?? [] };
}

const nothing = { people: 0, signups: 0, links: 0, mails: [] };

describe.each(apis)('signing a household up through $name', ({ signUp }) => {
  it('gives every place, in the order asked for, and queues one mail with all of them', async () => {
    const ladder = given(server.database.pool);
    const [one, other] = [await ladder.shift(), await ladder.shift({ date: inDays(40), startDate: inDays(40) })];
    const cart = family([
      [other.id, 1],
      [one.id, 0],
      [one.id, 1],
    ]);
    const { status, signups, conflicts } = await signUp({ ...cart, phone: '907-555-0184' });
    expect(status).toBe(201);
    expect(signups?.map(({ shift, volunteer }) => [shift.id, volunteer.firstName, shift.qtyRegistered])).toEqual([
      [other.id, 'Bo', 1],
      [one.id, 'Ada', 2],
      [one.id, 'Bo', 2],
    ]);
    expect(signups?.[0]?.volunteer).toMatchObject({ lastName: 'Berg', email: cart.email, phone: '907-555-0184' });
    expect(new Set(signups?.map(({ volunteer }) => volunteer.id)).size).toBe(2);
    expect(conflicts).toEqual([]);
    expect(await kept(cart.email)).toEqual({ people: 2, signups: 3, links: 1, mails: [3] });
  });

  it('gives none where one is refused, and names each that is, with the code of the first', async () => {
    const ladder = given(server.database.pool);
    const today = inDays(0);
    const [free, full] = [await ladder.shift(), await ladder.shift({ qtyRequired: 1 })];
    const begun = await ladder.shift({
      startDate: today,
      date: today,
      startTime: '00:00',
      timeZone: 'Pacific/Kiritimati',
    });
    const closed = await ladder.shift();
    await server.database.pool.query('update shift set closed = true where id = $1', [closed.id]);
    await signUpAlone(visitorDetails().email, ada, full.id);
    const cart = family([
      [free.id, 0],
      [full.id, 0],
      [free.id, 1],
      [begun.id, 1],
      [closed.id, 1],
    ]);
    expect(await signUp(cart)).toMatchObject({
      status: 409,
      code: 'SHIFT_FULL',
      message: 'This shift is full.',
      errors: {
        'places.1': 'This shift is full.',
        'places.3': 'This shift has already started.',
        'places.4': expect.any(String),
      },
    });
    expect(await kept(cart.email)).toEqual(nothing);
  });

  it('counts its own people: of two for the last place the second is refused', async () => {
    const last = await given(server.database.pool).shift({ qtyRequired: 1 });
    const cart = family([
      [last.id, 1],
      [last.id, 0],
    ]);
    expect(await signUp(cart)).toMatchObject({ code: 'SHIFT_FULL', errors: { 'places.1': 'This shift is full.' } });
    expect(await kept(cart.email)).toEqual(nothing);
  });

  it('counts nobody twice: a person who has a place already takes none from those after them', async () => {
    const last = await given(server.database.pool).shift({ qtyRequired: 2 });
    const cart = family([
      [last.id, 0],
      [last.id, 1],
    ]);
    await signUpAlone(cart.email, ada, last.id);
    const refused = await signUp(cart);
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['ALREADY_SIGNED_UP', ['places.0']]);
  });

  it('says that somebody has a place already only when nothing else is wrong', async () => {
    const ladder = given(server.database.pool);
    const [theirs, full] = [await ladder.shift({ qtyRequired: 2 }), await ladder.shift({ qtyRequired: 1 })];
    await signUpAlone(visitorDetails().email, ada, full.id);
    const cart = family([
      [theirs.id, 0],
      [full.id, 1],
    ]);
    await signUpAlone(cart.email, ada, theirs.id);
    const refused = await signUp(cart);
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['SHIFT_FULL', ['places.1']]);
    const alone = { ...cart, places: cart.places.slice(0, 1) };
    expect(await signUp(alone)).toMatchObject({
      status: 409,
      code: 'ALREADY_SIGNED_UP',
      errors: { 'places.0': 'You are already signed up for this shift.' },
    });
    const { rows } = await server.database.pool.query(
      `select count(*)::int as mails from outbox where template = 'spot-attempted' and recipient = $1`,
      [cart.email],
    );
    expect(rows).toEqual([{ mails: 1 }]);
    // The shift of Ada is full now: only that is reported.
    await signUpAlone(visitorDetails().email, bo, theirs.id);
    expect(await signUp(alone)).toMatchObject({ code: 'SHIFT_FULL' });
  });

  it('mails the household about what another browser has, with the name of who was tried', async () => {
    const ladder = given(server.database.pool);
    const [first, second] = [await ladder.shift(), await ladder.shift()];
    const cart = family([
      [first.id, 0],
      [second.id, 1],
    ]);
    const tried = async () => {
      const { rows } = await server.database.pool.query<{ name: string; shift: string }>(
        `delete from outbox where template = 'spot-attempted' and recipient = $1
         returning payload #>> '{signup,volunteer,firstName}' as name, payload #>> '{signup,shift,id}' as shift`,
        [cart.email],
      );
      return rows;
    };
    // Ada is in the shift that is asked for Bo: nobody asked for it in Ada's name.
    await signUpAlone(cart.email, ada, second.id);
    await signUpAlone(cart.email, bo, second.id);
    expect(await signUp(cart)).toMatchObject({ code: 'ALREADY_SIGNED_UP' });
    expect(await tried()).toEqual([{ name: 'Bo', shift: second.id }]);
    // What this browser made itself says nothing about the rest of its cart.
    const { body } = await signUpAlone(cart.email, ada, first.id);
    const own = cookieFor(server, { email: cart.email, source: 'record', recordIds: [body.signup.id] });
    expect(await signUp(cart, undefined, own)).toMatchObject({ code: 'ALREADY_SIGNED_UP' });
    expect(await tried()).toEqual([{ name: 'Bo', shift: second.id }]);
    const alone = { ...cart, places: cart.places.slice(0, 1) };
    expect(await signUp(alone, undefined, own)).toMatchObject({ code: 'ALREADY_SIGNED_UP' });
    expect(await tried()).toEqual([]);
  });

  it.each([
    ['unknown', randomUUID()],
    ['malformed', 'no-such-shift'],
  ])('answers an %s shift with 404 and which place it was', async (_kind, unknown) => {
    const free = await given(server.database.pool).shift();
    const cart = family([
      [free.id, 0],
      [unknown, 1],
    ]);
    expect(await signUp(cart)).toMatchObject({
      status: 404,
      code: 'SHIFT_NOT_FOUND',
      errors: { 'places.1': 'Shift not found.' },
    });
    expect(await kept(cart.email)).toEqual(nothing);
  });

  it('names what is missing, wrong, too much or there twice', async () => {
    const { id } = await given(server.database.pool).shift();
    const faultsOf = async (more: Partial<Cart>) => {
      const { status, code, errors } = await signUp(family([[id, 0]], more));
      expect([status, code]).toEqual([400, 'INVALID_INPUT']);
      return errors;
    };
    expect(await faultsOf({ email: 'x', people: [{ firstName: '', lastName: 'Berg' }] })).toEqual({
      email: 'Valid email is required',
      'people.0.firstName': 'First name is required',
    });
    expect(await faultsOf({ people: [], places: [] })).toMatchObject({
      people: 'Please name someone',
      places: 'Please select a shift',
    });
    const many = Array.from({ length: 11 }, (_, index) => ({ firstName: `Child ${index}`, lastName: 'Berg' }));
    expect(await faultsOf({ people: many })).toEqual({ people: 'At most 10 people at once' });
    const places = Array.from({ length: 31 }, () => ({ shiftId: randomUUID(), person: 0 }));
    expect(await faultsOf({ places })).toEqual({ places: 'At most 30 spots at once' });
    expect(await faultsOf({ places: [{ shiftId: id, person: 2 }] })).toEqual({ 'places.0': 'Please say for whom' });
    const twice = [id, id.toUpperCase()].map((shiftId) => ({ shiftId, person: 1 }));
    expect(await faultsOf({ places: twice })).toEqual({ 'places.1': 'This spot is asked for twice' });
    expect(await faultsOf({ people: [ada, { firstName: ' ada', lastName: 'BERG' }] })).toEqual({
      'people.1.firstName': 'Two people here have the same name',
    });
  });

  it('gives the first answer again for the same key and input, and refuses the key for another input', async () => {
    const { id } = await given(server.database.pool).shift();
    const cart = family([
      [id, 0],
      [id, 1],
    ]);
    const key = randomUUID();
    const outcomes = await Promise.all([1, 2, 3].map(() => signUp(cart, key)));
    expect(outcomes.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(outcomes.map(({ signups }) => signups?.map((one) => one.id).join())).size).toBe(1);
    expect(await kept(cart.email)).toMatchObject({ signups: 2, mails: [2] });
    expect(await signUp({ ...cart, people: [ada, { ...bo, lastName: 'Else' }] }, key)).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('reports the overlaps of each person, among the new places and with older ones, each shift once', async () => {
    const role = await (await (await given(server.database.pool).event()).category()).opportunity();
    const hours = (startTime: string, endTime: string) => role.shift({ date: inDays(30), startTime, endTime });
    const [early, late, older] = [
      await hours('08:00', '12:00'),
      await hours('11:00', '15:00'),
      await hours('14:00', '18:00'),
    ];
    const cart = family([
      [early.id, 0],
      [late.id, 0],
      [late.id, 1],
    ]);
    await signUpAlone(cart.email, bo, older.id);
    const { conflicts } = await signUp(cart);
    expect(conflicts?.map(({ id }) => id).sort()).toEqual([early.id, late.id, older.id].sort());
    const apart = family([
      [early.id, 0],
      [late.id, 1],
    ]);
    expect((await signUp(apart)).conflicts).toEqual([]);
  });

  it('answers a robot in the honeypot as a success and stores nothing', async () => {
    const { id } = await given(server.database.pool).shift({ qtyRequired: 1 });
    const cart = family([
      [id, 0],
      [id, 1],
    ]);
    const { status, signups, conflicts } = await signUp({ ...cart, website: 'https://spam.example' });
    expect([status, signups?.length, conflicts]).toEqual([201, 2, []]);
    expect(await kept(cart.email)).toEqual(nothing);
  });

  it('says which place went to somebody else while it waited for them', async () => {
    const { pool } = server.database;
    const ladder = given(pool);
    const [free, last] = [await ladder.shift(), await ladder.shift({ qtyRequired: 1 })];
    const cart = family([
      [free.id, 0],
      [last.id, 1],
    ]);
    const faster = await pool.connect();
    try {
      await faster.query('begin');
      await faster.query(
        `with person as (insert into volunteer (first_name, last_name, email, email_key, name_key) values ('F', 'x', $1, $1, $1) returning id)
         insert into signup (event_id, shift_id, volunteer_id) select $2, $3, id from person`,
        [randomUUID(), last.eventId, last.id],
      );
      const waiting = signUp(cart);
      await untilBlocked(faster, pool);
      await faster.query('commit');
      expect(await waiting).toMatchObject({
        status: 409,
        code: 'SHIFT_FULL',
        errors: { 'places.1': 'This shift is full.' },
      });
    } finally {
      faster.release();
    }
    expect(await kept(cart.email)).toEqual(nothing);
  });
});

describe('what signing a household up gives and takes', () => {
  it('opens the new signups to this browser, as many as one cart holds, in a cookie that browsers keep', async () => {
    const { pool } = server.database;
    const role = await (await (await given(pool).event()).category()).opportunity();
    const shifts = await Promise.all(Array.from({ length: 30 }, () => role.shift()));
    const email = `${'long.'.repeat(12)}${randomUUID().slice(0, 3)}@${`${'a'.repeat(50)}.`.repeat(3)}example.org`;
    const cart = family(
      shifts.map(({ id }): [string, number] => [id, 0]),
      { email },
    );
    const [rest] = apis;
    const { signups, cookie } = (await rest!.signUp(cart)) as Outcome;
    expect(signups).toHaveLength(30);
    expect(cookie?.length).toBeLessThan(4_000);
    const [first, last] = [signups?.[0]?.id ?? '', signups?.[29]?.id ?? ''];
    for (const id of [first, last]) {
      const path = `/api/volunteer/${encodeURIComponent(email)}/cancel/${id}`;
      expect((await server.rest('POST', path, {}, { cookie: cookie ?? '' })).status).toBe(200);
      expect((await server.rest('POST', path, {})).status).toBe(404);
    }
  });

  it('shows a stranger nothing of who was there before: the same fields, and the person as typed', async () => {
    const ladder = given(server.database.pool);
    const [one, other] = [await ladder.shift(), await ladder.shift({ date: inDays(40), startDate: inDays(40) })];
    const [rest] = apis;
    const known = family([[one.id, 0]], { phone: '555-0142' });
    await rest?.signUp(known);
    const again = await rest?.signUp({ ...known, phone: null, places: [{ shiftId: other.id, person: 0 }] });
    const fresh = await rest?.signUp(family([[other.id, 0]]));
    const shape = (outcome: Outcome | undefined) => {
      const [signup] = outcome?.signups ?? [];
      return [
        Object.keys(outcome ?? {}).sort(),
        Object.keys(signup ?? {}),
        signup?.volunteer.phone,
        outcome?.conflicts,
      ];
    };
    expect(shape(again)).toEqual(shape(fresh));
    expect(JSON.stringify(again)).not.toContain('555-0142');
    expect(JSON.stringify({ ...again, cookie: '' }).toLowerCase()).not.toContain('token');
    const { rows } = await server.database.pool.query('select phone from volunteer where email_key = $1', [
      known.email,
    ]);
    expect(rows).toEqual([{ phone: '555-0142' }]);
  });

  it('counts each place as a try', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    try {
      const { id } = await given(limited.database.pool).shift({ qtyRequired: 1 });
      const many = Array.from({ length: 10 }, (_, person) => ({ firstName: `Child ${person}`, lastName: 'Berg' }));
      const cart = { ...family([]), people: many, places: many.map((_, person) => ({ shiftId: id, person })) };
      const ask = async () => (await limited.rest('POST', '/api/signups', cart)).status;
      for (let turn = 0; turn < 6; turn += 1) expect(await ask()).toBe(409);
      expect(await ask()).toBe(429);
      const single = { ...ada, email: cart.email, shiftId: id };
      expect((await limited.rest('POST', '/api/signup', single)).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
