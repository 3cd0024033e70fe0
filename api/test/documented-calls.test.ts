import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { photoWithPlace } from './image-samples.js';
import { sendWorkbook } from './import-api.js';
import { inDays } from './given.js';
import { startSmtpServer, type TestSmtpServer } from './smtp/start-smtp-server.js';
import { startTestServer, type TestServer } from './start-test-server.js';

// Longer than most: every call that older programs were promised, one after the other as a club would come to make them, with the fields
// the answers gave them. What each call does beyond that is tested beside it.

const admin = { email: 'chief@example.org', password: 'demo-winter-morning' };

let smtp: TestSmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

type Row = Record<string, unknown> & { id: string };
type Fields = readonly string[];

const eventFields: Fields = ['id', 'name', 'slug', 'startDate', 'endDate', 'location', 'website', 'coverImageUrl'];
const categoryFields: Fields = ['id', 'eventId', 'name', 'leadId', 'coverImageUrl', 'leadFirstName', 'leadLastName'];
const roleFields: Fields = ['id', 'eventId', 'categoryId', 'name', 'shortDescription', 'longDescription', 'location'];
const shiftFields: Fields = [
  ...['id', 'opportunityId', 'date', 'startTime', 'endTime', 'qtyRequired', 'location'],
  ...['qtyRegistered', 'signupCount', 'stillRequired', 'opportunity'],
];
const personFields: Fields = ['id', 'firstName', 'lastName', 'email'];

interface Expected {
  status?: number;
  /** Fields of the answer, or of the first of a list. */
  has?: Fields;
  by?: Record<string, string>;
}

/** One call, as it is documented: its status, and that the fields are there. */
async function call<Body = Row>(
  [method, path, body]: [method: string, path: string, body?: object],
  { status = 200, has = [], by = {} }: Expected = {},
): Promise<Body> {
  const answer = await server.rest<Body>(method, path, body, by);
  expect([method, path, answer.status, answer.body]).toEqual([method, path, status, answer.body]);
  const one: unknown = Array.isArray(answer.body) ? answer.body[0] : answer.body;
  const names = Object.keys((one ?? {}) as object);
  expect([path, has.filter((field) => !names.includes(field))]).toEqual([path, []]);
  return answer.body;
}

/** The list, and that the record is in it. */
async function listed(path: string, id: string, expected: Expected): Promise<Row> {
  const rows = await call<Row[]>(['GET', path], expected);
  const found = rows.find((row) => row.id === id);
  expect([path, rows.map((row) => row.id)]).toEqual([path, expect.arrayContaining([id])]);
  return found as Row;
}

/** The secret part of the newest link of this form that an address was mailed. */
async function mailedToken(email: string, form: RegExp): Promise<string> {
  const tokens = () =>
    smtp.received
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ parsed }) => form.exec(parsed.text ?? '')?.[1] ?? []);
  await smtp.until(() => tokens().length > 0);
  return tokens().at(-1) as string;
}

const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

interface Session {
  token: string;
  user: Row;
}

async function signedIn(): Promise<Record<string, string>> {
  const { token, user } = await call<Session>(['POST', '/api/auth/login', admin], { has: ['token', 'user'] });
  expect(user).toMatchObject({ role: 'admin', firstName: expect.any(String), lastName: expect.any(String) });
  return bearer(token);
}

