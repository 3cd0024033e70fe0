import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { settled } from '../../../test/settled.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { moveClock } from '../../platform/clock.js';

/* Long lists and files are made while they are sent: their tag is made of how far the facts were, so it must be right for everybody and never stale. */

let server: TestServer;
let admin: Record<string, string>;
let lead: { userId: string; headers: Record<string, string> };
let key: Record<string, string>;
let eventId: string;
let categoryId: string;
let shiftId: string;
const people = 620;

beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server.database;
  const make = given(pool);
  admin = (await make.staff('admin')).headers;
  lead = await make.staff('lead');
  key = (await make.apiKey({ scopes: ['read:programme', 'read:signups'] })).headers;
  const event = await make.event({ startDate: inDays(20) });
  const category = await event.category({ leadId: lead.userId });
  const shift = await (await category.opportunity()).shift({ qtyRequired: 2 * people });
  [eventId, categoryId, shiftId] = [event.id, category.id, shift.id];
  await pool.query(
    `with person as (
       insert into volunteer (first_name, last_name, email, email_key, name_key)
       select 'Vera', 'Crowd' || n, 'crowd' || n || '@example.org', 'crowd' || n || '@example.org', 'crowd' || n from generate_series(1, $3::int) n
       returning id)
     insert into signup (event_id, shift_id, volunteer_id) select $1::uuid, $2::uuid, id from person`,
    [eventId, shiftId, people],
  );
  await settled(pool);
});
afterAll(() => server.close());
/** Milliseconds after which a tag is another one whatever happened; each test begins with such a time. */
const slot = 5 * 60_000;
const toNextSlot = () => slot - (Date.now() % slot);
beforeEach(() => moveClock(toNextSlot()));
afterEach(() => moveClock(0));

const ask = (path: string, headers: Record<string, string>, tag?: string) =>
  fetch(server.url + path, { headers: { ...headers, ...(tag ? { 'if-none-match': tag } : {}) } });

/** Reads it to its end; gives its tag. */
async function tagOf(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await ask(path, headers);
  const { byteLength } = await answer.arrayBuffer();
  expect([path, answer.status, byteLength > 0, answer.headers.get('etag')]).toEqual([
    path,
    200,
    true,
    expect.stringMatching(/^W\/"facts-.+"$/),
  ]);
  return answer.headers.get('etag') ?? '';
}

const signUp = () => server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId });

const paths = (): string[] => [
  '/api/admin/signups',
  '/api/lead/signups',
  '/api/volunteers',
  '/api/reports',
  `/api/exports/signups?eventId=${eventId}`,
  `/api/exports/signups?eventId=${eventId}&format=xlsx`,
  '/api/exports/report',
  `/api/exports/roster?eventId=${eventId}`,
  `/api/admin/events/${eventId}/plan`,
];

describe('an answer that is made while it is sent', () => {
  it('is 304 to a client that has it, until something happens', async () => {
    for (const path of paths()) {
      const tag = await tagOf(path, admin);
      const again = await ask(path, admin, `"other", ${tag}`);
      expect([path, again.status, await again.text(), again.headers.get('etag')]).toEqual([path, 304, '', tag]);
      await signUp();
      expect([path, (await ask(path, admin, tag)).status]).toEqual([path, 200]);
      await settled(server.database.pool);
    }
  });

  it('costs no reading and no line in the audit log for a client that has it already', async () => {
    const path = `/api/exports/signups?eventId=${eventId}`;
    const tag = await tagOf(path, admin);
    const exported = async () => {
      const { rows } = await server.database.pool.query(`select from audit_entry where action = 'signups.exported'`);
      return rows.length;
    };
    const before = await exported();
    const { count } = await countStatements(async () => {
      expect((await ask(path, admin, tag)).status).toBe(304);
    });
    // Who asks, and how far the facts are.
    expect(count).toBeLessThanOrEqual(3);
    expect(await exported()).toBe(before);
  });

  it('is never taken for that of somebody who sees something else', async () => {
    const path = '/api/admin/signups';
    const tags = [await tagOf(path, admin), await tagOf(path, lead.headers), await tagOf(path, key)];
    const contacts = await given(server.database.pool).apiKey({ scopes: ['read:signups', 'read:contacts'] });
    tags.push(await tagOf(path, contacts.headers));
    expect(new Set(tags).size).toBe(tags.length);
    const known = tags.join(', ');
    expect((await ask(path, {}, known)).status).toBe(401);
    expect((await ask(path, { authorization: 'Bearer tck_unknown' }, known)).status).toBe(401);
    expect((await ask('/api/exports/report', key, `*, ${known}`)).status).toBe(403);
    const other = await given(server.database.pool).staff('lead');
    expect((await ask(path, other.headers, known)).status).toBe(200);
  });

  it('is another one once a lead’s categories are others', async () => {
    const path = '/api/exports/report';
    const tag = await tagOf(path, lead.headers);
    const other = await given(server.database.pool).staff('lead');
    const moved = await server.rest(
      'POST',
      '/api/admin/assign-lead',
      { leadId: other.userId, categoryIds: [categoryId] },
      admin,
    );
    expect(moved.status).toBe(200);
    const after = await ask(path, lead.headers, tag);
    expect([after.status, (await after.text()).trim().split('\n').length]).toEqual([200, 1]);
    await server.rest('POST', '/api/admin/assign-lead', { leadId: lead.userId, categoryIds: [categoryId] }, admin);
  });

  it('is another one for each question, and after a while: names of files hold the day, and operators change rows by hand', async () => {
    const path = '/api/admin/signups';
    await settled(server.database.pool);
    const tag = await tagOf(path, admin);
    expect((await ask(`${path}?status=active`, admin, tag)).status).toBe(200);
    expect((await ask(path, admin, tag)).status).toBe(304);
    moveClock(toNextSlot() + slot);
    expect((await ask(path, admin, tag)).status).toBe(200);
  });

  it('has no such tag where the clock decides', async () => {
    const answer = await ask('/api/admin/signups?runningAt=now', admin);
    expect([answer.status, answer.headers.get('etag')?.includes('facts')]).toEqual([200, false]);
    expect((await ask('/api/admin/signups?limit=5', admin)).headers.get('etag')).not.toContain('facts');
  });

  it('is not stale beside a transaction that began before and commits late', async () => {
    const { pool } = server.database;
    const late = await pool.connect();
    try {
      await late.query('begin');
      await late.query(`insert into fact (kind, record_id, within) values ('shift.changed', $1, $2)`, [
        shiftId,
        { event: eventId },
      ]);
      await signUp();
      const path = '/api/exports/report';
      const tag = await tagOf(path, admin);
      expect((await ask(path, admin, tag)).status).toBe(304);
      await signUp();
      const next = await tagOf(path, admin);
      expect(next).not.toBe(tag);
      await late.query('commit');
      expect((await ask(path, admin, next)).status).toBe(200);
    } finally {
      late.release();
    }
  });
});
