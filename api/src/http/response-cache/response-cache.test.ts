import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { pino } from 'pino';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { readEnvironment } from '../../environment.js';
import { startServer, type RunningServer } from '../../server.js';

/* Two servers on one database, both with their memory. */

let server: TestServer;
let other: RunningServer;
let urls: string[];
beforeAll(async () => {
  server = await startTestServer({}, { keepsAnswers: true });
  const { dataDir, database } = server;
  other = await startServer({
    environment: readEnvironment({
      ...{ PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'false', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
      ...{ PUBLIC_URL: 'http://localhost:4000', MAIL_GATHER_SECONDS: '0' },
    }),
    databaseUrl: database.url,
    databaseIsNew: false,
    webFolder: join(dataDir, 'web'),
    logger: pino({ level: 'silent' }),
  });
  urls = [server.url, `http://127.0.0.1:${other.port}`];
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const [first, second] = [() => urls[0] as string, () => urls[1] as string];
const shiftQuery = 'query ($id: ID!) { shift(id: $id) { qtyRegistered stillRequired place: effectiveLocation } }';

function ask(url: string, query: string, variables: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

async function registeredAt(url: string, id: string, api: 'rest' | 'graphql'): Promise<number> {
  if (api === 'graphql') {
    const { data } = (await (await ask(url, shiftQuery, { id })).json()) as {
      data: { shift: { qtyRegistered: number } };
    };
    return data.shift.qtyRegistered;
  }
  const shifts = (await (await fetch(`${url}/api/shifts`)).json()) as { id: string; qtyRegistered: number }[];
  return shifts.find((shift) => shift.id === id)?.qtyRegistered ?? Number.NaN;
}

const signUp = async (url: string, shiftId: string): Promise<{ status: number; cookie: string }> => {
  const answer = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitorDetails(), shiftId }),
  });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
};

