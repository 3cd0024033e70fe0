import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newWorld, type World } from '../../../test/authorization-world.js';
import { cookieFor, linkOf } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { fieldOf } from './household-data-sql.js';
import { personalData } from './personal-data.js';
import type { Entry, ExportPart } from './register.js';

/* The file of what is kept about a household: everything of its own, nothing of others. */

let server: SharedTestServer;
let world: World;
let mine: Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  world = await newWorld(server);
  const { pool } = server.database;
  const { rows } = await pool.query<{ id: string }>('select volunteer_id as id from signup where id = $1', [
    world.signup,
  ]);
  const person = rows[0]?.id;
  await pool.query('insert into asked_person (shift_id, volunteer_id, answer, asked_at) values ($1, $2, $3, now())', [
    ...[world.shift, person, 'YES'],
  ]);
  await pool.query('insert into replacement_ask (replacement_id, volunteer_id) select id, $1 from replacement', [
    person,
  ]);
  await pool.query("update volunteer set phone = '+47 99' where id = $1", [person]);
  await pool.query('insert into email_opt_out (email_key) values ($1)', [world.email.toLowerCase()]);
  await pool.query(
    `insert into audit_entry (actor_name, action, record_type, record_id, summary)
     values ('Lena Lead', 'volunteer.renamed', 'volunteer', $1, 'Vera → Wera')`,
    [person],
  );
  const opened = await server.rest('GET', `/api/manage/${await linkOf(server, world.email)}`);
  mine = { cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
});
afterAll(() => server.close());

const ask = (caller: Record<string, string> = mine) =>
  server.rest<Record<string, object>>('GET', '/api/household/data', undefined, caller);

/** The names of all fields within a value. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

it('is a file to save, which nobody keeps on the way', async () => {
  const { status, headers, body } = await ask();
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="trailcrew-my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    ...{ format: 'trailcrew-my-data', version: 1 },
    household: { email: world.email, mailsOffSince: expect.stringMatching(/Z$/) },
    signups: expect.arrayContaining([
      expect.objectContaining({ person: expect.any(String), event: expect.any(String) }),
    ]),
    consents: [expect.objectContaining({ guardianName: 'Grace', wording: 'I agree.' })],
    mails: expect.arrayContaining([expect.objectContaining({ what: 'Bulk email', state: 'failed' })]),
    log: { byStaff: expect.arrayContaining([expect.objectContaining({ summary: 'Vera → Wera' })]) },
  });
});

/** Fields that stand under a plainer name in the file. */
const otherwise: Record<string, string> = { 'email_opt_out.since': 'mailsOffSince', 'outbox.template': 'what' };

it('holds each column that the register puts into it', async () => {
  const { body } = await ask();
  const missing = Object.entries(personalData.tables).flatMap(([table, columns]) =>
    Object.entries<Entry>(columns).flatMap(([column, entry]) => {
      if (entry === 'none' || entry.export === null) return [];
      const part: ExportPart = entry.export;
      const name = otherwise[`${table}.${column}`] ?? fieldOf(column);
      return namesIn(body[part]).includes(name) ? [] : [`${table}.${column} in ${part}`];
    }),
  );
  expect(missing).toEqual([]);
});

it('says until when each part is kept, by the days that apply', async () => {
  const { body } = await ask();
  const { rows } = await server.database.pool.query<Record<'names' | 'phone' | 'answers' | 'mails', string>>(
    `select to_char(max(e.last_day) + 400, 'YYYY-MM-DD') as names, to_char(max(e.last_day) + 56, 'YYYY-MM-DD') as phone,
       (select to_char(e.last_day + 56, 'YYYY-MM-DD') from guardian_consent c join signup g on g.id = c.signup_id join event e on e.id = g.event_id
         where g.id = $1) as answers,
       (select to_char((created_at at time zone 'UTC')::date + 30, 'YYYY-MM-DD') from outbox where recipient_key = $2 and state = 'failed' limit 1) as mails
     from signup g join event e on e.id = g.event_id where g.volunteer_id = (select volunteer_id from signup where id = $1)`,
    [world.signup, world.email.toLowerCase()],
  );
  const [expected] = rows;
  expect(body).toMatchObject({
    people: expect.arrayContaining([
      expect.objectContaining({ keptUntil: expected?.names, phoneKeptUntil: expected?.phone }),
    ]),
    consents: [expect.objectContaining({ keptUntil: expected?.answers })],
    mails: expect.arrayContaining([expect.objectContaining({ state: 'failed', keptUntil: expected?.mails })]),
  });
});

it('holds nothing of other households, and nothing private of leads', async () => {
  const text = JSON.stringify((await ask()).body);
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select unnest(array[email, phone]) as text from app_user
     union select unnest(array[email, phone, id::text]) from volunteer where email_key <> $1`,
    [world.email.toLowerCase()],
  );
  const others = rows.map((row) => row.text).filter(Boolean);
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((other) => text.includes(other))).toEqual([]);
  expect(text).not.toContain('Lena Lead');
});

it('is for a browser that opened the mailed link: not by the address, nor after the links were closed', async () => {
  for (const source of ['lookup', 'record'] as const)
    expect((await ask(cookieFor(server, { email: world.email, source }))).status).toBe(404);
  const before = cookieFor(server, { email: world.email, source: 'link', issuedAt: Date.now() - 60_000 });
  expect((await ask(before)).status).toBe(200);
  const token = await linkOf(server, world.email);
  await server.rest('POST', `/api/manage/${token}/replace-link`);
  expect((await ask(before)).status).toBe(404);
});
