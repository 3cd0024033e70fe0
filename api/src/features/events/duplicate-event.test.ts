import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { markOf, postOfToday } from '../../../test/check-in-apis.js';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { raceDay } from '../../../test/start-board-rows.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

interface Copied {
  event: { id: string; name: string; slug: string; startDate: string; endDate: string; website: string | null };
  categoriesCreated: number;
  opportunitiesCreated: number;
  shiftsCreated: number;
}

const duplicate = (id: string, input: object = {}): StaffCall => ({
  rest: ['POST', `/api/admin/events/${id}/duplicate`, input],
  graphql: [
    `mutation ($id: ID!, $input: DuplicateEventInput) { duplicateEvent(eventId: $id, input: $input) {
      event { id name slug startDate endDate website } categoriesCreated opportunitiesCreated shiftsCreated } }`,
    { id, input },
  ],
});

/** A race of three days with two categories (one with a lead), three roles, and shifts on the set-up day and the first two days. */
async function race() {
  const { pool } = server.database;
  const lead = await given(pool).staff('lead');
  const slug = `race-${randomBytes(4).toString('hex')}`;
  const event = await given(pool).event({ name: 'Birkie', slug, startDate: '2027-02-18', endDate: '2027-02-20' });
  const timing = await event.category({ name: 'Timing', leadId: lead.userId });
  const food = await event.category({ name: 'Food' });
  const roles = [
    await timing.opportunity({ name: 'Start', shortDescription: 'short', longDescription: 'long', location: 'Gate' }),
    await timing.opportunity({ name: 'Finish' }),
    await food.opportunity({ name: 'Soup' }),
  ] as const;
  await pool.query('update opportunity set standby = true where id = $1', [roles[2].id]);
  const first = await roles[0].shift({ date: '2027-02-17', startTime: '22:00', endTime: '02:00', qtyRequired: 3 });
  await roles[0].shift({ date: '2027-02-18', location: 'Tent' });
  await roles[2].shift({ date: '2027-02-19' });
  expect((await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: first.id })).status).toBe(201);
  return { id: event.id, slug, leadId: lead.userId };
}

async function programmeOf(eventId: string) {
  const { rows } = await server.database.pool.query<Record<string, string | number | boolean | null>>(
    `select c.name as category, c.lead_id, o.name as role, o.short_description, o.long_description, o.location, o.standby,
       to_char(s.date, 'YYYY-MM-DD') as date, s.start_time, s.end_time, s.qty_required, s.active_count, s.location as place
     from category c left join opportunity o on o.category_id = c.id left join shift s on s.opportunity_id = o.id
     where c.event_id = $1 order by 1, 3, 7`,
    [eventId],
  );
  return rows;
}

