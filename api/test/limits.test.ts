import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { rateLimitTable } from '../src/database/rate-limit-table.js';
import { readEnvironment } from '../src/environment.js';
import { magicLinkPurpose } from '../src/features/accounts/account.announcements.js';
import { hashPassword } from '../src/features/accounts/sign-in/password.js';
import { DomainError } from '../src/platform/operation/domain-error.js';
import { emailKey } from '../src/platform/text/person-key.js';
import { derivedToken } from '../src/platform/operation/secrets.js';
import { createRateLimits } from '../src/platform/limits/rate-limit.js';
import { startServer, type RunningServer } from '../src/server.js';
import { countStatements } from './count-statements.js';
import { tablesHolding } from './find-text.js';
import { given, inDays, visitorDetails } from './given.js';
import { cookieFor } from './household-apis.js';
import { cleanUpLimits } from '../src/platform/runner/clean-up.js';
import { nobodyOf } from './nobody.js';
import { startTestServer, type TestServer } from './start-test-server.js';
import { createTestDatabase } from './test-database.js';

/* Limits are kept in the database: for all servers, across restarts, without shutting the right person out. */

const password = 'a winter morning';
let passwordHash: string;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

/** A try to sign in from a network, with a browser's cookie or none: the status, and the cookie that was handed out. */
async function signIn(email: string, tried: string, { from = '192.0.2.1', cookie = '', at = server.url } = {}) {
  const response = await fetch(`${at}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ email, password: tried }),
  });
  return { status: response.status, cookies: response.headers.getSetCookie() };
}

async function statusesOf(turns: number, work: (turn: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) statuses.push((await work(turn)).status);
  return statuses;
}

const bytesOf = `sha256(convert_to($1, 'UTF8') || '\\x00'::bytea || convert_to($2, 'UTF8'))`;

/** How many tries are counted for a key. */
async function counted(subject: string, key: string): Promise<number | undefined> {
  const text = `select points from rate_limit where key = ${bytesOf}`;
  const { rows } = await server.database.pool.query<{ points: number }>(text, [subject, key]);
  return rows[0]?.points;
}

/** As if many networks had tried the account. */
async function useUp(subject: string, key: string): Promise<void> {
  await server.database.pool.query(
    `insert into rate_limit values (${bytesOf}, 1000, now() + interval '10 minutes')
     on conflict (key) do update set points = 1000`,
    [subject, key],
  );
}

const refusedTwice = [429, 429];

describe('limits', () => {
  it('give a household three links a day to erase its data, whatever network asks; others get theirs', async () => {
    const shift = await given(server.database.pool).shift();
    const household = async () => {
      const details = visitorDetails();
      const { body } = await server.rest<{ volunteer: { id: string } }>('POST', '/api/signup', {
        ...{ shiftId: shift.id, ...details },
      });
      const { cookie } = cookieFor(server, { email: details.email, source: 'link' });
      return (turn: number) =>
        server.rest(
          'POST',
          '/api/household/erasure',
          { volunteerIds: [body.volunteer.id] },
          {
            ...{ cookie: cookie ?? '', 'x-forwarded-for': `192.0.2.${100 + turn}` },
          },
        );
    };
    const [mine, another] = [await household(), await household()];
    expect(await statusesOf(5, mine)).toEqual([200, 200, 200, ...refusedTwice]);
    expect((await another(0)).status).toBe(200);
    const { rows } = await server.database.pool.query(`select from outbox where template = 'erasure-link'`);
    expect(rows).toHaveLength(4);
  });

  it('stop a network that joins waitlists too often: nothing is written, and other networks still join', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 1, startDate: inDays(30) });
    const taken = await server.rest('POST', '/api/signup', { shiftId: shift.id, ...visitorDetails() });
    expect(taken.status).toBe(201);
    const join = (shiftId: string, from: string) => {
      const { email, phone, ...person } = visitorDetails();
      const body = { shiftId, email, phone, people: [person] };
      return server.rest<{ code?: string }>('POST', '/api/waitlist', body, { 'x-forwarded-for': from });
    };
    const written = async () => {
      const text = `select (select count(*) from waitlist_entry)::int as entries, (select count(*) from outbox)::int as mails,
        (select count(*) from household_token)::int as links, (select waiting_count from shift where id = $1) as waiting`;
      return (await server.database.pool.query<{ waiting: number }>(text, [shift.id])).rows[0];
    };
    await useUp('waitlist-by-address', '203.0.113.90');
    const before = await written();
    const refused = await join(shift.id, '203.0.113.90');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await written()).toEqual(before);
    expect((await join(shift.id, '203.0.113.91')).status).toBe(201);
    expect((await written())?.waiting).toBe(1);
  });

  it('stop a household that asks for replacements too often at one event, by whichever browser; its other events stay open', async () => {
    const { pool } = server.database;
    const [here, there] = [await given(pool).shift(), await given(pool).shift()];
    const person = visitorDetails();
    const ask = async ({ id: shiftId }: { id: string }) => {
      const { body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { shiftId, ...person });
      const own = cookieFor(server, { email: person.email });
      return (await server.rest('POST', `/api/signups/${body.signup.id}/replacement`, {}, own)).status;
    };
    await useUp('replacement-of-household', `${emailKey(person.email)} ${here.eventId}`);
    expect([await ask(here), await ask(there)]).toEqual([429, 200]);
  });

  it('count a search for a replacement once though its transaction was tried again', async () => {
    const { pool } = server.database;
    const { id: shiftId, eventId } = await given(pool).shift();
    const person = visitorDetails();
    const { body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { shiftId, ...person });
    await pool.query(`create sequence tries;
      create function fail_first() returns trigger language plpgsql as $$ begin
        if nextval('tries') = 1 then raise exception 'The first one' using errcode = 'serialization_failure'; end if;
        return new; end $$;
      create trigger fail_first before insert on replacement for each row execute function fail_first()`);
    try {
      const own = cookieFor(server, { email: person.email });
      expect((await server.rest('POST', `/api/signups/${body.signup.id}/replacement`, {}, own)).status).toBe(200);
    } finally {
      await pool.query('drop trigger fail_first on replacement');
    }
    expect((await pool.query('select last_value::int as tries from tries')).rows).toEqual([{ tries: 2 }]);
    expect(await counted('replacement-of-household', `${emailKey(person.email)} ${eventId}`)).toBe(1);
    // A caller who may not touch the signup uses nothing up.
    expect((await server.rest('POST', `/api/signups/${body.signup.id}/replacement`, {})).status).toBe(404);
    expect(await counted('replacement-of-household', `${emailKey(person.email)} ${eventId}`)).toBe(1);
  });

  it('let a club behind one address join a waitlist, and nobody block it for an address with made-up shifts', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 1, startDate: inDays(30) });
    await server.rest('POST', '/api/signup', { shiftId: shift.id, ...visitorDetails() });
    const from = { 'x-forwarded-for': '203.0.113.92' };
    const join = (shiftId: string, { email, phone, ...person }: ReturnType<typeof visitorDetails>) =>
      server.rest('POST', '/api/waitlist', { shiftId, email, phone, people: [person] }, from);
    const owner = visitorDetails();
    expect(new Set(await statusesOf(61, () => join(randomUUID(), owner)))).toEqual(new Set([404]));
    expect((await join(shift.id, owner)).status).toBe(201);
    const text = `update rate_limit set points = 800 where key = ${bytesOf}`;
    await server.database.pool.query(text, ['waitlist-by-address', from['x-forwarded-for']]);
    expect((await join(shift.id, visitorDetails())).status).toBe(201);
  });

  it('take nothing from an address for what is refused: full shifts, and carts with one', async () => {
    const { pool } = server.database;
    const full = await given(pool).shift({ qtyRequired: 1, startDate: inDays(30) });
    const free = await given(pool).shift({ qtyRequired: 5, startDate: inDays(30) });
    await server.rest('POST', '/api/signup', { shiftId: full.id, ...visitorDetails() });
    const { email, firstName, lastName } = visitorDetails();
    const from = (network: string) => ({ 'x-forwarded-for': network });
    const single = (shiftId: string, network: string) =>
      server.rest('POST', '/api/signup', { shiftId, email, firstName, lastName }, from(network));
    const cart = (shiftId: string, network: string) => {
      const body = {
        email,
        people: [{ firstName, lastName }],
        places: [
          { shiftId, person: 0 },
          { shiftId: full.id, person: 0 },
        ],
      };
      return server.rest('POST', '/api/signups', body, from(network));
    };
    for (const network of ['203.0.113.70', '203.0.113.71', '203.0.113.72']) {
      expect(new Set(await statusesOf(10, () => single(full.id, network)))).toEqual(new Set([409]));
      expect(new Set(await statusesOf(5, () => cart(free.id, network)))).toEqual(new Set([409]));
      // Who asked pays for it.
      expect(await counted('sign-up-by-pair', `${network} ${email}`)).toBe(20);
      expect(await counted('sign-up-by-address', network)).toBe(20);
    }
    expect(await counted('sign-up-by-email', email)).toBe(0);
    expect((await single(free.id, '203.0.113.73')).status).toBe(201);
    expect(await counted('sign-up-by-email', email)).toBe(1);
    // A shift that somebody makes up is not counted, and gives nothing back.
    await single(randomUUID(), '203.0.113.73');
    expect(await counted('sign-up-by-email', email)).toBe(1);
  });

  it('leave each network a share of its own where strangers used an address up, and no more than that', async () => {
    const { pool } = server.database;
    const shift = await given(pool).shift({ qtyRequired: 50, startDate: inDays(30) });
    const full = await given(pool).shift({ qtyRequired: 1, startDate: inDays(30) });
    await server.rest('POST', '/api/signup', { shiftId: full.id, ...visitorDetails() });
    const { email } = visitorDetails();
    await useUp('sign-up-by-email', email);
    await useUp('waitlist-by-email', email);
    const from = { 'x-forwarded-for': '203.0.113.74' };
    const sign = (name: number, headers: Record<string, string> = {}) =>
      server.rest(
        'POST',
        '/api/signup',
        { shiftId: shift.id, email, firstName: 'Ada', lastName: `Berg ${'abcdefghijklmno'[name]}` },
        { ...from, ...headers },
      );
    const wait = () =>
      server.rest(
        'POST',
        '/api/waitlist',
        { shiftId: full.id, email, people: [{ firstName: 'Ada', lastName: 'Berg' }] },
        from,
      );
    expect(await statusesOf(11, sign)).toEqual([...Array<number>(10).fill(201), 429]);
    expect((await wait()).status).toBe(201);
    // A browser that opened the household's mailed link is no stranger.
    expect((await sign(12, cookieFor(server, { email, source: 'link' }))).status).toBe(201);
    expect((await sign(13, cookieFor(server, { email, source: 'lookup' }))).status).toBe(429);
  });

  it('sign an admin in from a new browser, and have links mailed to them, while many networks guess and ask', async () => {
    const { email } = await given(server.database.pool).staff('admin', { passwordHash });
    for (const subject of ['sign-in-by-email', 'magic-link-by-email', 'password-reset-by-email'])
      await useUp(subject, email);
    const from = '203.0.113.75';
    const headers = { 'x-forwarded-for': from };
    expect((await signIn(email, 'wrong', { from })).status).toBe(401);
    expect((await signIn(email, password, { from })).status).toBe(200);
    expect(await counted('sign-in-by-email', email)).toBe(1000);
    const guesses = await statusesOf(4, () => signIn(email, 'wrong', { from: '203.0.113.76' }));
    expect(guesses).toEqual([401, 401, 401, 429]);
    for (const path of ['request-magic-link', 'request-password-reset']) {
      const asked = await statusesOf(2, () => server.rest('POST', `/api/auth/${path}`, { email }, headers));
      expect([path, asked]).toEqual([path, [200, 429]]);
    }
  });

  it('stop an admin who invites one user again and again; another user is still invited', async () => {
    const make = given(server.database.pool);
    const { headers } = await make.staff('admin');
    const [one, other] = [await make.staff('lead'), await make.staff('lead')];
    const invite = (id: string) => server.rest('POST', `/api/admin/users/${id}/invitation`, {}, headers);
    const ids = [one.userId, one.userId.toUpperCase()];
    expect(await statusesOf(6, (turn) => invite(ids[turn % 2]!))).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await invite(other.userId)).status).toBe(200);
  });

  it('mail the link of a household to it while many networks ask for it', async () => {
    const byLink = await startTestServer(
      { RATE_LIMITS: 'on', TRUST_PROXY: '1', LOOKUP_MODE: 'link' },
      { database: server.database },
    );
    try {
      const { email } = visitorDetails();
      const ask = (from: string) =>
        byLink.rest('POST', '/api/volunteer/lookup', { email }, { 'x-forwarded-for': from });
      for (const from of ['198.51.100.91', '198.51.100.92', '198.51.100.93', '198.51.100.94'])
        expect(await statusesOf(6, () => ask(from))).toEqual([...Array<number>(5).fill(200), 429]);
      expect(await statusesOf(2, () => ask('198.51.100.95'))).toEqual([200, 429]);
    } finally {
      await byLink.running.close();
    }
  });

  it('let more than sixty people behind one address look their shifts up', async () => {
    const from = { 'x-forwarded-for': '203.0.113.93' };
    const { pool } = server.database;
    const text = `insert into rate_limit values (${bytesOf}, 80, now() + interval '5 minutes')`;
    await pool.query(text, ['lookup-by-address', '203.0.113.93']);
    const { email } = visitorDetails();
    expect((await server.rest('POST', '/api/volunteer/lookup', { email }, from)).status).toBe(404);
  });

  it('let a club of 300 people behind one address change their households, and look for replacements', async () => {
    const from = { 'x-forwarded-for': '203.0.113.94' };
    const text = `insert into rate_limit values (${bytesOf}, $3, now() + interval '5 minutes')`;
    for (const [subject, count] of [
      ['rename', 300],
      ['merge', 300],
      ['replacement-ask', 300],
      ['set-password', 40],
    ])
      await server.database.pool.query(text, [subject, '203.0.113.94', count]);
    const id = randomUUID();
    const name = { firstName: 'Ada', lastName: 'Berg' };
    for (const [method, path, body, status] of [
      ['PUT', `/api/volunteer/${id}/name`, name, 404],
      ['POST', '/api/volunteer/merge', { sourceId: id, targetId: randomUUID() }, 404],
      ['POST', `/api/signups/${id}/replacement`, {}, 404],
      ['POST', '/api/auth/reset-password', { token: 'unknown', password: 'a long new password' }, 404],
    ] as const)
      expect([path, (await server.rest(method, path, body, from)).status]).toEqual([path, status]);
  });

  it('stop one household there that changes without an end, and no other', async () => {
    const from = { 'x-forwarded-for': '203.0.113.95' };
    const [one, other] = [visitorDetails(), visitorDetails()].map(({ email }) => ({
      ...from,
      ...cookieFor(server, { email, source: 'lookup' }),
    }));
    const rename = (caller: typeof one) =>
      server.rest('PUT', `/api/volunteer/${randomUUID()}/name`, { firstName: 'Ada', lastName: 'Berg' }, caller);
    expect(await statusesOf(61, () => rename(one))).toEqual([...Array<number>(60).fill(404), 429]);
    expect((await rename(other)).status).toBe(404);
  });

  it('stop a household that downloads its data eleven times in an hour, and no other', async () => {
    const [one, other] = [visitorDetails(), visitorDetails()].map(({ email }) =>
      cookieFor(server, { email, source: 'link' }),
    );
    const take = (caller = one) => server.rest('GET', '/api/household/data', undefined, caller);
    expect(await statusesOf(11, () => take())).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await take(other)).status).toBe(200);
  });

  it('count the files of each of the staff apart', async () => {
    const { pool } = server.database;
    const [one, other] = [await given(pool).staff('admin'), await given(pool).staff('admin')];
    await useUp('export', one.userId);
    const from = { 'x-forwarded-for': '203.0.113.96' };
    const statuses = [one, other].map(async ({ headers }) => {
      const response = await fetch(`${server.url}/api/exports/report`, { headers: { ...headers, ...from } });
      await response.text();
      return response.status;
    });
    expect(await Promise.all(statuses)).toEqual([429, 200]);
  });

  it('count for all servers of one database, and go on after a restart', async () => {
    const { email } = await given(server.database.pool).staff('admin', { passwordHash });
    const startOther = (): Promise<RunningServer> =>
      startServer({
        environment: readEnvironment({
          PORT: '0',
          DATA_DIR: server.dataDir,
          DEMO_DATA: 'false',
          RATE_LIMITS: 'on',
          TRUST_PROXY: '1',
          LOG_LEVEL: 'silent',
          PUBLIC_URL: 'http://localhost:4000',
        }),
        databaseUrl: server.database.url,
        databaseIsNew: false,
        webFolder: join(server.dataDir, 'web'),
        logger: pino({ level: 'silent' }),
      });
    const addressOf = ({ port }: RunningServer) => `http://127.0.0.1:${port}`;
    let other = await startOther();
    try {
      const tries = await statusesOf(12, (turn) =>
        signIn(email, 'wrong', { at: turn % 2 === 0 ? server.url : addressOf(other) }),
      );
      expect(tries).toEqual([...Array<number>(10).fill(401), ...refusedTwice]);
      await other.close();
      other = await startOther();
      expect(await signIn(email, password, { at: addressOf(other) })).toMatchObject({ status: 429 });
    } finally {
      await other.close();
    }
  });

  it('count an IPv6 network of 64 bits as one caller, and recognise IPv4 in both notations', async () => {
    const { email } = await given(server.database.pool).staff('admin', { passwordHash });
    const sixes = await statusesOf(12, (turn) =>
      signIn(email, 'wrong', { from: `2001:db8:1:2:${turn + 1}::${turn + 7}` }),
    );
    expect(sixes).toEqual([...Array<number>(10).fill(401), ...refusedTwice]);
    expect((await signIn(email, 'wrong', { from: '2001:db8:1:3::1' })).status).toBe(401);
    const fours = await statusesOf(12, (turn) =>
      signIn(email, 'wrong', { from: turn % 2 === 0 ? '192.0.2.64' : '::ffff:192.0.2.64' }),
    );
    expect(fours).toEqual([...Array<number>(10).fill(401), ...refusedTwice]);
  });

  it('slow down a person who guesses, and sign the right person in from elsewhere', async () => {
    const { email } = await given(server.database.pool).staff('admin', { passwordHash });
    const guesses = await statusesOf(30, () => signIn(email, 'wrong', { from: '198.51.100.1' }));
    expect(guesses.filter((status) => status === 429)).toHaveLength(20);
    // What was refused does not count against the account, else one network could use up what all share.
    expect(await counted('sign-in-by-email', email)).toBe(10);
    expect((await signIn(email, password, { from: '198.51.100.2' })).status).toBe(200);
    expect(await counted('sign-in-by-email', email)).toBe(10);
  });

  it('sign a known browser in while many networks guess, and no other browser', async () => {
    const { email } = await given(server.database.pool).staff('admin', { passwordHash });
    const someoneElse = await given(server.database.pool).staff('lead', { passwordHash });
    const cookieOf = async (address: string): Promise<string> => {
      const { cookies } = await signIn(address, password, { from: '198.51.100.20' });
      expect(cookies).toEqual([expect.stringMatching(/^trailcrew_browser=[^;]+;.*HttpOnly/)]);
      expect(cookies[0]).toMatch(/SameSite=Lax/);
      expect(cookies[0]).not.toContain(address);
      return (cookies[0] ?? '').split(';')[0] ?? '';
    };
    const [known, foreign] = [await cookieOf(email), await cookieOf(someoneElse.email)];
    await useUp('sign-in-by-email', email);
    await useUp('sign-in-by-address', '198.51.100.20');
    await useUp('sign-in-own-share', `203.0.113.9 ${email}`);
    const from = '198.51.100.20';
    for (const cookie of ['', foreign, `${known}x`, known.replace(/.{20}~/, 'zzzzzzzz~'), 'trailcrew_browser=x.y~z'])
      expect([cookie, (await signIn(email, password, { from: '203.0.113.9', cookie })).status]).toEqual([cookie, 429]);
    expect((await signIn(email, 'wrong', { from, cookie: known })).status).toBe(401);
    expect((await signIn(email, password, { from, cookie: known })).status).toBe(200);
    // It may not guess without end either.
    const guesses = await statusesOf(12, () => signIn(email, 'wrong', { from, cookie: known }));
    expect(guesses).toEqual([...Array<number>(10).fill(401), ...refusedTwice]);
  });

  it('keep no links from the right person when another network asked for many', async () => {
    const { email } = await given(server.database.pool).staff('admin');
    const ask = (from: string) =>
      server.rest('POST', '/api/auth/request-magic-link', { email }, { 'x-forwarded-for': from });
    const asked = await statusesOf(8, () => ask('198.51.100.30'));
    expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await ask('198.51.100.31')).status).toBe(200);
  });

  it('recognise the browser of a sign-in link whose first answer was lost', async () => {
    const { email } = await given(server.database.pool).staff('admin');
    const headers = { 'x-forwarded-for': '198.51.100.40', 'content-type': 'application/json' };
    await server.rest('POST', '/api/auth/request-magic-link', { email }, headers);
    const { rows } = await server.database.pool.query<{ link: string }>(
      `select payload->>'linkId' as link from outbox where recipient = $1`,
      [email],
    );
    const token = derivedToken(server.running.services.secretKey, magicLinkPurpose, rows[0]?.link ?? '');
    for (const _time of [1, 2]) {
      const answer = await fetch(`${server.url}/api/auth/verify/${token}`, {
        headers: { ...headers, accept: 'application/json' },
      });
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^trailcrew_browser=/)]);
    }
  });

  it('keep neither addresses of people nor of networks', async () => {
    const [email, from] = [`${randomUUID()}@example.org`, '198.51.100.77'];
    expect((await signIn(email, 'wrong', { from })).status).toBe(401);
    expect(await counted('sign-in-by-pair', `${from} ${email}`)).toBe(1);
    expect(await tablesHolding(server.database.pool, email)).toEqual([]);
    expect(await tablesHolding(server.database.pool, from)).toEqual([]);
  });

  it('cost a signup one statement', async () => {
    const free = await startTestServer();
    try {
      const statementsAt = async (at: TestServer): Promise<number> => {
        const shift = await given(at.database.pool).shift();
        const signUp = async () => {
          const { status } = await at.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id });
          expect(status).toBe(201);
        };
        await signUp();
        return (await countStatements(signUp)).count;
      };
      expect(await statementsAt(server)).toBe((await statementsAt(free)) + 1);
    } finally {
      await free.close();
    }
  });
});

