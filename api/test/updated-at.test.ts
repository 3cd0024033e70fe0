import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from './given.js';
import { sendWorkbook } from './import-api.js';
import { sharedTestServer, type SharedTestServer } from './shared-test-server.js';
import { buildWorkbook, importHeaders } from './workbooks/build-workbook.js';

/* `updatedAt` changes with a record's own columns, no matter who wrote them, and with nothing else. */

const noun = ['event', 'category', 'opportunity', 'shift', 'signup', 'volunteer'] as const;
type Noun = (typeof noun)[number];

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
let ids: Record<Noun, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
  const shift = await given(server.database.pool).shift({ startDate: inDays(20), endDate: inDays(20) });
  ids = {
    event: shift.eventId,
    category: shift.categoryId,
    opportunity: shift.opportunityId,
    shift: shift.id,
    signup: '',
    volunteer: '',
  };
  const { signup, volunteer } = await signUp();
  ids = { ...ids, signup: signup.id, volunteer: volunteer.id };
});
afterAll(() => server.close());

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await server.rest<Body>(method, path, body, admin.headers);
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
}

const signUp = () =>
  call<{ signup: { id: string }; volunteer: { id: string } }>('POST', '/api/signup', {
    ...visitorDetails(),
    shiftId: ids.shift,
  });

async function updated(): Promise<Record<Noun, string>> {
  const document = `{ ${noun.map((name) => `${name}(id: "${ids[name]}") { updatedAt }`).join(' ')} }`;
  const { data, errors } = await server.graphql<Record<Noun, { updatedAt: string }>>(document, {}, admin.headers);
  expect(errors).toBeUndefined();
  return Object.fromEntries(noun.map((name) => [name, data[name].updatedAt])) as Record<Noun, string>;
}

/** The records whose `updatedAt` is later after something was done; none is ever earlier. */
async function touchedBy(act: () => Promise<unknown>): Promise<Noun[]> {
  const before = await updated();
  await act();
  const after = await updated();
  for (const name of noun) expect([name, after[name] >= before[name]]).toEqual([name, true]);
  return noun.filter((name) => after[name] !== before[name]);
}

it('changes with the own columns of a record, and never with figures that others cause', async () => {
  expect(await touchedBy(() => call('PATCH', `/api/admin/events/${ids.event}`, { location: 'Ridge' }))).toEqual([
    'event',
  ]);
  expect(await touchedBy(() => call('PUT', `/api/admin/categories/${ids.category}`, { name: 'Start' }))).toEqual([
    'category',
  ]);
  expect(
    await touchedBy(() => call('PATCH', `/api/admin/opportunities/${ids.opportunity}`, { name: 'Timer' })),
  ).toEqual(['opportunity']);
  expect(await touchedBy(() => call('PATCH', `/api/admin/shifts/${ids.shift}`, { notes: 'Skis' }))).toEqual(['shift']);
  expect(await touchedBy(signUp)).toEqual(['shift']);
  expect(await touchedBy(() => call('POST', `/api/admin/signups/${ids.signup}/cancel`))).toEqual(['shift', 'signup']);
  expect(await touchedBy(() => call('PUT', `/api/admin/volunteers/${ids.volunteer}`, visitorDetails()))).toEqual([
    'volunteer',
  ]);
});

it('changes with an import, a bulk statement and a manual edit in the database, each time later, and not when nothing differs', async () => {
  const { pool } = server.database;
  const row = ['Start', 'Timer', null, null, null, inDays(20), '09:00', '12:00', 14];
  const file = buildWorkbook({ Plan: [importHeaders, row] });
  const touched = await touchedBy(async () => {
    const { status, body } = await sendWorkbook(server, { eventId: ids.event, file, headers: admin.headers });
    expect([status, body.updated.shifts]).toEqual([200, 1]);
  });
  expect(touched).toEqual(['shift']);
  expect(await touchedBy(() => pool.query(`update category set name = name || '!'`))).toEqual(['category']);
  expect(await touchedBy(() => pool.query('update shift set notes = notes, version = version'))).toEqual([]);
  const later = await touchedBy(async () => {
    // In one transaction, and within a millisecond: later all the same.
    await pool.query(`do $$ begin update volunteer set phone = 'b'; update volunteer set phone = 'c'; end $$`);
  });
  expect(later).toEqual(['volunteer']);
});

