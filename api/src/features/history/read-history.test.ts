import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { markOf, storedAttendance } from '../../../test/check-in-apis.js';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import type { HistoryEntry } from './history.types.js';

/** As GraphQL gives it, and as REST does. */
interface Nodes {
  nodes: HistoryEntry[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}
interface Body {
  entries: HistoryEntry[];
  nextCursor: string | null;
}

let server: SharedTestServer;
type Staff = { userId: string; headers: Record<string, string> };
let lead: Staff;
let otherLead: Staff;
let admin: Staff;
beforeAll(async () => {
  server = await sharedTestServer();
  const make = given(server.database.pool);
  lead = await make.staff('lead', { firstName: 'Lena', lastName: 'Lead' });
  otherLead = await make.staff('lead');
  admin = await make.staff('admin', { firstName: 'Adam', lastName: 'Admin' });
});
afterAll(() => server.close());

const query = `query ($recordId: ID!, $first: Int, $after: String) { history(recordId: $recordId, first: $first, after: $after) {
  nodes { position at kind recordId byStaff actorName volunteerName endedBy fields changes { field before after } } pageInfo { hasNextPage endCursor } totalCount } }`;

async function ask(recordId: string, staff: Staff, page: { first?: number; after?: string | null } = {}) {
  return server.graphql<{ history: Nodes | null }>(query, { recordId, ...page }, staff.headers);
}

async function historyOf(recordId: string, staff = lead): Promise<Nodes> {
  const { data, errors } = await ask(recordId, staff);
  expect(errors).toBeUndefined();
  if (!data.history) throw new Error('There is no history');
  return data.history;
}

const call = async <Body>(method: string, path: string, body: object, staff?: Staff): Promise<Body> => {
  const answer = await server.rest<Body>(method, path, body, staff?.headers);
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.body;
};

async function ledShift() {
  const event = await given(server.database.pool).event();
  const category = await event.category({ leadId: lead.userId });
  const role = await category.opportunity();
  return role.shift({ startTime: '07:00', endTime: '09:00' });
}

interface SignedUp {
  signup: { id: string };
}

const signUp = (shiftId: string, firstName: string, staff?: Staff) =>
  call<SignedUp>('POST', '/api/signup', { ...visitorDetails({ firstName, lastName: 'Berg' }), shiftId }, staff);

it('shows who did what when to a shift and to the people in it, the newest first, in one statement', async () => {
  const shift = await ledShift();
  const { signup: ada } = await signUp(shift.id, 'Ada');
  const { signup: bo } = await signUp(shift.id, 'Bo', lead);
  await call('PATCH', `/api/lead/shifts/${shift.id}`, { startTime: '08:00', qtyRequired: 4, notes: 'Skis' }, lead);
  await call('POST', `/api/admin/signups/${ada.id}/cancel`, {}, admin);
  const { statements } = await countStatements(() => historyOf(shift.id));
  expect(statements.filter((text) => text.includes('from fact'))).toHaveLength(1);
  const { nodes, pageInfo, totalCount } = await historyOf(shift.id);
  const none = { fields: [], changes: [] };
  const nobody = { byStaff: false, actorName: null };
  expect(nodes).toMatchObject([
    {
      kind: 'signup.cancelled',
      recordId: ada.id,
      byStaff: true,
      actorName: 'Adam Admin',
      volunteerName: 'Ada Berg',
      endedBy: 'staff',
    },
    {
      ...{ kind: 'shift.changed', recordId: shift.id, byStaff: true, actorName: 'Lena Lead', volunteerName: null },
      fields: ['startTime', 'qtyRequired', 'notes'],
      changes: [
        { field: 'startTime', before: '07:00', after: '08:00' },
        { field: 'qtyRequired', before: '10', after: '4' },
      ],
    },
    {
      kind: 'signup.created',
      recordId: bo.id,
      byStaff: true,
      actorName: 'Lena Lead',
      volunteerName: 'Bo Berg',
      ...none,
    },
    { kind: 'signup.created', recordId: ada.id, ...nobody, volunteerName: 'Ada Berg', ...none },
  ]);
  expect([pageInfo.hasNextPage, totalCount]).toEqual([false, 4]);
  const ofAda = await historyOf(ada.id);
  expect(ofAda.nodes.map(({ kind }) => kind)).toEqual(['signup.cancelled', 'signup.created']);
});

it('says which way a shift went: closed, with a waitlist, called off and reinstated', async () => {
  const shift = await ledShift();
  await call('PATCH', `/api/lead/shifts/${shift.id}`, { closed: true, waitlistEnabled: false }, lead);
  const plan = async (cancel: boolean) => {
    const { data, errors } = await server.graphql<{ previewPlanChange: { version: string } }>(
      `query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }`,
      { input: { eventId: shift.eventId, shiftIds: [shift.id], cancel } },
      lead.headers,
    );
    expect(errors).toBeUndefined();
    const applied = await server.graphql(
      `mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) { planChange { id } } }`,
      { input: { eventId: shift.eventId, shiftIds: [shift.id], cancel }, version: data.previewPlanChange.version },
      lead.headers,
    );
    expect(applied.errors).toBeUndefined();
  };
  await plan(true);
  await plan(false);
  const { nodes } = await historyOf(shift.id);
  const instant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(nodes.map(({ fields, changes }) => [fields, changes])).toEqual([
    [['cancelledAt'], [{ field: 'cancelledAt', before: instant, after: '' }]],
    [['cancelledAt'], [{ field: 'cancelledAt', before: '', after: instant }]],
    [
      ['closed', 'waitlistEnabled'],
      [
        { field: 'closed', before: 'false', after: 'true' },
        { field: 'waitlistEnabled', before: 'true', after: 'false' },
      ],
    ],
  ]);
});

it('shows what marks changed in the attendance, with their times', async () => {
  const shift = await ledShift();
  const { signup } = await signUp(shift.id, 'Ada');
  await server.database.pool.query(
    'update event set start_date = current_date, end_date = current_date where id = $1',
    [shift.eventId],
  );
  const [came, left] = [40, 10].map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString()) as [
    string,
    string,
  ];
  const mark = (kind: 'ARRIVED' | 'LEFT', occurredAt: string) =>
    call('POST', '/api/attendance', { marks: [markOf(signup.id, { kind, occurredAt })], deviceNow: new Date() }, lead);
  await mark('ARRIVED', came);
  await mark('LEFT', left);
  const { arrivedAt, leftAt } = await storedAttendance(server, signup.id);
  expect((await historyOf(shift.id)).nodes.slice(0, 2)).toMatchObject([
    {
      ...{ kind: 'signup.marked', volunteerName: 'Ada Berg', actorName: 'Lena Lead', fields: ['state', 'leftAt'] },
      changes: [
        { field: 'state', before: 'HERE', after: 'LEFT' },
        { field: 'leftAt', before: '', after: leftAt?.toISOString() },
      ],
    },
    {
      fields: ['state', 'arrivedAt'],
      changes: [
        { field: 'state', before: 'EXPECTED', after: 'HERE' },
        { field: 'arrivedAt', before: '', after: arrivedAt?.toISOString() },
      ],
    },
  ]);
});

