import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { read, utils, write, type WorkSheet } from 'xlsx';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { sendWorkbook } from '../../../test/import-api.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { audited } from '../../../test/staff-apis.js';

/* The starts and posts of a plan: exported, edited as people do, and imported again. */

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

type Row = Record<string, unknown>;
type Book = Record<'Starts' | 'Posts', Row[]>;

const manned = 'Manned by (minutes before the start)';
const blocks = 'Blocks the start (yes/no)';

const sql = async <Found extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Found>(text, values)).rows;

async function scene() {
  const event = await given(server.database.pool).event({
    ...{ startDate: '2031-03-08', endDate: '2031-03-09', timeZone: 'America/Chicago' },
  });
  const category = await event.category({ name: 'Crossings' });
  await (await category.opportunity({ name: 'Marshal' })).shift({ date: '2031-03-08' });
  const start = async (name: string, time: string) =>
    (
      await sql<{ id: string }>(
        `insert into race_start (event_id, name, date, time) values ($1, $2, '2031-03-08', $3) returning id`,
        [event.id, name, time],
      )
    )[0]!.id;
  const post = async (place: string | null, startIds: string[] = []) =>
    (
      await sql<{ id: string }>(
        `insert into post (event_id, category_id, place, minimum_staff, start_ids, map_url)
         values ($1, $2, $3, 2, $4, 'https://map.example.org/7') returning id`,
        [event.id, category.id, place, startIds],
      )
    )[0]!.id;
  const men = await start('Men, 50 km', '09:00');
  const women = await start('Women; 50 km', '10:00');
  const bridge = await post('Bridge', [men]);
  const whole = await post(null);
  return { event, category, men, women, bridge, whole, start, post };
}