/** An event with a category, a role and a shift, as an admin makes them. */
async function programme(by: Record<string, string>) {
  const [startDate, endDate] = [inDays(20), inDays(21)];
  const slug = `race-${randomUUID().slice(0, 8)}`;
  const made = { status: 201, by };
  const event = await call(
    ['POST', '/api/admin/events', { name: 'Race', slug, startDate, endDate, website: 'https://race.example.org' }],
    { ...made, has: eventFields },
  );
  const category = await call(['POST', '/api/admin/categories', { name: 'Timing', leadId: null, eventId: event.id }], {
    ...made,
    has: categoryFields,
  });
  const opportunityId = randomUUID();
  const role = await call(
    [
      'POST',
      '/api/admin/opportunities',
      {
        ...{ id: opportunityId, name: 'Bibs', shortDescription: 'Call bibs', longDescription: 'Bring a coat' },
        ...{ eventId: event.id, categoryId: category.id },
      },
    ],
    { ...made, has: roleFields },
  );
  expect(role.id).toBe(opportunityId);
  const shiftId = randomUUID();
  const shift = await call(
    [
      'POST',
      '/api/admin/shifts',
      {
        ...{ id: shiftId, opportunityId, date: startDate, startTime: '10:00', endTime: '18:00' },
        ...{ qtyRequired: 3, location: 'Finish' },
      },
    ],
    { ...made, has: shiftFields },
  );
  expect(shift).toMatchObject({ id: shiftId, qtyRequired: 3, location: 'Finish', startTime: '10:00' });
  return { eventId: event.id, slug, startDate, endDate, categoryId: category.id, opportunityId, shiftId };
}

it('what everybody reads', async () => {
  const { eventId, categoryId, opportunityId, shiftId, startDate, slug } = await programme(await signedIn());
  const brief = ['slug', 'id', 'name', 'startDate', 'endDate', 'location', 'coverImageUrl'];
  expect(await listed('/api/events', eventId, { has: brief })).toMatchObject({ slug });
  await call(['GET', `/api/events/${eventId}`], { has: eventFields });
  await listed('/api/categories', categoryId, { has: categoryFields });
  await listed(`/api/categories?eventId=${eventId}`, categoryId, { has: categoryFields });
  await listed('/api/opportunities', opportunityId, { has: roleFields });
  for (const query of [`eventId=${eventId}`, `categoryId=${categoryId}`])
    await listed(`/api/opportunities?${query}`, opportunityId, { has: [...roleFields, 'category', 'event'] });
  await call(['GET', `/api/opportunities/${opportunityId}`], { has: roleFields });
  await listed('/api/shifts', shiftId, { has: shiftFields });
  const shiftsOf = [
    `eventId=${eventId}`,
    `categoryId=${categoryId}`,
    `opportunityId=${opportunityId}`,
    `eventId=${eventId}&date=${startDate}`,
  ];
  for (const query of shiftsOf) {
    const shift = await listed(`/api/shifts?${query}`, shiftId, { has: shiftFields });
    expect(shift.opportunity).toMatchObject({
      id: opportunityId,
      category: { id: categoryId },
      event: { id: eventId },
    });
  }
  await call(['GET', '/api/stats']);
  await call(['GET', `/api/stats?eventId=${eventId}`]);
  await call(['GET', `/api/events/${randomUUID()}`], { status: 404, has: ['message'] });
});

