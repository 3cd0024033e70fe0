import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import { settled } from '../../../test/settled.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import type { ApiKeyScope } from '../../contract/people/api-key.js';
import { beginEpoch } from '../../database/fact-epoch.js';

/* Programs that follow what happens: each receives all that it may see, once, and nothing else. */

type Headers = Record<string, string>;
interface ProviderAnswer {
  cursor: string;
  at: string;
  kind: string;
  type: string;
  id: string;
  mergedIntoId: string | null;
  record: (Record<string, unknown> & { id: string }) | null;
}
interface Answer {
  changes: ProviderAnswer[];
  cursor: string;
}

let server: SharedTestServer;
let admin: Headers;
let key: Headers;
const allScopes: ApiKeyScope[] = ['read:programme', 'read:signups', 'read:contacts'];
beforeAll(async () => {
  server = await sharedTestServer();
  const make = given(server.database.pool);
  admin = (await make.staff('admin')).headers;
  key = (await make.apiKey({ scopes: allScopes })).headers;
});
afterAll(() => server.close());

async function read(
  headers: Headers,
  query: Record<string, string | number> = {},
): Promise<Answer & { link: string | null }> {
  await settled(server.database.pool);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await server.rest<Answer>('GET', `/api/changes?${search}`, undefined, headers);
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return { ...answer.body, link: answer.headers.get('link') };
}

/** Follows from now on: each call gives what is new, page by page. */
async function follow(headers: Headers, query: Record<string, string | number> = {}) {
  let { cursor } = await read(headers, query);
  return async (): Promise<ProviderAnswer[]> => {
    const changes: ProviderAnswer[] = [];
    for (let more = true; more;) {
      const page = await read(headers, { ...query, cursor });
      ({ cursor } = page);
      changes.push(...page.changes);
      more = page.link !== null;
    }
    return changes;
  };
}

const brief = (changes: ProviderAnswer[]) => changes.map(({ kind, type, id }) => `${kind} ${type} ${id}`);

async function call<Body = { id: string }>(
  method: string,
  path: string,
  body?: object,
  headers = admin,
): Promise<Body> {
  const answer = await server.rest<Body>(method, path, body, headers);
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
}

interface SignedUp {
  signup: { id: string };
  volunteer: { id: string };
}
const signUp = (shiftId: string, details = visitorDetails()) =>
  call<SignedUp>('POST', '/api/signup', { ...details, shiftId }, {});

