import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays, given } from '../../../test/given.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import type { ApiKeyScope } from '../../contract/people/api-key.js';

/* What a program changes with the scope write:programme, and what stays with people. Longer than most tests: both APIs, and what REST says besides. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const shiftTimes = { date: inDays(30), startTime: '09:00', endTime: '12:00', qtyRequired: 4 };

async function scene(scopes: ApiKeyScope[] = ['write:programme'], { bound = false, elsewhere = false } = {}) {
  const make = given(server.database.pool);
  const event = await make.event({ name: 'Loppet' });
  const category = await event.category({ name: 'Timing' });
  const opportunity = await category.opportunity({ name: 'Bibs' });
  const shift = await opportunity.shift(shiftTimes);
  const eventId = elsewhere ? (await make.event()).id : bound ? event.id : undefined;
  const { headers } = await make.apiKey({ scopes, eventId });
  return { event, category, opportunity, shift, headers };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const changeEvent = ({ event }: Scene, change: object): StaffCall => ({
  rest: ['PATCH', `/api/admin/events/${event.id}`, change],
  graphql: [
    'mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(eventId: $id, input: $input) { name } }',
    { id: event.id, input: change },
  ],
});
const changeCategory = ({ category }: Scene, change: object): StaffCall => ({
  rest: ['PUT', `/api/admin/categories/${category.id}`, change],
  graphql: [
    'mutation ($id: ID!, $input: UpdateCategoryInput!) { updateCategory(categoryId: $id, input: $input) { name } }',
    { id: category.id, input: change },
  ],
});
const makeRole = ({ event, category }: Scene, name: string): StaffCall => {
  const input = { eventId: event.id, categoryId: category.id, name };
  return {
    rest: ['POST', '/api/admin/opportunities', input],
    graphql: [
      'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { opportunity { name } } }',
      { input },
    ],
  };
};
const makeShift = ({ opportunity }: Scene): StaffCall => {
  const input = { opportunityId: opportunity.id, ...shiftTimes };
  return {
    rest: ['POST', '/api/admin/shifts', input],
    graphql: [
      'mutation ($input: CreateShiftInput!) { createShift(input: $input) { shift { startTime } warnings } }',
      { input },
    ],
  };
};
const changeShift = ({ shift }: Scene, change: object): StaffCall => ({
  rest: ['PATCH', `/api/lead/shifts/${shift.id}`, change],
  graphql: [
    'mutation ($id: ID!, $input: UpdateShiftInput!) { updateShift(id: $id, input: $input) { shift { startTime } } }',
    { id: shift.id, input: change },
  ],
});
const deleteShift = ({ shift }: Scene): StaffCall => ({
  rest: ['DELETE', `/api/lead/shifts/${shift.id}`],
  graphql: ['mutation ($id: ID!) { deleteShift(id: $id) { signups } }', { id: shift.id }],
});

describe.each(staffApis(() => server))('a program that may change the programme, by $name', (api) => {
  const codeOf = async (call: StaffCall, { headers }: Scene) => (await api.call(call, headers)).code ?? 'done';

  it('makes, changes and deletes roles and shifts; the audit log names its key', async () => {
    const at = await scene(['write:programme'], { bound: true });
    expect(await codeOf(makeRole(at, 'Clocks'), at)).toBe('done');
    expect(await codeOf(makeShift(at), at)).toBe('done');
    expect(await codeOf(changeShift(at, { startTime: '10:00', version: 1 }), at)).toBe('done');
    expect(await codeOf(changeShift(at, { startTime: '11:00', version: 1 }), at)).toBe('CHANGED_MEANWHILE');
    expect(await codeOf(deleteShift(at), at)).toBe('done');
    expect(await codeOf(changeCategory(at, { name: 'Clockwork' }), at)).toBe('done');
    expect(await codeOf(changeEvent(at, { name: 'Big Loppet' }), at)).toBe('done');
    const { rows } = await server.database.pool.query<{ action: string; actor: string }>(
      `select action, actor_name as actor from audit_entry where event_id = $1 and record_type <> 'api-key'`,
      [at.event.id],
    );
    expect(rows.map(({ actor }) => actor)).toEqual(rows.map(() => 'Timing'));
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'category.changed',
      'event.changed',
      'opportunity.created',
      'shift.changed',
      'shift.created',
      'shift.deleted',
    ]);
  });

  it('leaves to people what gives rights or ends an event', async () => {
    const at = await scene();
    const lead = await given(server.database.pool).staff('lead');
    expect(await codeOf(changeCategory(at, { leadId: lead.userId }), at)).toBe('FORBIDDEN');
    expect(await codeOf(changeCategory(at, { leadId: null }), at)).toBe('FORBIDDEN');
    const cancel: StaffCall = {
      rest: ['PATCH', `/api/admin/events/${at.event.id}`, { state: 'CANCELLED' }],
      graphql: ['mutation ($id: ID!) { cancelEvent(eventId: $id) { event { id } } }', { id: at.event.id }],
    };
    expect(await codeOf(cancel, at)).toBe('FORBIDDEN');
    const remove: StaffCall = {
      rest: ['DELETE', `/api/admin/events/${at.event.id}`],
      graphql: ['mutation ($id: ID!) { deleteEvent(eventId: $id) { id } }', { id: at.event.id }],
    };
    expect(await codeOf(remove, at)).toBe('FORBIDDEN');
  });

  it('does not find what is of another event, nor a draft that it may not see', async () => {
    const cases: [Scene, string[]][] = [
      [await scene(['write:programme', 'read:drafts'], { elsewhere: true }), []],
      [await scene(['read:programme']), ['FORBIDDEN']],
    ];
    const draft = await scene();
    await server.database.pool.query(`update event set state = 'DRAFT' where id = $1`, [draft.event.id]);
    cases.push([draft, []]);
    for (const [at, all] of cases) {
      const [noEvent, noCategory, noRole, noShift] = all.length
        ? [all[0], all[0], all[0], all[0]]
        : ['EVENT_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'OPPORTUNITY_NOT_FOUND', 'SHIFT_NOT_FOUND'];
      expect(await codeOf(changeEvent(at, { name: 'X' }), at)).toBe(noEvent);
      expect(await codeOf(changeCategory(at, { name: 'X' }), at)).toBe(noCategory);
      expect(await codeOf(makeRole(at, 'X'), at)).toBe(noCategory);
      expect(await codeOf(makeShift(at), at)).toBe(noRole);
      expect(await codeOf(changeShift(at, { qtyRequired: 9 }), at)).toBe(noShift);
      expect(await codeOf(deleteShift(at), at)).toBe(noShift);
      expect(await audited(server, { eventId: at.event.id })).toEqual([]);
    }
  });
});

it('what a program does stands in the history under the name of its key', async () => {
  const { shift, headers } = await scene();
  const admin = await given(server.database.pool).staff('admin');
  await server.rest('PATCH', `/api/admin/shifts/${shift.id}`, { notes: 'Skis' }, headers);
  const { body } = await server.rest('GET', `/api/history/${shift.id}`, undefined, admin.headers);
  expect(JSON.stringify(body)).toContain('(API key)');
});

describe('a program by REST', () => {
  const call = (headers: Record<string, string>, method: string, path: string, body?: object) =>
    server.rest<Record<string, unknown>>(method, path, body, headers);

  it('reads a version in the ETag, and changes that very version or nothing', async () => {
    const { shift, headers } = await scene();
    const tagOf = async () => (await call(headers, 'GET', `/api/shifts/${shift.id}`)).headers.get('etag') ?? '';
    const tag = await tagOf();
    expect(tag).toMatch(/^"v1-/);
    const path = `/api/admin/shifts/${shift.id}`;
    const changed = await call({ ...headers, 'if-match': tag }, 'PATCH', path, { notes: 'Skis' });
    expect([changed.status, changed.headers.get('etag')?.slice(0, 4)]).toEqual([200, '"v2-']);
    for (const stale of [tag, '"anything"']) {
      const late = await call({ ...headers, 'if-match': stale }, 'PATCH', path, { notes: 'Poles' });
      expect([late.status, late.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
      const gone = await call({ ...headers, 'if-match': stale }, 'DELETE', path);
      expect([gone.status, gone.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
    }
    for (const malformed of ['v2', 'v2-abc', '"v2', '2', '"v2" "v3"', '']) {
      const wrong = await call({ ...headers, 'if-match': malformed }, 'PATCH', path, { notes: 'Poles' });
      expect([malformed, wrong.status, wrong.body.code]).toEqual([malformed, 400, 'BAD_REQUEST']);
      expect(wrong.body.message).toContain('"v3"');
    }
    expect((await call({ ...headers, 'if-match': await tagOf() }, 'DELETE', path)).status).toBe(200);
    const { errors } = await server.graphql(`{ events { version } }`, {}, headers);
    expect(errors).toBeUndefined();
  });

  it('gets an error for a field that it may not set, by name, and for an invalid body', async () => {
    const { shift, event, opportunity, headers } = await scene();
    const moved = await call(headers, 'PATCH', `/api/admin/shifts/${shift.id}`, { opportunityId: opportunity.id });
    expect(moved).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(moved.body.errors as object)).toEqual(['opportunityId']);
    const organized = await call(headers, 'PATCH', `/api/admin/events/${event.id}`, { organizerId: event.id });
    expect(Object.keys(organized.body.errors as object)).toEqual(['organizerId']);
    for (const body of [[], undefined]) {
      const refused = await call(headers, 'PATCH', `/api/admin/shifts/${shift.id}`, body);
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT']);
    }
  });

  it('may do what a stranger may, in the event of its key, and learns which scope anything else needs', async () => {
    const { shift, event, headers } = await scene(['read:contacts'], { bound: true });
    const stats = await call(headers, 'GET', `/api/stats?eventId=${event.id}`);
    expect(stats).toMatchObject({ status: 200, body: { shifts: 1 } });
    const elsewhere = await given(server.database.pool).shift();
    expect((await call(headers, 'GET', `/api/stats?eventId=${elsewhere.eventId}`)).body.shifts).toBe(0);
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada.key@example.org' };
    const more = await call(headers, 'POST', '/api/signup', { ...person, shiftId: shift.id, extra: 'unknown' });
    expect([more.status, Object.keys(more.body.errors as object)]).toEqual([400, ['extra']]);
    const made = await call(headers, 'POST', '/api/signup', { ...person, shiftId: shift.id });
    expect([made.status, made.headers.get('location')]).toEqual([201, expect.stringMatching(/^\/api\/signups\//)]);
    const strange = await call(headers, 'POST', '/api/signup', { ...person, shiftId: elsewhere.id });
    expect(strange.body.code).toBe('SHIFT_NOT_FOUND');
    // A family, and the waitlist of a full shift.
    const { firstName, lastName, email } = person;
    const family = (id: string) => ({
      email,
      people: [
        { firstName: 'Cy', lastName },
        { firstName: 'Di', lastName },
      ],
      places: [0, 1].map((member) => ({ shiftId: id, person: member })),
    });
    expect(await call(headers, 'POST', '/api/signups', family(shift.id))).toMatchObject({ status: 201 });
    expect((await call(headers, 'POST', '/api/signups', family(elsewhere.id))).body.code).toBe('SHIFT_NOT_FOUND');
    await server.database.pool.query('update shift set qty_required = greatest(active_count, 1) where id = any($1)', [
      [shift.id, elsewhere.id],
    ]);
    const waits = (id: string) => ({
      shiftId: id,
      email: 'eve.key@example.org',
      people: [{ firstName: 'Eve', lastName }],
    });
    const waiting = await call(headers, 'POST', '/api/waitlist', waits(shift.id));
    expect(waiting).toMatchObject({ status: 201, body: { entry: { state: 'WAITING', names: [`Eve ${lastName}`] } } });
    expect((await call(headers, 'POST', '/api/waitlist', waits(elsewhere.id))).body.code).toBe('SHIFT_NOT_FOUND');
    const joined = await server.graphql<object>(
      `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { entry { state names } } }`,
      { input: { ...waits(shift.id), people: [{ firstName, lastName: 'Holm' }] } },
      headers,
    );
    expect(joined.data).toEqual({ joinWaitlist: { entry: { state: 'WAITING', names: [`${firstName} Holm`] } } });
    await server.database.pool.query('update shift set qty_required = 50 where id = $1', [shift.id]);
    const byGraphql = await server.graphql<{ viewer: null }>(
      `mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id shift { id } } volunteer { firstName } } }`,
      { input: { ...person, firstName: 'Bo', shiftId: shift.id } },
      headers,
    );
    expect(byGraphql.errors).toBeUndefined();
    expect((await server.graphql('{ viewer { id } }', {}, headers)).data).toEqual({ viewer: null });
    expect((await call(headers, 'GET', '/api/volunteers')).body).toMatchObject({
      ...{ code: 'FORBIDDEN', scope: 'read:signups', path: 'GET /api/volunteers' },
    });
    const { errors } = await server.graphql('{ shifts { list: signups { id } } }', {}, headers);
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'FORBIDDEN', scope: 'read:signups', field: 'Shift.signups', path: 'shifts.signups' },
    });
    // By its id, or by several at once, one reads what is asked for.
    expect((await call(headers, 'GET', `/api/shifts?ids=${shift.id},none`)).body).toMatchObject([{ id: shift.id }]);
  });

  it('learns that a parameter has a newer name', async () => {
    const olds = ['first=1', 'after=', 'limit=1', ''].map(async (query) =>
      (await call({}, 'GET', `/api/shifts?${query}`)).headers.get('deprecation'),
    );
    expect(await Promise.all(olds)).toEqual(['@1793491200', '@1793491200', null, null]);
  });

  it('finds by introspection what a text of a scalar is', async () => {
    const admin = await given(server.database.pool).staff('admin');
    const { data } = await server.graphql('{ __type(name: "Day") { specifiedByURL } }', {}, admin.headers);
    expect(data).toEqual({ __type: { specifiedByURL: expect.stringContaining('valid-date-string') } });
  });

  it('is challenged, and answered with a name of the request, as a problem if it likes', async () => {
    const headers = { accept: 'application/problem+json', 'request-id': 'my-own-name-1' };
    const refused = await call(headers, 'GET', '/api/admin/signups');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Trailcrew"']);
    expect(refused.headers.get('request-id')).toBe('my-own-name-1');
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(refused.body).toMatchObject({ status: 401, title: 'Unauthorized', code: 'NOT_SIGNED_IN' });
    expect((await call({}, 'GET', '/api/events')).headers.get('request-id')).toMatch(/^[\w-]{36}$/);
  });
});
