import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { read, utils } from 'xlsx';
import { largeEvent } from '../../../bench/large-event.js';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { until } from '../../../test/until.js';
import { clock, dayIn } from '../../platform/clock.js';

let server: SharedTestServer;
let admin: { headers: Record<string, string>; userId: string };
let lead: { headers: Record<string, string> };
let eventId: string;
let slug: string;

beforeAll(async () => {
  server = await sharedTestServer();
  const { pool } = server.database;
  const make = given(pool);
  admin = await make.staff('admin');
  const leader = await make.staff('lead');
  lead = leader;
  const event = await make.event({ name: 'Birkie', startDate: '2027-02-18', endDate: '2027-02-21' });
  eventId = event.id;
  slug = event.slug;
  const own = await event.category({ name: 'Feed Station', leadId: leader.userId });
  const shift = await (
    await own.opportunity({ name: 'Soup' })
  ).shift({ date: '2027-02-20', startTime: '07:30', endTime: '09:45', qtyRequired: 4, location: 'Gate B' });
  await signedUp(
    pool,
    shift,
    { firstName: 'Siobhán', lastName: "O'Neil, Ødegård", email: 's@x.org', phone: '+47 900 12 345' },
    { createdAt: '2026-11-02T05:30:00Z' },
  );
  await signedUp(
    pool,
    shift,
    { firstName: '=1+1', lastName: 'Evil', email: 'e@x.org' },
    { createdAt: '2026-11-03T05:30:00Z' },
  );
  await signedUp(
    pool,
    shift,
    { firstName: 'Gone', email: 'g@x.org' },
    { status: 'cancelled', createdAt: '2026-11-04T05:30:00Z' },
  );
  await (
    await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bibs' })
  ).shift({ date: '2027-02-18', qtyRequired: 2 });
});
afterAll(() => server.close());

const today = dayIn('UTC', clock.now());
const get = (path: string, headers = admin.headers) => server.rest<string>('GET', path, undefined, headers);
const nameIn = (headers: Headers) => headers.get('content-disposition');

