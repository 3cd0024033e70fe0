import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { given, visitorDetails } from '../../test/given.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { untilBlocked } from '../../test/until-blocked.js';

let server: TestServer;
let closed: Promise<void> | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The status of /readyz, over a connection of its own. */
function readiness(): Promise<number | string> {
  return new Promise((resolve) => {
    request(`${server.url}/readyz`, { agent: new Agent({ keepAlive: false }) }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });
}

describe('a server that is asked to stop', () => {
  it('answers what is under way, says that it is not ready meanwhile, and then takes no connection', async () => {
    const { pool } = server.database;
    const shift = await given(pool).shift();
    const blocker = await pool.connect();
    await blocker.query('begin');
    await blocker.query('select id from shift where id = $1 for update', [shift.id]);

    try {
      // Both wait for the lock: neither is answered before it is given back.
      const details = visitorDetails();
      const rest = server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...details, shiftId: shift.id });
      const mutation = 'mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id } } }';
      const graphql = server.graphql<{ signUp: object }>(mutation, {
        input: { ...visitorDetails(), shiftId: shift.id },
      });
      await untilBlocked(blocker, pool, { count: 2 });

      expect(await readiness()).toBe(200);
      closed = server.running.close();
      expect(await readiness()).toBe(503);
      expect((await fetch(`${server.url}/readyz`).then((response) => response.json())) as object).toEqual({
        status: 'draining',
      });

      // A proxy that has not noticed yet is still served, and asked not to keep the connection.
      const late = await fetch(`${server.url}/api/stats`);
      expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);

      await blocker.query('commit');
      const answer = await rest;
      expect([answer.status, answer.headers.get('connection')]).toEqual([201, 'close']);
      expect(await graphql).toMatchObject({ data: { signUp: { signup: { id: expect.any(String) } } } });
      await closed;
    } finally {
      // Closed, not given back: a test that fails in between must not leave its lock behind.
      blocker.release(true);
    }
    expect(await readiness()).toBe('ECONNREFUSED');
    const { rows } = await pool.query('select active_count from shift where id = $1', [shift.id]);
    expect(rows).toEqual([{ active_count: 2 }]);
  });
});
