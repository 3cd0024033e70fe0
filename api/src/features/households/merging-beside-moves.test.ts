import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { shutGates } from '../../../test/shut-gates.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('keeps the place of somebody who is merged while their signup is moved twice', async () => {
  const { pool } = server.database;
  const role = await (await (await given(pool).event()).category()).opportunity();
  const [first, second, third] = [await role.shift(), await role.shift(), await role.shift()].map(({ id }) => id);
  const { email } = visitorDetails();
  const [rest] = householdApis(() => server);
  if (!rest) throw new Error('There is no API');
  const take = async (firstName: string, shiftId = '') => {
    const { body } = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>('POST', '/api/signup', {
      ...{ email, firstName, lastName: 'Berg', shiftId },
    });
    return { signupId: body.signup.id, id: body.volunteer.id };
  };
  const [source, target] = [await take('Kari', first), await take('Karin', (await role.shift()).id)];
  const caller = cookieFor(server, { email });

  const gate = await shutGates(pool, [1, 2, 3]);
  try {
    for (const [number, shiftId] of [
      [1, second],
      [3, third],
    ])
      await pool.query(`create trigger stop_move_${number} after update of shift_id on signup for each row
        when (new.shift_id = '${shiftId}') execute function wait_at_gate(${number})`);
    await pool.query(`create trigger stop_merge before update of status on signup
      for each statement execute function wait_at_gate(2)`);
    const move = rest.move(source.signupId, second ?? '', caller);
    await until(() => gate.isStopped(1), 5_000);
    const merge = rest.merge(source.id, target.id, caller);
    await until(() => gate.isHeldUp(), 5_000);
    await gate.open(1);
    // The first move is stored before the second one reads where the signup stands.
    const moved = await move;
    await until(() => gate.isStopped(2), 5_000);
    const moveOn = rest.move(source.signupId, third ?? '', caller);
    await until(async () => (await gate.isStopped(3)) || (await gate.isHeldUp()), 5_000);
    await gate.open(2);
    await gate.open(3);
    const outcomes = [moved, ...(await Promise.all([merge, moveOn]))];
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    gate.close();
  }
  const { rows } = await pool.query('select volunteer_id, shift_id, status from signup where id = $1', [
    source.signupId,
  ]);
  expect(rows).toEqual([{ volunteer_id: target.id, shift_id: third, status: 'active' }]);
});
