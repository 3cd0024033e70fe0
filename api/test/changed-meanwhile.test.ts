import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from './given.js';
import { sendWorkbook } from './import-api.js';
import { readSources, withoutComments } from './read-sources.js';
import { sharedTestServer, type SharedTestServer } from './shared-test-server.js';
import { buildWorkbook, importHeaders } from './workbooks/build-workbook.js';

/* A save of what somebody else changed meanwhile is refused with their name, however the record was changed. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Caller = { headers: Record<string, string> };
type Scene = Awaited<ReturnType<typeof scene>>;
type Kind = 'event' | 'category' | 'opportunity' | 'shift' | 'question' | 'start' | 'post';

/** An event down to a shift, led by Lea; Robin changes something, Sam looked at it before. */
async function scene() {
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead', { firstName: 'Lea', lastName: 'Lead' });
  const event = await ladder.event({ startDate: '2031-02-18', endDate: '2031-02-20' });
  const category = await event.category({ name: 'Timing', leadId: lead.userId });
  const opportunity = await category.opportunity({ name: 'Bib Caller' });
  const shift = await opportunity.shift({ date: '2031-02-18', qtyRequired: 3 });
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into question (event_id, kind, label) values ($1, 'TEXT', 'Allergies') returning id`,
    [event.id],
  );
  const board = await server.database.pool.query<{ start: string; post: string }>(
    `with start as (insert into race_start (event_id, name, date, time) values ($1, 'Men', '2031-02-18', '10:00') returning id)
     insert into post (event_id, category_id, place, minimum_staff, start_ids) select $1, $2, 'Bridge', 1, array[id] from start
     returning id as post, start_ids[1] as start`,
    [event.id, category.id],
  );
  const { start = '', post = '' } = board.rows[0] ?? {};
  return {
    ids: {
      ...{ start, post },
      question: rows[0]?.id ?? '',
      event: event.id,
      category: category.id,
      opportunity: opportunity.id,
      shift: shift.id,
    },
    leadId: lead.userId,
    robin: await ladder.staff('admin', { firstName: 'Robin', lastName: 'Rush' }),
    sam: await ladder.staff('admin'),
  };
}

async function ask(method: string, path: string, body: unknown, { headers }: Caller): Promise<void> {
  const answer = await server.rest(method, path, body, headers);
  expect([200, 201]).toContain(answer.status);
}

async function setCover(kind: 'EVENT' | 'CATEGORY' | 'OPPORTUNITY', id: string, { headers }: Caller): Promise<void> {
  const { errors } = await server.graphql(
    `mutation ($kind: CoverKind!, $id: ID!) {
      setCoverImage(kind: $kind, id: $id, coverImageUrl: "/stock-images/event-winter.svg") { id }
    }`,
    { kind, id },
    headers,
  );
  expect(errors).toBeUndefined();
}

async function mutate(field: string, { headers }: Caller): Promise<void> {
  const { errors } = await server.graphql(`mutation { ${field} }`, {}, headers);
  expect(errors).toBeUndefined();
}

async function changePlan(
  { ids, robin }: Scene,
  change: object = { shiftIds: [ids.shift], moveMinutes: 30 },
): Promise<{ planChange: { id: string } }> {
  const input = { eventId: ids.event, ...change };
  const { data: preview } = await server.graphql<{ previewPlanChange: { version: string } }>(
    `query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }`,
    { input },
    robin.headers,
  );
  const { data } = await server.graphql<{ applyPlanChange: { planChange: { id: string } } }>(
    `mutation ($input: PlanChangeInput!, $version: String!) {
      applyPlanChange(input: $input, version: $version) { planChange { id } }
    }`,
    { input, version: preview.previewPlanChange.version },
    robin.headers,
  );
  return data.applyPlanChange;
}

async function importPlan({ ids, robin }: Scene): Promise<void> {
  const row = ['Timing', 'Bib Caller', 'Calls bibs', '', '', '2031-02-18', '09:00', '12:00', 7];
  const file = buildWorkbook({
    Shifts: [importHeaders, row],
    Questions: [
      ['Question', 'Kind of answer', 'Question ID'],
      ['By file', '', ids.question],
    ],
    Starts: [
      ['Name', 'Date', 'Time', 'Start ID'],
      ['Men', '2031-02-18', '11:00', ids.start],
    ],
    Posts: [
      ['Category', 'Place', 'Minimum', 'Post ID'],
      ['Timing', 'Bridge', 2, ids.post],
    ],
    Event: [
      ['Event setting', 'Value'],
      ['Waitlist', 'no'],
    ],
  });
  const answer = await sendWorkbook(server, { eventId: ids.event, file, headers: robin.headers });
  expect(answer.body.updated).toEqual({
    ...{ categories: 0, opportunities: 1, shifts: 1, questions: 1, starts: 1, posts: 1, settings: 1 },
  });
}

const person = { firstName: 'Lea', lastName: 'Lead', email: 'lea@example.org' };

/** Every file that raises a version, and the ways to get there. */
const changes: Record<string, { what: string; kind: Kind; change: (scene: Scene) => Promise<void> }[]> = {
  'events/update-event': [
    {
      what: 'an edit of the event',
      kind: 'event',
      change: ({ ids, robin }) => ask('PATCH', `/api/admin/events/${ids.event}`, { name: 'Renamed' }, robin),
    },
  ],
  'events/state/change-state': [
    {
      what: 'the event taken back',
      kind: 'event',
      change: ({ ids, robin }) => mutate(`unpublishEvent(eventId: "${ids.event}") { event { id } }`, robin),
    },
    {
      what: 'the event cancelled',
      kind: 'event',
      change: ({ ids, robin }) => ask('PATCH', `/api/admin/events/${ids.event}`, { state: 'CANCELLED' }, robin),
    },
  ],
  'plan-changes/change-shifts': [
    {
      what: 'a change of plan',
      kind: 'shift',
      change: async (at) => void (await changePlan(at)),
    },
    {
      what: 'a change of plan undone',
      kind: 'shift',
      change: async (at) => {
        const { planChange } = await changePlan({ ...at, robin: at.sam });
        await mutate(`undoPlanChange(planChangeId: "${planChange.id}") { shifts { id } }`, at.robin);
      },
    },
  ],
  'categories/update-category': [
    {
      what: 'an edit of the category',
      kind: 'category',
      change: ({ ids, robin }) => ask('PUT', `/api/admin/categories/${ids.category}`, { name: 'Clocks' }, robin),
    },
  ],
  'opportunities/update-opportunity': [
    {
      what: 'an edit of the role',
      kind: 'opportunity',
      change: ({ ids, robin }) => ask('PATCH', `/api/admin/opportunities/${ids.opportunity}`, { name: 'Other' }, robin),
    },
  ],
  'questions/update-question': [
    {
      what: 'an edit of the question',
      kind: 'question',
      change: ({ ids, robin }) => ask('PATCH', `/api/admin/questions/${ids.question}`, { label: 'Meal' }, robin),
    },
  ],
  'shifts/update-shift': [
    {
      what: 'an edit of the shift',
      kind: 'shift',
      change: ({ ids, robin }) => ask('PATCH', `/api/admin/shifts/${ids.shift}`, { qtyRequired: 9 }, robin),
    },
  ],
  'categories/give-categories': [
    {
      what: 'the category given to a lead',
      kind: 'category',
      change: async ({ ids, robin }) => {
        const { userId } = await given(server.database.pool).staff('lead');
        await ask('POST', '/api/admin/assign-lead', { leadId: userId, categoryIds: [ids.category] }, robin);
      },
    },
    {
      what: 'the category given to a new lead',
      kind: 'category',
      change: ({ ids, robin }) => {
        const newcomer = { ...person, email: `${ids.category}@example.org`, categoryIds: [ids.category] };
        return ask('POST', '/api/admin/leads', newcomer, robin);
      },
    },
    {
      what: 'the category taken from its lead',
      kind: 'category',
      change: async ({ leadId, robin }) => {
        const other = await (await given(server.database.pool).event()).category();
        const changed = { ...person, email: `${leadId}@example.org`, categoryIds: [other.id] };
        await ask('PUT', `/api/admin/leads/${leadId}`, changed, robin);
      },
    },
  ],
  'accounts/users/remove-user': [
    {
      what: 'the removal of its lead',
      kind: 'category',
      change: ({ leadId, robin }) => ask('DELETE', `/api/admin/leads/${leadId}`, undefined, robin),
    },
    {
      what: 'the removal of the user who leads it',
      kind: 'category',
      change: ({ leadId, robin }) => ask('DELETE', `/api/admin/users/${leadId}`, undefined, robin),
    },
  ],
  'images/set-cover-image': [
    {
      what: 'a cover image of the event',
      kind: 'event',
      change: ({ ids, robin }) => setCover('EVENT', ids.event, robin),
    },
    {
      what: 'a cover image of the category',
      kind: 'category',
      change: ({ ids, robin }) => setCover('CATEGORY', ids.category, robin),
    },
    {
      what: 'a cover image of the role',
      kind: 'opportunity',
      change: ({ ids, robin }) => setCover('OPPORTUNITY', ids.opportunity, robin),
    },
  ],
  'start-board/posts/rename-posts': [
    {
      what: 'a change of plan that moves its people',
      kind: 'post',
      change: async (at) => {
        await server.database.pool.query(`update shift set location = 'Bridge' where id = $1`, [at.ids.shift]);
        await changePlan(at, { shiftIds: [at.ids.shift], location: 'Ferry' });
      },
    },
  ],
  'start-board/posts/update-post': [
    {
      what: 'an edit of the post',
      kind: 'post',
      change: ({ ids, robin }) => ask('PATCH', `/api/admin/posts/${ids.post}`, { minimumStaff: 2 }, robin),
    },
  ],
  'start-board/starts/delete-race-start': [
    {
      what: 'the deletion of a start that the post names',
      kind: 'post',
      change: ({ ids, robin }) => ask('DELETE', `/api/admin/starts/${ids.start}`, undefined, robin),
    },
  ],
  'start-board/starts/move-starts': [
    {
      what: 'a change of plan that moves the start',
      kind: 'start',
      change: async (at) => void (await changePlan(at, { where: { days: ['2031-02-18'] }, moveMinutes: 30 })),
    },
  ],
  'start-board/starts/update-race-start': [
    {
      what: 'an edit of the start',
      kind: 'start',
      change: ({ ids, robin }) => ask('PATCH', `/api/admin/starts/${ids.start}`, { time: '11:00' }, robin),
    },
  ],
  'imports/write-board': [
    { what: 'an import that changes the start', kind: 'start', change: importPlan },
    { what: 'an import that changes the post', kind: 'post', change: importPlan },
  ],
  'imports/write-import': [
    { what: 'an import that changes the role', kind: 'opportunity', change: importPlan },
    { what: 'an import that changes the shift', kind: 'shift', change: importPlan },
    { what: 'an import that changes the question', kind: 'question', change: importPlan },
    { what: 'an import that changes the event', kind: 'event', change: importPlan },
  ],
};

const pathOf: Record<Kind, [method: string, folder: string]> = {
  event: ['PATCH', 'events'],
  category: ['PUT', 'categories'],
  opportunity: ['PATCH', 'opportunities'],
  shift: ['PATCH', 'shifts'],
  question: ['PATCH', 'questions'],
  start: ['PATCH', 'starts'],
  post: ['PATCH', 'posts'],
};

/** Sam saves what Sam loaded when it was new. */
async function saveStale({ ids, sam }: Scene, kind: Kind) {
  const [method, folder] = pathOf[kind];
  const own = { shift: { qtyRequired: 5 }, question: { label: 'Mine' }, post: { minimumStaff: 3 } };
  const edit = kind in own ? own[kind as keyof typeof own] : { name: 'Mine' };
  const answer = await server.rest<{ code: string; changedBy?: string }>(
    method,
    `/api/admin/${folder}/${ids[kind]}`,
    { ...edit, version: 1 },
    sam.headers,
  );
  return { status: answer.status, code: answer.body.code, changedBy: answer.body.changedBy };
}

describe('a stale save names who changed the record meanwhile', () => {
  it.each(Object.values(changes).flat())('by $what', async ({ kind, change }) => {
    const at = await scene();
    await change(at);
    expect(await saveStale(at, kind)).toEqual({ status: 409, code: 'CHANGED_MEANWHILE', changedBy: 'Robin Rush' });
  });

  it('several people once each, in the order of their changes, without the caller', async () => {
    const at = await scene();
    const { userId } = await given(server.database.pool).staff('lead');
    await ask('POST', '/api/admin/assign-lead', { leadId: userId, categoryIds: [at.ids.category] }, at.robin);
    const kim = await given(server.database.pool).staff('admin', { firstName: 'Kim', lastName: 'Keen' });
    await ask('PUT', `/api/admin/categories/${at.ids.category}`, { name: 'Clocks' }, kim);
    await setCover('CATEGORY', at.ids.category, at.sam);
    expect((await saveStale(at, 'category')).changedBy).toBe('Robin Rush and Kim Keen');
  });

  it('knows every file that raises a version', () => {
    const raising = readSources('api/src/features')
      .filter(({ path }) => !path.endsWith('.test.ts'))
      // A record that the entity manager writes again raises its version automatically.
      .filter(({ text }) =>
        /version = (\w+\.)?version \+ 1|\bchangeRows\(|\b(refuseStale\(|coverImageUrl = cover\b)[\s\S]*\bem\.flush\(/.test(
          withoutComments(text),
        ),
      )
      .map(({ path }) => path.slice('api/src/features/'.length).replace(/\.ts$/, ''));
    expect(raising).toEqual(Object.keys(changes).sort());
  });
});