it('what visitors and households do', async () => {
  const { shiftId } = await programme(await signedIn());
  const email = 'kari.o-neil@example.org';
  const form = { firstName: 'Kari', lastName: "O'Neil-Ødegård", email, phone: '555 0101', shiftId };
  const first = await call<{ signup: Row; volunteer: Row }>(['POST', '/api/signup', form], {
    ...{ status: 201, has: ['signup', 'volunteer'] },
  });
  const second = await call<{ signup: Row; volunteer: Row }>(['POST', '/api/signup', { ...form, firstName: 'Karin' }], {
    status: 201,
  });
  await call(['POST', '/api/signup', form], { status: 409, has: ['message'] });

  const lookedUp = await server.rest<{ household: { volunteer: Row; shifts: Row[] }[] }>(
    ...(['POST', '/api/volunteer/lookup', { email }] as const),
  );
  expect(lookedUp).toMatchObject({ status: 200, body: { email } });
  expect(lookedUp.body.household.map(({ volunteer, shifts }) => [volunteer.firstName, shifts.length]).sort()).toEqual([
    ['Kari', 1],
    ['Karin', 1],
  ]);
  expect(lookedUp.body.household[0]?.shifts[0]).toMatchObject({
    ...{ id: expect.any(String), status: 'active' },
    shift: {
      ...{ date: expect.any(String), startTime: '10:00', endTime: '18:00' },
      opportunity: { name: 'Bibs', category: { name: 'Timing' }, event: { name: 'Race' } },
    },
  });
  await call(['POST', '/api/volunteer/lookup', { email: 'nobody@example.org' }], { status: 404, has: ['message'] });
  const token = await mailedToken(email, /\/manage\/([\w-]+)/);
  const household = await call<{ household: { volunteer: Row; signups: Row[] }[] }>(['GET', `/api/manage/${token}`], {
    has: ['email', 'household'],
  });
  expect(household.household.flatMap(({ signups }) => signups.map(({ id }) => id)).sort()).toEqual(
    [first.signup.id, second.signup.id].sort(),
  );
  await call(['GET', '/api/manage/no-such-link'], { status: 404, has: ['message'] });

  const cookie = lookedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const by = { cookie };
  await call(['PUT', `/api/volunteer/${second.volunteer.id}/name`, { firstName: 'Karen', lastName: 'Berg' }], { by });
  await call(['PUT', `/api/volunteer/${second.volunteer.id}/name`, { firstName: '', lastName: 'Berg' }], {
    ...{ by, status: 400, has: ['error'] },
  });
  await call(['POST', `/api/volunteer/${email}/cancel/${first.signup.id}`, {}], { by });
  await call(['POST', `/api/manage/${token}/cancel/${second.signup.id}`]);
  const [sourceId, targetId] = [second.volunteer.id, first.volunteer.id];
  await call(['POST', '/api/volunteer/merge', { sourceId, targetId }], { by });
  // A cancelled shift can be signed up for again: a new signup.
  const again = await call<{ signup: Row }>(['POST', '/api/signup', form], { status: 201 });
  expect(again.signup.id).not.toBe(first.signup.id);
});

it('how staff sign in', async () => {
  await call(['POST', '/api/auth/login', { ...admin, password: 'not this one' }], { status: 401, has: ['message'] });
  await call(['POST', '/api/auth/request-magic-link', { email: admin.email }]);
  const link = await mailedToken(admin.email, /\/auth\/magic\?token=([\w-]+)/);
  const session = await call<Session>(['GET', `/api/auth/verify/${link}`], { has: ['token', 'user'] });
  expect(session.user).toMatchObject({ role: 'admin' });
  // Once; who signed in just now, by the same browser, may load the page again.
  const elsewhere = { 'user-agent': 'another browser' };
  await call(['GET', `/api/auth/verify/${link}`], { status: 410, by: elsewhere, has: ['message'] });

  await call(['POST', '/api/auth/request-password-reset', { email: 'nobody@example.org' }]);
  await call(['POST', '/api/auth/request-password-reset', { email: admin.email }]);
  const token = await mailedToken(admin.email, /\/reset-password\?token=([\w-]+)/);
  await call(['POST', '/api/auth/reset-password', { token, password: 'short' }], { status: 400, has: ['message'] });
  await call(['POST', '/api/auth/reset-password', { token, password: admin.password }], { has: ['token', 'user'] });
});

