import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { RetentionKind } from '../../contract/people/retention.js';
import { newWorld, type World } from '../../../test/authorization-world.js';
import { nobodyOf } from '../../../test/nobody.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { addDays, clock, dayIn, instantOf, moveClock } from '../../platform/clock.js';
import { personalData } from './personal-data.js';
import type { Entry, PersonalData } from './register.js';
import { applyRetention } from './retention/apply-retention.js';

/*
 * What the register says of each column is what happens (decision 066): erasing and the nights are written by hand, and each column of the
 * register is filled here, and looked at again afterwards.
 */

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer({ ORG_TIME_ZONE: 'Europe/Oslo' });
  // The tests say when it runs.
  await sql(`delete from job where kind = 'retention'`);
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

type Row = Record<string, unknown>;
async function sql<Found extends object = Row>(text: string, values: unknown[] = []): Promise<Found[]> {
  return (await server.database.pool.query<Found>(text, values)).rows;
}

interface Column {
  table: string;
  column: string;
  entry: PersonalData;
}

const columns: Column[] = Object.entries(personalData.tables).flatMap(([table, entries]) =>
  Object.entries<Entry>(entries).flatMap(([column, entry]) => (entry === 'none' ? [] : [{ table, column, entry }])),
);
const isOfVolunteers = ({ entry: { of } }: Column) => of.includes('volunteer') || of.includes('guardian');
const placesOf = (list: Column[]) => list.map(({ table, column }) => `${table}.${column}`);

/** The columns by which each table names its rows; a view has none. */
async function keysOfTables(): Promise<Map<string, string[]>> {
  const rows = await sql<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text) as columns from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indisprimary group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Rows of tables, by what names them. */
type Rows = Map<string, Map<string, Row>>;

