import { signInAs, staffEmails, staffSession } from './as-staff.ts';
import { newAddress } from './festival.ts';
import { inDays, makeEvent } from './make-event.ts';
import { staffApi } from './staff-api.ts';
import { notedTimes } from './noted-times.ts';
import { expect, test, type Locator } from './test.ts';
import { workbookOf } from './workbook-of.ts';

/* A visitor's page and the staff's board of an event agree after every kind of change, without a reload. */

interface Made {
  id: string;
  signup: { id: string };
  volunteer: { id: string };
  shifts: { id: string }[];
}

test(
  'two browsers agree after each kind of change to an event',
  { tag: '@laptop' },
  async ({ page, browser, request }) => {
    test.slow();
    const api = await staffApi(request, 'admin');
    const { token } = await staffSession(staffEmails.admin);
    const headers = { authorization: `Bearer ${token}` };
    const event = await makeEvent({
      days: [30, 30],
      category: 'Feed Station',
      shifts: [{ day: 30 }, { day: 30, startTime: '14:00', endTime: '15:00' }],
    });
    const [first = '', second = ''] = event.shifts;
    await page.goto(`/event/${event.slug}?show=all`);
    const staff = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage();
    await signInAs(staff, 'admin');
    await staff.goto(`/manage?eventId=${event.id}&category=all`);

    const shown = page.locator('#root');
    const board = staff.locator('#root');
    const row = (shiftId: string) => page.locator('#root li').filter({ has: page.locator(`#shift-${shiftId}-time`) });
    const line = (shiftId: string) => staff.locator(`[data-shift-line="${shiftId}"]`);
    const ofShift = (shiftId: string): [Locator, Locator] => [row(shiftId), line(shiftId)];
    const both: [Locator, Locator] = [shown, board];
    await expect(row(first)).toContainText('0 of 4');
    await expect(line(first)).toContainText('0 of 4');

    const times = notedTimes('Kinds of change in two browsers');
    const agree = async <Output>(
      what: string,
      act: () => Promise<Output>,
      places: readonly Locator[],
      text: string,
      gone = false,
    ): Promise<Output> => (await times.agree({ what, act, places, text, gone })).output;

    const email = newAddress();
    const signUp = (shiftId: string, firstName: string) =>
      api.post<Made>('/api/signup', { firstName, lastName: 'Line', email, shiftId });
    const change = (shiftId: string, body: object) => api.patch(`/api/admin/shifts/${shiftId}`, body);
    const set = (body: object) => api.patch(`/api/admin/events/${event.id}`, body);
    const askGraphql = async <Data>(query: string, variables: object): Promise<Data> =>
      (await api.post<{ data: Data }>('/graphql', { query, variables })).data;

    const liv = await agree('somebody signs up', () => signUp(first, 'Liv'), ofShift(first), '1 of 4');
    const lea = await signUp(second, 'Lea');
    const assign = { shiftId: first, volunteerId: lea.volunteer.id };
    await agree('staff assign a person', () => api.post('/api/admin/assignments', assign), ofShift(first), '2 of 4');
    const family = {
      email: newAddress(),
      people: [
        { firstName: 'Ada', lastName: 'Berg' },
        { firstName: 'Bo', lastName: 'Berg' },
      ],
      places: [0, 1].map((person) => ({ shiftId: first, person })),
    };
    await agree('a family signs up', () => api.post('/api/signups', family), ofShift(first), '4 of 4');
    await expect(row(first).getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
    await agree(
      'a signup moves to another shift',
      () => api.post(`/api/signups/${liv.signup.id}/move`, { shiftId: second }),
      [...ofShift(first)],
      '3 of 4',
    );
    await expect(row(second)).toContainText('2 of 4');
    await expect(line(second)).toContainText('2 of 4');
    const cancel = () => api.post(`/api/admin/signups/${liv.signup.id}/cancel`, {});
    await agree('a signup is cancelled', cancel, ofShift(second), '1 of 4');
    const several = () => api.post('/api/admin/signups/cancel', { signupIds: [lea.signup.id] });
    await agree('several are cancelled', several, ofShift(second), '0 of 4');
    await agree('a shift needs more', () => change(first, { qtyRequired: 6 }), ofShift(first), '3 of 6');
    await agree('a shift moves', () => change(first, { startTime: '06:30' }), ofShift(first), '6:30 AM');
    await agree('a shift has another place', () => change(first, { location: 'Barn 7' }), ofShift(first), 'Barn 7');
    await agree('a shift is closed', () => change(first, { closed: true }), ofShift(first), 'Closed');
    await agree('a shift is opened', () => change(first, { closed: false }), ofShift(first), 'Closed', true);

    const { categories } = await askGraphql<{ categories: { opportunities: { id: string }[] }[] }>(
      'query ($id: ID!) { categories(eventId: $id) { opportunities { id } } }',
      { id: event.id },
    );
    const opportunityId = categories[0]?.opportunities[0]?.id ?? '';
    const plan = { opportunityId, date: inDays(30), startTime: '16:00', endTime: '17:00', qtyRequired: 2 };
    const third = await agree(
      'a shift is made',
      () => api.post<Made>('/api/admin/shifts', { ...plan, location: 'Second Barn' }),
      both,
      'Second Barn',
    );
    await agree('a shift is deleted', () => api.remove(`/api/admin/shifts/${third.id}`), both, 'Second Barn', true);
    const shifts = [
      { ...plan, location: 'Third Barn' },
      { ...plan, startTime: '18:00', endTime: '19:00' },
    ];
    await agree('several are made', () => api.post('/api/admin/shift-batches', { shifts }), both, 'Third Barn');
    const renameRole = () => api.patch(`/api/admin/opportunities/${opportunityId}`, { name: 'Cocoa Table' });
    await agree('a role is renamed', renameRole, both, 'Cocoa Table');
    const put = (path: string, data: object) => request.put(path, { headers, data });
    const renameCategory = () => put(`/api/admin/categories/${event.categoryId}`, { name: 'Kitchen' });
    await agree('a category is renamed', renameCategory, both, 'Kitchen');
    const name = `Renamed ${Date.now()}`;
    await agree('the event is renamed', () => set({ name }), both, name);

    const input = { eventId: event.id, shiftIds: [first], moveMinutes: 15 };
    const { previewPlanChange } = await askGraphql<{ previewPlanChange: { version: string } }>(
      'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }',
      { input },
    );
    const { applyPlanChange } = await agree(
      'a plan is changed',
      () =>
        askGraphql<{ applyPlanChange: { planChange: { id: string } } }>(
          `mutation ($input: PlanChangeInput!, $version: String!) {
           applyPlanChange(input: $input, version: $version) { planChange { id } } }`,
          { input, version: previewPlanChange.version },
        ),
      ofShift(first),
      '6:45 AM',
    );
    const undo = () =>
      askGraphql('mutation ($id: ID!) { undoPlanChange(planChangeId: $id) { unchanged { __typename } } }', {
        id: applyPlanChange.planChange.id,
      });
    await agree('a change of plan is undone', undo, ofShift(first), '6:30 AM');
    const planHeaders = [
      ...['Category', 'Role/Position', 'Description (short)', 'Message (long, sent in the confirmation email)'],
      ...['Location (optional)', 'Date', 'Start Time', 'End Time', 'Quantity'],
    ];
    const importPlan = async () => {
      const file = workbookOf([planHeaders, ['Kitchen', 'Waffle Iron', '', '', '', inDays(30), '10:00', '11:00', 3]]);
      const answer = await request.post('/api/admin/excel-import', {
        headers,
        multipart: {
          eventId: event.id,
          file: { name: 'plan.xlsx', mimeType: 'application/octet-stream', buffer: file },
        },
      });
      expect(await answer.json()).toMatchObject({ errors: [] });
    };
    await agree('a workbook is imported', importPlan, both, 'Waffle Iron');

    const over = 'Signing up closed';
    await agree('signing up closes', () => set({ signupsCloseAt: '2026-01-01T00:00:00.000Z' }), [shown], over);
    await agree('signing up opens again', () => set({ signupsCloseAt: null }), [shown], over, true);
    const off = 'This event is cancelled';
    await agree('the event is cancelled', () => set({ state: 'CANCELLED', message: 'Too warm.' }), [shown], off);
    await agree('the event takes place after all', () => set({ state: 'PUBLISHED' }), [shown], off, true);
    await agree(
      'the event becomes a draft',
      () => set({ state: 'DRAFT', confirmed: true }),
      [shown],
      'Event Not Found',
    );
    await expect(board).toContainText(name);
    await staff.context().close();

    expect(times.count()).toBeGreaterThanOrEqual(20);
    times.expectInTime(1 / 4);
  },
);
