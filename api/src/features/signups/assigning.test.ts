import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { mailsSent, mailsQueuedTo } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { until } from '../../../test/until.js';

/* Staff find people, put them into shifts and take them out again, through both APIs. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Caller = Record<string, string>;

interface ProviderAnswer {
  status: number;
  code?: string;
  message?: string;
  signup?: { id: string; status: string; overCapacity?: boolean; volunteer?: { email: string } };
  isBusy?: boolean;
  conflicts?: { id: string }[];
}

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

interface Api {
  name: string;
  assign(
    shiftId: string,
    volunteerId: string,
    more: { overCapacity?: boolean; replaces?: string },
    caller?: Caller,
  ): Promise<ProviderAnswer>;
  assignNew(
    shiftId: string,
    person: object,
    overCapacity: boolean | undefined,
    caller?: Caller,
  ): Promise<ProviderAnswer>;
  cancel(signupId: string, caller?: Caller): Promise<ProviderAnswer>;
  search(search: string, caller?: Caller, page?: { first?: number; after?: string }): Promise<Person[] | number>;
}

const rest: Api = {
  name: 'REST',
  assign: (shiftId, volunteerId, more, caller) =>
    restCall('POST', '/api/admin/assignments', { shiftId, volunteerId, ...more }, caller),
  assignNew: (shiftId, person, overCapacity, caller) =>
    restCall('POST', '/api/signup', { ...person, shiftId, overCapacity }, caller),
  cancel: (id, caller) => restCall('POST', `/api/admin/signups/${id}/cancel`, undefined, caller),
  async search(search, caller, { first, after } = {}) {
    const query = new URLSearchParams({ search, first: String(first ?? ''), after: after ?? '' });
    const { status, body } = await server.rest<Person[]>('GET', `/api/volunteers?${query}`, undefined, caller);
    return status === 200 ? body : status;
  },
};

async function restCall(method: string, path: string, body: unknown, caller: Caller = {}): Promise<ProviderAnswer> {
  const answer = await server.rest<object>(method, path, body, caller);
  return { ...answer.body, status: answer.status };
}

async function graphqlCall(document: string, variables: object, caller: Caller | undefined): Promise<ProviderAnswer> {
  const { data, errors } = await server.graphql<Record<string, object>>(document, variables, caller);
  const [error] = errors ?? [];
  if (error) return { status: error.extensions.status, code: error.extensions.code, message: error.message };
  const result = Object.values(data)[0] as ProviderAnswer;
  return { ...('status' in result ? { signup: result as unknown as ProviderAnswer['signup'] } : result), status: 200 };
}

const graphql: Api = {
  name: 'GraphQL',
  assign: (shiftId, volunteerId, more, caller) =>
    graphqlCall(
      `mutation ($shiftId: ID!, $volunteerId: ID!, $overCapacity: Boolean, $replaces: ID) {
        assignVolunteer(shiftId: $shiftId, volunteerId: $volunteerId, overCapacity: $overCapacity, replaces: $replaces) {
          signup { id status overCapacity volunteer { email } } isBusy conflicts { id } } }`,
      { shiftId, volunteerId, ...more },
      caller,
    ),
  assignNew: (shiftId, person, overCapacity, caller) =>
    graphqlCall(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id status } isBusy conflicts { id } } }',
      { input: { ...person, shiftId, overCapacity } },
      caller,
    ),
  cancel: (signupId, caller) =>
    graphqlCall(
      'mutation ($signupId: ID!) { cancelSignupAsStaff(signupId: $signupId) { id status } }',
      { signupId },
      caller,
    ),
  async search(search, caller, page = {}) {
    const { data, errors } = await server.graphql<{ volunteers: { nodes: Person[] } }>(
      `query ($search: String, $first: Int, $after: String) {
        volunteers(search: $search, first: $first, after: $after) { nodes { id firstName lastName email } } }`,
      { search, ...page },
      caller,
    );
    return errors?.[0] ? errors[0].extensions.status : data.volunteers.nodes;
  },
};

async function scene(places = 3, date = inDays(30)) {
  const ladder = given(server.database.pool);
  const [lead, other, admin] = [await ladder.staff('lead'), await ladder.staff('lead'), await ladder.staff('admin')];
  const event = await ladder.event({ startDate: date });
  const mine = await event.category({ name: 'Timing', leadId: lead.userId });
  const theirs = await event.category({ name: 'Marshals', leadId: other.userId });
  const role = await mine.opportunity();
  return {
    event,
    mine,
    role,
    shift: await role.shift({ qtyRequired: places, date }),
    theirShift: await (await theirs.opportunity()).shift({ qtyRequired: places, date }),
    lead: lead.headers,
    other: other.headers,
    admin: admin.headers,
  };
}

/** Somebody known by a signup for a shift; gives their id and what they typed. */
async function known(shiftId: string, details = visitorDetails()) {
  const answer = await server.rest<{ volunteer: Person; signup: { id: string } }>('POST', '/api/signup', {
    ...details,
    shiftId,
  });
  expect(answer.status).toBe(201);
  return { ...details, id: answer.body.volunteer.id, signupId: answer.body.signup.id };
}