describe.each(staffApis(() => server))('duplicating through $name', (api) => {
  it('takes no marks, check-in links and phones along', async () => {
    const { event, category, lead, signupIds } = await postOfToday(server, 1);
    const link = await given(server.database.pool).checkInLink({ eventId: event.id, categoryId: category.id });
    await link.device();
    const marks = { marks: [markOf(signupIds[0] ?? '')] };
    expect((await server.rest('POST', '/api/attendance', marks, lead.headers)).status).toBe(200);
    const { body } = await api.call<Copied>(duplicate(event.id, { startDate: inDays(365) }), admin.headers);
    const kept = async (eventId: string) => {
      const { rows } = await server.database.pool.query<object>(
        `select (select count(*)::int from shift where event_id = $1) as shifts,
           (select count(*)::int from attendance_mark where event_id = $1) as marks,
           (select count(*)::int from check_in_link where event_id = $1) as links,
           (select count(*)::int from check_in_device d join check_in_link l on l.id = d.link_id where l.event_id = $1) as phones`,
        [eventId],
      );
      return rows[0];
    };
    expect(await kept(event.id)).toEqual({ shifts: 1, marks: 1, links: 1, phones: 1 });
    expect(await kept(body.event.id)).toEqual({ shifts: 1, marks: 0, links: 0, phones: 0 });
  });

  it('copies categories with leads, roles and shifts, moves all days, and takes no signups along', async () => {
    const source = await race();
    const input = {
      name: 'Birkie 2028',
      slug: `${source.slug}-2028`,
      startDate: '2028-02-17',
      website: 'https://b.example',
    };
    const { body, status } = await api.call<Copied>(duplicate(source.id, input), admin.headers);
    expect(status).toBe(api.name === 'REST' ? 201 : 200);
    expect(body).toMatchObject({ event: { ...input, endDate: '2028-02-19' } });
    const { categoriesCreated, opportunitiesCreated, shiftsCreated } = body;
    expect({ categoriesCreated, opportunitiesCreated, shiftsCreated }).toEqual({
      categoriesCreated: 2,
      opportunitiesCreated: 3,
      shiftsCreated: 3,
    });
    const days: Record<string, string> = {
      '2027-02-17': '2028-02-16',
      '2027-02-18': '2028-02-17',
      '2027-02-19': '2028-02-18',
    };
    const expected = (await programmeOf(source.id)).map((row) => ({
      ...row,
      date: row.date === null ? null : days[String(row.date)],
      active_count: row.date === null ? null : 0,
    }));
    expect(expected).toHaveLength(4);
    expect(await programmeOf(body.event.id)).toEqual(expected);
    expect(expected.map((row) => (row as { lead_id?: unknown }).lead_id)).toContain(source.leadId);
    expect(await audited(server, { eventId: body.event.id })).toEqual([
      'event.duplicated: Birkie as Birkie 2028, from 2028-02-17',
    ]);
  });

  it('names the copy itself, and counts on while slugs are taken, also for two at once', async () => {
    const { id, slug } = await race();
    const first = await api.call<Copied>(duplicate(id), admin.headers);
    expect(first.body.event).toMatchObject({
      name: 'Birkie (Copy)',
      slug: `${slug}-copy`,
      startDate: '2027-02-18',
      endDate: '2027-02-20',
    });
    const more = await Promise.all(
      [1, 2, 3].map(() => api.call<Copied>(duplicate(id, { slug: `${slug}-copy` }), admin.headers)),
    );
    expect(more.map(({ body }) => body.event.slug).sort()).toEqual([2, 3, 4].map((n) => `${slug}-copy-${n}`));
    const copyOfCopy = await api.call<Copied>(duplicate(id, { slug: `${slug}-copy-2` }), admin.headers);
    expect(copyOfCopy.body.event.slug).toBe(`${slug}-copy-5`);
    const sameSlug = await api.call<Copied>(duplicate(id, { slug }), admin.headers);
    expect(sameSlug.body.event.slug).toBe(`${slug}-copy-6`);
  });

  it('refuses days out of order, unknown events, visitors and leads', async () => {
    const { id } = await race();
    expect(await api.call(duplicate(id, { endDate: '2027-01-01' }), admin.headers)).toMatchObject({
      status: 400,
      errors: { endDate: 'End date must be on or after the start date' },
    });
    for (const unknown of ['x', randomUUID()]) {
      expect(await api.call(duplicate(unknown), admin.headers)).toMatchObject({
        status: 404,
        code: 'EVENT_NOT_FOUND',
      });
    }
    const lead = await given(server.database.pool).staff('lead');
    expect(await api.call(duplicate(id))).toMatchObject({ status: 401 });
    expect(await api.call(duplicate(id), lead.headers)).toMatchObject({ status: 403 });
  });
});

it('copies starts and posts, which name the copies of their starts, and no clearance', async () => {
  const { pool } = server.database;
  const { event, start, post } = await raceDay(pool);
  const [men, women] = [await start(), await start('Women')];
  await post({ startIds: [women], minimumStaff: 3, blocksStart: true });
  await post({ place: 'Hut' });
  await pool.query(
    `update race_start set cleared_at = now(), cleared_note = 'go', cleared_open = '["Hut"]' where id = $1`,
    [men],
  );
  const { body } = await server.rest<Copied>(
    'POST',
    `/api/admin/events/${event.id}/duplicate`,
    { startDate: inDays(6) },
    admin.headers,
  );
  const { rows } = await pool.query(
    `select p.place, p.minimum_staff as minimum, p.blocks_start as blocks, array(select name from race_start b where b.id = any(p.start_ids)) as starts
     from post p where p.event_id = $1 order by 1`,
    [body.event.id],
  );
  expect(rows).toEqual([
    { place: 'Bridge', minimum: 3, blocks: true, starts: ['Women'] },
    { place: 'Hut', minimum: 1, blocks: false, starts: [] },
  ]);
  const copies = await pool.query(
    `select b.name, b.date - a.date as days, b.time = a.time as same, b.cleared_at as cleared, b.cleared_note as note, b.cleared_open as open
     from race_start b join race_start a on a.name = b.name and a.event_id = $2 where b.event_id = $1 and b.id <> a.id order by 1`,
    [body.event.id, event.id],
  );
  const copy = { days: 7, same: true, cleared: null, note: null, open: [] };
  expect(copies.rows).toEqual([
    { name: 'Men 50 km', ...copy },
    { name: 'Women', ...copy },
  ]);
});

it('sends as many statements for a large event as for a small one', async () => {
  const { id } = await race();
  await server.database.pool.query(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, (select id from opportunity where event_id = $1 limit 1), '2027-02-18', '10:00', '11:00', 1 from generate_series(1, 300)`,
    [id],
  );
  const { count } = await countStatements(() =>
    server.rest('POST', `/api/admin/events/${id}/duplicate`, {}, admin.headers),
  );
  expect(count).toBeLessThanOrEqual(10);
});

it('gives a repetition with the same Idempotency-Key the first answer', async () => {
  const { id } = await race();
  const headers = { ...admin.headers, 'idempotency-key': randomUUID() };
  const answers = [];
  for (const _ of [1, 2])
    answers.push(await server.rest<Copied>('POST', `/api/admin/events/${id}/duplicate`, {}, headers));
  expect(answers[1]?.body).toEqual(answers[0]?.body);
});
