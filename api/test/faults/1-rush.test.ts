import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { given } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { offerPurpose } from '../../src/features/waitlist/waitlist.announcements.js';
import { loadSecretKey } from '../../src/database/secret-key.js';
import { derivedToken } from '../../src/platform/operation/secrets.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { outcomesOf, recorder, type Called } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

// 200 people want ten places at the same moment, at three processes on one database, every other one through GraphQL.

let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  const start = () => startServerProcess({ databaseUrl: database.url, dataDir });
  // The first makes the installation's secret.
  servers = [await start(), ...(await Promise.all([start(), start()]))];
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function rush(shiftId: string): Promise<Called[]> {
  const { calls, signUp, close } = recorder();
  await Promise.all(
    Array.from({ length: 200 }, (_, client) =>
      signUp((servers[client % 3] as ServerProcess).url, shiftId, undefined, client % 2 === 0 ? 'rest' : 'graphql'),
    ),
  );
  close();
  return calls;
}

const taken = (calls: readonly Called[]) => calls.filter(({ outcome }) => outcome === 'acknowledged').length;

describe('a rush on ten places, at three processes', () => {
  it('oversells as soon as the guard in the database is switched off: the guard is what protects', async () => {
    const { pool } = database;
    const [times, least] = [rounds(2, 50), rounds(1, 45)];
    await pool.query('alter table signup disable trigger signup_takes_place');
    let oversold = 0;
    try {
      for (let round = 0; round < times; round += 1) {
        const shift = await given(pool).shift({ qtyRequired: 10 });
        if (taken(await rush(shift.id)) > 10) oversold += 1;
      }
    } finally {
      await pool.query('delete from signup');
      await pool.query('alter table signup enable trigger signup_takes_place');
    }
    const tooFew = oversold < least ? [`the guard was off, and only ${oversold} of ${times} rounds were oversold`] : [];
    reportFault('1, the guard off', `${times} rounds`, tooFew, `oversold in ${oversold}`);
  }, 300_000);

  it('fills exactly ten each time, and refuses the other 190 as the shift is full', async () => {
    const { pool } = database;
    await watchCommits(pool);
    const [times, all, violations] = [rounds(1, 50), [] as Called[], [] as string[]];
    for (let round = 0; round < times; round += 1) {
      const shift = await given(pool).shift({ qtyRequired: 10 });
      const calls = await rush(shift.id);
      all.push(...calls);
      const full = calls.filter(({ status, code }) => status === 409 && code === 'SHIFT_FULL').length;
      if (taken(calls) !== 10 || full !== 190) violations.push(`round ${round}: ${outcomesOf(calls)}`);
      const { rows } = await pool.query<{ people: number; counter: number }>(
        `select active_count as counter, (select count(distinct volunteer_id)::int from signup where shift_id = s.id) as people
         from shift s where id = $1`,
        [shift.id],
      );
      if (rows[0]?.people !== 10 || rows[0].counter !== 10) violations.push(`round ${round}: ${JSON.stringify(rows)}`);
    }
    violations.push(...(await checkHistory(pool, all)));
    reportFault(
      '1, a rush on ten places',
      `${times} rounds of 200 clients at 3 processes`,
      violations,
      outcomesOf(all),
    );
  }, 600_000);

  it('lets staff exceed the places on purpose, and nobody else in the same way', async () => {
    const { pool } = database;
    const shift = await given(pool).shift({ qtyRequired: 1 });
    const add = (overCapacity: boolean, name: string) =>
      pool.query(
        `with person as (insert into volunteer (first_name, last_name, email, email_key, name_key) values ($1, 'x', $1, $1, $1) returning id)
         insert into signup (event_id, shift_id, volunteer_id, over_capacity) select $2, $3, id, $4 from person`,
        [name, shift.eventId, shift.id, overCapacity],
      );
    await add(false, 'first');
    await expect(add(false, 'second')).rejects.toMatchObject({ constraint: 'shift_capacity' });
    await add(true, 'third');
    const { rows } = await pool.query(
      'select active_count, (select count(*)::int from signup where shift_id = $1) as signups from shift where id = $1',
      [shift.id],
    );
    expect(rows).toEqual([{ active_count: 2, signups: 2 }]);
  });
});

/** The same for places that are held: counted by rows, never more with those taken than there are, as each commit leaves them. */
async function watchHeld(pool: Pool): Promise<void> {
  await pool.query(`
    create table seen_held (what text not null);
    create function look_at_held() returns trigger language plpgsql as $$ begin
      insert into seen_held
      select format('shift %s: %s active, %s held, %s places, entries hold %s', s.id, s.active_count, s.held_count, s.qty_required, w.held)
      from shift s cross join lateral (select coalesce(sum(held), 0) as held from waitlist_entry where shift_id = s.id) w
      where s.id = new.id and (s.active_count + s.held_count > s.qty_required or s.held_count <> w.held);
      return null; end $$;
    create constraint trigger look_at_held after update on shift
      deferrable initially deferred for each row execute function look_at_held()`);
}