function detailsOf({ firstName, lastName, email }: ReturnType<typeof visitorDetails>) {
  return { firstName, lastName, email };
}

async function actions(recordId: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ action: string }>(
    'select action from audit_entry where record_id = $1',
    [recordId],
  );
  return rows.map(({ action }) => action);
}

async function statusOf(signupId: string): Promise<string | undefined> {
  const text = 'select status from signup where id = $1';
  return (await server.database.pool.query<{ status: string }>(text, [signupId])).rows[0]?.status;
}

async function activeIn(shiftId: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ active_count: number }>(
    'select active_count from shift where id = $1',
    [shiftId],
  );
  return rows[0]?.active_count ?? -1;
}

describe.each([rest, graphql])('assigning through $name', (api) => {
  it('gives a known volunteer a place, mails them a confirmation and is audited', async () => {
    const { shift, theirShift, lead, admin } = await scene();
    const person = await known(theirShift.id);
    const done = await api.assign(shift.id, person.id, {}, admin);
    expect(done).toMatchObject({
      signup: { status: api.name === 'REST' ? 'active' : 'ACTIVE', volunteer: { email: person.email } },
    });
    expect(done.conflicts?.map(({ id }) => id)).toEqual([theirShift.id]);
    expect(await activeIn(shift.id)).toBe(1);
    expect(await actions(done.signup?.id ?? '')).toEqual(['signup.assigned']);
    expect(await mailsQueuedTo(server, person.email)).toEqual(['signup-confirmation', 'signup-confirmation']);
    expect(await api.assign(shift.id, person.id, {}, lead)).toMatchObject({
      status: 409,
      code: 'ALREADY_SIGNED_UP',
      message: 'This person is already signed up for this shift.',
    });
  });

  it('names a lead the shifts of their own categories alone, and says that there is another', async () => {
    const { role, shift, theirShift, lead, admin } = await scene();
    const date = inDays(30);
    const own = await role.shift({ qtyRequired: 3, date });
    const person = await known(own.id);
    await known(theirShift.id, person);
    const both = await api.assign(shift.id, person.id, {}, lead);
    expect(both).toMatchObject({ isBusy: true, conflicts: [{ id: own.id }] });
    expect(both.conflicts).toHaveLength(1);
    await api.cancel(both.signup?.id ?? '', lead);
    await api.cancel(person.signupId, lead);
    const away = await api.assign(shift.id, person.id, {}, lead);
    expect(away).toMatchObject({ isBusy: true, conflicts: [] });
    await api.cancel(away.signup?.id ?? '', lead);
    const typed = await api.assignNew(shift.id, detailsOf(person), undefined, lead);
    expect(typed).toMatchObject({ isBusy: true, conflicts: [] });
    await api.cancel(typed.signup?.id ?? '', lead);
    expect(await api.assign(shift.id, person.id, {}, admin)).toMatchObject({
      isBusy: true,
      conflicts: [{ id: theirShift.id }],
    });
  });

  it('shows a visitor no conflict with a draft, and a key none with another event', async () => {
    const [{ shift, admin }, hidden] = [await scene(), await scene()];
    const person = await known(hidden.shift.id);
    const wanted = { scopes: ['read:contacts', 'read:signups', 'write:signups'] as const, eventId: shift.eventId };
    const { headers: bound } = await given(server.database.pool).apiKey(wanted);
    const free = (answer: ProviderAnswer) => {
      expect(answer).toMatchObject({ conflicts: [] });
      expect(answer.isBusy ?? false).toBe(false);
      return api.cancel(answer.signup?.id ?? '', admin);
    };
    await free(await api.assignNew(shift.id, detailsOf(person), undefined, bound));
    await free(await api.assign(shift.id, person.id, {}, bound));
    expect((await api.assignNew(shift.id, detailsOf(person), undefined, {})).conflicts).toHaveLength(1);
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select id from signup where shift_id = $1 and status = 'active'`,
      [shift.id],
    );
    await api.cancel(rows[0]?.id ?? '', admin);
    const unpublish = `mutation { unpublishEvent(eventId: "${hidden.shift.eventId}", confirmed: true) { event { state } } }`;
    expect((await server.graphql(unpublish, {}, admin)).errors).toBeUndefined();
    await free(await api.assignNew(shift.id, detailsOf(person), undefined, {}));
    expect(await api.assign(shift.id, person.id, {}, admin)).toMatchObject({ isBusy: true });
  });

  it('is for the shift’s lead and admins; a lead puts in only people of the own categories', async () => {
    const { shift, theirShift, lead, other } = await scene();
    const person = await known(theirShift.id);
    const notFound = { status: 404, code: 'VOLUNTEER_NOT_FOUND', message: 'Volunteer not found' };
    expect(await api.assign(shift.id, person.id, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    expect(await api.assign(shift.id, person.id, {}, lead)).toMatchObject(notFound);
    expect(await api.assign(shift.id, randomUUID(), {}, lead)).toMatchObject(notFound);
    expect(await api.assign(shift.id, 'x', {}, lead)).toMatchObject(notFound);
    expect(await api.assign(shift.id, person.id, {}, other)).toMatchObject({ status: 404, code: 'SHIFT_NOT_FOUND' });
    expect(await api.assign('x', person.id, {}, other)).toMatchObject({ status: 404, code: 'SHIFT_NOT_FOUND' });
    expect(await activeIn(shift.id)).toBe(0);
    // Not for saying the address either: it would open the phone number of somebody from outside.
    const { body } = await server.rest<ProviderAnswer>(
      'POST',
      '/api/admin/assignments',
      { shiftId: shift.id, volunteerId: person.id, email: person.email },
      lead,
    );
    expect(body).toMatchObject({ code: 'VOLUNTEER_NOT_FOUND' });
  });

  it('says what is missing', async () => {
    const { shift, lead } = await scene();
    expect(await api.assign('', randomUUID(), {}, lead)).toMatchObject({ status: 400, message: 'Shift is required' });
    expect(await api.assign(shift.id, '', {}, lead)).toMatchObject({ status: 400, message: 'Volunteer is required' });
  });

  it('replaces somebody in a full shift in one step, or changes nothing', async () => {
    const { shift, role, admin, other } = await scene(1);
    const leaving = await known(shift.id);
    const elsewhere = await role.shift({ qtyRequired: 2 });
    const [next, foreign] = [await known(elsewhere.id), await known(elsewhere.id)];
    for (const replaces of [foreign.signupId, randomUUID(), 'x'])
      expect(await api.assign(shift.id, next.id, { replaces }, admin)).toMatchObject({
        status: 404,
        code: 'SIGNUP_NOT_FOUND',
      });
    const refused = await api.assign(shift.id, next.id, { replaces: leaving.signupId }, other);
    expect(refused).toMatchObject({ status: 404, code: 'SHIFT_NOT_FOUND' });
    expect(await statusOf(leaving.signupId)).toBe('active');
    expect(await mailsQueuedTo(server, next.email)).toEqual(['signup-confirmation']);

    const done = await api.assign(shift.id, next.id, { replaces: leaving.signupId }, admin);
    expect(done).toMatchObject({ signup: { overCapacity: false, volunteer: { email: next.email } } });
    expect(await statusOf(leaving.signupId)).toBe('cancelled');
    expect(await activeIn(shift.id)).toBe(1);
    expect(await actions(leaving.signupId)).toEqual(['signup.cancelled']);
    expect((await mailsQueuedTo(server, leaving.email)).at(-1)).toBe('signup-cancelled');

    const newcomer = { ...visitorDetails(), replaces: done.signup?.id };
    // A visitor's wish to take somebody's place is no wish.
    expect(await api.assignNew(shift.id, newcomer, undefined)).toMatchObject({ code: 'SHIFT_FULL' });
    const made = await api.assignNew(shift.id, newcomer, undefined, admin);
    expect(made.signup?.id).toBeDefined();
    expect(await statusOf(done.signup?.id ?? '')).toBe('cancelled');
    expect(await activeIn(shift.id)).toBe(1);
  });

  it('assigns nobody when the person to be replaced left meanwhile and somebody else was quicker', async () => {
    const { shift, role, admin } = await scene(1);
    const leaving = await known(shift.id);
    const elsewhere = await role.shift({ qtyRequired: 2 });
    const [next, quicker] = [await known(elsewhere.id), await known(elsewhere.id)];
    const client = await server.database.pool.connect();
    await client.query('begin');
    await client.query(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [
      leaving.signupId,
    ]);
    await client.query(
      `insert into signup (event_id, shift_id, volunteer_id) select event_id, shift_id, $2 from signup where id = $1`,
      [leaving.signupId, quicker.id],
    );
    const refused = api.assign(shift.id, next.id, { replaces: leaving.signupId }, admin);
    await until(async () => {
      const { rows } = await server.database.pool.query('select 1 from pg_locks where not granted');
      return rows.length > 0;
    }, 5000);
    await client.query('commit');
    client.release();
    expect(await refused).toMatchObject({ status: 409, code: 'SHIFT_FULL' });
    expect(await activeIn(shift.id)).toBe(1);
    expect(await mailsQueuedTo(server, next.email)).toEqual(['signup-confirmation']);
  });

  it('refuses a full shift unless it is over capacity on purpose', async () => {
    const { shift, theirShift, admin } = await scene(1);
    await known(shift.id);
    const person = await known(theirShift.id);
    expect(await api.assign(shift.id, person.id, {}, admin)).toMatchObject({ status: 409, code: 'SHIFT_FULL' });
    expect(await api.assign(shift.id, person.id, { overCapacity: true }, admin)).toMatchObject({
      signup: { overCapacity: true },
    });
    expect(await activeIn(shift.id)).toBe(2);
  });

  it('puts a new volunteer in, also into a shift that has started, but not through a full one', async () => {
    const { shift, lead, other } = await scene(1, inDays(-2));
    const started = { status: 409, code: 'SHIFT_STARTED' };
    expect(await api.assignNew(shift.id, visitorDetails(), undefined)).toMatchObject(started);
    expect(await api.assignNew(shift.id, visitorDetails(), undefined, other)).toMatchObject(started);
    const person = visitorDetails();
    const done = await api.assignNew(shift.id, person, undefined, lead);
    expect(done.signup?.id).toBeDefined();
    expect(await actions(done.signup?.id ?? '')).toEqual(['signup.assigned']);
    expect(await mailsQueuedTo(server, person.email)).toEqual(['signup-confirmation']);
    expect(await api.assignNew(shift.id, visitorDetails(), undefined, lead)).toMatchObject({ code: 'SHIFT_FULL' });
    expect((await api.assignNew(shift.id, visitorDetails(), true, lead)).signup?.id).toBeDefined();
    expect(await activeIn(shift.id)).toBe(2);
  });

  it('keeps ‘over capacity’ for the staff of the shift', async () => {
    const { shift, other } = await scene(1);
    await known(shift.id);
    for (const caller of [undefined, other])
      expect(await api.assignNew(shift.id, visitorDetails(), true, caller)).toMatchObject({
        status: 409,
        code: 'SHIFT_FULL',
      });
    expect(await activeIn(shift.id)).toBe(1);
  });

  it('is undone by staff of the shift; household and lead are notified once', async () => {
    const { shift, lead, other } = await scene();
    const person = await known(shift.id);
    await mailsSent(server, person.email);
    const notFound = { status: 404, code: 'SIGNUP_NOT_FOUND' };
    expect(await api.cancel(person.signupId)).toMatchObject({ status: 401 });
    expect(await api.cancel(person.signupId, other)).toMatchObject(notFound);
    expect(await api.cancel('x', lead)).toMatchObject(notFound);
    expect(await api.cancel(randomUUID(), lead)).toMatchObject(notFound);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await api.cancel(person.signupId, lead)).toMatchObject({ status: 200, signup: { id: person.signupId } });
    expect(await activeIn(shift.id)).toBe(0);
    expect(await mailsQueuedTo(server, person.email)).toEqual(['signup-confirmation', 'signup-cancelled']);
    expect(await actions(person.signupId)).toEqual(['signup.cancelled']);
  });

  it('finds people by words of name and address: everybody for an admin, those of the own categories for a lead', async () => {
    const { shift, theirShift, lead, admin } = await scene(100);
    const family = `Q${randomUUID().slice(0, 8)}`;
    const mine = await known(shift.id, visitorDetails({ firstName: 'Åsa', lastName: `${family}_%` }));
    const theirs = await known(theirShift.id, visitorDetails({ firstName: 'Bo', lastName: family }));
    const names = async (...asked: Parameters<Api['search']>) => {
      const found = await api.search(...asked);
      return typeof found === 'number' ? found : found.map(({ id }) => id);
    };
    expect(await names(family)).toBe(401);
    expect(await names(family.toLowerCase(), admin)).toEqual([mine.id, theirs.id]);
    expect(await names(`bo ${family}`, admin)).toEqual([theirs.id]);
    expect(await names(`asa ${family}`, admin)).toEqual([mine.id]);
    expect(await names(`${family}_%`, admin)).toEqual([mine.id]);
    expect(await names(family, lead)).toEqual([mine.id]);
    expect(await names(theirs.email.slice(1), lead)).toEqual([]);
    for (const exact of [theirs.email, ` ${theirs.email.toUpperCase()} `, `${theirs.email} ${family}`])
      expect(await names(exact, lead)).toEqual([]);
    await known(shift.id, theirs);
    expect(await names(theirs.email, lead)).toEqual([theirs.id]);
    expect(await names(family, admin, { first: 1 })).toEqual([mine.id]);
    expect(await names(family, admin, { first: 1, after: mine.id })).toEqual([theirs.id]);
  });
});

interface ListedSignup {
  id: string;
  status: string;
  firstName: string;
  email: string;
  signupDate: string;
  createdAt: string;
  volunteer: { phone: string };
  shift: { id: string };
  opportunity: { id: string };
  category: { id: string };
}

describe('the signups that staff read', () => {
  it('are all for admins and those of their categories for a lead, by event, category and role, with everything nested', async () => {
    const { event, mine, role, shift, theirShift, lead, admin } = await scene();
    const person = await known(shift.id, visitorDetails({ phone: '907 555 0100' }));
    const theirs = await known(theirShift.id);
    const read = async (prefix: string, query: string, caller?: Caller) => {
      const path = `/api/${prefix}/signups?${query}`;
      const { status, body } = await server.rest<ListedSignup[]>('GET', path, undefined, caller);
      return status === 200 ? body.map(({ id }) => id).sort() : status;
    };
    const both = [person.signupId, theirs.signupId].sort();
    expect(await read('admin', `eventId=${event.id}`, admin)).toEqual(both);
    expect(await read('admin', `eventId=${event.id}`, lead)).toEqual([person.signupId]);
    expect(await read('lead', `eventId=${event.id}`, lead)).toEqual([person.signupId]);
    expect(await read('lead', `eventId=${event.id}`)).toBe(401);
    expect(await read('admin', `categoryId=${mine.id}`, admin)).toEqual([person.signupId]);
    expect(await read('admin', `opportunityId=${role.id}`, admin)).toEqual([person.signupId]);
    expect(await read('admin', 'opportunityId=x', admin)).toEqual([]);
    expect(await read('admin', `eventId=${event.id}&first=1`, admin)).toHaveLength(1);
    const { body } = await server.rest<ListedSignup[]>('GET', `/api/lead/signups?eventId=${event.id}`, undefined, lead);
    expect(body[0]).toMatchObject({
      status: 'active',
      firstName: person.firstName,
      email: person.email,
      volunteer: { phone: '907 555 0100' },
      shift: { id: shift.id },
      opportunity: { id: role.id },
      category: { id: mine.id },
    });
    expect(body[0]?.signupDate).toBe(body[0]?.createdAt);
    const query = 'query ($eventId: ID) { signups(eventId: $eventId) { nodes { id } } }';
    const { data } = await server.graphql(query, { eventId: event.id }, lead);
    expect(data).toEqual({ signups: { nodes: [{ id: person.signupId }] } });
  });
});

describe('looking before a change', () => {
  it('says how many are touched and who would get two shifts at once that do not overlap now', async () => {
    const { role, shift, lead, other } = await scene(10);
    const [early, late] = [
      await role.shift({ startTime: '06:00', endTime: '08:00' }),
      await role.shift({ startTime: '11:00', endTime: '13:00' }),
    ];
    const person = await known(shift.id);
    await known(early.id, person);
    await known(late.id, person);
    await known(shift.id);
    const path = `/api/admin/shifts/${shift.id}/preview`;
    // 09:00 to 12:00 overlaps the late one already; from 07:30 on it would overlap the early one too.
    const look = (body: object, caller?: Caller) => server.rest('POST', path, body, caller);
    expect(await look({ startTime: '07:30' }, lead)).toMatchObject({
      status: 200,
      body: {
        activeSignups: 2,
        newOverlaps: [{ firstName: person.firstName, lastName: person.lastName, startTime: '06:00', endTime: '08:00' }],
        warnings: [],
      },
    });
    expect((await look({ startTime: '08:00' }, lead)).body).toMatchObject({ newOverlaps: [] });
    expect((await look({ date: inDays(31) }, lead)).body).toMatchObject({
      newOverlaps: [],
      warnings: [expect.any(String)],
    });
    expect(await look({}, other)).toMatchObject({ status: 404, body: { code: 'SHIFT_NOT_FOUND' } });
    expect(await look({})).toMatchObject({ status: 401 });
    const query = `query ($id: ID!) { previewShiftChange(id: $id, startTime: "07:30") { activeSignups newOverlaps { lastName } } }`;
    expect((await server.graphql(query, { id: shift.id }, lead)).data).toEqual({
      previewShiftChange: { activeSignups: 2, newOverlaps: [{ lastName: person.lastName }] },
    });
  });

  it('names a lead no shift of another category, and says that there is one', async () => {
    const { event, role, shift, lead, admin } = await scene(10);
    const early = await role.shift({ startTime: '06:00', endTime: '08:00' });
    const marshal = await (await event.category({ name: 'Course' })).opportunity({ name: 'Marshal' });
    const theirEarly = await marshal.shift({ startTime: '06:00', endTime: '08:00' });
    const away = await known(shift.id, visitorDetails({ firstName: 'Away' }));
    await known(theirEarly.id, away);
    const both = await known(shift.id, visitorDetails({ firstName: 'Both' }));
    await known(early.id, both);
    await known(theirEarly.id, both);
    const fields = `newOverlaps { firstName opportunityName startTime } busyPeople { firstName lastName }`;
    const query = `query ($id: ID!) { previewShiftChange(id: $id, startTime: "07:30") { ${fields} } }`;
    const looks = async (caller: Caller) => [
      (await server.rest<object>('POST', `/api/admin/shifts/${shift.id}/preview`, { startTime: '07:30' }, caller)).body,
      (await server.graphql<{ previewShiftChange: object }>(query, { id: shift.id }, caller)).data?.previewShiftChange,
    ];
    for (const look of await looks(lead)) {
      expect(look).toMatchObject({
        newOverlaps: [{ firstName: 'Both', opportunityName: 'Bib Caller', startTime: '06:00' }],
        busyPeople: [{ firstName: 'Away', lastName: away.lastName }],
      });
      expect(JSON.stringify(look)).not.toContain('Marshal');
    }
    for (const look of await looks(admin))
      expect(look).toMatchObject({
        newOverlaps: [
          { firstName: 'Away', opportunityName: 'Marshal' },
          { firstName: 'Both', opportunityName: 'Bib Caller' },
          { firstName: 'Both', opportunityName: 'Marshal' },
        ],
        busyPeople: [],
      });
  });

  it('names who would get two shifts at once in the order of lists, whatever their letters', async () => {
    const { role, shift, lead } = await scene(10);
    const early = await role.shift({ startTime: '06:00', endTime: '08:00' });
    for (const firstName of ['Zoe', 'adam', 'Åsa']) {
      const person = await known(shift.id);
      await known(early.id, person);
      await server.database.pool.query('update volunteer set first_name = $1 where email = $2', [
        firstName,
        person.email,
      ]);
    }
    const { body } = await server.rest<{ newOverlaps: { firstName: string }[] }>(
      ...(['POST', `/api/admin/shifts/${shift.id}/preview`, { startTime: '07:30' }, lead] as const),
    );
    expect(body.newOverlaps.map(({ firstName }) => firstName)).toEqual(['adam', 'Åsa', 'Zoe']);
  });

  it('counts what would go with an event, category, role or shift', async () => {
    const { event, mine, role, shift, lead, other, admin } = await scene();
    const person = await known(shift.id);
    const second = await role.shift({ startTime: '13:00', endTime: '14:00' });
    await known(second.id, person);
    const look = (query: string, caller?: Caller) =>
      server.rest('GET', `/api/admin/removal-preview?${query}`, undefined, caller);
    const ofRole = { opportunities: 1, shifts: 2, signups: 2, people: 1 };
    expect(await look(`opportunityId=${role.id}`, lead)).toMatchObject({ status: 200, body: ofRole });
    expect((await look(`categoryId=${mine.id}`, lead)).body).toEqual(ofRole);
    const ofShift = { opportunities: 0, shifts: 1, signups: 1, people: 1 };
    expect((await look(`shiftId=${second.id}`, lead)).body).toEqual(ofShift);
    expect((await look(`eventId=${event.id}`, admin)).body).toMatchObject({ opportunities: 2, shifts: 3, signups: 2 });
    expect(await look(`eventId=${event.id}`, lead)).toMatchObject({ status: 404, body: { code: 'EVENT_NOT_FOUND' } });
    expect(await look(`categoryId=${mine.id}`, other)).toMatchObject({
      status: 404,
      body: { code: 'CATEGORY_NOT_FOUND' },
    });
    expect(await look('shiftId=x', lead)).toMatchObject({ status: 404 });
    expect(await look('', lead)).toMatchObject({ status: 400 });
    expect(await look(`shiftId=${shift.id}&eventId=${event.id}`, admin)).toMatchObject({ status: 400 });
    expect(await look(`shiftId=${shift.id}`)).toMatchObject({ status: 401 });
    const query = 'query ($id: ID) { previewRemoval(opportunityId: $id) { opportunities shifts signups people } }';
    expect((await server.graphql(query, { id: role.id }, lead)).data).toEqual({ previewRemoval: ofRole });
  });
});
