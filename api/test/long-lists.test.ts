import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { largeEvent } from '../bench/large-event.js';
import { countStatements } from './count-statements.js';
import { given } from './given.js';
import { startTestServer, type Answer, type TestServer } from './start-test-server.js';

/* The documented lists on an event of 5,000 shifts and 8,000 signups: whole, by pages, and how much of them one answer may hold. */

const size = { shifts: 5000, signups: 8_000 };
let server: TestServer;
let eventId: string;
let admin: Record<string, string>;
let lead: { userId: string; email: string; headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server.database;
  eventId = await largeEvent(pool, size);
  ({ headers: admin } = await given(pool).staff('admin'));
  lead = await given(pool).staff('lead');
  await pool.query(
    'update category set lead_id = $1 where id = (select id from category where event_id = $2 order by name limit 1)',
    [lead.userId, eventId],
  );
});
afterAll(() => server.close());

interface Row {
  id: string;
}

const read = <Body = Row[]>(path: string, headers: Record<string, string> = {}) =>
  server.rest<Body>('GET', path, undefined, headers);

async function idsBySql(text: string): Promise<string[]> {
  return (await server.database.pool.query<Row>(text)).rows.map(({ id }) => id);
}

const shiftIds = () => idsBySql('select id from shift order by date, start_time, end_time, id');
const signupIds = () =>
  idsBySql(
    'select g.id from signup g join shift s on s.id = g.shift_id order by s.date, s.start_time, g.created_at, g.id',
  );
const volunteerIds = () => idsBySql('select id from volunteer order by first_name, last_name, id');