async function readRows(tables: Iterable<string>, condition = 'true', values: unknown[] = []): Promise<Rows> {
  const keys = await keysOfTables();
  const found: Rows = new Map();
  for (const table of new Set(tables)) {
    const rows = await sql<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where ${condition}`, values);
    found.set(
      table,
      new Map(
        rows.map(({ row }) => [JSON.stringify((keys.get(table) ?? Object.keys(row)).map((key) => row[key])), row]),
      ),
    );
  }
  return found;
}

const isEmpty = (value: unknown) => value === null || value === '' || value === false || value === undefined;

/** Columns of which no row holds anything: nothing would be seen of them. */
const unfilled = (list: Column[], rows: Rows) =>
  placesOf(
    list.filter(({ table, column }) => ![...(rows.get(table)?.values() ?? [])].some((row) => !isEmpty(row[column]))),
  );

/** Columns of which something is left: `isLeft` gets the value before and after; a row that is gone has none. */
function left(
  list: Column[],
  [before, after]: readonly [Rows, Rows],
  isLeft: (column: Column, was: unknown, now: unknown, isGone: boolean) => boolean,
): string[] {
  return placesOf(
    list.filter((one) =>
      [...(before.get(one.table) ?? [])].some(([key, row]) => {
        const now = after.get(one.table)?.get(key);
        return !isEmpty(row[one.column]) && isLeft(one, row[one.column], now?.[one.column], now === undefined);
      }),
    ),
  );
}

/** Fills what the world lacks: every column of the register has something of the household of `world.volunteer`. */
async function fill(): Promise<void> {
  const { email, volunteer, relative, signup, shift, event } = world;
  const [{ name = '' } = {}] = await sql<{ name: string }>(
    `select first_name || ' ' || last_name as name from volunteer where id = $1`,
    [volunteer],
  );
  await sql(`update volunteer set phone = '+47 99', may_be_asked = true where id = any($1)`, [[volunteer, relative]]);
  await sql('update household_token set revoked_at = now() where email_key = $1', [email]);
  await sql('insert into email_opt_out (email_key) values ($1)', [email]);
  await sql(`insert into reminder (event_id, days_before, email_key, owed_at) values ($1, 2, $2, now())`, [
    event,
    email,
  ]);
  await sql(
    `insert into asked_person (shift_id, volunteer_id, answer, asked_at, asked_by_id) values ($1, $2, 'YES', now(), $3)`,
    [...[shift, volunteer, world.leadUser]],
  );
  await sql(
    'insert into replacement_ask (replacement_id, volunteer_id, asked_at) select id, $1, now() from replacement',
    [relative],
  );
  await sql(`update replacement set message = 'Call me' where signup_id = $1`, [signup]);
  await sql(`update waitlist_entry set phone = '1' where email_key = $1`, [email]);
  await sql(`update question set kind = 'TEXT'`);
  await sql(
    `update outbox set recipient_name = $2, message_id = coalesce(message_id, id::text), last_error = $1, bounced_at = now(), reached_at = now(), sent_at = now(),
       payload = jsonb_build_object('to', $1::text) where recipient_key = $1 and state in ('sent', 'failed')`,
    [email, name],
  );
  await sql(
    `insert into audit_entry (actor_id, actor_name, action, record_type, record_id, summary, detail)
     values ($1, 'Sam Staff', 'signup.changed', 'volunteer', $2, $3::text || ': Start', jsonb_build_object('name', $3::text, 'email', $4::text))`,
    [world.leadUser, volunteer, name, email],
  );
  const kept = JSON.stringify({ email });
  await sql(
    `insert into idempotency_key (operation, key, payload_hash, sent, answer, responses) values ('signUp', $1, '\\x01', sha256($1::text::bytea), $2::text::jsonb, $2::text::jsonb)`,
    [volunteer, kept],
  );
  await sql(`insert into told_answer (key, question, answer) values ($1, '\\x01', $2)`, [volunteer, kept]);
}

describe('erasing', () => {
  const promised = columns.filter(
    (one) => isOfVolunteers(one) && ['blank', 'rename', 'delete'].includes(one.entry.erase),
  );
  const tables = promised.map(({ table }) => table);
  let words: string[];
  let before: Rows;

  /** Rows that hold an id of theirs or of a signup, or their address; mails to others stay, without their names. */
  const theirs = () =>
    readRows(tables, `t::text ilike any ($1) and coalesce(to_jsonb(t) ->> 'recipient_key', $2) = $2`, [
      words.map((word) => `%${word}%`),
      world.email,
    ]);

  beforeAll(async () => {
    world = await newWorld(server);
    await fill();
    const people = [world.volunteer, world.relative];
    const signups = await sql<{ id: string }>('select id from signup where volunteer_id = any($1)', [people]);
    words = [...people, ...signups.map(({ id }) => id), world.email];
    before = await theirs();
    expect(unfilled(promised, before)).toEqual([]);
    const body = { volunteerIds: people, tellThem: false };
    const answer = await server.rest('POST', '/api/admin/erasures', body, world.headers.admin);
    expect(answer).toMatchObject({ status: 200, body: { erased: 2 } });
  });

  const after = async () => readRows(tables);
  const withErasing = (erase: PersonalData['erase']) => promised.filter(({ entry }) => entry.erase === erase);

  it('takes the row of each column that the register deletes', async () => {
    expect(left(withErasing('delete'), [before, await after()], (_one, _was, _now, isGone) => !isGone)).toEqual([]);
  });

  it('leaves nothing in each column that it empties; what must not be empty leads nowhere', async () => {
    const isLeft = (_one: Column, was: unknown, now: unknown) =>
      !isEmpty(now) && JSON.stringify(now) === JSON.stringify(was);
    expect(left(withErasing('blank'), [before, await after()], isLeft)).toEqual([]);
    const texts = withErasing('blank').filter(({ entry }) => entry.kind !== 'link');
    expect(left(texts, [before, await after()], (_one, _was, now) => !isEmpty(now))).toEqual([]);
  });

  it('puts something else into each column that it renames', async () => {
    const isLeft = (_one: Column, was: unknown, now: unknown, isGone: boolean) =>
      !isGone && (JSON.stringify(now) === JSON.stringify(was) || JSON.stringify(now).includes(world.email));
    expect(left(withErasing('rename'), [before, await after()], isLeft)).toEqual([]);
  });
});

describe('the preview of erasing', () => {
  it('finds a name in each column that the register lists', async () => {
    const listed = columns.filter(({ entry }) => entry.erase === 'list' && entry.of.includes('volunteer'));
    world = await newWorld(server);
    await sql(
      `insert into image_upload (id, token_hash, file_name, expires_at) values (gen_random_uuid(), '\\x04', 'a.jpg', now())`,
    );
    await sql(`insert into post_report (post_id, start_id, manned, reported_at) values ($1, $2, true, now())`, [
      world.post,
      world.raceStart,
    ]);
    const name = 'Vera Verliest-Kanarie';
    await sql(`update volunteer set first_name = 'Vera', last_name = 'Verliest-Kanarie' where id = $1`, [
      world.volunteer,
    ]);
    const types = new Map(
      (
        await sql<{ place: string; type: string }>(
          `select table_name || '.' || column_name as place, data_type as type from information_schema.columns where table_schema = 'public'`,
        )
      ).map(({ place, type }) => [place, type]),
    );
    for (const { table, column } of listed) {
      const value = types.get(`${table}.${column}`) === 'jsonb' ? 'jsonb_build_array($1::text)' : '$1';
      const { rowCount } = await server.database.pool.query(
        `update ${table} set ${column} = ${value} where ctid = (select max(ctid) from ${table})`,
        [column === 'website' ? `https://${name}` : name],
      );
      expect([table, column, rowCount]).toEqual([table, column, 1]);
    }
    const { data } = await server.graphql<{ previewErasure: { mentions: { where: string }[] } }>(
      'query ($ids: [ID!]!) { previewErasure(volunteerIds: $ids) { mentions { where } } }',
      { ids: [world.volunteer] },
      world.headers.admin,
    );
    expect([...new Set(data.previewErasure.mentions.map(({ where }) => where))].sort()).toEqual(
      placesOf(listed).sort(),
    );
  });
});