async function planOf(eventId: string): Promise<{ bytes: Buffer; book: Book }> {
  const answer = await fetch(`${server.url}/api/admin/events/${eventId}/plan`, { headers: admin.headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { Sheets } = read(bytes);
  const rows = (name: string) => utils.sheet_to_json<Row>(Sheets[name] as WorkSheet, { defval: '', raw: false });
  return { bytes, book: { Starts: rows('Starts'), Posts: rows('Posts') } };
}

/** A workbook of these sheets. */
function fileOf(sheets: Partial<Book>): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.json_to_sheet(rows), name);
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const send = (eventId: string, file: Buffer, dryRun = false) =>
  sendWorkbook(server, { eventId, file, dryRun, headers: admin.headers });

const startsOf = async (eventId: string) =>
  (
    await sql<{ line: string }>(
      `select concat_ws(' ', name, to_char(date, 'YYYY-MM-DD'), time, version) as line from race_start where event_id = $1 order by time, name`,
      [eventId],
    )
  ).map(({ line }) => line);
const postsOf = (eventId: string) =>
  sql<Row>(
    `select p.place, p.minimum_staff as minimum, p.staffed_by_minutes as by, p.blocks_start as blocks, p.map_url as map, p.version,
       array(select r.name from race_start r where r.id = any(p.start_ids) order by r.name) as starts
     from post p where p.event_id = $1 order by p.place nulls first`,
    [eventId],
  );

describe('the plan of an event with starts and posts', () => {
  it('lists them, and comes back without a change', async () => {
    const { event, men, bridge } = await scene();
    const [starts, posts] = [await startsOf(event.id), await postsOf(event.id)];
    const { bytes, book } = await planOf(event.id);
    expect(book.Starts[0]).toMatchObject({ Name: 'Men, 50 km', 'Start ID': men });
    expect(book.Posts).toEqual([
      expect.objectContaining({ Category: 'Crossings', Place: '', Starts: 'every start' }),
      {
        ...{ Category: 'Crossings', Place: 'Bridge', Minimum: '2', [manned]: '30', [blocks]: 'no' },
        ...{ Starts: 'Men, 50 km', 'Map address': 'https://map.example.org/7', 'Post ID': bridge },
      },
    ]);
    const { body } = await send(event.id, bytes);
    const none = { starts: 0, posts: 0 };
    expect(body).toMatchObject({ created: none, updated: none, errors: [], warnings: [], unchanged: 5 });
    expect([await startsOf(event.id), await postsOf(event.id)]).toEqual([starts, posts]);
  });

  it('shows first what it would change and make, then does that', async () => {
    const { event, men, bridge } = await scene();
    await sql(`update race_start set cleared_at = now(), cleared_note = 'Go' where id = $1`, [men]);
    await sql('insert into post_report (post_id, start_id, manned, reported_at) values ($1, $2, true, now())', [
      ...[bridge, men],
    ]);
    const { book } = await planOf(event.id);
    const Starts = book.Starts.map((row) =>
      row['Start ID'] === men ? { ...row, Name: 'Men 50 km', Time: '09:30' } : row,
    );
    Starts.push({ Name: 'Kids', Date: '2031-03-09', Time: '11:00' });
    const Posts = book.Posts.map((row) =>
      row['Post ID'] === bridge ? { ...row, Place: 'Old Bridge', Minimum: 3, [blocks]: 'yes' } : row,
    );
    Posts.push({ Category: 'crossings', Place: 'Gate A', Minimum: 1, Starts: 'Kids; Women; 50 km' });
    const file = fileOf({ Starts, Posts });
    const bad = await send(event.id, file, true);
    expect(bad.body.errors).toEqual(['Row 4 (sheet "Posts"): There is no start "Women" in the event or in this file.']);
    Posts[2] = { ...Posts[2], Starts: 'Kids\nWomen; 50 km' };
    const shown = await send(event.id, fileOf({ Starts, Posts }), true);
    expect(shown.body).toMatchObject({
      ...{ created: { starts: 1, posts: 1 }, updated: { starts: 1, posts: 1 }, errors: [] },
      warnings: ['Row 2 (sheet "Starts"): It is cleared: that is taken back.'],
    });
    expect(shown.body.rows.filter(({ outcome }) => outcome === 'change')).toMatchObject([
      {
        about: 'Start: Men, 50 km, 2031-03-08 09:00',
        changes: [
          { field: 'name', from: 'Men, 50 km', to: 'Men 50 km' },
          { field: 'time', from: '09:00', to: '09:30' },
        ],
      },
      {
        about: 'Post: Crossings, Bridge',
        changes: [
          { field: 'place', from: 'Bridge', to: 'Old Bridge' },
          { field: 'minimumStaff', from: '2', to: '3' },
          { field: 'blocksStart', from: 'no', to: 'yes' },
        ],
      },
    ]);
    expect(await startsOf(event.id)).toEqual(['Men, 50 km 2031-03-08 09:00 1', 'Women; 50 km 2031-03-08 10:00 1']);
    const { body } = await send(event.id, fileOf({ Starts, Posts }));
    expect({ ...body, dryRun: true }).toEqual(shown.body);
    expect(await startsOf(event.id)).toEqual([
      ...['Men 50 km 2031-03-08 09:30 2', 'Women; 50 km 2031-03-08 10:00 1', 'Kids 2031-03-09 11:00 1'],
    ]);
    const map = 'https://map.example.org/7';
    expect(await postsOf(event.id)).toEqual([
      { place: null, minimum: 2, by: 30, blocks: false, map, version: 1, starts: [] },
      { place: 'Gate A', minimum: 1, by: 30, blocks: false, map: null, version: 1, starts: ['Kids', 'Women; 50 km'] },
      { place: 'Old Bridge', minimum: 3, by: 30, blocks: true, map, version: 2, starts: ['Men 50 km'] },
    ]);
    expect(
      await sql(
        `select cleared_at as cleared, cleared_note as note, (select count(*)::int from post_report where start_id = r.id) as reports
         from race_start r where id = $1`,
        [men],
      ),
    ).toEqual([{ cleared: null, note: null, reports: 0 }]);
    expect(
      await sql(
        `select kind, quiet, count(*)::int as facts from fact where event_id = $1 and kind ~ '^(raceStart|post)' group by 1, 2 order by 1`,
        [event.id],
      ),
    ).toEqual(
      ['post.changed', 'post.created', 'raceStart.changed', 'raceStart.created'].map((kind) => ({
        ...{ kind, quiet: true, facts: 1 },
      })),
    );
    expect((await audited(server, { eventId: event.id })).at(-1)).toContain(
      '1 start made; 1 start changed; 1 post made; 1 post changed',
    );
  });

  it('finds them without ids by name, and by category and place; nothing is deleted', async () => {
    const { event } = await scene();
    const file = fileOf({
      Starts: [{ Name: 'men,  50 KM', Date: '2031-03-08', Time: '09:15' }],
      Posts: [
        { Category: 'Crossings', Place: ' bridge', Minimum: 4 },
        { Category: 'Crossings', Place: '', Minimum: 5 },
      ],
    });
    expect((await send(event.id, file)).body).toMatchObject({ updated: { starts: 1, posts: 2 }, errors: [] });
    expect(await startsOf(event.id)).toEqual(['Men, 50 km 2031-03-08 09:15 2', 'Women; 50 km 2031-03-08 10:00 1']);
    expect((await postsOf(event.id)).map(({ place, minimum }) => [place, minimum])).toEqual([
      [null, 5],
      ['Bridge', 4],
    ]);
  });

  it('takes a post at a place that another one leaves with the next file', async () => {
    const { event, bridge } = await scene();
    const Posts = [
      { Category: 'Crossings', Place: 'New Bridge', Minimum: 2, 'Post ID': bridge },
      { Category: 'Crossings', Place: 'Bridge', Minimum: 1 },
    ];
    const { body } = await send(event.id, fileOf({ Posts }));
    expect(body).toMatchObject({ created: { posts: 0 }, updated: { posts: 1 } });
    expect(body.rows.filter(({ outcome }) => outcome === 'error').map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'This is the same post as in row 2.'],
    ]);
    const again = await send(event.id, fileOf({ Posts: Posts.slice(1) }));
    expect(again.body).toMatchObject({ created: { posts: 1 }, errors: [] });
  });

  it('says by row and cell what it cannot take', async () => {
    const { event, men, bridge } = await scene();
    await event.category({ name: 'Timing' });
    const file = fileOf({
      Starts: [
        { Name: '', Date: '2031-03-08', Time: '9:00' },
        { Name: 'Night', Date: '2031-03-09', Time: '02:30' },
        { Name: 'Late', Date: '2031-03-10', Time: 'noonish' },
        { Name: 'Far', Date: '2031-03-10', Time: '12:00' },
        { Name: 'Open', Date: '2031-03-09' },
        { Name: 'Men', 'Start ID': men },
        { Name: 'Again', 'Start ID': men },
      ],
      Posts: [
        { Category: 'Nobody', Place: 'Hut', Minimum: 1 },
        {
          Category: 'Crossings',
          Place: 'Hut',
          Minimum: 201,
          [manned]: 'early',
          [blocks]: 'perhaps',
          'Map address': 'x',
        },
        { Category: 'Crossings', Place: 'Hut' },
        { Category: 'Timing', Place: 'Bridge', Minimum: 1, 'Post ID': bridge },
        { Category: 'Crossings', Place: 'Hut', Minimum: 1, Starts: 'Nobody' },
        { Category: 'Crossings', Place: '', Minimum: 3 },
        { Category: 'Crossings', Place: ' ', Minimum: 2 },
      ],
    });
    const { body } = await send(event.id, file, true);
    const of = (sheet: string) =>
      body.rows
        .filter((row) => row.sheet === sheet && row.outcome === 'error')
        .map(({ row, reason, cells }) => [row, reason, cells]);
    expect(of('Starts')).toEqual([
      [2, 'Name is empty.', ['A2']],
      [3, 'Time: The clocks skip 02:30 on this day.', ['C3']],
      [4, expect.stringMatching(/^Time "noonish" /), ['C4']],
      [5, 'Date: The event takes place from Mar 8, 2031 to Mar 9, 2031.', ['B5']],
      [6, 'Time is empty.', ['C6']],
      [8, 'Start ID is the same as in row 7. Clear it to add another start.', ['D8']],
    ]);
    expect(of('Posts')).toEqual([
      [2, 'There is no category "Nobody" in the event or in this file.', ['A2']],
      [
        3,
        `Minimum "201" is no number from 1 to 200. ${manned} "early" is no number from 0 to 600. ${blocks} "perhaps" is neither yes nor no. Map address: Please enter a valid web address.`,
        ['C3', 'D3', 'E3', 'F3'],
      ],
      [4, 'Minimum is empty.', ['C4']],
      [5, 'A post stays with its category. Clear its Post ID to add another one.', ['A5']],
      [6, 'There is no start "Nobody" in the event or in this file.', ['H6']],
      [8, 'This is the same post as in row 7.', ['B8']],
    ]);
  });

  it('takes as many statements for twenty starts and a hundred posts as for one of each', async () => {
    const fileWith = (starts: number, posts: number) =>
      fileOf({
        Starts: Array.from({ length: starts }, (_, at) => ({ Name: `Wave ${at}`, Date: '2031-03-08', Time: '12:00' })),
        Posts: Array.from({ length: posts }, (_, at) => ({ Category: 'Crossings', Place: `Hut ${at}`, Minimum: 1 })),
      });
    const counted = async (starts: number, posts: number) => {
      const { event } = await scene();
      const made = await countStatements(() => send(event.id, fileWith(starts, posts)));
      expect((await startsOf(event.id)).length).toBe(2 + starts);
      return made.apart;
    };
    expect(await counted(18, 100)).toBe(await counted(1, 1));
  });
});