describe('what visitors get from the cache', () => {
  it('costs one short look while nothing happens, and is alike', async () => {
    const shift = await given(server.database.pool).shift();
    for (const call of [
      () => fetch(`${first()}/api/shifts?eventId=${shift.eventId}`),
      () => ask(first(), shiftQuery, { id: shift.id }),
    ]) {
      const before = await (await call()).text();
      const again = () => countStatements(async () => expect(await (await call()).text()).toBe(before));
      // An answer is kept for a second, in which a starved computer may not come to ask again.
      let statements: string[] = [];
      await until(async () => ({ statements } = await again()).statements.length === 1, 10_000);
      expect(statements).toEqual([expect.stringContaining('pg_visible_in_snapshot')]);
    }
  });

  it.each(['rest', 'graphql'] as const)(
    'is up to date for a person who has just acted, on whichever server they ask: 100 signups, each looked at by %s',
    async (api) => {
      const shift = await given(server.database.pool).shift({ qtyRequired: 100 });
      let acknowledged = 0;
      const seen: { atLeast: number; count: number }[] = [];
      const visitor = async (turn: number): Promise<void> => {
        for (let times = 0; times < 10; times += 1) {
          expect((await signUp(urls[turn % 2] as string, shift.id)).status).toBe(201);
          acknowledged += 1;
          const atLeast = acknowledged;
          seen.push({ atLeast, count: await registeredAt(urls[(turn + times) % 2] as string, shift.id, api) });
        }
      };
      await Promise.all(Array.from({ length: 10 }, (_, turn) => visitor(turn)));
      expect(seen.filter(({ atLeast, count }) => !(count >= atLeast))).toEqual([]);
      expect(await registeredAt(first(), shift.id, api)).toBe(100);
    },
    60_000,
  );

  it('is read once for all who ask at the same time', async () => {
    const shift = await given(server.database.pool).shift();
    await (await ask(first(), shiftQuery, { id: shift.id })).text();
    await signUp(second(), shift.id);
    const { statements } = await countStatements(async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, async () => (await ask(first(), shiftQuery, { id: shift.id })).text()),
      );
      expect(new Set(answers).size).toBe(1);
    });
    const readings = statements.filter((text) => !text.includes('pg_current_snapshot'));
    expect(readings.length).toBeLessThanOrEqual(2);
    expect(readings.length).toBeGreaterThan(0);
  });

  it('asks nothing of the database before a picture', async () => {
    const { statements } = await countStatements(async () => {
      const answer = await fetch(`${first()}/uploads/00000000-0000-4000-8000-000000000000.webp`);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('NOT_FOUND')]);
    });
    expect(statements.filter((text) => text.includes('pg_current_snapshot'))).toEqual([]);
  });

  it('is renewed after a second, for shifts begin while nobody does anything', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 5 });
    expect(await registeredAt(first(), shift.id, 'graphql')).toBe(0);
    // Past the product, so that no fact is kept.
    await server.database.pool.query(`update shift set location = 'Elsewhere' where id = $1`, [shift.id]);
    const place = async (): Promise<string> =>
      ((await (await ask(first(), shiftQuery, { id: shift.id })).json()) as { data: { shift: { place: string } } }).data
        .shift.place;
    await until(async () => (await place()) === 'Elsewhere', 5_000);
  });

  it('is not for those who are known: a household, the staff', async () => {
    const shift = await given(server.database.pool).shift();
    const { cookie } = await signUp(first(), shift.id);
    const staff = await given(server.database.pool).staff('admin');
    for (const headers of [{ cookie }, staff.headers]) {
      await (await ask(first(), shiftQuery, { id: shift.id }, headers)).text();
      const { statements } = await countStatements(async () => {
        await (await ask(first(), shiftQuery, { id: shift.id }, headers)).text();
      });
      expect(statements.filter((text) => text.includes('pg_visible_in_snapshot'))).toEqual([]);
    }
  });

  it('comes compressed, and as 304 to a client that has it', async () => {
    const shift = await given(server.database.pool).shift();
    const address = `${first()}/api/shifts?eventId=${shift.eventId}`;
    const answer = await fetch(address);
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(address, { headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await signUp(second(), shift.id);
    expect((await fetch(address, { headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' } })).status).toBe(
      200,
    );
  });

  it.each(['', 'gzip, br'])('has the same headers by HEAD (encodings: "%s")', async (coding) => {
    for (const _more of [1, 2]) await given(server.database.pool).shift();
    const headers = { 'accept-encoding': coding };
    const address = `${first()}/api/shifts`;
    // Nothing is kept of what it has no body of, and its tag is not known.
    const early = await fetch(address, { method: 'HEAD', headers });
    expect([early.status, await early.text(), early.headers.get('cache-control')]).toEqual([200, '', 'no-cache']);
    const own = await fetch(address, {
      method: 'HEAD',
      headers: { ...headers, ...cookieFor(server, { email: 'ada@example.org' }) },
    });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const responses: Response[] = [];
    // On a busy computer a second may pass between the two.
    await until(async () => {
      const got = await fetch(address, { headers });
      expect((await got.text()).length).toBeGreaterThan(2);
      responses.splice(0, 2, got, await fetch(address, { method: 'HEAD', headers }));
      return responses[1]?.headers.get('etag') !== null;
    }, 10_000);
    // What belongs to the connection or to the single request is not the answer's.
    const ofConnection = { date: '', connection: '', 'keep-alive': '', 'request-id': '' };
    const [got, head] = responses.map((one): Record<string, string> => ({
      ...Object.fromEntries(one.headers),
      ...ofConnection,
    }));
    expect(head).toEqual(got);
    expect(head?.['content-encoding']).toBe(coding === '' ? undefined : 'br');
    expect(head).toMatchObject({ 'cache-control': 'no-cache', 'content-length': expect.stringMatching(/^\d+$/) });
    await until(async () => {
      await (await fetch(address, { headers })).text();
      const known = { ...headers, 'if-none-match': head?.etag ?? '', 'cache-control': 'max-age=0' };
      return (await fetch(address, { method: 'HEAD', headers: known })).status === 304;
    }, 10_000);
  });

  it('holds no refusal, no error, and nothing that belongs to one person', async () => {
    const nowhere = `${first()}/api/events/00000000-0000-4000-8000-000000000000`;
    expect((await fetch(nowhere)).status).toBe(404);
    expect((await fetch(nowhere)).status).toBe(404);
    const bad = await fetch(`${first()}/api/shifts?limit=none`);
    expect([bad.status, bad.headers.get('etag')]).toEqual([400, null]);
    const link = await fetch(`${first()}/api/manage/unknown-token`);
    expect([link.headers.get('cache-control'), link.headers.get('etag')]).toEqual(['no-store', null]);
  });
});
