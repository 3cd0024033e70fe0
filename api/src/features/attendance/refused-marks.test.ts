import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { attendanceApis, markOf, postOfToday, storedAttendance } from '../../../test/check-in-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* Values that no clock and no counter of a phone sends are refused by name, and cost nothing but the call. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const years = 365.25 * 24 * 3_600_000;

it('marks through REST are refused over 256 kB, which phones stay below', async () => {
  const { lead, signupIds } = await postOfToday(server, 1);
  const [id = ''] = signupIds;
  const send = (kilobytes: number) => {
    const body = JSON.stringify({ marks: [markOf(id)] });
    return server.rest('POST', '/api/attendance', body.padEnd(kilobytes * 1024, ' '), lead.headers);
  };
  expect(await send(257)).toMatchObject({
    status: 413,
    body: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is over 256 kB.' },
  });
  expect((await send(256)).status).toBe(200);
});

describe.each(attendanceApis(() => server))('marks through $name', ({ record }) => {
  it.each([
    ['offset', { offset: 201 * years }, 'At most 200 years'],
    ['offset', { offset: -201 * years }, 'At most 200 years'],
    ['sequence', { sequence: 2_000_000_001 }, 'At most 2000000000'],
    ['sequence', { sequence: -1 }, 'At least 0'],
    ['occurredAt', { occurredAt: '1969-12-31T23:59:59Z' }, 'Please give a moment of 1970 or later'],
  ])('are refused with their %s: %j', async (field, wrong, message) => {
    const { lead, signupIds } = await postOfToday(server, 2);
    const [first = '', second = ''] = signupIds;
    const answer = await record({ marks: [markOf(first), markOf(second, wrong)] }, lead.headers);
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: { [`marks.1.${field}`]: message } });
    expect(await storedAttendance(server, first)).toMatchObject({ state: 'EXPECTED', marks: 0 });
  });

  it('are stored although one of them is of nobody, as many as a call may hold', async () => {
    const { lead, shift, signupIds } = await postOfToday(server, 499);
    const ids = [...signupIds.slice(0, 250), randomUUID(), ...signupIds.slice(250)];
    const { body } = await record({ marks: ids.map((id) => markOf(id)) }, lead.headers);
    const results = body.results.map(({ result, code }) => code ?? result);
    expect([results.length, results[250]]).toEqual([500, 'SIGNUP_NOT_FOUND']);
    expect(results.filter((result) => result === 'STORED')).toHaveLength(499);
    const { rows } = await server.database.pool.query(
      `select count(*)::int as here from signup g join attendance_mark m on m.signup_id = g.id where g.shift_id = $1 and g.attendance_state = 'HERE'`,
      [shift.id],
    );
    expect(rows).toEqual([{ here: 499 }]);
  });

  it('are taken up to these bounds, and no time of theirs is before 1970', async () => {
    const { lead, signupIds } = await postOfToday(server, 2);
    const [first = '', second = ''] = signupIds;
    const marks = [
      markOf(first, { offset: -200 * years, sequence: 2_000_000_000 }),
      markOf(second, { occurredAt: '1970-01-01T00:00:00Z' }),
    ];
    const { body } = await record({ deviceNow: '9999-12-31T00:00:00Z', marks }, lead.headers);
    expect(body.results.map(({ result }) => result)).toEqual(['STORED', 'STORED']);
    expect((await storedAttendance(server, second)).arrivedAt).toEqual(new Date(0));
  });
});
