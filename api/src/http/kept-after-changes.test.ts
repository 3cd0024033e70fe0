import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../test/given.js';
import { sendWorkbook } from '../../test/import-api.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { buildWorkbook, importHeaders } from '../../test/workbooks/build-workbook.js';

/* Whatever changes what visitors read is a fact, so that no visitor is given what was before. */

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({}, { keepsAnswers: true });
  ({ headers } = await given(server.database.pool).staff('admin'));
});
afterAll(() => server.close());

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await server.rest<Body>(method, path, body, headers);
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
}

it('is seen at once by visitors: covers, leads and their names, times, an import, a copy, a removal', async () => {
  const { pool } = server.database;
  const event = await given(pool).event({ startDate: inDays(30), endDate: inDays(31) });
  const lead = await given(pool).staff('lead', { firstName: 'Lena', lastName: 'Lead' });
  const category = await call<{ id: string }>('POST', '/api/admin/categories', { eventId: event.id, name: 'Timing' });
  const role = await call<{ id: string }>('POST', '/api/admin/opportunities', {
    ...{ eventId: event.id, categoryId: category.id, name: 'Caller' },
  });
  const times = { date: inDays(30), startTime: '08:00', endTime: '10:00' };
  const shift = await call<{ id: string }>('POST', '/api/admin/shifts', {
    ...{ opportunityId: role.id, ...times, qtyRequired: 3 },
  });
  const ofLead = { firstName: 'Lena', lastName: 'Lead', email: `lena-${event.id}@example.org` };
  const signup = { ...visitorDetails(), shiftId: shift.id };
  const lists = ['events', 'categories', 'opportunities', 'shifts'];
  const look = () =>
    Promise.all(lists.map(async (list) => (await fetch(`${server.url}/api/${list}?limit=100`)).text()));

  const changes: [what: string, change: () => Promise<unknown>][] = [
    ['a lead', () => call('POST', '/api/admin/assign-lead', { leadId: lead.userId, categoryIds: [category.id] })],
    [
      'a name',
      () =>
        call('PUT', `/api/admin/leads/${lead.userId}`, {
          ...{ ...ofLead, firstName: 'Helena', categoryIds: [category.id] },
        }),
    ],
    [
      'a cover',
      () =>
        call('PUT', `/api/admin/opportunities/${role.id}`, { coverImageUrl: '/stock-images/role-course-marshal.svg' }),
    ],
    ['a signup', () => call('POST', '/api/signup', signup)],
    ['a time', () => call('PATCH', `/api/admin/shifts/${shift.id}`, { startTime: '08:30' })],
    ['an event', () => call('PATCH', `/api/admin/events/${event.id}`, { name: 'Another Race' })],
    [
      'an import',
      () =>
        sendWorkbook(server, {
          ...{ eventId: event.id, headers },
          file: buildWorkbook({
            Plan: [importHeaders, ['Timing', 'Runner', null, null, null, inDays(30), '11:00', '12:00', 2]],
          }),
        }),
    ],
    ['a copy', () => call('POST', `/api/admin/events/${event.id}/duplicate`, {})],
    ['a lead who goes', () => call('DELETE', `/api/admin/leads/${lead.userId}`)],
    ['a removal', () => call('DELETE', `/api/admin/events/${event.id}`)],
  ];
  for (const [what, change] of changes) {
    const before = await look();
    await change();
    expect([what, await look()]).not.toEqual([what, before]);
  }
});
