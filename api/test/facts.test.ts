import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFacts, type StoredFact } from '../src/platform/facts/read-facts.js';

import { countStatements } from './count-statements.js';
import { given, inDays, visitorDetails } from './given.js';
import { cookieFor } from './household-apis.js';
import { sendWorkbook } from './import-api.js';
import { settled } from './settled.js';
import { startTestServer, type TestServer } from './start-test-server.js';
import { buildWorkbook, importHeaders } from './workbooks/build-workbook.js';

/* What is kept of what people do, as its readers find it. */

let server: TestServer;
let admin: { userId: string; headers: Record<string, string> };
let cursor: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await given(server.database.pool).staff('admin', { firstName: 'Adam', lastName: 'Adminson' });
  ({ cursor } = await readFacts(server.running.services, { limit: 1 }));
});
afterAll(() => server.close());

/** The facts since the last call, oldest first. */
async function happened(): Promise<StoredFact[]> {
  await settled(server.database.pool);
  const page = await readFacts(server.running.services, { after: cursor, limit: 20_000 });
  cursor = page.cursor;
  return page.facts;
}

const kinds = (facts: StoredFact[]) => facts.map(({ kind }) => kind);

async function call<Body = { id: string }>(method: string, path: string, body?: object, headers = admin.headers) {
  const answer = await server.rest<Body>(method, path, body, headers);
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
}

interface SignedUp {
  signup: { id: string };
  volunteer: { id: string };
}

const signUp = (shiftId: string, details = visitorDetails(), headers = {}) =>
  call<SignedUp>('POST', '/api/signup', { ...details, shiftId }, headers);

it('records each step from a new event to its end, with what it lies within, who did it, and nobody by name', async () => {
  await happened();
  const event = await call('POST', '/api/admin/events', {
    ...{ name: 'Secret Race', slug: `race-${randomUUID()}`, startDate: inDays(20), endDate: inDays(21) },
  });
  const category = await call('POST', '/api/admin/categories', { eventId: event.id, name: 'Hidden Timing' });
  const role = await call('POST', '/api/admin/opportunities', {
    ...{ eventId: event.id, categoryId: category.id, name: 'Quiet Caller' },
  });
  const times = { date: inDays(20), startTime: '08:00', endTime: '10:00' };
  const shift = await call('POST', '/api/admin/shifts', { opportunityId: role.id, ...times, qtyRequired: 3 });
  const person = visitorDetails({ firstName: 'Wilhelmina' });
  const { signup, volunteer } = await signUp(shift.id, person);
  await call('PATCH', `/api/admin/shifts/${shift.id}`, { startTime: '08:30', qtyRequired: 2, notes: 'Bring skis' });
  await call('PATCH', `/api/admin/opportunities/${role.id}`, { name: 'Loud Caller' });
  await call('POST', `/api/admin/signups/${signup.id}/cancel`, {});
  const other = await signUp(shift.id, visitorDetails(), admin.headers);
  await call('DELETE', `/api/admin/events/${event.id}`, {});

  const [inEvent, inCategory] = [{ event: event.id }, { event: event.id, category: category.id }];
  const inShift = { ...inCategory, shift: shift.id };
  const actorId = admin.userId;
  const facts = await happened();
  expect(
    facts.map(({ kind, recordId, within, actorId: who, detail }) => [kind, recordId, within, who, detail]),
  ).toEqual([
    ['event.created', event.id, inEvent, actorId, {}],
    ['category.created', category.id, inCategory, actorId, {}],
    ['opportunity.created', role.id, inCategory, actorId, {}],
    ['shift.created', shift.id, inShift, actorId, {}],
    ['volunteer.created', volunteer.id, {}, null, {}],
    ['signup.created', signup.id, inShift, null, {}],
    [
      ...['shift.changed', shift.id, inShift, actorId],
      {
        fields: ['startTime', 'qtyRequired', 'notes'],
        changes: { startTime: ['08:00', '08:30'], qtyRequired: [3, 2] },
        version: 2,
      },
    ],
    ['opportunity.changed', role.id, inCategory, actorId, { fields: ['name'], version: 2 }],
    ['signup.cancelled', signup.id, inShift, actorId, { by: 'staff' }],
    ['volunteer.created', other.volunteer.id, {}, actorId, {}],
    ['signup.created', other.signup.id, inShift, actorId, {}],
    // Children first, so that no reader sees a record whose parent is gone.
    ...[
      { id: signup.id, detail: { volunteerWas: volunteer.id, wasCancelled: true } },
      { id: other.signup.id, detail: { volunteerWas: other.volunteer.id } },
    ]
      .sort((one, another) => (one.id < another.id ? -1 : 1))
      .map(({ id, detail }) => ['signup.removed', id, inShift, actorId, detail]),
    ['shift.removed', shift.id, inShift, actorId, {}],
    ['opportunity.removed', role.id, inCategory, actorId, {}],
    ['category.removed', category.id, inCategory, actorId, {}],
    ['event.removed', event.id, inEvent, actorId, {}],
  ]);

  const { rows } = await server.database.pool.query<{ text: string }>('select fact::text as text from fact');
  const kept = rows.map(({ text }) => text).join();
  for (const word of ['Wilhelmina', person.email, 'Adam', 'Secret', 'Hidden', 'Caller', 'skis'])
    expect(kept).not.toContain(word);
});