describe('the report as a file', () => {
  it('has the columns of the contract, the name with the day, and every shift', async () => {
    const { status, body, headers } = await get('/api/exports/report');
    expect([status, nameIn(headers)]).toEqual([200, `attachment; filename="volunteer-report-${today}.csv"`]);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = body.trim().split('\r\n');
    expect(lines).toEqual([
      'Event,Event Date,Category,Role,Shift Date,Shift Time,Volunteers Needed,Volunteers Assigned,Fill %,Volunteer Names,Volunteer Emails',
      'Birkie,2027-02-18,Timing,Bibs,2027-02-18,9:00 AM - 12:00 PM,2,0,0,,',
      `Birkie,2027-02-18,Feed Station,Soup,2027-02-20,7:30 AM - 9:45 AM,4,2,50,"Siobhán O'Neil, Ødegård;' =1+1 Evil",s@x.org; e@x.org`,
    ]);
  });

  it('begins with the mark of UTF-8', async () => {
    const answer = await fetch(`${server.url}/api/exports/report`, { headers: admin.headers });
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('follows event and search, and shows a lead their own', async () => {
    const rows = async (query: string, headers?: Record<string, string>) =>
      (await get(`/api/exports/report?${query}`, headers)).body.trim().split('\r\n').length - 1;
    expect(await rows('search=bibs')).toBe(1);
    expect(await rows('search=birk')).toBe(2);
    expect(await rows('search=nobody')).toBe(0);
    expect(await rows(`eventId=${eventId}`)).toBe(2);
    expect(await rows('eventId=none')).toBe(0);
    expect(await rows('', lead.headers)).toBe(1);
  });
});

describe('the signups as a file', () => {
  it('have the columns of the contract and the event’s name, in the order asked for', async () => {
    const { body, headers } = await get(`/api/exports/signups?eventId=${eventId}&sort=signedUp&order=asc`);
    expect(nameIn(headers)).toBe(`attachment; filename="volunteer-signups-${slug}.csv"`);
    expect(body.trim().split('\r\n')).toEqual([
      'Name,Email,Phone,Shift Date,Time,Opportunity,Category,Status,Signup Date,Arrived,Left,Came',
      `"Siobhán O'Neil, Ødegård",s@x.org,+47 900 12 345,2027-02-20,7:30 AM - 9:45 AM,Soup,Feed Station,active,2026-11-02,,,unknown`,
      `'=1+1 Evil,e@x.org,,2027-02-20,7:30 AM - 9:45 AM,Soup,Feed Station,active,2026-11-03,,,unknown`,
      `Gone Visitor,g@x.org,,2027-02-20,7:30 AM - 9:45 AM,Soup,Feed Station,cancelled,2026-11-04,,,`,
    ]);
  });

  it('are named by the day without an event, and hold what the filter lets through', async () => {
    const { body, headers } = await get('/api/exports/signups?status=cancelled&search=&signedUpTo=');
    expect(nameIn(headers)).toBe(`attachment; filename="volunteer-signups-${today}.csv"`);
    expect(body.trim().split('\r\n')).toHaveLength(2);
    expect((await get('/api/exports/signups?status=sleeping')).status).toBe(400);
    expect((await get('/api/exports/signups?shiftId=none')).body.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('the roster as a file', () => {
  it('has a row a person by last name, and one for a shift without anybody', async () => {
    const { body, headers } = await get(`/api/exports/roster?eventId=${eventId}`);
    expect(nameIn(headers)).toBe(`attachment; filename="volunteer-roster-${slug}.csv"`);
    expect(body.trim().split('\r\n')).toEqual([
      'Category,Shift Date,Location,Shift Time,Role,Note,Name,Phone,Email,Signature',
      `Feed Station,2027-02-20,Gate B,7:30 AM - 9:45 AM,Soup,,'=1+1 Evil,,e@x.org,`,
      `Feed Station,2027-02-20,Gate B,7:30 AM - 9:45 AM,Soup,,"Siobhán O'Neil, Ødegård",+47 900 12 345,s@x.org,`,
      'Timing,2027-02-18,Lake Lodge,9:00 AM - 12:00 PM,Bibs,,,,,',
    ]);
    expect(
      (await get(`/api/exports/roster?eventId=${eventId}&date=2027-02-18`)).body.trim().split('\r\n'),
    ).toHaveLength(2);
    expect((await get(`/api/exports/roster?eventId=${eventId}`, lead.headers)).body).not.toContain('Timing');
  });
});

describe('every export', () => {
  const paths = () => ['/api/exports/report?', '/api/exports/signups?', `/api/exports/roster?eventId=${eventId}&`];

  it('of one event says what is missing without it, as do sums; the others are of all events then', async () => {
    for (const path of ['/api/exports/roster', '/api/reports/answers', '/api/reports/attendance'])
      for (const query of ['', '?eventId='])
        expect(await get(`${path}${query}`)).toMatchObject({
          status: 400,
          body: { code: 'INVALID_INPUT', errors: { eventId: 'Please choose an event' } },
        });
    for (const path of ['/api/exports/report', '/api/exports/signups'])
      expect((await get(`${path}?eventId=`)).body.trim().split('\r\n').length).toBeGreaterThan(2);
    expect((await get('/api/exports/roster?eventId=none')).status).toBe(404);
  });

  it('is for staff alone', async () => {
    for (const path of paths()) expect((await server.rest('GET', path)).body).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it('comes as a workbook too, with true dates and no formula', async () => {
    for (const path of paths()) {
      const answer = await fetch(`${server.url}${path}format=xlsx`, { headers: admin.headers });
      expect(answer.headers.get('content-type')).toBe(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      );
      expect(answer.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
      const book = read(new Uint8Array(await answer.arrayBuffer()), { cellFormula: true });
      const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
      const cells = Object.entries(sheet)
        .filter(([place]) => !place.startsWith('!'))
        .map(([, cell]) => cell as { f?: string; v?: unknown });
      expect(cells.filter(({ f }) => f)).toEqual([]);
      expect(cells.some(({ v }) => v === 46438)).toBe(true);
      expect(utils.sheet_to_json(sheet, { header: 1 }).length).toBeGreaterThan(2);
    }
    expect((await get('/api/exports/report?format=pdf')).status).toBe(400);
  });

  it('is written to the audit log', async () => {
    await server.database.pool.query('delete from audit_entry');
    for (const path of paths()) await get(path);
    const { rows } = await server.database.pool.query(
      'select action, actor_id, event_id, (detail->>$1)::int as count from audit_entry order by action',
      ['count'],
    );
    expect(rows).toEqual([
      { action: 'report.exported', actor_id: admin.userId, event_id: null, count: 2 },
      { action: 'roster.exported', actor_id: admin.userId, event_id: eventId, count: 3 },
      { action: 'signups.exported', actor_id: admin.userId, event_id: null, count: 3 },
    ]);
  });
});

describe('20,000 rows', () => {
  let large: string;
  beforeAll(async () => {
    large = await largeEvent(server.database.pool, { shifts: 1000, signups: 20_000 });
  }, 120_000);

  it('are all in the file, read a thousand at a time', async () => {
    let lines = 0;
    const { statements } = await countStatements(async () => {
      lines = (await get(`/api/exports/signups?eventId=${large}`)).body.trim().split('\r\n').length;
    });
    expect(lines).toBe(20_001);
    expect(statements.filter((text) => text.startsWith('fetch 1000 from'))).toHaveLength(21);
    expect(statements.filter((text) => text.startsWith('close'))).toHaveLength(1);
  });

  it('are not read ahead of a reader who is slow, and their connection is given back when they leave', async () => {
    let fetched = 0;
    const original = pg.Client.prototype.query;
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
      if (typeof args[0] === 'string' && args[0].startsWith('fetch')) fetched += 1;
      return Reflect.apply(original, this, args);
    } as typeof original;
    try {
      const leaving = new AbortController();
      const answer = await fetch(`${server.url}/api/exports/signups?eventId=${large}`, {
        // Compressed, these alike rows would fit into the buffers on the way.
        headers: { ...admin.headers, 'accept-encoding': 'identity' },
        signal: leaving.signal,
      });
      const reader = answer.body?.getReader();
      await reader?.read();
      // The answer is about 2 MB: more than the buffers on the way hold.
      let before = -1;
      await until(() => {
        const still = fetched === before;
        before = fetched;
        return still;
      }, 5000);
      expect(fetched).toBeLessThan(20);
      leaving.abort();
    } finally {
      pg.Client.prototype.query = original;
    }
    await until(async () => {
      const { rows } = await server.database.pool.query<{ open: number }>(
        `select count(*)::int as open from pg_stat_activity where datname = current_database() and query like 'fetch 1000%' and state <> 'idle'`,
      );
      return rows[0]?.open === 0;
    }, 5000);
    // Three readers at a time: had the first not been freed, the fourth would wait for ever.
    const more = await Promise.all(
      [1, 2, 3, 4].map(() => get(`/api/exports/signups?eventId=${large}&status=cancelled`)),
    );
    expect(more.map(({ body }) => body.trim().split('\r\n').length)).toEqual([2001, 2001, 2001, 2001]);
  });
});

describe('a shift that is called off', () => {
  it('is marked in each file that has it, in a column that others do not have', async () => {
    const { pool } = server.database;
    const event = await given(pool).event({ name: 'Rennet', startDate: '2027-02-27', timeZone: 'Europe/Oslo' });
    const role = await (await event.category()).opportunity();
    const [off, on] = [await role.shift(), await role.shift({ startTime: '13:00', endTime: '15:00' })];
    await signedUp(pool, off, { firstName: 'Ola', email: 'ola@x.org' });
    await signedUp(pool, on, { firstName: 'Kari', email: 'kari@x.org' });
    // Late in the evening in UTC, a day later there.
    await pool.query(`update shift set cancelled_at = '2027-02-20T23:30:00Z' where id = $1`, [off.id]);
    for (const path of ['report', 'signups', 'roster']) {
      const [head = '', ...lines] = (await get(`/api/exports/${path}?eventId=${event.id}`)).body.trim().split('\r\n');
      const column = head.split(',').indexOf('Called off');
      const cell = (name: string) => lines.find((line) => line.includes(name))?.split(',')[column];
      expect([path, cell('Ola'), cell('Kari')]).toEqual([path, '2027-02-21', '']);
    }
  });
});

// Behind all others, whose counts it would change.
describe('the roster of a day as a file', () => {
  it('has a night on the day on which it ends, since yesterday', async () => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-20', endDate: '2027-02-21' });
    const role = await (await event.category({ name: 'Course' })).opportunity({ name: 'Crossing' });
    await role.shift({ date: '2027-02-20', startTime: '22:00', endTime: '06:00', location: 'Gate' });
    await role.shift({ date: '2027-02-20', startTime: '18:00', endTime: '00:00', location: 'Gate' });
    await role.shift({ date: '2027-02-21', startTime: '05:00', endTime: '08:00', location: 'Gate' });
    const { body } = await get(`/api/exports/roster?eventId=${event.id}&date=2027-02-21`);
    expect(body.trim().split('\r\n').slice(1)).toEqual([
      expect.stringContaining('2027-02-20,Gate,"10:00 PM - 6:00 AM, since yesterday",Crossing'),
      expect.stringContaining('2027-02-21,Gate,5:00 AM - 8:00 AM,Crossing'),
    ]);
  });
});

it('files of signups say who came, and when, by the event’s clock', async () => {
  const { pool } = server.database;
  const event = await given(pool).event({ timeZone: 'Europe/Oslo' });
  const shift = await (await (await event.category({})).opportunity({})).shift();
  const states = [
    ...["'HERE', '2027-02-20T22:58:30Z', null, false", "'LEFT', '2027-02-20T06:58Z', '2027-02-20T11:10Z', false"],
    ...["'NO_SHOW', null, null, false", "'HERE', '2027-02-20T08:00Z', null, true"],
  ];
  for (const [at, state] of states.entries()) {
    const { id } = await signedUp(
      pool,
      shift,
      { email: `${at}@came.org` },
      { status: at === 0 ? 'cancelled' : 'active' },
    );
    await pool.query(
      `update signup set (attendance_state, arrived_at, left_at, contradicted) = (select s, a::timestamptz, l::timestamptz, c from (values (${state})) v (s, a, l, c)) where id = $1`,
      [id],
    );
  }
  const { body } = await get(`/api/exports/signups?eventId=${event.id}&sort=signedUp&order=asc`);
  const [, ...lines] = body.trim().split('\r\n');
  expect(lines.map((line) => line.split(',').slice(-3).join())).toEqual([
    '2027-02-20 23:58,,yes',
    '2027-02-20 07:58,2027-02-20 12:10,yes',
    ',,no',
    '2027-02-20 09:00,,unknown',
  ]);
});

it('files of signups presume that people came where a shift is over and nobody was marked', async () => {
  const { pool } = server.database;
  const event = await given(pool).event({ startDate: inDays(-1) });
  const role = await event.category().then((category) => category.opportunity());
  const [unmarked, marked, toCome] = [await role.shift(), await role.shift(), await role.shift({ date: inDays(2) })];
  for (const [at, shift] of [unmarked, marked, marked, toCome, unmarked].entries())
    await signedUp(
      ...([pool, shift, { firstName: `P${at}`, email: `p${at}@presumed.org` }] as const),
      ...([{ status: at === 4 ? 'cancelled' : 'active', createdAt: `2026-11-0${at + 1}T05:30:00Z` }] as const),
    );
  await pool.query(
    `update signup set attendance_state = 'HERE', arrived_at = now() where id = (select id from signup where shift_id = $1 order by created_at limit 1)`,
    [marked.id],
  );
  // Whose hours were corrected came all the same.
  await pool.query(`update signup set corrected_minutes = 180 where shift_id = $1 and status = 'active'`, [
    unmarked.id,
  ]);
  const { body } = await get(`/api/exports/signups?eventId=${event.id}&sort=signedUp&order=asc`);
  const [, ...lines] = body.trim().split('\r\n');
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['presumed', 'yes', 'unknown', 'unknown', '']);
});