it('shows names as they are when it is read, and nobody who was removed', async () => {
  const shift = await ledShift();
  const gone = await given(server.database.pool).staff('admin', { firstName: 'Gone' });
  const { signup } = await signUp(shift.id, 'Cy', gone);
  await server.database.pool.query('delete from app_user where id = $1', [gone.userId]);
  await server.database.pool.query(
    `update volunteer v set first_name = 'Cyra' from signup g where g.volunteer_id = v.id and g.id = $1`,
    [signup.id],
  );
  expect((await historyOf(shift.id)).nodes).toMatchObject([
    { byStaff: true, actorName: null, volunteerName: 'Cyra Berg' },
  ]);
});

it('is null for another lead, for what never was, and for what is no id; of what is deleted its lead reads on', async () => {
  const shift = await ledShift();
  const { signup } = await signUp(shift.id, 'Di');
  for (const id of [shift.id, signup.id]) expect(await ask(id, otherLead)).toEqual({ data: { history: null } });
  for (const id of [randomUUID(), 'x']) expect(await ask(id, admin)).toEqual({ data: { history: null } });
  await server.rest('DELETE', `/api/lead/shifts/${shift.id}`, undefined, lead.headers);
  const { nodes } = await historyOf(shift.id);
  expect(nodes.map(({ kind, volunteerName }) => [kind, volunteerName])).toEqual([
    ['shift.removed', null],
    ['signup.removed', null],
    ['signup.created', null],
  ]);
  expect((await ask(shift.id, otherLead)).data.history).toBeNull();
  expect((await historyOf(shift.id, admin)).nodes).toHaveLength(3);
});

it('is empty, not null, for what was there before anything was kept', async () => {
  const event = await given(server.database.pool).event();
  const category = await event.category({ leadId: lead.userId });
  expect((await historyOf(event.id, admin)).nodes).toEqual([]);
  expect((await historyOf(category.id)).nodes).toEqual([]);
  expect(await ask(event.id, lead)).toEqual({ data: { history: null } });
});

it('is answered by REST, too; there what is null is not found', async () => {
  const shift = await ledShift();
  for (const name of ['A', 'B']) await signUp(shift.id, name);
  const path = `/api/history/${shift.id}`;
  const page = await server.rest<Body>('GET', `${path}?limit=1`, undefined, lead.headers);
  expect([page.status, page.body.entries[0]?.volunteerName]).toEqual([200, 'B Berg']);
  expect(page.headers.get('x-total-count')).toBe('2');
  const after = encodeURIComponent(page.body.nextCursor ?? '');
  expect(page.headers.get('link')).toContain(`limit=1&cursor=${after}>; rel="next"`);
  const next = await server.rest<Body>('GET', `${path}?limit=1&cursor=${after}`, undefined, lead.headers);
  expect(next.body).toMatchObject({ entries: [{ volunteerName: 'A Berg' }], nextCursor: null });
  expect(await server.rest('GET', path, undefined, otherLead.headers)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  expect((await server.rest('GET', path)).status).toBe(401);
});

it('comes by pages that later entries do not shift, and takes no cursor of another history', async () => {
  const [shift, other] = [await ledShift(), await ledShift()];
  for (const name of ['A', 'B', 'C', 'D', 'E']) await signUp(shift.id, name);
  const seen: (string | null)[] = [];
  let after: string | null = null;
  do {
    const { data } = await ask(shift.id, lead, { first: 2, after });
    seen.push(...(data.history?.nodes ?? []).map(({ volunteerName }) => volunteerName));
    const { hasNextPage, endCursor } = data.history?.pageInfo ?? { hasNextPage: false, endCursor: null };
    after = hasNextPage ? endCursor : null;
    await signUp(shift.id, `Later${seen.length}`);
    if (seen.length === 2)
      expect((await ask(other.id, lead, { after })).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  } while (after);
  expect(seen).toEqual(['E Berg', 'D Berg', 'C Berg', 'B Berg', 'A Berg']);
  expect((await ask(shift.id, lead, { first: 201 })).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
});