it('what admins do with events, categories, leads and users', async () => {
  const by = await signedIn();
  const { eventId, slug, startDate, endDate, categoryId, opportunityId } = await programme(by);
  const copy = await call(
    [
      'POST',
      `/api/admin/events/${eventId}/duplicate`,
      { name: 'Race (Copy)', slug: `${slug}-copy`, startDate, endDate, website: '' },
    ],
    { status: 201, by, has: ['event', 'categoriesCreated', 'opportunitiesCreated', 'shiftsCreated'] },
  );
  expect(copy).toMatchObject({ categoriesCreated: 1, opportunitiesCreated: 1, shiftsCreated: 1 });
  const changed = { name: 'Race 2', startDate, endDate, location: 'Lodge', website: 'https://2.example.org' };
  expect(await call(['PATCH', `/api/admin/events/${eventId}`, changed], { by, has: eventFields })).toMatchObject(
    changed,
  );

  const person = { firstName: 'Lena', lastName: 'Lead', email: 'lena@example.org' };
  const lead = await call(
    ['POST', '/api/admin/leads', { ...person, categoryIds: [categoryId], eventId, role: 'lead' }],
    { status: 201, by, has: [...personFields, 'role'] },
  );
  await call(
    ['PUT', `/api/admin/leads/${lead.id}`, { ...person, lastName: 'Berg', categoryIds: [categoryId], leadId: lead.id }],
    { by },
  );
  await listed('/api/leads', lead.id, { by, has: personFields });
  expect(await listed(`/api/categories?eventId=${eventId}`, categoryId, { by })).toMatchObject({
    leadLastName: 'Berg',
  });
  const user = { firstName: 'Uma', lastName: 'User', email: 'uma@example.org', role: 'admin' };
  const made = await call(['POST', '/api/admin/users', user], { status: 201, by, has: [...personFields, 'role'] });
  await listed('/api/admin/users', made.id, { by, has: [...personFields, 'role'] });
  await call(['PATCH', `/api/admin/users/${made.id}`, { firstName: 'Ulla', lastName: 'User' }], {
    ...{ by, has: [...personFields, 'role'] },
  });
  await call(['POST', `/api/admin/users/${made.id}/invitation`], { by, has: [...personFields, 'role'] });
  const other = await call(['POST', '/api/admin/categories', { name: 'Food', eventId }], { status: 201, by });
  await call(['POST', '/api/admin/assign-lead', { leadId: lead.id, categoryIds: [categoryId, other.id] }], { by });
  await call(['PUT', `/api/admin/categories/${categoryId}`, { name: 'Clocks', leadId: null }], { by });

  // Pictures: an address, the file, and the image's own address.
  const { uploadURL } = await call<{ uploadURL: string }>(['POST', '/api/upload/image', { fileName: 'a.jpg' }], {
    ...{ by, has: ['uploadURL'] },
  });
  const { pathname, search } = new URL(uploadURL, server.url);
  const put = await fetch(server.url + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(await photoWithPlace()),
  });
  expect(put.status).toBeLessThan(300);
  const coverImageUrl = uploadURL.split('?')[0];
  const covers = [
    ['PATCH', `/api/admin/events/${eventId}`],
    ['PUT', `/api/admin/categories/${categoryId}`],
    ['PUT', `/api/admin/opportunities/${opportunityId}`],
  ] as const;
  for (const [method, path] of covers) {
    const covered = await call([method, path, { coverImageUrl }], { by, has: ['coverImageUrl'] });
    expect(String(covered.coverImageUrl)).toContain(pathname);
    const bare = await call([method, path, { coverImageUrl: '' }], { by, has: ['coverImageUrl'] });
    expect(bare.coverImageUrl || null).toBeNull();
  }

  await call(['DELETE', `/api/admin/leads/${lead.id}`], { by });
  await call(['DELETE', `/api/admin/categories/${other.id}`], { by });
  await call(['DELETE', `/api/admin/events/${eventId}`], { by });
  await call(['GET', `/api/events/${eventId}`], { status: 404 });
});