it('goes on from the position of an event, which live updates and webhooks give too, past the last change', async () => {
  const shift = await given(server.database.pool).shift();
  const signUp = () => call<SignedUp>('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id }, {});
  const before = await signUp();
  await settled(server.database.pool);
  const { data } = await server.graphql<{ event: { position: string } }>(
    `{ event(id: "${shift.eventId}") { position } }`,
  );
  const after = await signUp();
  const { changes } = await read(key, { cursor: data.event.position });
  expect(brief(changes)).toContain(`created Signup ${after.signup.id}`);
  expect(brief(changes)).not.toContain(`created Signup ${before.signup.id}`);
});

it('returns nothing without a cursor but the current cursor', async () => {
  await signUp((await given(server.database.pool).shift()).id);
  const { changes, cursor, link } = await read(key);
  expect([changes, link, await read(key, { cursor })]).toMatchObject([[], null, { changes: [] }]);
});

it('returns each step from a new event to its end, with the records as they are at the request', async () => {
  const news = await follow(key, { limit: 2 });
  const times = { date: inDays(20), startTime: '08:00', endTime: '10:00' };
  const dates = { startDate: inDays(20), endDate: inDays(21) };
  const event = await call('POST', '/api/admin/events', { name: 'Race', slug: `race-${randomUUID()}`, ...dates });
  const category = await call('POST', '/api/admin/categories', { eventId: event.id, name: 'Timing' });
  const role = await call('POST', '/api/admin/opportunities', {
    eventId: event.id,
    categoryId: category.id,
    name: 'Caller',
  });
  const shift = await call('POST', '/api/admin/shifts', { opportunityId: role.id, ...times, qtyRequired: 3 });
  const details = { ...visitorDetails({ firstName: 'Ann', lastName: 'Berg' }), phone: undefined };
  const { signup, volunteer } = await signUp(shift.id, details);
  const made = await news();
  expect(brief(made)).toEqual([
    ...[
      `created Event ${event.id}`,
      `created Category ${category.id}`,
      `created Opportunity ${role.id}`,
      `created Shift ${shift.id}`,
    ],
    ...[`created Volunteer ${volunteer.id}`, `created Signup ${signup.id}`, `changed Shift ${shift.id}`],
  ]);
  expect(made.map(({ record }) => record)).toMatchObject([
    { id: event.id, name: 'Race' },
    { id: category.id, eventId: event.id },
    { id: role.id, categoryId: category.id },
    { id: shift.id, opportunityId: role.id, qtyRegistered: 1, ...times },
    { id: volunteer.id, firstName: 'Ann', email: details.email, phone: null },
    { id: signup.id, shiftId: shift.id, volunteerId: volunteer.id, status: 'active' },
    { id: shift.id, qtyRegistered: 1 },
  ]);

  await call('PATCH', `/api/admin/shifts/${shift.id}`, { notes: 'Skis' });
  await call('POST', `/api/admin/signups/${signup.id}/cancel`, {});
  // The same person again, who now says a number.
  const again = await signUp(shift.id, { ...details, phone: '907-555-0100' });
  expect(brief(await news())).toEqual([
    ...[`changed Shift ${shift.id}`, `changed Signup ${signup.id}`, `changed Shift ${shift.id}`],
    ...[`changed Volunteer ${volunteer.id}`, `created Signup ${again.signup.id}`, `changed Shift ${shift.id}`],
  ]);

  await call('DELETE', `/api/admin/events/${event.id}`, {});
  const gone = await news();
  expect(brief(gone)).toEqual([
    ...[signup.id, again.signup.id].sort().map((id) => `removed Signup ${id}`),
    ...[
      `removed Shift ${shift.id}`,
      `removed Opportunity ${role.id}`,
      `removed Category ${category.id}`,
      `removed Event ${event.id}`,
    ],
  ]);
  expect(gone.every(({ record }) => record === null)).toBe(true);
});

it('names the person a merged one became, and the events that a deleted member of the staff organized', async () => {
  const ladder = given(server.database.pool);
  const details = { ...visitorDetails(), phone: undefined };
  const one = await signUp((await ladder.shift()).id, details);
  const other = await signUp((await ladder.shift()).id, { ...details, firstName: 'Anne', phone: '907-555-0101' });
  const spare = await ladder.staff('admin');
  const event = await ladder.event();
  await server.database.pool.query('update event set organizer_id = $1 where id = $2', [spare.userId, event.id]);
  const news = await follow(key);
  const ids = { sourceId: other.volunteer.id, targetId: one.volunteer.id };
  await call('POST', '/api/volunteer/merge', ids, cookieFor(server, { email: details.email }));
  await call('DELETE', `/api/admin/users/${spare.userId}`);
  const changes = await news();
  expect(brief(changes)).toEqual([
    ...[`changed Signup ${other.signup.id}`, `merged Volunteer ${ids.sourceId}`, `changed Volunteer ${ids.targetId}`],
    `changed Event ${event.id}`,
  ]);
  expect(changes.map(({ mergedIntoId }) => mergedIntoId)).toEqual([null, ids.targetId, null, null]);
});

it('is the same by GraphQL, each record with what is asked of its type', async () => {
  const shift = await given(server.database.pool).shift();
  const query = `query ($after: String, $first: Int) { changes(after: $after, first: $first, eventId: "${shift.eventId}") {
    nodes { cursor at kind type id mergedIntoId record { __typename ... on Shift { qtyRegistered category { name } } ...Who } }
    pageInfo { endCursor hasNextPage } totalCount } }
    fragment Who on Volunteer { firstName signups { shift { id } } }`;
  interface Page {
    changes: {
      nodes: (ProviderAnswer & { record: object })[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
      totalCount: number;
    };
  }
  const ask = async (variables: object) => {
    await settled(server.database.pool);
    const { data, errors } = await server.graphql<Page>(query, variables, key);
    expect(errors).toBeUndefined();
    return data.changes;
  };
  const now = await ask({});
  expect(now).toMatchObject({ nodes: [], totalCount: 0, pageInfo: { hasNextPage: false } });
  const { volunteer, signup } = await signUp(shift.id, visitorDetails({ firstName: 'Ann' }));
  const first = await ask({ after: now.pageInfo.endCursor, first: 2 });
  expect(first.nodes.map(({ id, record }) => [id, record])).toEqual([
    [volunteer.id, { __typename: 'Volunteer', firstName: 'Ann', signups: [{ shift: { id: shift.id } }] }],
    [signup.id, { __typename: 'Signup' }],
  ]);
  expect([first.totalCount, first.pageInfo]).toEqual([3, { hasNextPage: true, endCursor: first.nodes[1]?.cursor }]);
  const rest = await ask({ after: first.pageInfo.endCursor });
  expect(rest).toMatchObject({
    nodes: [{ id: shift.id, record: { __typename: 'Shift', qtyRegistered: 1, category: { name: 'Timing' } } }],
    ...{ totalCount: 1, pageInfo: { hasNextPage: false } },
  });
  expect(await ask({ after: rest.pageInfo.endCursor })).toMatchObject({ nodes: [], totalCount: 0 });
});

it('waits for an earlier transaction that commits later, and then returns both once', async () => {
  const [slow, quick] = [await given(server.database.pool).shift(), await given(server.database.pool).shift()];
  const news = await follow(key, { limit: 1 });
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  await client.query('begin');
  await client.query(`insert into fact (kind, record_id, within) values ('shift.changed', $1, $2)`, [
    slow.id,
    { event: slow.eventId },
  ]);
  await call('PATCH', `/api/admin/shifts/${quick.id}`, { notes: 'first' });
  const { body } = await server.rest<Answer>('GET', '/api/changes', undefined, key);
  await client.query('commit');
  await client.end();
  expect(brief(await news())).toEqual([`changed Shift ${slow.id}`, `changed Shift ${quick.id}`]);
  // A reader who began while it ran receives it, too.
  expect(brief((await read(key, { cursor: body.cursor })).changes)).toEqual([
    `changed Shift ${slow.id}`,
    `changed Shift ${quick.id}`,
  ]);
});

describe('callers', () => {
  it('receive what they may see: a lead their own categories, also when these are removed', async () => {
    const make = given(server.database.pool);
    const [lead, otherLead] = [await make.staff('lead'), await make.staff('lead')];
    const event = await make.event();
    const category = await event.category({ leadId: lead.userId });
    const shift = await (await category.opportunity()).shift();
    const [own, others] = [await follow(lead.headers), await follow(otherLead.headers)];
    const details = visitorDetails();
    const { signup, volunteer } = await signUp(shift.id, details);
    await call('PUT', `/api/admin/volunteers/${volunteer.id}`, { ...details, firstName: 'Other' });
    await call('PATCH', `/api/admin/events/${event.id}`, { location: 'Ridge' });
    expect(brief(await own())).toEqual([
      ...[`created Volunteer ${volunteer.id}`, `created Signup ${signup.id}`, `changed Shift ${shift.id}`],
      ...[`changed Volunteer ${volunteer.id}`, `changed Event ${event.id}`],
    ]);
    await call('DELETE', `/api/admin/events/${event.id}`, {});
    expect(brief(await own()).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      ...[
        'removed Signup',
        'removed Volunteer',
        'removed Shift',
        'removed Opportunity',
        'removed Category',
        'removed Event',
      ],
    ]);
    expect(await others()).toEqual([]);
  });

  it('with a key of one event receive nothing of another, and people from there once they sign up', async () => {
    const make = given(server.database.pool);
    const [here, there] = [await make.shift(), await make.shift()];
    const bound = await follow((await make.apiKey({ scopes: allScopes, eventId: here.eventId })).headers);
    const details = { ...visitorDetails(), phone: undefined };
    const elsewhere = await signUp(there.id, details);
    const spare = await signUp(there.id, { ...details, firstName: 'Anne' });
    const ids = { sourceId: spare.volunteer.id, targetId: elsewhere.volunteer.id };
    await call('POST', '/api/volunteer/merge', ids, cookieFor(server, { email: details.email }));
    expect(await bound()).toEqual([]);
    const { signup, volunteer } = await signUp(here.id, details);
    const came = await bound();
    expect(brief(came)).toEqual([
      `created Signup ${signup.id}`,
      `changed Shift ${here.id}`,
      `created Volunteer ${volunteer.id}`,
    ]);
    const twin = await signUp(here.id, { ...details, firstName: 'Twin' });
    await bound();
    await call(
      'POST',
      '/api/volunteer/merge',
      { sourceId: twin.volunteer.id, targetId: volunteer.id },
      cookieFor(server, { email: details.email }),
    );
    expect(brief(await bound())).toContain(`merged Volunteer ${twin.volunteer.id}`);
    await call('DELETE', `/api/admin/events/${there.eventId}`, {});
    expect(await bound()).toEqual([]);
  });

  it('keys without drafts see an event and all in it go when it becomes a draft, and come when it is shown', async () => {
    const make = given(server.database.pool);
    const event = await make.event();
    const role = await (await event.category()).opportunity();
    const [shift, spare] = [await role.shift(), await role.shift()];
    const { signup, volunteer } = await signUp(shift.id);
    const scopes = [...allScopes, 'read:drafts' as const];
    const [plain, bound, trusted] = await Promise.all([
      follow(key),
      follow((await make.apiKey({ scopes: allScopes, eventId: event.id })).headers),
      follow((await make.apiKey({ scopes, eventId: event.id })).headers),
    ]);
    const state = (body: object) => call('PATCH', `/api/admin/events/${event.id}`, body);
    await state({ state: 'DRAFT', confirmed: true });
    const shifts = (kind: string, ids: string[]) => ids.sort().map((id) => `${kind} Shift ${id}`);
    const above = (kind: string) => [
      `${kind} Opportunity ${role.id}`,
      `${kind} Category ${role.categoryId}`,
      `${kind} Event ${event.id}`,
    ];
    const gone = [...shifts('removed', [shift.id, spare.id]), ...above('removed')];
    expect(brief(await plain())).toEqual([`removed Signup ${signup.id}`, ...gone]);
    expect(brief(await bound())).toEqual([`removed Signup ${signup.id}`, `removed Volunteer ${volunteer.id}`, ...gone]);
    expect(brief(await trusted())).toEqual([`changed Event ${event.id}`]);
    const people = await server.rest(
      'GET',
      '/api/volunteers',
      undefined,
      (await make.apiKey({ scopes: allScopes, eventId: event.id })).headers,
    );
    expect(people.body).toEqual([]);

    // What happens in the draft is nobody's but theirs.
    await call('DELETE', `/api/admin/shifts/${spare.id}`, {});
    await call('PATCH', `/api/admin/shifts/${shift.id}`, { notes: 'Skis' });
    expect([await plain(), await bound()]).toEqual([[], []]);
    expect(brief(await trusted())).toEqual([`removed Shift ${spare.id}`, `changed Shift ${shift.id}`]);

    await state({ state: 'PUBLISHED' });
    const back = [...above('created').reverse(), `created Shift ${shift.id}`, `created Signup ${signup.id}`];
    const shown = (await plain()).filter(({ kind }) => kind !== 'changed');
    expect(brief(shown)).toEqual(back);
    expect(shown.every(({ record }) => record !== null)).toBe(true);
    expect(brief(await bound())).toContain(`created Volunteer ${volunteer.id}`);
    expect(brief(await trusted())).toEqual([`changed Event ${event.id}`]);
  });

  it('a key of one event sees people go with the last signup that they had there', async () => {
    const make = given(server.database.pool);
    const role = await (await (await make.event()).category()).opportunity();
    const [one, other] = [await role.shift(), await role.shift()];
    const details = { ...visitorDetails(), phone: undefined };
    const { volunteer } = await signUp(one.id, details);
    const second = await signUp(other.id, details);
    const bound = await follow((await make.apiKey({ scopes: allScopes, eventId: role.eventId })).headers);
    await call('DELETE', `/api/admin/shifts/${one.id}`, {});
    expect(brief(await bound())).not.toContain(`removed Volunteer ${volunteer.id}`);
    // Under another address it is another person's, who is new there.
    const cookie = cookieFor(server, { email: details.email, made: [second.signup.id] });
    const elsewhere = await signUp((await make.shift()).id, { ...details, email: 'right@example.org' });
    await bound();
    await call('PUT', `/api/signup/${second.signup.id}/email`, { email: 'right@example.org' }, cookie);
    expect(brief(await bound())).toEqual([
      `changed Signup ${second.signup.id}`,
      `created Volunteer ${elsewhere.volunteer.id}`,
      `removed Volunteer ${volunteer.id}`,
    ]);
  });

  it('with a key receive by its scopes: programme alone no people, signups alone neither programme nor addresses', async () => {
    const make = given(server.database.pool);
    const shift = await make.shift();
    const programme = await follow((await make.apiKey({ scopes: ['read:programme'] })).headers, {
      eventId: shift.eventId,
    });
    const people = await follow((await make.apiKey({ scopes: ['read:signups'] })).headers, { eventId: shift.eventId });
    const { signup, volunteer } = await signUp(shift.id);
    expect(brief(await programme())).toEqual([`changed Shift ${shift.id}`]);
    const changes = await people();
    expect(brief(changes)).toEqual([`created Volunteer ${volunteer.id}`, `created Signup ${signup.id}`]);
    expect(changes[0]?.record).toMatchObject({ firstName: 'Vera', email: null, phone: null });
    const none = await make.apiKey({ scopes: ['read:contacts'] });
    expect(await server.rest('GET', '/api/changes', undefined, none.headers)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: expect.stringContaining('read:programme or read:signups') },
    });
    expect(await server.rest('GET', '/api/changes')).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  });

  it('of an event that is no event, nothing', async () => {
    await signUp((await given(server.database.pool).shift()).id);
    for (const eventId of ['x', randomUUID()]) expect(await (await follow(key, { eventId }))()).toEqual([]);
  });
});