it('keeps nothing of what was refused or undone', async () => {
  const shift = await given(server.database.pool).shift({ qtyRequired: 1 });
  await signUp(shift.id);
  await happened();
  const refused = await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id });
  expect(refused.status).toBe(409);
  const unchanged = { qtyRequired: 1 };
  await call('PATCH', `/api/admin/shifts/${shift.id}`, unchanged);
  const stale = await server.rest(
    'PATCH',
    `/api/admin/shifts/${shift.id}`,
    { qtyRequired: 5, version: 9 },
    admin.headers,
  );
  expect(stale.status).toBe(409);
  expect(await happened()).toEqual([]);
});

it('records what households do: names, places given back, two people who are one', async () => {
  const ladder = given(server.database.pool);
  const [first, second] = [await ladder.shift(), await ladder.shift()];
  const details = visitorDetails({ firstName: 'Ann' });
  const one = await signUp(first.id, details);
  const other = await signUp(second.id, { ...details, firstName: 'Anne' });
  const cookie = cookieFor(server, { email: details.email });
  await happened();
  await call('PUT', `/api/volunteer/${one.volunteer.id}/name`, { firstName: 'Anna', lastName: 'Berg' }, cookie);
  await call('POST', '/api/volunteer/merge', { sourceId: other.volunteer.id, targetId: one.volunteer.id }, cookie);
  await call('POST', `/api/volunteer/${details.email}/cancel/${one.signup.id}`, {}, cookie);
  expect((await happened()).map(({ kind, recordId, actorId, detail }) => [kind, recordId, actorId, detail])).toEqual([
    ['volunteer.changed', one.volunteer.id, null, { fields: ['name'] }],
    ['signup.changed', other.signup.id, null, { fields: ['volunteer'], volunteerWas: other.volunteer.id }],
    ['volunteer.merged', other.volunteer.id, null, { into: one.volunteer.id }],
    ['signup.cancelled', one.signup.id, null, { by: 'household' }],
  ]);
});

it('records a corrected address as a change of the signup, not as another one', async () => {
  const shift = await given(server.database.pool).shift();
  const details = visitorDetails();
  const made = await server.rest<SignedUp>('POST', '/api/signup', { ...details, shiftId: shift.id });
  const cookie = { cookie: made.headers.get('set-cookie')?.split(';')[0] ?? '' };
  await happened();
  const path = `/api/signup/${made.body.signup.id}/email`;
  const { volunteer } = await call<SignedUp>('PUT', path, { email: `right-${randomUUID()}@example.org` }, cookie);
  expect((await happened()).map(({ kind, recordId }) => [kind, recordId])).toEqual([
    ['volunteer.created', volunteer.id],
    ['signup.changed', made.body.signup.id],
    ['volunteer.removed', made.body.volunteer.id],
  ]);
});

it('records a copy and an import record by record, each in one statement', async () => {
  const event = await given(server.database.pool).event({ startDate: inDays(40), endDate: inDays(41) });
  const rows = Array.from({ length: 1000 }, (_, n) => {
    return ['Timing', `Role ${n % 3}`, null, null, null, inDays(40), ...timesOf(n), 2];
  });
  const file = buildWorkbook({ Plan: [importHeaders, ...rows] });
  await happened();
  const imported = await countStatements(async () => {
    const { status, body } = await sendWorkbook(server, { eventId: event.id, file, headers: admin.headers });
    const created = {
      ...{ categories: 1, opportunities: 3, rolesWithoutShifts: 0, shifts: 1000, questions: 0 },
      ...{ starts: 0, posts: 0 },
    };
    expect([status, body.created]).toEqual([200, created]);
  });
  expect(imported.statements.filter((text) => text.includes('into fact '))).toHaveLength(1);
  const facts = await happened();
  expect(tally(facts)).toEqual({ 'category.created': 1, 'opportunity.created': 3, 'shift.created': 1000 });
  expect(new Set(facts.map(({ within }) => within.event))).toEqual(new Set([event.id]));

  const copied = await countStatements(() => call('POST', `/api/admin/events/${event.id}/duplicate`, {}));
  expect(copied.statements.filter((text) => text.includes('into fact '))).toHaveLength(1);
  const copies = await happened();
  expect(tally(copies)).toEqual({ 'event.created': 1, ...tally(facts) });
  expect(copies[0]?.kind).toBe('event.created');
  expect(copies.some(({ within }) => within.event === event.id)).toBe(false);
});

/** Start and end of the n-th shift of a role: no two alike. */
function timesOf(n: number): [string, string] {
  const minutes = Math.floor(n / 3) * 3;
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  return [clock(minutes), clock(minutes + 2)];
}

function tally(facts: StoredFact[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of kinds(facts)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
