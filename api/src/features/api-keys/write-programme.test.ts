import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays, given } from '../../../test/given.js';
import { audited, staffDoors, type StaffCall } from '../../../test/staff-doors.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import type { ApiKeyScope } from '../../contract/api-key.js';

/* What a program changes with the scope write:programme, and what stays with people. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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

describe.each(staffDoors(() => server))('a program that may change the programme, by $name', (door) => {
  const heard = async (call: StaffCall, { headers }: Scene) => (await door.call(call, headers)).code ?? 'done';

  it('makes, changes and deletes roles and shifts; the audit log names its key', async () => {
    const at = await scene(['write:programme'], { bound: true });
    expect(await heard(makeRole(at, 'Clocks'), at)).toBe('done');
    expect(await heard(makeShift(at), at)).toBe('done');
    expect(await heard(changeShift(at, { startTime: '10:00', version: 1 }), at)).toBe('done');
    expect(await heard(changeShift(at, { startTime: '11:00', version: 1 }), at)).toBe('CHANGED_MEANWHILE');
    expect(await heard(deleteShift(at), at)).toBe('done');
    expect(await heard(changeCategory(at, { name: 'Clockwork' }), at)).toBe('done');
    expect(await heard(changeEvent(at, { name: 'Big Loppet' }), at)).toBe('done');
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
    expect(await heard(changeCategory(at, { leadId: lead.userId }), at)).toBe('FORBIDDEN');
    expect(await heard(changeCategory(at, { leadId: null }), at)).toBe('FORBIDDEN');
    const cancel: StaffCall = {
      rest: ['PATCH', `/api/admin/events/${at.event.id}`, { state: 'CANCELLED' }],
      graphql: ['mutation ($id: ID!) { cancelEvent(eventId: $id) { event { id } } }', { id: at.event.id }],
    };
    expect(await heard(cancel, at)).toBe('FORBIDDEN');
    const remove: StaffCall = {
      rest: ['DELETE', `/api/admin/events/${at.event.id}`],
      graphql: ['mutation ($id: ID!) { deleteEvent(eventId: $id) { id } }', { id: at.event.id }],
    };
    expect(await heard(remove, at)).toBe('FORBIDDEN');
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
      expect(await heard(changeEvent(at, { name: 'X' }), at)).toBe(noEvent);
      expect(await heard(changeCategory(at, { name: 'X' }), at)).toBe(noCategory);
      expect(await heard(makeRole(at, 'X'), at)).toBe(noCategory);
      expect(await heard(makeShift(at), at)).toBe(noRole);
      expect(await heard(changeShift(at, { qtyRequired: 9 }), at)).toBe(noShift);
      expect(await heard(deleteShift(at), at)).toBe(noShift);
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