describe('cursors', () => {
  const refused = async (cursor: string) => {
    const { status, body } = await server.rest<{ code: string; message: string }>(
      'GET',
      `/api/changes?cursor=${encodeURIComponent(cursor)}`,
      undefined,
      key,
    );
    return [status, body.code];
  };

  it('that are not ours are 400, also those of other lists', async () => {
    const { cursor } = await read(key);
    const { headers } = await server.rest('GET', '/api/admin/signups?limit=1', undefined, admin);
    const other = new URL(/<(.*)>/.exec(headers.get('link') ?? '')?.[1] ?? 'x:').searchParams.get('cursor') ?? '';
    expect(other).not.toBe('');
    for (const strange of ['x', `${cursor}x`, other, randomUUID()])
      expect(await refused(strange)).toEqual([400, 'BAD_REQUEST']);
  });

  it('are good for 90 days, and over by then; so are those from before a restore', async () => {
    const { pool } = server.database;
    const { cursor } = await read(key);
    const { id } = await given(pool).shift();
    await call('PATCH', `/api/admin/shifts/${id}`, { notes: 'then' });
    await call('DELETE', `/api/admin/shifts/${id}`);
    await pool.query(`update fact set at = now() - interval '89 days' where record_id = $1`, [id]);
    expect(brief((await read(key, { cursor })).changes)).toEqual([`changed Shift ${id}`, `removed Shift ${id}`]);
    await pool.query(`update fact set at = now() - interval '91 days' where record_id = $1`, [id]);
    expect(await refused(cursor)).toEqual([410, 'CURSOR_EXPIRED']);
    const { cursor: later } = await read(key);
    expect((await read(key, { cursor: later })).changes).toEqual([]);
    const client = await pool.connect();
    await beginEpoch(client);
    client.release();
    expect(await refused(later)).toEqual([410, 'CURSOR_EXPIRED']);
  });
});
