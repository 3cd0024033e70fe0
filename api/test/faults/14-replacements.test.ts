import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { rounds, reportFault } from './fault.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

// 20 people want to take over one place at the same moment, at two processes, by both APIs, while its giver cancels.

let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  const start = () => startServerProcess({ databaseUrl: database.url, dataDir });
  // The first makes the installation's secret.
  servers = [await start(), await start()];
  await watchHolders();
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What each commit leaves: never two in a shift of one place. */
async function watchHolders(): Promise<void> {
  await database.pool.query(`
    create table seen_holders (what text not null);
    create function look_at_holders() returns trigger language plpgsql as $$ begin
      insert into seen_holders
      select format('shift %s: %s holders, counted %s, %s places', s.id, g.holders, s.active_count, s.qty_required)
      from shift s cross join lateral (select count(*) as holders from signup where shift_id = s.id and status = 'active') g
      where s.id = new.id and (g.holders <> s.active_count or g.holders > s.qty_required);
      return null; end $$;
    create constraint trigger look_at_holders after update on shift
      deferrable initially deferred for each row execute function look_at_holders()`);
}

interface Said {
  status: number;
  code?: string;
  signup?: { id: string };
  replacement?: { token: string };
}

async function call(client: number, path: string, body: object, headers: Record<string, string> = {}) {
  const { url } = servers[client % 2] as ServerProcess;
  const answer = await fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return {
    said: { status: answer.status, ...((await answer.json()) as Omit<Said, 'status'>) },
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
}

const takeDocument = `mutation ($token: String!, $input: TakeReplacementInput!) { takeReplacement(token: $token, input: $input) { signup { id } } }`;

/** One of them takes over, every other one through GraphQL. */
async function take(client: number, token: string, input: object): Promise<Said> {
  if (client % 4 < 2) return (await call(client, `/api/replacements/${token}/take`, input)).said;
  const { url } = servers[client % 2] as ServerProcess;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: takeDocument, variables: { token, input } }),
  });
  const { data, errors } = (await answer.json()) as {
    data?: { takeReplacement: { signup: { id: string } } } | null;
    errors?: { extensions: { code: string; status: number } }[];
  };
  const [error] = errors ?? [];
  return error ? error.extensions : { status: 201, signup: data?.takeReplacement.signup };
}

it('20 take one replacement while its giver cancels: one holder, never none', async () => {
  const { pool } = database;
  const [times, violations] = [rounds(3, 100), [] as string[]];
  let before = 0;
  for (let round = 0; round < times; round += 1) {
    const { id: shiftId } = await given(pool).shift({ qtyRequired: 1 });
    const email = (client: string | number) => `takes-${client}-${shiftId}@example.org`;
    const giver = { firstName: 'Greta', lastName: 'Gives', email: email('giver') };
    const { said, cookie } = await call(0, '/api/signup', { ...giver, shiftId });
    const id = said.signup?.id ?? '';
    const asked = await call(1, `/api/signups/${id}/replacement`, {}, { cookie });
    const token = asked.said.replacement?.token ?? '';
    // The giver is in the middle of them, earlier or later from round to round.
    const cancelling = round % 20;
    const came = await Promise.all(
      Array.from({ length: 20 }, async (_, client) => {
        const cancels =
          client === cancelling
            ? call(client, `/api/volunteer/${encodeURIComponent(giver.email)}/cancel/${id}`, {}, { cookie })
            : null;
        const taken = await take(client, token, {
          firstName: 'Tom',
          lastName: `Number${client}`,
          email: email(client),
        });
        return { taken, cancelled: (await cancels)?.said };
      }),
    );
    const taken = came.map((one) => one.taken);
    const won = taken.filter(({ status }) => status === 201);
    const cancelled = came.find((one) => one.cancelled)?.cancelled;
    if (won.length !== 1) violations.push(`round ${round}: ${won.length} took over: ${JSON.stringify(taken)}`);
    if (taken.some(({ status, code }) => status !== 201 && code !== 'REPLACEMENT_TAKEN' && code !== 'SHIFT_FULL'))
      violations.push(`round ${round}: ${JSON.stringify(taken)}`);
    if (cancelled?.status !== 200) violations.push(`round ${round}: the giver received ${JSON.stringify(cancelled)}`);
    const { rows } = await pool.query<{ id: string; over: boolean }>(
      `select id, over_capacity as over from signup where shift_id = $1 and status = 'active'`,
      [shiftId],
    );
    if (rows.length !== 1 || rows[0]?.id !== won[0]?.signup?.id || rows[0]?.over)
      violations.push(`round ${round}: in the end ${JSON.stringify(rows)}, won ${JSON.stringify(won)}`);
    const { rows: searches } = await pool.query<{ state: string; taken: string; gaveBack: boolean }>(
      `select r.state, r.taken_by_id as taken, exists (select from fact f where f.record_id = r.id and f.kind = 'replacement.ended') as "gaveBack"
       from replacement r where r.shift_id = $1`,
      [shiftId],
    );
    if (searches[0]?.gaveBack) before += 1;
    if (searches[0]?.state !== 'TAKEN' || searches[0].taken !== won[0]?.signup?.id)
      violations.push(`round ${round}: the search says ${JSON.stringify(searches)}`);
  }
  const { rows: seen } = await pool.query<{ what: string }>('select what from seen_holders');
  violations.push(...seen.map(({ what }) => what));
  reportFault('14, a replacement', `${times} rounds of 20 takers`, violations, `the giver came first in ${before}`);
  expect(violations).toEqual([]);
}, 300_000);