describe('the nights', () => {
  const timeZone = 'Europe/Oslo';
  let last: string;
  let before: Rows;
  beforeAll(async () => {
    world = await newWorld(server);
    await fill();
    const [row] = await sql<{ day: string }>(`select to_char(max(last_day), 'YYYY-MM-DD') as day from event`);
    last = row?.day ?? '';
    const tables = kinds.flatMap(([kind]) => keptFor(kind).map(({ table }) => table));
    // Who was erased above is nameless already.
    before = await readRows(tables, `coalesce(to_jsonb(t) ->> 'email_key', '') not like 'erased:%'`);
  });

  /** What erasing leaves leads to nobody once the names are gone. */
  const keptFor = (kind: RetentionKind) =>
    columns.filter(({ entry }) => entry.keptFor === kind && !(kind === 'NAMES' && entry.erase === 'keep'));

  const kinds: [RetentionKind, () => string][] = [
    ['MAILS', () => addDays(dayIn(timeZone, clock.now()), 31)],
    ['CONTACTS', () => addDays(last, 57)],
    ['ANSWERS', () => addDays(last, 57)],
    ['AUDIT', () => addDays(last, 401)],
    ['NAMES', () => addDays(last, 401)],
  ];

  it.each(kinds)('of %s: what the register keeps for so long is gone or empty', async (kind, day) => {
    const kept = keptFor(kind);
    expect(unfilled(kept, before)).toEqual([]);
    moveClock(instantOf(day(), '03:10', timeZone).getTime() - Date.now());
    await applyRetention.run(nobodyOf(server), {}, new AbortController().signal);
    const after = await readRows(kept.map(({ table }) => table));
    const isLeft = (_one: Column, was: unknown, now: unknown) =>
      !isEmpty(now) && JSON.stringify(now) === JSON.stringify(was);
    expect(left(kept, [before, after], isLeft)).toEqual([]);
  });
});
