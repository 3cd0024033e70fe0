import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { newWorld, type World } from '../../../../test/authorization-world.js';
import { given, inDays } from '../../../../test/given.js';
import { cookieFor, linkOf, mailsQueuedTo } from '../../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { settled } from '../../../../test/settled.js';
import { until } from '../../../../test/until.js';
import { signedUp } from '../../../../test/signup-rows.js';
import { derivedToken } from '../../../platform/operation/secrets.js';
import { erasurePurpose } from './erasure.announcements.js';

/* People are erased by themselves and by admins: nothing of them stays that leads to them, and every count is as before. */

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

/** Where one of these words stands in the database, but for what tests note of mails: the table and the row as text. */
async function rowsWith(pool: Pool, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name <> 'seen_mail'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(
      `select t::text as text from "${name}" t where t::text ilike any($1)`,
      [words.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return found;
}

const figures = `select (select count(*)::int from signup) as signups, (select count(*)::int from volunteer) as people,
  (select count(distinct email_key)::int from volunteer) as addresses`;
async function countAll() {
  const { rows } = await server.database.pool.query(figures);
  const { data } = await server.graphql<{ hours: object; households: object }>(
    '{ hours { minutes matching } households: hours(by: HOUSEHOLD) { matching } }',
    {},
    admin.headers,
  );
  return { ...(rows[0] as object), ...data };
}

const word = 'Zanzibarkanarie';
let family: { email: string; ids: string[]; shift: { id: string; eventId: string }; past: string[]; lead: string };

/** A family of three with data of every kind, under words that occur nowhere else. */
async function canaries() {
  const make = given(server.database.pool);
  const lead = await make.staff('lead');
  const role = await (await (await make.event()).category({ name: 'Timing', leadId: lead.userId })).opportunity();
  const [shift, held, past] = [
    await role.shift({ qtyRequired: 5 }),
    await role.shift({ startTime: '20:00', endTime: '21:00', qtyRequired: 1 }),
    await role.shift({ date: inDays(-3) }),
  ];
  const email = `${word.toLowerCase()}.${randomUUID().slice(0, 8)}@kanarie.example`;
  const names = ['Ada', 'Bo', 'Cyd'].map((first) => ({ firstName: `${first}${word}`, lastName: `O'Neil-${word}` }));
  const ids: string[] = [];
  for (const name of names) {
    const body = { ...name, email, phone: '+47 99 88 77 66', shiftId: shift.id };
    const sent = { 'idempotency-key': randomUUID() };
    const answer = await server.rest<{ volunteer: { id: string } }>('POST', '/api/signup', body, sent);
    expect(answer.status).toBe(201);
    ids.push(answer.body.volunteer.id);
  }
  const old: string[] = [];
  for (const name of names) old.push((await signedUp(server.database.pool, past, { ...name, email, phone: '1' })).id);
  await signedUp(server.database.pool, held, { email: 'somebody@else.example' });
  const waiting = { shiftId: held.id, email, people: names.slice(0, 2) };
  expect((await server.rest('POST', '/api/waitlist', waiting)).status).toBeLessThan(300);
  const { pool } = server.database;
  await pool.query(
    `insert into guardian_consent (signup_id, guardian_name, wording) select id, $2, $2 from signup where volunteer_id = $1 limit 1`,
    [ids[0], `Guardian ${word}`],
  );
  await pool.query(
    `insert into replacement (event_id, shift_id, signup_id, token_hash, message) select event_id, shift_id, id, $2, $3
     from signup where volunteer_id = $1 and shift_id = $4`,
    [ids[1], Buffer.from(randomUUID()), `Call me: ${word}`, shift.id],
  );
  await pool.query('insert into asked_person (shift_id, volunteer_id, answer, asked_at) values ($1, $2, $3, now())', [
    ...[shift.id, ids[2], 'YES'],
  ]);
  await pool.query('insert into email_opt_out (email_key) values ($1)', [email]);
  await pool.query(`insert into reminder (event_id, days_before, email_key, owed_at) values ($1, 2, $2, now())`, [
    ...[shift.eventId, email],
  ]);
  const renamed = { firstName: `Abba${word}`, lastName: names[0]?.lastName };
  expect((await server.rest('PUT', `/api/volunteer/${ids[0]}/name`, renamed, admin.headers)).status).toBe(200);
  const hours = { minutes: 60, reason: 'Stayed longer' };
  expect((await server.rest('PUT', `/api/admin/signups/${old[0]}/hours`, hours, admin.headers)).status).toBe(200);
  // What else the log says of them: of a search, of mails, and of people who waited for a shift that is gone.
  await pool.query(
    `insert into audit_entry (actor_name, action, record_type, record_id, summary)
     select 'Sam Staff', 'replacement.asked', 'replacement', r.id, $1 || ': Start Timing' from replacement r where r.message like '%' || $2
     union all select 'Sam Staff', 'mail.settled', 'mail', gen_random_uuid(), 'Reminder: ' || $1 || ' knows by other means'
     union all select 'Sam Staff', 'waitlist.removed', 'waitlist', gen_random_uuid(), $1 || ': Start Timing'`,
    [`${names[1]?.firstName} ${names[1]?.lastName}`, word],
  );
  return { email, ids, shift: { id: shift.id, eventId: shift.eventId }, past: old, lead: lead.email };
}

describe('a household that erases itself', () => {
  let before: object;
  let token: string;
  let opened: { cookie: string };

  beforeAll(async () => {
    family = await canaries();
    expect((await rowsWith(server.database.pool, [word])).length).toBeGreaterThan(10);
    const page = await server.rest('GET', `/api/manage/${await linkOf(server, family.email)}`);
    opened = { cookie: page.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  });

  it('asks by the mailed link alone, and for its own people alone', async () => {
    const ask = (volunteerIds: string[], caller: Record<string, string>) =>
      server.rest('POST', '/api/household/erasure', { volunteerIds }, caller);
    const lookedUp = cookieFor(server, { email: family.email, source: 'lookup' });
    expect(await ask(family.ids, lookedUp)).toMatchObject({ status: 404, body: { code: 'VOLUNTEER_NOT_FOUND' } });
    const stranger = await newWorld(server);
    expect(await ask([...family.ids, stranger.volunteer], opened)).toMatchObject({ status: 404 });
    expect(await ask([], opened)).toMatchObject({ status: 400 });
    const { rows } = await server.database.pool.query('select 1 from erasure_request where email_key = $1', [
      family.email,
    ]);
    expect(rows).toEqual([]);
  });

  it('is mailed a link, which shows what goes and changes nothing', async () => {
    const asked = await server.graphql<{ requestErasure: { people: { id: string }[] } }>(
      'mutation ($ids: [ID!]!) { requestErasure(volunteerIds: $ids) { people { id firstName } } }',
      { ids: family.ids },
      opened,
    );
    expect(asked.data.requestErasure.people.map(({ id }) => id).sort()).toEqual([...family.ids].sort());
    expect(await mailsQueuedTo(server, family.email)).toContain('erasure-link');
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from erasure_request where email_key = $1',
      [family.email],
    );
    token = derivedToken(server.secretKey, erasurePurpose, rows[0]?.id ?? '');
    for (const turn of [1, 2])
      expect([turn, await server.rest('GET', `/api/erasures/${token}`)]).toMatchObject([
        turn,
        { status: 200, body: { futureSignups: 3, people: [{ id: family.ids[0] }, {}, {}] } },
      ]);
    expect(await server.rest('GET', '/api/erasures/unknown')).toMatchObject({
      status: 404,
      body: { code: 'ERASURE_NOT_FOUND' },
    });
  });

  it('is erased once, also by a second press', async () => {
    before = await countAll();
    const press = () => server.rest('POST', `/api/erasures/${token}`, undefined, opened);
    const both = await Promise.all([press(), press()]);
    for (const one of [...both, await press()]) {
      expect(one).toMatchObject({ status: 200, body: { erased: 3 } });
      // The cookie of the browser that confirmed names the address.
      expect(one.headers.getSetCookie()).toEqual([expect.stringMatching(/^trailcrew_household=; Max-Age=0;/)]);
    }
    const elsewhere = cookieFor(server, { email: 'somebody@else.example' });
    const other = await server.rest('POST', `/api/erasures/${token}`, undefined, elsewhere);
    expect([other.status, other.headers.getSetCookie()]).toEqual([200, []]);
    const { rows } = await server.database.pool.query('select erased_by from erasure');
    expect(rows).toEqual([{ erased_by: 'household' }]);
    await server.database.pool.query(
      `update erasure_request set used_at = now() - interval '2 minutes' where used_at is not null`,
    );
    for (const method of ['GET', 'POST'])
      expect(await server.rest(method, `/api/erasures/${token}`)).toMatchObject({
        status: 410,
        body: { code: 'ERASURE_OVER' },
      });
  });

  it('is nowhere in the database any more', async () => {
    // The mail that says so leaves no row once it was sent.
    await until(async () => !(await mailsQueuedTo(server, family.email)).includes('data-erased'), 30_000);
    expect(await rowsWith(server.database.pool, [word, '99 88 77 66'])).toEqual([]);
    // Not on the way to anybody either.
    for (const path of ['/api/volunteers', '/api/admin/signups', '/api/admin/audit-log', '/api/admin/hours']) {
      const { status, body } = await server.rest('GET', path, undefined, admin.headers);
      expect([path, status, JSON.stringify(body).includes(word)]).toEqual([path, 200, false]);
    }
  });

  it('gave its coming spots back, without a name, and leaves all counts as they were', async () => {
    const { pool } = server.database;
    const { rows: coming } = await pool.query(
      `select status from signup where shift_id = $1 and volunteer_id = any($2)`,
      [family.shift.id, family.ids],
    );
    expect(coming).toEqual(Array(3).fill({ status: 'cancelled' }));
    const { rows: worked } = await pool.query('select status from signup where id = any($1)', [family.past]);
    expect(worked).toEqual(Array(3).fill({ status: 'active' }));
    const { rows: entries } = await pool.query(
      `select state, people from waitlist_entry where email_key like 'erased:%'`,
    );
    expect(entries).toMatchObject([
      { state: 'WITHDRAWN', people: [{ firstName: 'Removed' }, { firstName: 'Removed' }] },
    ]);
    expect(await countAll()).toEqual(before);
    const { rows: mails } = await pool.query<{ payload: unknown }>(
      `select payload from outbox where recipient = $1 and template = 'lead-cancelled'`,
      [family.lead],
    );
    expect(JSON.stringify(mails)).toContain('who asked to be erased');
    const roster = await server.graphql<{ signup: { volunteer: object } }>(
      'query ($id: ID!) { signup(id: $id) { volunteer { firstName lastName email phone erased } } }',
      { id: family.past[0] },
      admin.headers,
    );
    expect(roster.data.signup.volunteer).toEqual({
      ...{ firstName: 'Removed', lastName: 'person', email: null, phone: null, erased: true },
    });
  });

  it('is nobody to other browsers that hold its cookie', async () => {
    const of = async (issuedAt: number, source: 'link' | 'lookup' = 'link') => {
      const cookie = cookieFor(server, { email: family.email, source, issuedAt });
      return (await server.graphql<{ myHousehold: object | null }>('{ myHousehold { email } }', {}, cookie)).data
        .myHousehold;
    };
    const [hourAgo, soon] = [Date.now() - 3_600_000, Date.now() + 60_000];
    expect([await of(hourAgo), await of(hourAgo, 'lookup')]).toEqual([null, null]);
    const data = cookieFor(server, { email: family.email, source: 'link', issuedAt: hourAgo });
    expect((await server.rest('GET', '/api/household/data', undefined, data)).status).toBe(404);
    // A cookie from afterwards opens it.
    expect(await of(soon)).toEqual({ email: family.email });
    const stranger = cookieFor(server, { email: 'never.here@else.example', source: 'link' });
    expect((await server.graphql('{ myHousehold { email } }', {}, stranger)).data).toEqual({
      myHousehold: { email: 'never.here@else.example' },
    });
  });

  it('is somebody new when it signs up again', async () => {
    const body = { firstName: `Ada${word}`, lastName: 'Again', email: family.email, shiftId: family.shift.id };
    const again = await server.rest<{ volunteer: { id: string } }>('POST', '/api/signup', body);
    expect(again.status).toBe(201);
    expect(family.ids).not.toContain(again.body.volunteer.id);
    const of = async (issuedAt: number) => {
      const cookie = cookieFor(server, { email: family.email, source: 'link', issuedAt });
      return (await server.graphql('{ myHousehold { volunteers { id } } }', {}, cookie)).data;
    };
    expect(await of(Date.now() - 3_600_000)).toEqual({ myHousehold: null });
    expect(await of(Date.now())).toEqual({ myHousehold: { volunteers: [{ id: again.body.volunteer.id }] } });
  });
});

describe('an admin who erases people', () => {
  let world: World;
  beforeEach(async () => {
    world = await newWorld(server);
  });

  it('sees what it would do, and where the name stands in what staff typed', async () => {
    const { pool } = server.database;
    await pool.query('update shift set notes = $2 where id = $1', [world.freeShift, 'Key at Vera Visitor, Hut 4']);
    const { rows } = await pool.query<{ first: string; last: string }>(
      'select first_name as first, last_name as last from volunteer where id = $1',
      [world.volunteer],
    );
    await pool.query('update shift set notes = $2 where id = $1', [
      ...[world.freeShift, `The key is with ${rows[0]?.first} ${rows[0]?.last}.`],
    ]);
    const { data } = await server.graphql<{ previewErasure: { mentions: { where: string }[] } }>(
      `query ($ids: [ID!]!) { previewErasure(volunteerIds: $ids) {
         people { id } futureSignups pastSignups mails logEntries mentions { where text } } }`,
      { ids: [world.volunteer] },
      admin.headers,
    );
    expect(data.previewErasure).toMatchObject({ people: [{ id: world.volunteer }], futureSignups: 1, mails: 0 });
    expect(data.previewErasure.mentions.map(({ where }) => where)).toContain('shift.notes');
  });

  it('takes one of a family, whose others keep their link, their mails and their spots', async () => {
    const erase = (caller: Record<string, string>) =>
      server.rest('POST', '/api/admin/erasures', { volunteerIds: [world.volunteer], tellThem: false }, caller);
    const before = await mailsQueuedTo(server, world.email);
    expect(await erase(world.headers.lead)).toMatchObject({ status: 403 });
    expect(await erase(admin.headers)).toMatchObject({ status: 200, body: { erased: 1 } });
    expect(await erase(admin.headers)).toMatchObject({ status: 200, body: { erased: 0 } });
    const household = await server.rest<{ household: { volunteer: { id: string } }[] }>(
      'GET',
      `/api/manage/${world.link}`,
    );
    expect(household.body.household.map(({ volunteer }) => volunteer.id)).toEqual([world.relative]);
    const { rows } = await server.database.pool.query('select status from signup where volunteer_id = $1', [
      world.relative,
    ]);
    expect(rows).toEqual([{ status: 'active' }]);
    expect(await mailsQueuedTo(server, world.email)).toEqual(before);
    const { rows: log } = await server.database.pool.query<{ summary: string }>(
      `select summary from audit_entry where action = 'volunteer.erased' and record_id = $1`,
      [world.volunteer],
    );
    expect(log).toEqual([{ summary: 'Removed person' }]);
  });

  it('takes people of two households, who stay two', async () => {
    const { pool } = server.database;
    const before = await countAll();
    const volunteerIds = [world.volunteer, world.relative, world.candidate];
    expect(await server.rest('POST', '/api/admin/erasures', { volunteerIds }, admin.headers)).toMatchObject({
      body: { erased: 3 },
    });
    expect(await countAll()).toEqual(before);
    const { rows } = await pool.query('select distinct email_key from volunteer where id = any($1)', [volunteerIds]);
    expect(rows).toHaveLength(2);
  });

  it('leaves namesakes under other addresses alone, in their mails too', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query<{ firstName: string; lastName: string }>(
      'select first_name as "firstName", last_name as "lastName" from volunteer where id = $1',
      [world.volunteer],
    );
    const email = `${randomUUID()}@example.org`;
    await server.rest('POST', '/api/signup', { ...rows[0], email, shiftId: world.freeShift });
    await server.rest('POST', '/api/admin/erasures', { volunteerIds: [world.volunteer] }, admin.headers);
    const { rows: mails } = await pool.query<{ name: string; payload: object }>(
      'select recipient_name as name, payload from outbox where recipient = $1',
      [email],
    );
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('Removed');
  });

  it('is refused for strangers, and for somebody who is on a shift or soon will be', async () => {
    expect(
      await server.rest('POST', '/api/admin/erasures', { volunteerIds: [world.unused] }, admin.headers),
    ).toMatchObject({ status: 404, body: { code: 'VOLUNTEER_NOT_FOUND' } });
    const { pool } = server.database;
    const { rows } = await pool.query<{ shift: string }>('select shift_id as shift from signup where id = $1', [
      world.signup,
    ]);
    await pool.query(
      `update shift set date = (now() at time zone 'UTC')::date, start_time = '00:00', end_time = '23:59' where id = $1`,
      [rows[0]?.shift],
    );
    expect(
      await server.rest('POST', '/api/admin/erasures', { volunteerIds: [world.volunteer] }, admin.headers),
    ).toMatchObject({ status: 409, body: { code: 'ON_A_SHIFT' } });
    const { rows: still } = await pool.query('select erased_at from volunteer where id = $1', [world.volunteer]);
    expect(still).toEqual([{ erased_at: null }]);
  });

  it('publishes it to programs, which see who it was by id alone', async () => {
    await settled(server.database.pool);
    const start = await server.rest<{ cursor: string }>('GET', '/api/changes', undefined, admin.headers);
    await server.rest('POST', '/api/admin/erasures', { volunteerIds: [world.volunteer] }, admin.headers);
    const { rows } = await server.database.pool.query(
      `select kind, detail from fact where record_id = $1 order by position desc limit 1`,
      [world.volunteer],
    );
    expect(rows).toEqual([{ kind: 'volunteer.erased', detail: {} }]);
    await settled(server.database.pool);
    const path = `/api/changes?cursor=${encodeURIComponent(start.body.cursor)}`;
    const { body } = await server.rest<{ changes: { kind: string; type: string; id: string; record: object }[] }>(
      ...(['GET', path, undefined, admin.headers] as const),
    );
    const change = body.changes.find(({ id }) => id === world.volunteer);
    expect(change).toMatchObject({ kind: 'changed', record: { erased: true, firstName: 'Removed' } });
  });

  it('erases beside signing up again: either way nobody comes back under the old record', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query<{ first: string; last: string }>(
      'select first_name as first, last_name as last from volunteer where id = $1',
      [world.volunteer],
    );
    const body = { firstName: rows[0]?.first, lastName: rows[0]?.last, email: world.email, shiftId: world.freeShift };
    const [erased, ...others] = await Promise.all([
      server.rest('POST', '/api/admin/erasures', { volunteerIds: [world.volunteer] }, admin.headers),
      ...Array.from({ length: 6 }, () => server.rest('POST', '/api/signup', body)),
    ]);
    expect(erased).toMatchObject({ status: 200, body: { erased: 1 } });
    expect(others.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows: back } = await pool.query(
      `select 1 from signup g join shift s on s.id = g.shift_id where g.volunteer_id = $1 and g.status = 'active' and s.starts_at > now()`,
      [world.volunteer],
    );
    expect(back).toEqual([]);
  });

  it('gives them their data before, in a file', async () => {
    const path = `/api/admin/volunteers/${world.volunteer}/data`;
    expect((await server.rest('GET', path, undefined, world.headers.lead)).status).toBe(403);
    const { status, body } = await server.rest<{ household: { email: string } }>('GET', path, undefined, admin.headers);
    expect([status, body.household.email]).toEqual([200, world.email]);
    const { rows } = await server.database.pool.query(
      `select summary, detail from audit_entry where action = 'volunteer.exported' and record_id = $1`,
      [world.volunteer],
    );
    expect(rows).toEqual([{ summary: 'A volunteer: what is kept about the household', detail: {} }]);
  });
});