it('what staff do with roles, shifts and people', async () => {
  const by = await signedIn();
  const { eventId, categoryId, opportunityId, shiftId, startDate } = await programme(by);
  const { email } = await call(
    [
      'POST',
      '/api/admin/leads',
      {
        firstName: 'Lars',
        lastName: 'Lead',
        email: 'lars@example.org',
        categoryIds: [categoryId],
        eventId,
        role: 'lead',
      },
    ],
    { status: 201, by },
  );
  const link = await mailedToken(String(email), /token=([\w-]+)/);
  const { token } = await call<Session>([
    'POST',
    '/api/auth/reset-password',
    { token: link, password: admin.password },
  ]);
  const lead = bearer(token);

  const texts = { name: 'Bib Caller', shortDescription: 'Call', longDescription: 'Bring skis' };
  const times = { date: startDate, startTime: '09:00', endTime: '12:00', qtyRequired: 5, notes: 'Skis' };
  for (const [side, who] of [
    ['lead', lead],
    ['admin', by],
  ] as const) {
    const role = await call(['PATCH', `/api/${side}/opportunities/${opportunityId}`, texts], {
      by: who,
      has: roleFields,
    });
    expect(role).toMatchObject(texts);
    const shift = await call(['PATCH', `/api/${side}/shifts/${shiftId}`, times], { by: who, has: shiftFields });
    expect(shift).toMatchObject(times);
  }
  await listed('/api/lead/events', eventId, { by: lead, has: eventFields });
  await listed(`/api/lead/categories?eventId=${eventId}`, categoryId, { by: lead, has: categoryFields });
  for (const query of ['', `?eventId=${eventId}`, `?categoryId=${categoryId}`])
    await listed(`/api/lead/opportunities${query}`, opportunityId, { by: lead, has: roleFields });
  await listed(`/api/lead/shifts?eventId=${eventId}`, shiftId, { by: lead, has: shiftFields });

  const person = { firstName: 'Ola', lastName: 'Berg', email: 'ola@example.org', phone: '555 0102' };
  const assigned = await call<{ signup: Row; volunteer: Row }>(['POST', '/api/signup', { ...person, shiftId }], {
    ...{ status: 201, by },
  });
  const edited = { ...person, lastName: 'Dahl' };
  await call(['PUT', `/api/admin/volunteers/${assigned.volunteer.id}`, edited], { by });
  await listed('/api/volunteers', assigned.volunteer.id, { by, has: personFields });
  await listed('/api/volunteers', assigned.volunteer.id, { by: lead, has: personFields });
  for (const [side, who] of [
    ['lead', lead],
    ['admin', by],
  ] as const)
    for (const query of ['', `?eventId=${eventId}`, `?categoryId=${categoryId}`, `?opportunityId=${opportunityId}`]) {
      const signup = await listed(`/api/${side}/signups${query}`, assigned.signup.id, {
        by: who,
        has: ['id', 'status'],
      });
      expect(signup).toMatchObject({
        ...{ signupDate: expect.any(String), volunteer: { lastName: 'Dahl' } },
        shift: { id: shiftId, opportunity: { id: opportunityId, category: { id: categoryId } } },
      });
    }
  for (const query of ['', `?eventId=${eventId}`]) {
    const report = await call<{ reports: Row[]; summary: object }>(['GET', `/api/reports${query}`], {
      ...{ by: lead, has: ['reports', 'events', 'summary'] },
    });
    expect(report.reports.find(({ id }) => id === shiftId)).toMatchObject({
      ...{ eventName: 'Race', categoryName: 'Timing', roleName: 'Bib Caller', shiftDate: startDate },
      ...{ eventDate: expect.any(String), shiftTime: expect.any(String) },
      ...{ volunteersNeeded: 5, volunteersAssigned: 1, fillPercentage: 20 },
      shift: {
        signups: [expect.objectContaining({ id: assigned.signup.id })],
        opportunity: { event: { id: eventId } },
      },
    });
    expect(Object.keys(report.summary)).toEqual(
      expect.arrayContaining([
        ...['totalShifts', 'totalVolunteersNeeded', 'totalVolunteersAssigned', 'fullyStaffedShifts'],
        ...['overallFillRate', 'stillNeeded'],
      ]),
    );
  }

  const template = await fetch(`${server.url}/api/admin/import-template`, { headers: by });
  expect([template.status, template.headers.get('content-type')]).toEqual([200, expect.stringContaining('sheet')]);
  const file = await readFile(new URL('workbooks/club-race.xlsx', import.meta.url));
  const imported = await sendWorkbook(server, { eventId, file, headers: by });
  expect(imported).toMatchObject({ status: 200, body: { created: { shifts: expect.any(Number) }, errors: [] } });
  expect(Object.keys(imported.body.created)).toEqual(expect.arrayContaining(['categories', 'opportunities', 'shifts']));

  await call(['DELETE', `/api/admin/shifts/${shiftId}`], { by });
  await call(['DELETE', `/api/admin/opportunities/${opportunityId}`], { by });
  await call(['GET', '/api/admin/users'], { status: 403, by: lead, has: ['message'] });
  await call(['GET', '/api/reports'], { status: 401, has: ['message'] });
});
