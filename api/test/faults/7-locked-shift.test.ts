import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { given, visitorDetails } from '../given.js';
import { retryUnavailable } from '../retry-unavailable.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { reportFault } from './fault.js';
import { promised } from '../promised.js';

let server: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

const aShift = async () => (await given(server.database.pool).shift({ qtyRequired: 1_000 })).id;
const signUp = (shiftId: string) =>
  server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...visitorDetails(), shiftId });

/** Somebody with a session of their own holds what this statement locks, for as long as `work` takes. */
async function whileHeld(sql: string, values: unknown[], work: () => Promise<void>): Promise<void> {
  const session: PoolClient = await server.database.pool.connect();
  try {
    await session.query('begin');
    await session.query(sql, values);
    await work();
  } finally {
    await session.query('rollback');
    session.release();
  }
}

const held = 'select 1 from shift where id = $1 for update';

async function timeOf(work: () => Promise<{ status: number }>, expected: number[]): Promise<number> {
  const begun = performance.now();
  expect(expected).toContain((await work()).status);
  return performance.now() - begun;
}

/** Milliseconds of twenty signups, one after the other, for a shift that nobody holds: the middle one and the slowest. */
async function timeOthers(): Promise<{ middle: number; slowest: number }> {
  const shiftId = await aShift();
  const times: number[] = [];
  for (let number = 0; number < 20; number += 1) times.push(await timeOf(() => signUp(shiftId), [201]));
  times.sort((a, b) => a - b);
  return { middle: times[10] as number, slowest: times[19] as number };
}

async function expectOthersUnharmed(calm: { middle: number }): Promise<void> {
  const others = await timeOthers();
  if (process.env.TRAILCREW_FAULTS === 'all')
    process.stdout.write(`Others: ${JSON.stringify({ calm: calm.middle, ...others })}\n`);
  // A wait for the locked row would show as hundreds of milliseconds in each of them.
  expect(others.middle).toBeLessThan(promised(100) + 3 * calm.middle);
  expect(others.slowest).toBeLessThan(promised(1_000) + 3 * calm.middle);
  expect(await timeOf(() => server.rest('GET', '/readyz'), [200])).toBeLessThan(promised(1_000));
}

describe('a shift that somebody holds', () => {
  it('makes fifty who want it wait, and nobody else; they get their places as soon as it is free', async () => {
    const popular = await aShift();
    const calm = await timeOthers();
    let waiting: ReturnType<typeof signUp>[] = [];
    await whileHeld(held, [popular], async () => {
      waiting = Array.from({ length: 50 }, () => retryUnavailable(() => signUp(popular)));
      await expectOthersUnharmed(calm);
    });
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array<number>(50).fill(201));
  });

  it('does so too for those who give places back in it, and for staff who change and delete it', async () => {
    const popular = await aShift();
    const calm = await timeOthers();
    const { body } = await signUp(popular);
    const again = await Promise.all(Array.from({ length: 20 }, () => signUp(popular)));
    let waiting: Promise<{ status: number }>[] = [];
    await whileHeld(held, [popular], async () => {
      waiting = [
        ...again.map((one) =>
          retryUnavailable(() =>
            server.rest('POST', `/api/admin/signups/${one.body.signup.id}/cancel`, {}, admin.headers),
          ),
        ),
        ...again.map(() =>
          retryUnavailable(() => server.rest('POST', `/api/admin/signups/${body.signup.id}/cancel`, {}, admin.headers)),
        ),
        ...again.map(() =>
          retryUnavailable(() => server.rest('PATCH', `/api/admin/shifts/${popular}`, { notes: 'x' }, admin.headers)),
        ),
      ];
      await expectOthersUnharmed(calm);
    });
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await server.rest('DELETE', `/api/admin/shifts/${popular}`, undefined, admin.headers)).status).toBe(200);
    reportFault('7, a shift is held that others want', `${waiting.length} calls`, []);
  });

  it('is no reason to wait for ever: after five seconds they are asked to try again', async () => {
    const popular = await aShift();
    await whileHeld(held, [popular], async () => {
      const begun = performance.now();
      const answers = await Promise.all(Array.from({ length: 12 }, () => signUp(popular)));
      expect(performance.now() - begun).toBeLessThan(promised(8_000));
      for (const { status, headers } of answers) expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    });
    expect((await signUp(popular)).status).toBe(201);
  });
});

describe('when everything that writes is held up', () => {
  it('/readyz answers within a second, and reading goes on', async () => {
    const shiftId = await aShift();
    let waiting: ReturnType<typeof signUp>[] = [];
    await whileHeld('lock table volunteer in share mode', [], async () => {
      const shifts = await Promise.all(Array.from({ length: 20 }, aShift));
      waiting = shifts.map((id) => signUp(id));
      for (let number = 0; number < 5; number += 1)
        expect(await timeOf(() => server.rest('GET', '/readyz'), [200, 503])).toBeLessThan(promised(1_500));
      expect((await server.rest('GET', `/api/shifts?eventId=${shiftId}`)).status).toBe(200);
    });
    for (const { status } of await Promise.all(waiting)) expect([201, 503]).toContain(status);
    reportFault('7, everything that writes is held up', '20 signups', []);
  });
});
