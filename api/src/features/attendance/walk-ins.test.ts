import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { attendanceApis, markOf, postOfToday, storedAttendance } from '../../../test/check-in-apis.js';
import { given, visitorDetails } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const walkIn = (
  shiftId: string,
  values: { firstName?: string; lastName?: string; email?: string; separate?: boolean },
) => ({
  id: randomUUID(),
  shiftId,
  firstName: 'Nils',
  lastName: "O'Neil-Ødegård",
  ...values,
});

const details = { firstName: 'Nils', lastName: "O'Neil-Ødegård" };

interface Report {
  reports: { volunteersAssigned: number; shift: { signups: { id: string; email: string | null }[] } }[];
}

/** The person of a signup, as stored. */
async function personOf(signupId: string) {
  const { rows } = await server.database.pool.query<{ email: string | null; emailKey: string; over: boolean }>(
    `select v.email, v.email_key as "emailKey", g.over_capacity as over from signup g join volunteer v on v.id = g.volunteer_id
     where g.id = $1`,
    [signupId],
  );
  return rows[0];
}

describe.each(attendanceApis(() => server))('somebody who walks in, through $name', ({ record }) => {
  it('gets a place over capacity under the id of the device, and is marked in the same call', async () => {
    const { lead, shift } = await postOfToday(server, 1);
    const nils = walkIn(shift.id, {});
    const mark = markOf(nils.id);
    const { body } = await record({ walkIns: [nils], marks: [mark] }, lead.headers);
    expect(body.results).toMatchObject([
      { id: nils.id, result: 'STORED', signupId: nils.id },
      { id: mark.id, result: 'STORED', signupId: nils.id },
    ]);
    expect(await storedAttendance(server, nils.id)).toMatchObject({ state: 'HERE' });
    expect(await personOf(nils.id)).toEqual({ email: null, emailKey: `walk-in:${nils.id}`, over: true });
    // As documented: the answer is checked against the document.
    const report = await server.rest<Report>('GET', '/api/reports', undefined, lead.headers);
    expect(report.body.reports.map(({ volunteersAssigned }) => volunteersAssigned)).toEqual([2]);
    expect(report.body.reports[0]?.shift.signups).toContainEqual(expect.objectContaining({ id: nils.id, email: null }));
    const again = await record({ walkIns: [nils], marks: [mark] }, lead.headers);
    expect(again.body.results.map(({ result }) => result)).toEqual(['KNOWN', 'KNOWN']);
  });

  it('is refused for no question and no minimum age, which refuse visitors', async () => {
    const { lead, event, role, shift } = await postOfToday(server, 1);
    const { pool } = server.database;
    await pool.query(
      `insert into question (event_id, opportunity_id, kind, label, required) values ($1, $2, 'TEXT', 'Shirt size', true)`,
      [event.id, role.id],
    );
    await pool.query('update opportunity set minimum_age = 18 where id = $1', [role.id]);
    const nils = walkIn(shift.id, {});
    const { body } = await record({ walkIns: [nils], marks: [markOf(nils.id)] }, lead.headers);
    expect(body.results.map(({ result }) => result)).toEqual(['STORED', 'STORED']);
    const later = await role.shift({ startTime: '23:58', endTime: '23:59' });
    const visitor = await server.rest<{ code: string }>('POST', '/api/signup', {
      ...visitorDetails(),
      shiftId: later.id,
    });
    expect([visitor.status, visitor.body.code]).toEqual([400, 'ANSWER_REQUIRED']);
  });

  it('is the one person of this name in the shift, unless they are somebody else', async () => {
    const { lead, shift } = await postOfToday(server, 0);
    const first = walkIn(shift.id, {});
    const second = walkIn(shift.id, { firstName: 'NILS' });
    const mark = markOf(second.id);
    await record({ walkIns: [first] }, lead.headers);
    const { body } = await record({ walkIns: [second], marks: [mark] }, lead.headers);
    expect(body.results.map(({ signupId }) => signupId)).toEqual([first.id, first.id]);
    expect(await storedAttendance(server, first.id)).toMatchObject({ state: 'HERE', heads: [mark.id] });
    const other = walkIn(shift.id, { separate: true });
    const apart = await record({ walkIns: [other] }, lead.headers);
    expect(apart.body.results).toMatchObject([{ result: 'STORED', signupId: other.id }]);
    // Added twice by a phone without a connection, which sends both at once.
    const twice = [0, 1].map(() => walkIn(shift.id, { firstName: 'Olga' }));
    const once = await record({ walkIns: twice }, lead.headers);
    expect(once.body.results.map(({ signupId }) => signupId)).toEqual([twice[0]?.id, twice[0]?.id]);
  });

  it('is the person of this name and address in the shift, in any call and however many are added at once', async () => {
    const { lead, shift } = await postOfToday(server, 0);
    const email = `${randomUUID()}@example.org`;
    const { id: there } = await signedUp(server.database.pool, shift, { ...details, email });
    await signedUp(server.database.pool, shift, { ...details, email: `${randomUUID()}@example.org` });
    const again = walkIn(shift.id, { email, separate: true });
    const [olga, same] = [0, 1].map(() => walkIn(shift.id, { firstName: 'Olga', email }));
    const { body } = await record({ walkIns: [again, olga, same].flatMap((one) => one ?? []) }, lead.headers);
    expect(body.results.map(({ result, signupId }) => [result, signupId])).toEqual([
      ['STORED', there],
      ['STORED', olga?.id],
      ['STORED', olga?.id],
    ]);
    const twins = Array.from({ length: 4 }, () => walkIn(shift.id, { firstName: 'Per', email, separate: true }));
    const answers = await Promise.all(twins.map((one) => record({ walkIns: [one] }, lead.headers)));
    const ids = answers.map((answer) => answer.body.results[0]?.signupId);
    expect(new Set(ids).size).toBe(1);
    expect(twins.map(({ id }) => id)).toContain(ids[0]);
  });

  it('is refused alone where nobody can be added', async () => {
    const { lead, role, shift, event } = await postOfToday(server, 0);
    const calledOff = await role.shift();
    await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [calledOff.id]);
    const foreign = await postOfToday(server, 0);
    const some = [calledOff.id, foreign.shift.id, randomUUID(), shift.id].map((id) => walkIn(id, {}));
    const { body } = await record({ walkIns: some }, lead.headers);
    expect(body.results.map(({ code, result }) => code ?? result)).toEqual([
      'SHIFT_CANCELLED',
      'SHIFT_NOT_FOUND',
      'SHIFT_NOT_FOUND',
      'STORED',
    ]);
    await server.database.pool.query(`update event set state = 'CANCELLED' where id = $1`, [event.id]);
    const late = await record({ walkIns: [walkIn(shift.id, { firstName: 'Olga' })] }, lead.headers);
    expect(late.body.results).toMatchObject([{ result: 'REFUSED', code: 'EVENT_CANCELLED' }]);
  });
});