describe('the counts', () => {
  it('are deleted when they are over', async () => {
    const { database } = server;
    const table = rateLimitTable(database.pool);
    const limits = createRateLimits(table, { warn: () => undefined });
    const take = (key: string) => limits.takeAll([{ subject: 'test-over', key, points: 1, seconds: 600 }]);
    await take('old');
    await expect(take('old')).rejects.toThrow(DomainError);
    await database.pool.query(`update rate_limit set expires_at = now() where key = ${bytesOf}`, ['test-over', 'old']);
    await take('old');
    expect(await counted('test-over', 'old')).toBe(1);
    await take('new');
    await database.pool.query(`update rate_limit set expires_at = now() where key = ${bytesOf}`, ['test-over', 'old']);
    await cleanUpLimits.run(nobodyOf(server), {}, new AbortController().signal);
    expect([await counted('test-over', 'old'), await counted('test-over', 'new')]).toEqual([undefined, 1]);
  });

  it('are exact when many come at once, whatever order their keys have', async () => {
    const limits = createRateLimits(rateLimitTable(server.database.pool), { warn: () => undefined });
    const keyed = (key: string) => ({ subject: 'test-rush', key, points: 20, seconds: 600 });
    const [one, other] = [keyed('one'), keyed('other')];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, turn) => limits.takeAll(turn % 2 ? [one, other] : [other, one])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('are kept in memory while the database is away, and one line of the log says so', async () => {
    const lost = await createTestDatabase();
    await lost.drop();
    const pool = new pg.Pool({ connectionString: lost.url, connectionTimeoutMillis: 2_000 });
    const warnings: unknown[] = [];
    const limits = createRateLimits(rateLimitTable(pool), { warn: (said: unknown) => void warnings.push(said) });
    const one = { subject: 'test-away', key: 'somebody', points: 2, seconds: 600, takenBack: true };
    const take = () => limits.takeAll([one]);
    await take();
    const takeBack = await take();
    await expect(take()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 600 });
    await takeBack();
    await limits.reset('test-away', 'somebody');
    await take();
    expect(warnings).toHaveLength(1);
    await pool.end();
  });
});
