import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { audited, staffApis } from '../../../../test/staff-apis.js';
import { raceDay } from '../../../../test/start-board-rows.js';

/* Making, changing and deleting starts and posts, through both APIs. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;
interface Start {
  id: string;
  name: string;
  date: string;
  time: string;
  version: number;
}
interface Post {
  id: string;
  place: string | null;
  startIds: string[];
  minimumStaff: number;
  staffedByMinutes: number;
  blocksStart: boolean;
  mapUrl: string | null;
  version: number;
}

const startFields = 'id name date time version';
const postFields = 'id place startIds minimumStaff staffedByMinutes blocksStart mapUrl version';

const apis = staffApis(() => server).map(({ name, call }) => {
  const writes = <Body>(
    noun: 'starts' | 'posts',
    type: 'RaceStart' | 'Post',
    fields: string,
    one: 'start' | 'post',
  ) => ({
    create: (input: object, headers: Headers) =>
      call<Record<typeof one, Body>>(
        {
          rest: ['POST', `/api/admin/${noun}`, input],
          graphql: [
            `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${one} { ${fields} } } }`,
            { input },
          ],
        },
        headers,
      ),
    update: (id: string, input: object, headers: Headers) =>
      call<Record<typeof one, Body>>(
        {
          rest: ['PATCH', `/api/admin/${noun}/${id}`, input],
          graphql: [
            `mutation ($input: Update${type}Input!) { update${type}(input: $input) { ${one} { ${fields} } } }`,
            { input: { ...input, [`${one}Id`]: id } },
          ],
        },
        headers,
      ),
    remove: (id: string, headers: Headers) =>
      call<Record<typeof one, Body>>(
        {
          rest: ['DELETE', `/api/admin/${noun}/${id}`],
          graphql: [`mutation ($id: ID!) { delete${type}(${one}Id: $id) { ${one} { ${fields} } } }`, { id }],
        },
        headers,
      ),
  });
  return {
    name,
    starts: writes<Start>('starts', 'RaceStart', startFields, 'start'),
    posts: writes<Post>('posts', 'Post', postFields, 'post'),
  };
});

describe.each(apis)('a start, through $name', ({ starts: { create, update, remove }, posts }) => {
  it('is made, changed and deleted by admins, and posts forget it', async () => {
    const { event, category, admin, lead } = await raceDay(server.database.pool);
    const made = await create(
      { eventId: event.id, name: ' Men  50 km ', date: inDays(0), time: '9:00' },
      admin.headers,
    );
    expect(made.body.start).toMatchObject({ date: inDays(0), time: '09:00', version: 1 });
    const { id } = made.body.start as Start;
    const post = await posts.create(
      { eventId: event.id, categoryId: category.id, minimumStaff: 2, startIds: [id] },
      lead.headers,
    );
    expect(post.body.post).toMatchObject({ startIds: [id], place: null, staffedByMinutes: 30, blocksStart: false });
    expect((await update(id, { time: '09:30', version: 1 }, admin.headers)).body.start).toMatchObject({
      time: '09:30',
      version: 2,
    });
    expect(await update(id, { time: '10:00', version: 1 }, admin.headers)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await remove(id, admin.headers)).body.start).toMatchObject({ id, time: '09:30' });
    expect(await remove(id, admin.headers)).toMatchObject({ code: 'START_NOT_FOUND' });
    const { rows } = await server.database.pool.query('select start_ids as ids from post where event_id = $1', [
      event.id,
    ]);
    expect(rows).toEqual([{ ids: [] }]);
    expect((await audited(server, { eventId: event.id })).map((line) => line.split(':')[0])).toEqual([
      ...['start.created', 'post.created', 'start.changed', 'start.deleted'],
    ]);
  });

  it('is refused for leads, outside of the event, at a skipped time, and beyond twenty', async () => {
    const { event, admin, lead } = await raceDay(server.database.pool);
    const values = { eventId: event.id, name: 'Sprint', date: inDays(0), time: '09:00' };
    expect(await create(values, lead.headers)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await create({ ...values, date: inDays(9) }, admin.headers)).toMatchObject({
      code: 'INVALID_INPUT',
      errors: { date: expect.stringMatching(/^The event takes place from /) },
    });
    expect(await create({ ...values, name: '  ' }, admin.headers)).toMatchObject({
      errors: { name: 'Please name the start' },
    });
    expect(await create({ ...values, eventId: category404 }, admin.headers)).toMatchObject({ code: 'EVENT_NOT_FOUND' });
    const spring = await given(server.database.pool).event({ startDate: '2027-03-14', timeZone: 'America/Chicago' });
    expect(
      await create({ ...values, eventId: spring.id, date: '2027-03-14', time: '02:30' }, admin.headers),
    ).toMatchObject({
      errors: { time: 'The clocks skip 02:30 on this day' },
    });
    await server.database.pool.query(
      `insert into race_start (event_id, name, date, time) select $1, n::text, $2, '09:00' from generate_series(1, 19) n`,
      [event.id, inDays(0)],
    );
    const two = await Promise.all([create(values, admin.headers), create(values, admin.headers)]);
    expect(two.map(({ code }) => code).sort()).toEqual(['INVALID_INPUT', undefined]);
  });
});

const category404 = '00000000-0000-4000-8000-000000000000';

describe.each(apis)('a post, through $name', ({ posts: { create, update, remove } }) => {
  it('is one a category and place, whatever case and spaces', async () => {
    const { event, category, lead } = await raceDay(server.database.pool);
    const values = { eventId: event.id, categoryId: category.id, place: 'Crossing 7', minimumStaff: 2 };
    const made = await create(values, lead.headers);
    expect(made.body.post).toMatchObject({ place: 'Crossing 7', minimumStaff: 2 });
    for (const place of ['Crossing 7', ' CROSSING   7', 'crossing\u00a07'])
      expect(await create({ ...values, place }, lead.headers)).toMatchObject({
        ...{ code: 'POST_EXISTS', message: 'There is a post at this place already.' },
      });
    const other = await create({ ...values, place: null }, lead.headers);
    const otherId = other.body.post?.id ?? '';
    expect(await update(otherId, { place: 'crossing 7' }, lead.headers)).toMatchObject({ code: 'POST_EXISTS' });
    const map = 'https://example.org/map';
    expect(
      (await update(otherId, { place: 'Bridge', minimumStaff: 3, blocksStart: true, mapUrl: map }, lead.headers)).body
        .post,
    ).toMatchObject({
      ...{ place: 'Bridge', minimumStaff: 3, blocksStart: true, mapUrl: map, version: 2 },
    });
    expect((await remove(otherId, lead.headers)).body.post).toMatchObject({ id: otherId });
    expect(await remove(otherId, lead.headers)).toMatchObject({ code: 'POST_NOT_FOUND' });
  });

  it("is the lead's own, and names starts of its event", async () => {
    const { event, category, lead, admin, post } = await raceDay(server.database.pool);
    const foreign = await given(server.database.pool).staff('lead');
    const values = { eventId: event.id, categoryId: category.id, minimumStaff: 1 };
    expect(await create(values, foreign.headers)).toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
    const id = await post();
    expect(await update(id, { minimumStaff: 2 }, foreign.headers)).toMatchObject({ code: 'POST_NOT_FOUND' });
    expect(await remove(id, foreign.headers)).toMatchObject({ code: 'POST_NOT_FOUND' });
    const other = await raceDay(server.database.pool);
    const theirs = await other.start();
    expect(await create({ ...values, startIds: [theirs] }, lead.headers)).toMatchObject({
      errors: { startIds: 'Please choose starts of this event' },
    });
    expect(await create({ ...values, eventId: other.event.id }, admin.headers)).toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
    for (const [field, wrong] of [
      ...([
        ['minimumStaff', 0],
        ['minimumStaff', 201],
        ['staffedByMinutes', 601],
        ['mapUrl', 'javascript:alert(1)'],
      ] as const),
    ])
      expect(await create({ ...values, [field]: wrong }, lead.headers)).toMatchObject({
        ...{ code: 'INVALID_INPUT', errors: { [field]: expect.any(String) } },
      });
  });
});

it('a start that moves loses its clearance and what was reported for it; another name keeps them', async () => {
  const { pool } = server.database;
  const { admin, start, post } = await raceDay(pool);
  const [id, postId] = [await start(), await post()];
  await pool.query('update race_start set cleared_at = now() where id = $1', [id]);
  await pool.query('insert into post_report (post_id, start_id, manned, reported_at) values ($1, $2, true, now())', [
    ...[postId, id],
  ]);
  const kept = async () =>
    (
      await pool.query<{ cleared: boolean; reports: number }>(
        `select cleared_at is not null as cleared, (select count(*)::int from post_report where start_id = b.id) as reports
         from race_start b where id = $1`,
        [id],
      )
    ).rows[0];
  await server.rest('PATCH', `/api/admin/starts/${id}`, { name: 'Men' }, admin.headers);
  expect(await kept()).toEqual({ cleared: true, reports: 1 });
  await server.rest('PATCH', `/api/admin/starts/${id}`, { time: '23:30' }, admin.headers);
  expect(await kept()).toEqual({ cleared: false, reports: 0 });
});

it('places of the plan without a post are suggested, to a lead their own', async () => {
  const { event, lead, admin, post, shift } = await raceDay(server.database.pool);
  for (const place of ['Bridge', 'Bridge ', 'Hut']) await shift({ place });
  const theirs = await event.category({ name: 'Timing' });
  await shift({ place: 'Finish', of: await theirs.opportunity() });
  await post({ place: 'Hut' });
  const ask = async (headers: Headers) =>
    (
      await server.graphql<{ suggestedPosts: object[] }>(
        'query ($id: ID!) { suggestedPosts(eventId: $id) { category place shifts } }',
        { id: event.id },
        headers,
      )
    ).data.suggestedPosts;
  const bridge = { category: 'Crossings', place: 'Bridge', shifts: 2 };
  expect(await ask(lead.headers)).toEqual([bridge]);
  expect(await ask(admin.headers)).toEqual([bridge, { category: 'Timing', place: 'Finish', shifts: 1 }]);
});

it('an event has 500 posts at most, of two at once as well', async () => {
  const { event, category, lead } = await raceDay(server.database.pool);
  await server.database.pool.query(
    `insert into post (event_id, category_id, place, minimum_staff) select $1, $2, 'Crossing ' || n, 1 from generate_series(1, 499) n`,
    [event.id, category.id],
  );
  const [{ posts }] = apis as [(typeof apis)[number]];
  const values = { eventId: event.id, categoryId: category.id, minimumStaff: 1 };
  const answers = await Promise.all(['Bridge', 'Hut'].map((place) => posts.create({ ...values, place }, lead.headers)));
  expect(answers.map(({ code, message }) => (code ? `${code} ${message}` : 'made')).sort()).toEqual([
    'INVALID_INPUT An event has 500 posts at most.',
    'made',
  ]);
  // Another event has its own.
  const other = await raceDay(server.database.pool);
  expect(
    (await posts.create({ ...values, eventId: other.event.id, categoryId: other.category.id }, other.lead.headers))
      .code,
  ).toBeUndefined();
});
