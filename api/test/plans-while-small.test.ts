import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { markOf, postOfToday } from './check-in-apis.js';
import { given, inDays, visitorDetails } from './given.js';
import { readPlans, readWhole, rowsRead } from './read-plans.js';
import { startTestServer, type TestServer } from './start-test-server.js';
import { createTestDatabase } from './test-database.js';

/*
 * A plan is made once a connection. On a new installation each table is small enough to be read whole, and a rush on
 * the first event fills them before PostgreSQL has counted again: what operations do goes by indexes from the first
 * signup on.
 */

let server: TestServer;
let plans: Awaited<ReturnType<typeof readPlans>>;
beforeAll(async () => {
  const database = await createTestDatabase();
  plans = await readPlans(database);
  server = await startTestServer({ RATE_LIMITS: 'on' }, { database });
});
afterAll(async () => {
  plans.stop();
  await server.close();
});

it('signing up reads no table whole, however small it is', async () => {
  const event = await given(server.database.pool).event();
  const shift = await (await (await event.category()).opportunity()).shift({ qtyRequired: 40 });
  const statements = await plans.during(async () => {
    for (let run = 0; run < 8; run += 1) {
      const { status, body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
        ...visitorDetails(),
        shiftId: shift.id,
      });
      expect([run, status, body]).toEqual([run, 201, expect.anything()]);
    }
  });
  const texts = statements.map(({ text }) => text);
  expect(texts.some((text) => text.includes('insert into signup'))).toBe(true);
  expect(texts.some((text) => text.includes('insert into outbox'))).toBe(true);
  const whole = statements
    .filter((one) => readWhole(one).length > 0)
    .map((one) => [readWhole(one), one.text.trim().slice(0, 90)]);
  expect(whole).toEqual([]);
});

it('marking walk-ins, and the list of their post, look up once who made each mark', async () => {
  const { lead, shift, event } = await postOfToday(server, 0);
  const walkIns = Array.from({ length: 50 }, (_, at) => ({
    id: randomUUID(),
    shiftId: shift.id,
    firstName: 'Ola',
    lastName: `O'Neil ${at}`,
  }));
  const statements = await plans.during(async () => {
    const { status } = await server.rest('POST', '/api/attendance', { walkIns }, lead.headers);
    expect(status).toBe(200);
    for (let run = 0; run < 3; run += 1) {
      const marks = walkIns.map(({ id }) => markOf(id));
      expect((await server.rest('POST', '/api/attendance', { marks }, lead.headers)).status).toBe(200);
    }
    const list = `/api/check-in/list?eventId=${event.id}&day=${inDays(0)}`;
    const { body } = await server.rest<{ people: unknown[] }>('GET', list, undefined, lead.headers);
    expect(body.people).toHaveLength(walkIns.length);
  });
  const lookUps = statements
    .filter(({ text }) => text.includes('from app_user u'))
    .map((one) => rowsRead(one, 'app_user'));
  expect(lookUps).toEqual([0, 50, 100, 150, 150]);
});

it('hours of a shift in which nobody was marked do not look at everybody in it for each of them', async () => {
  const { event } = await postOfToday(server, 300);
  const { pool } = server.database;
  await pool.query('update shift set date = date - 1 where event_id = $1', [event.id]);
  await pool.query('analyze');
  const { headers } = await given(pool).staff('admin');
  const ask = `{ hours(where: { eventId: "${event.id}" }, by: EVENT) { rows { shifts } } }`;
  const statements = await plans.during(async () => {
    const { data } = await server.graphql<{ hours: { rows: { shifts: number }[] } }>(ask, {}, headers);
    expect(data.hours.rows).toEqual([{ shifts: 300 }]);
  });
  const read = statements.filter(({ text }) => text.includes('presumedMinutes')).map((one) => rowsRead(one, 'signup'));
  expect(read).toHaveLength(1);
  expect(read[0]).toBeLessThan(2 * 300 + 100);
});

it('what is sent for each signup, cancellation and mark is planned once: planning it takes longer than running it', async () => {
  const { lead, signupIds } = await postOfToday(server, 1);
  const [signupId = ''] = signupIds;
  const admin = await given(server.database.pool).staff('admin');
  const event = await given(server.database.pool).event();
  const shift = await (await (await event.category()).opportunity()).shift({ qtyRequired: 40 });
  for (let run = 0; run < 12; run += 1) {
    const details = { ...visitorDetails(), shiftId: shift.id };
    const signedUp = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', details);
    const cancel = `/api/admin/signups/${signedUp.body.signup.id}/cancel`;
    const cancelled = await server.rest('POST', cancel, undefined, admin.headers);
    const marked = await server.rest('POST', '/api/attendance', { marks: [markOf(signupId)] }, lead.headers);
    expect([signedUp.status, cancelled.status, marked.status]).toEqual([201, 200, 200]);
  }
  const planned = await plans.planned();
  const kept = (part: string) => planned.some(({ text, forAll }) => text.includes(part) && forAll > 0);
  expect(['insert into signup', 'insert into attendance_mark', 'isGivenAway'].filter((part) => !kept(part))).toEqual(
    [],
  );
  expect(planned.filter(({ forValues, forAll }) => forValues > 6 && forAll === 0)).toEqual([]);
});