it('is returned by REST beside what was there before', async () => {
  const paths = ['events', 'categories', 'opportunities', 'shifts', 'volunteers', 'admin/signups'];
  for (const path of paths) {
    const [row] = await call<{ updatedAt?: string }[]>('GET', `/api/${path}`);
    expect([path, row?.updatedAt]).toEqual([path, expect.stringMatching(/^\d{4}-.*Z$/)]);
  }
});

it('filters each list of REST by `updatedSince`, all or page by page; lists without it refuse the parameter by name', async () => {
  await server.database.pool.query(`update volunteer set updated_at = now() - interval '2 hours'`);
  const moment = (await updated()).signup;
  const since = (
    await call<{ id: string; updatedAt: string }[]>('GET', `/api/admin/signups?updatedSince=${moment}`)
  ).map(({ id }) => id);
  expect(since).toContain(ids.signup);
  for (const path of [
    'events',
    'categories',
    'opportunities',
    'shifts',
    'volunteers',
    'admin/signups',
    'lead/shifts',
  ]) {
    const all = await call<{ id: string; updatedAt: string }[]>('GET', `/api/${path}`);
    const later = await call<{ id: string }[]>('GET', `/api/${path}?updatedSince=${moment}`);
    const expected = all.filter(({ updatedAt }) => updatedAt >= moment).map(({ id }) => id);
    expect([path, later.map(({ id }) => id)]).toEqual([path, expected]);
    const page = await server.rest<unknown[]>(
      'GET',
      `/api/${path}?updatedSince=${moment}&limit=1`,
      undefined,
      admin.headers,
    );
    expect([path, page.headers.get('x-total-count')]).toEqual([path, String(expected.length)]);
  }
  const { status, body } = await server.rest('GET', '/api/shifts?updatedSince=yesterday');
  expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  for (const path of ['/api/admin/api-keys', '/api/admin/feeds']) {
    const refused = await server.rest<{ message: string }>(
      'GET',
      `${path}?updatedSince=${moment}`,
      undefined,
      admin.headers,
    );
    expect([path, refused.status, refused.body.message]).toEqual([
      path,
      400,
      expect.stringContaining("'updatedSince'"),
    ]);
  }
});

it('filters the lists of GraphQL by `updatedSince` as those of REST', async () => {
  const moment = (await updated()).signup;
  const rows = ['events', 'categories', 'opportunities', 'shifts', 'volunteers', 'signups'];
  const asked = rows.map((list) => {
    const fields = list === 'volunteers' || list === 'signups' ? 'totalCount nodes { id }' : 'id';
    return `${list}(updatedSince: $moment) { ${fields} }`;
  });
  const { data } = await server.graphql<Record<string, { id: string }[] | { nodes: { id: string }[] }>>(
    `query ($moment: Instant!) { ${asked.join(' ')} }`,
    { moment },
    admin.headers,
  );
  for (const list of rows) {
    const found = data[list];
    const given = (Array.isArray(found) ? found : (found?.nodes ?? [])).map(({ id }) => id);
    const path = list === 'signups' ? 'admin/signups' : list;
    const later = await call<{ id: string }[]>('GET', `/api/${path}?updatedSince=${moment}`);
    expect([list, given]).toEqual([list, later.map(({ id }) => id)]);
  }
  const { errors } = await server.graphql('{ shifts(updatedSince: "yesterday") { id } }');
  expect(errors?.[0]?.extensions.status).toBe(400);
});