describe('a documented list', () => {
  it.each([
    ['/api/shifts', shiftIds],
    ['/api/lead/shifts', shiftIds],
    ['/api/admin/signups', signupIds],
    ['/api/lead/signups', signupIds],
    ['/api/volunteers', volunteerIds],
  ])('%s gives all its rows, each once and in order, and says how many', async (path, expected) => {
    const { status, body, headers } = await read(path, admin);
    const ids = await expected();
    expect([status, headers.get('link')]).toEqual([200, null]);
    expect(body.map(({ id }) => id)).toEqual(ids);
    expect(headers.get('x-total-count')).toBe(String(ids.length));
    expect(ids.length).toBeGreaterThanOrEqual(2000);
  });

  it('gives a lead the rows of the own categories, whole as well', async () => {
    const { body } = await read('/api/lead/signups', lead.headers);
    const own = await idsBySql(
      `select g.id from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
       join category c on c.id = o.category_id where c.lead_id = '${lead.userId}'`,
    );
    expect(own.length).toBeGreaterThan(1000);
    expect(body.map(({ id }) => id).sort()).toEqual(own.sort());
    const people = await read('/api/volunteers', lead.headers);
    expect(people.headers.get('x-total-count')).toBe(String(people.body.length));
    expect(people.body.length).toBeLessThan(size.signups / 4);
  });

  it('has figures of what its rows belong to, worked out once for each', async () => {
    // Worked out for each of 5,000 rows they took longer than a statement may.
    const figures = 'shiftCount openShiftCount';
    const query = `query ($id: ID!) { event(id: $id) { id ${figures} } shifts(eventId: $id, first: 800) { event { id ${figures} } category { id qtyRequired event { ${figures} } } } }`;
    const { data, errors } = await server.graphql<{
      event: Row;
      shifts: { event: Row; category: Row & { event: object } }[];
    }>(query, { id: eventId });
    expect(errors).toBeUndefined();
    expect(data.shifts).toHaveLength(800);
    const { id: _id, ...sums } = data.event;
    const places = await server.database.pool.query<{ id: string; sum: number }>(
      'select o.category_id as id, sum(s.qty_required)::int from shift s join opportunity o on o.id = s.opportunity_id group by 1',
    );
    const placesOf = new Map(places.rows.map(({ id, sum }) => [id, sum]));
    for (const { event, category } of data.shifts) {
      expect(event).toEqual(data.event);
      expect(category).toEqual({ id: category.id, qtyRequired: placesOf.get(category.id), event: sums });
    }
  });

  it('shows who is double-booked', async () => {
    const query = '{ signups(where: { overlapping: true }, first: 50) { nodes { id } } }';
    const { data, errors } = await server.graphql<{ signups: { nodes: Row[] } }>(query, {}, admin);
    expect(errors).toBeUndefined();
    const overlapping = await idsBySql(`
      with held as materialized (select g.id, g.volunteer_id, tstzrange((s.date + s.start_time::time) at time zone 'UTC',
          (s.date + s.end_time::time + case when s.end_time < s.start_time then interval '1 day' else interval '0' end) at time zone 'UTC') as hours
        from signup g join shift s on s.id = g.shift_id where g.status = 'active')
      select a.id from held a where exists (select 1 from held b where b.volunteer_id = a.volunteer_id and b.id <> a.id and b.hours && a.hours)`);
    expect(overlapping.length).toBeGreaterThan(0);
    expect(overlapping).toEqual(expect.arrayContaining(data.signups.nodes.map(({ id }) => id)));
    expect(data.signups.nodes).toHaveLength(Math.min(50, overlapping.length));
  });

  it('answers HEAD without making the list', async () => {
    const { count } = await countStatements(async () => {
      const { status, headers } = await fetch(`${server.url}/api/shifts`, { method: 'HEAD' });
      expect([status, headers.get('x-total-count')]).toEqual([200, String(size.shifts)]);
    });
    expect(count).toBeLessThanOrEqual(2);
  });

  it.each([
    ['/api/shifts', 1200, shiftIds],
    ['/api/lead/shifts', 1300, shiftIds],
    ['/api/volunteers', 1100, volunteerIds],
    ['/api/admin/signups', 3000, signupIds],
  ])('%s comes by pages of %i that lead from one to the next', async (path, limit, expected) => {
    const ids: string[] = [];
    let next: string | undefined = `${path}?limit=${limit}`;
    const all = await expected();
    while (next !== undefined) {
      const { body, headers }: Answer<Row[]> = await read(next, admin);
      expect(headers.get('x-total-count')).toBe(String(all.length));
      ids.push(...body.map(({ id }) => id));
      const address: string | undefined = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      next = address && address.replace('http://localhost:4000', '');
      expect(body).toHaveLength(next ? limit : ids.length % limit || limit);
      expect(Object.keys(body[0] ?? {})).not.toContain('@place');
    }
    expect(ids).toEqual(all);
  });

  it.each(['shifts', 'opportunities', 'categories', 'events'])(
    "/api/lead/%s comes by pages of a lead's own rows too",
    async (list) => {
      const path = `/api/lead/${list}`;
      const own = await read(path, lead.headers);
      const first = await read(`${path}?limit=1`, lead.headers);
      const next = /<http:\/\/localhost:4000([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
      for (const { headers } of [own, first]) expect(headers.get('x-total-count')).toBe(String(own.body.length));
      expect(own.body.length).toBe({ shifts: 1000, opportunities: 2, categories: 1, events: 1 }[list]);
      expect(first.body).toEqual(own.body.slice(0, 1));
      if (next) expect((await read(next, lead.headers)).body).toEqual(own.body.slice(1, 2));
      expect(next !== undefined).toBe(own.body.length > 1);
    },
  );

  it('keeps its filter from page to page, and knows the older names', async () => {
    const [category] = await idsBySql(`select id from category where event_id = '${eventId}' order by name limit 1`);
    const { headers } = await read(`/api/shifts?categoryId=${category}&first=2`);
    const next = new URL(/<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '');
    expect([...next.searchParams.keys()].sort()).toEqual(['categoryId', 'cursor', 'first']);
    const cursor = next.searchParams.get('cursor') ?? '';
    const [page, older] = [
      await read(`/api/shifts?categoryId=${category}&limit=2&cursor=${cursor}`),
      await read(`/api/shifts?categoryId=${category}&first=2&after=${cursor}`),
    ];
    expect(page.body).toEqual(older.body);
    expect(page.headers.get('x-total-count')).toBe('1000');
  });
});

describe('categories', () => {
  it("carry the lead's address for staff, and never for strangers", async () => {
    const staff = await read<{ leadEmail: string | null }[]>(`/api/categories?leadId=${lead.userId}`, lead.headers);
    expect(staff.body.map(({ leadEmail }) => leadEmail)).toEqual([lead.email]);
    const { body } = await read<object[]>(`/api/categories?leadId=${lead.userId}`);
    expect(body).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/@|leadEmail/);
  });
});

describe('a cursor', () => {
  it('still works when its row is gone', async () => {
    const all = await volunteerIds();
    const { headers, body } = await read('/api/volunteers?limit=10', admin);
    const next = /cursor=([^>&]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';
    await server.database.pool.query('delete from signup where volunteer_id = $1', [body[9]?.id]);
    await server.database.pool.query('delete from volunteer where id = $1', [body[9]?.id]);
    const page = await read(`/api/volunteers?limit=10&cursor=${next}`, admin);
    expect(page.body.map(({ id }) => id)).toEqual(all.slice(10, 20));
    const rest = await read(`/api/volunteers?cursor=${next}`, admin);
    expect(rest.body).toHaveLength(all.length - 10);
    // The total is of all rows, also where one batch holds what is left.
    const last = /cursor=([^>&]+)/.exec(
      (await read(`/api/volunteers?limit=${all.length - 3}`, admin)).headers.get('link') ?? '',
    )?.[1];
    const end = await read(`/api/volunteers?cursor=${last ?? ''}`, admin);
    expect(end.body).toHaveLength(2);
    for (const { headers: sent } of [rest, end]) expect(sent.get('x-total-count')).toBe(String(all.length - 1));
    // An older program's cursor was the row's id: without the row it is unknown where the list goes on.
    expect((await read(`/api/volunteers?limit=10&after=${body[9]?.id}`, admin)).status).toBe(400);
    expect((await read(`/api/volunteers?limit=1&after=${body[8]?.id}`, admin)).body[0]?.id).toBe(all[10]);
  });

  it.each([
    ['/api/volunteers?limit=5&cursor=zzz'],
    ['/api/volunteers?after=zzz'],
    ['/api/volunteers?first=5&after=zzz'],
    ['/api/admin/signups?cursor=W10.aaaaaaaaaaaaaaaa'],
    ['/api/admin/signups?after=00000000-0000-4000-8000-000000000000'],
    ['/api/shifts?cursor=zzz'],
    ['/api/lead/shifts?cursor=zzz'],
    ['/api/lead/opportunities?limit=5&cursor=zzz'],
    ['/api/lead/categories?after=zzz'],
    ['/api/lead/events?cursor=zzz'],
    ['/api/shifts?eventId=nothing&cursor=zzz'],
    ['/api/admin/audit-log?cursor=zzz'],
    ['/api/admin/audit-log?after=zzz'],
  ])('that nobody gave is refused: %s', async (path) => {
    const { status, body } = await read<{ code: string }>(path, admin);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('of another list is refused', async () => {
    const { headers } = await read('/api/shifts?limit=1');
    const cursor = /cursor=([^>&]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect((await read(`/api/volunteers?cursor=${cursor}`, admin)).status).toBe(400);
    expect((await read(`/api/shifts?cursor=${cursor.slice(0, -1)}`)).status).toBe(400);
  });

  it('reads no row of a long list twice: what shows that it is long is its first batch', async () => {
    const { statements } = await countStatements(() => server.rest('GET', `/api/shifts?eventId=${eventId}`));
    const ofList = statements.filter((text) => text.includes('from shift t1'));
    // The first 501 rows, the ids of all, and nine more batches of 500.
    expect(ofList).toHaveLength(1 + 1 + (size.shifts - 500) / 500);
  });

  it.each(['limit=abc', 'first=abc', 'limit=0', 'limit=-1', 'limit=1.5', 'limit=5001', 'first=1e9'])(
    'stands beside a number of rows: %s is refused',
    async (query) => {
      const lists = ['volunteers', 'admin/signups', 'shifts', 'events', 'categories'];
      const leads = ['lead/shifts', 'lead/opportunities', 'lead/categories', 'lead/events'];
      for (const path of [...lists, ...leads].map((list) => `/api/${list}`)) {
        const { status, body } = await read<{ code: string; message: string }>(`${path}?${query}`, admin);
        expect([path, status, body.code]).toEqual([path, 400, 'INVALID_INPUT']);
        expect(body.message).toBe('Please give a whole number from 1 to 5000');
      }
    },
  );
});

describe('what one answer may hold', () => {
  const fields =
    'id date startTime endTime qtyRequired qtyRegistered effectiveLocation opportunity { name category { name } }';
  const many = Array.from({ length: 29 }, (_, index) => index);
  const inRoot = `{ ${many.map((n) => `a${n}: shifts { ${fields} }`).join(' ')} }`;
  const below = `{ events { ${many.map((n) => `a${n}: shifts { ${fields} }`).join(' ')} } }`;
  const single = `{ shifts { opportunity { ${many.map((n) => `a${n}: event { name slug location startDate endDate createdAt }`).join(' ')} } } }`;
  const hanging = `{ shifts { opportunity { ${many
    .slice(0, 9)
    .map((n) => `a${n}: event { categories { id name leadId opportunities { id name createdAt } } }`)
    .join(' ')} } } }`;

  it('is enough for the page of an event with 5,000 shifts', async () => {
    const { data, errors } = await server.graphql<{ shifts: Row[] }>(`{ shifts { ${fields} } }`);
    expect(errors).toBeUndefined();
    expect(data.shifts).toHaveLength(size.shifts);
  });

  it.each([
    ['the same list under many names', inRoot],
    ['the same list under many names below another', below],
    ['one object under many names in every row', single],
    ['a list that hangs on every row of another', hanging],
  ])('is too little for %s', async (_how, query) => {
    const before = process.memoryUsage().rss;
    const answer = await server.rest<{ data?: unknown; errors: { message: string; extensions: object }[] }>(
      'POST',
      '/graphql',
      { query },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.data).toBeUndefined();
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0]).toMatchObject({
      message: 'This asks for more than one answer may hold. Please ask for less, or for one part after the other.',
      extensions: { code: 'QUERY_TOO_LARGE', status: 400 },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('is too little for an operation that asks more of what a smaller one of the same document asks', async () => {
    const more = `{ ...F shifts { opportunity { ${many.map((n) => `a${n}: event { name slug location startDate endDate createdAt }`).join(' ')} } } }`;
    const query = `fragment F on Query { shifts { id } } query Small { ...F } query Large ${more}`;
    const ask = async (operationName: string) => {
      const { status, body } = await server.rest<{ data?: { shifts: Row[] }; errors?: { extensions: object }[] }>(
        'POST',
        '/graphql',
        { query, operationName },
      );
      return { status, rows: body.data?.shifts.length, refusals: body.errors?.map(({ extensions }) => extensions) };
    };
    expect(await ask('Small')).toEqual({ status: 200, rows: size.shifts, refusals: undefined });
    expect(await ask('Large')).toMatchObject({ status: 400, refusals: [{ code: 'QUERY_TOO_LARGE' }] });
    expect(await ask('Small')).toMatchObject({ status: 200 });
  });

  it('is more for staff', async () => {
    const query = `{ ${many
      .slice(0, 8)
      .map((n) => `a${n}: shifts { ${fields} }`)
      .join(' ')} }`;
    expect((await server.rest('POST', '/graphql', { query })).status).toBe(400);
    const { data } = await server.graphql<Record<string, Row[]>>(query, {}, admin);
    expect(data.a7).toHaveLength(size.shifts);
  });

  it('leaves the event loop to others while long lists are made', async () => {
    const bytes = async (path: string, headers = {}) =>
      (await (await fetch(server.url + path, { headers })).arrayBuffer()).byteLength;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    await bytes('/api/shifts');
    delay.enable();
    const begun = performance.now();
    await Promise.all([bytes('/api/shifts'), bytes('/api/admin/signups', admin)]);
    const whole = performance.now() - begun;
    delay.disable();
    // Made in one go each list would hold the loop for most of its time. How long a turn is, is measured by `npm run bench`.
    expect(delay.max / 1e6).toBeLessThan(whole / 3);
  });
});