describe('50 who wait for one place, at three processes', () => {
  const call = async (client: number, path: string, body?: object, headers: Record<string, string> = {}) => {
    const { url } = servers[client % 3] as ServerProcess;
    const sent = { method: body && 'qtyRequired' in body ? 'PATCH' : 'POST', body: JSON.stringify(body ?? {}) };
    const answer = await fetch(url + path, { ...sent, headers: { 'content-type': 'application/json', ...headers } });
    return { status: answer.status, ...((await answer.json()) as { code?: string; signup?: { id: string } }) };
  };
  const person = (client: number) => ({ firstName: 'Waits', lastName: `Number${client}` });

  it('are asked in their order while 20 visitors want it and the quantity is raised; nobody else gets it', async () => {
    const { pool } = database;
    await watchHeld(pool);
    const admin = await given(pool).staff('admin');
    const secretKey = await loadSecretKey(dataDir);
    const [times, violations, answers] = [rounds(1, 20), [] as string[], [] as string[]];
    for (let round = 0; round < times; round += 1) {
      const { id: shiftId } = await given(pool).shift({ qtyRequired: 1 });
      const email = (client: string | number) => `waits-${client}-${shiftId}@example.org`;
      const { signup } = await call(0, '/api/signup', { ...person(0), email: email('first'), shiftId });
      const join = (client: number) =>
        call(client, '/api/waitlist', { shiftId, email: email(client), people: [person(client)] });
      const joined = await Promise.all(Array.from({ length: 50 }, (_, client) => join(client)));
      if (joined.some(({ status }) => status !== 201)) violations.push(`not all wait: ${JSON.stringify(joined)}`);

      const came = await Promise.all([
        call(0, `/api/admin/signups/${signup?.id}/cancel`, {}, admin.headers),
        call(1, `/api/admin/shifts/${shiftId}`, { qtyRequired: 3 }, admin.headers),
        ...Array.from({ length: 20 }, (_, client) =>
          call(client, '/api/signup', { ...person(client), email: email(`visitor-${client}`), shiftId }),
        ),
      ]);
      const visitors = came.slice(2).filter(({ code }) => code !== 'SHIFT_FULL');
      if (visitors.length > 0) violations.push(`visitors received ${JSON.stringify(visitors)}`);

      // Everybody who is offered a place answers at once, every other one twice with both answers, until all places are taken.
      for (let turn = 0; turn < 20; turn += 1) {
        const { rows } = await pool.query<{ offer_id: string; number: string }>(
          `select offer_id, number from waitlist_entry where shift_id = $1 and state = 'OFFERED' order by number`,
          [shiftId],
        );
        if (rows.length === 0) break;
        const said = await Promise.all(
          rows.flatMap(({ offer_id: offer }, at) => {
            const token = derivedToken(secretKey, offerPurpose, offer);
            const answer = (verb: string) => call(at, `/api/offers/${token}/${verb}`);
            return turn > 3
              ? [answer('take')]
              : at % 2 === 0
                ? [answer('decline')]
                : [answer('take'), answer('decline')];
          }),
        );
        answers.push(...said.map(({ status }) => String(status)));
        if (said.some(({ status }) => ![200, 410].includes(status)))
          violations.push(`answers: ${JSON.stringify(said)}`);
      }
      const [{ rows: entries }, { rows: shifts }] = await Promise.all([
        pool.query<{ asked: boolean }>(
          `select offered_at is not null as asked from waitlist_entry where shift_id = $1 order by number`,
          [shiftId],
        ),
        pool.query<{ active_count: number; held_count: number; waiting_count: number }>(
          'select active_count, held_count, waiting_count from shift where id = $1',
          [shiftId],
        ),
      ]);
      const asked = entries.filter((entry) => entry.asked).length;
      if (entries.slice(0, asked).some((entry) => !entry.asked)) violations.push(`asked out of order: ${asked}`);
      if (JSON.stringify(shifts[0]) !== JSON.stringify({ active_count: 3, held_count: 0, waiting_count: 50 - asked }))
        violations.push(`in the end ${JSON.stringify(shifts[0])}, ${asked} asked`);
    }
    const { rows: seen } = await pool.query<{ what: string }>('select what from seen_held');
    violations.push(...seen.map(({ what }) => what));
    reportFault(
      '1, a waitlist',
      `${times} rounds of 50 who wait and 20 visitors`,
      violations,
      `${answers.length} answers`,
    );
  }, 300_000);
});