describe('walk-ins at the same moment', () => {
  const apis = attendanceApis(() => server);

  it('are one signup for one id, through either API and however often', async () => {
    const { lead, shift } = await postOfToday(server, 0);
    const nils = walkIn(shift.id, {});
    const mark = markOf(nils.id);
    const calls = [...apis, ...apis, ...apis].map((api) =>
      api.record({ walkIns: [nils], marks: [mark] }, lead.headers),
    );
    const outcomes = (await Promise.all(calls)).map(({ body }) => body.results.map(({ result }) => result).join());
    expect(outcomes.sort()).toEqual([...Array<string>(5).fill('KNOWN,KNOWN'), 'STORED,STORED']);
  });

  it('are one signup for one name', async () => {
    const { lead, shift } = await postOfToday(server, 0);
    const calls = [...apis, ...apis].map((api) => api.record({ walkIns: [walkIn(shift.id, {})] }, lead.headers));
    const signups = (await Promise.all(calls)).map(({ body }) => body.results[0]?.signupId);
    expect(new Set(signups).size).toBe(1);
  });
});

describe('somebody who gave no address', () => {
  const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

  it('gets no mails, has no household, and is an ordinary person once an address is added', async () => {
    const { lead, shift } = await postOfToday(server, 0);
    const nils = walkIn(shift.id, {});
    await record({ walkIns: [nils] }, lead.headers);
    const asked = `query ($id: ID!) { signup(id: $id) { volunteer { id firstName email household { email } } } }`;
    type ProviderAnswer = {
      signup: { volunteer: { id: string; firstName: string; email: string | null; household: unknown } };
    };
    const { data } = await server.graphql<ProviderAnswer>(asked, { id: nils.id }, lead.headers);
    expect(data.signup.volunteer).toMatchObject({ firstName: 'Nils', email: null, household: null });
    const cancelled = await server.rest('POST', `/api/admin/signups/${nils.id}/cancel`, undefined, lead.headers);
    expect(cancelled.status).toBe(200);
    const { rows } = await server.database.pool.query(
      `select template from outbox where recipient like 'walk-in:%' or recipient is null or payload::text like '%${nils.id}%'`,
    );
    expect(rows).toEqual([{ template: 'lead-cancelled' }]);

    const admin = await given(server.database.pool).staff('admin');
    const email = `${randomUUID()}@example.org`;
    const details = { firstName: 'Nils', lastName: 'New', email, phone: null };
    const path = `/api/admin/volunteers/${data.signup.volunteer.id}`;
    expect((await server.rest('PUT', path, details, admin.headers)).status).toBe(200);
    expect(await personOf(nils.id)).toMatchObject({ email, emailKey: email });
  });

  it('with one gets the confirmation', async () => {
    const { lead, shift } = await postOfToday(server, 0);
    const email = `${randomUUID()}@example.org`;
    await record({ walkIns: [walkIn(shift.id, { email })] }, lead.headers);
    const { rows } = await server.database.pool.query<{ template: string }>(
      'select template from outbox where recipient = $1',
      [email],
    );
    expect(rows).toEqual([{ template: 'signup-confirmation' }]);
  });
});
