import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { nobodyOf } from '../../test/nobody.js';
import { runDue } from '../../test/run-due.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { until } from '../../test/until.js';
import { clock, instantOf, moveClock } from '../platform/clock.js';
import { enqueueJob, jobKind, type JobKind, type QueuedJob } from '../platform/runner/jobs.js';
import { operation } from '../platform/operation/operation.js';
import { startRunner, type Runner } from '../platform/runner/runner.js';
import { jobDelay, jobQueue } from './job-queue.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ORG_TIME_ZONE: 'America/Anchorage' });
});
afterAll(() => server.close());

interface Note {
  name: string;
}

let done: string[];
let failing: Set<string>;
const note = jobKind<Note>({
  name: 'note',
  payload: z.object({ name: z.string() }),
  mostTries: 3,
  run: (_ctx, { name }) => {
    done.push(name);
    return failing.has(name) ? Promise.reject(new Error(`${name} does not work`)) : Promise.resolve();
  },
});

const enqueue = operation(
  {
    access: 'public',
    input: z.object({ jobs: z.custom<QueuedJob<Note>[]>(), fails: z.boolean().default(false) }),
  },
  async function enqueue(ctx, { jobs, fails }): Promise<void> {
    for (const job of jobs) await enqueueJob(ctx, note, job);
    if (fails) throw new Error('Undone');
  },
);

const enqueueOne = (name: string, more: Omit<QueuedJob<Note>, 'payload'> = {}) =>
  nobodyOf(server).run(enqueue, { jobs: [{ payload: { name }, ...more }] });

const queueOf = (kinds: JobKind[]) => jobQueue({ pool: server.database.pool, kinds, context: nobodyOf(server) });

interface Row {
  kind: string;
  attempts: number;
  last_error: string | null;
  given_up_at: Date | null;
  leased_until: Date | null;
  seconds: number;
}

/** The jobs of the test, with the seconds until they are due by the product's clock. */
async function rows(): Promise<Row[]> {
  const { rows: found } = await server.database.pool.query<Row>(
    `select kind, attempts, last_error, given_up_at, leased_until,
       (extract(epoch from due_at - now()) * 1000 - $1)::float8 / 1000 as seconds
     from job where kind in ('note', 'mark', 'hourly', 'morning') order by created_at, kind`,
    [clock.moved()],
  );
  return found;
}

let running: Runner[];
beforeEach(async () => {
  [done, failing, running] = [[], new Set(), []];
  await server.database.pool.query(`delete from job where kind in ('note', 'mark', 'hourly', 'morning')`);
});
afterEach(async () => {
  moveClock(0);
  await Promise.all(running.map((runner) => runner.stop()));
});

describe('a job', () => {
  it('is done after the commit that queues it, and never without it', async () => {
    running.push(startRunner([await queueOf([note])], server.running.services.log, { poll: 20 }));
    await expect(
      nobodyOf(server).run(enqueue, { jobs: [{ payload: { name: 'undone' } }], fails: true }),
    ).rejects.toThrow();
    await enqueueOne('done');
    await until(() => done.length > 0, 5_000);
    await until(async () => (await rows()).length === 0, 5_000);
    expect(done).toEqual(['done']);
  });

  it('is unique by its key: the earlier time and the newer payload count', async () => {
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
    const queue = await queueOf([note]);
    await enqueueOne('first', { key: 'a', dueAt: at(10) });
    await enqueueOne('other', { key: 'b', dueAt: at(10) });
    await enqueueOne('second', { key: 'a', dueAt: at(5) });
    await enqueueOne('third', { key: 'a', dueAt: at(20) });
    expect(await runDue(queue)).toBe(0);
    moveClock(6 * 60_000);
    expect(await runDue(queue)).toBe(1);
    expect(done).toEqual(['third']);
    moveClock(11 * 60_000);
    await runDue(queue);
    expect(done).toEqual(['third', 'other']);
    expect(await rows()).toEqual([]);
  });

  it('that is queued again while it runs runs once more', async () => {
    const queue = await queueOf([note]);
    await enqueueOne('before', { key: 'a' });
    const [leased] = await queue.lease(1, 30_000, []);
    if (!leased) throw new Error('Nothing is due');
    const noteOf = await queue.run(leased, new AbortController().signal);
    await enqueueOne('meanwhile', { key: 'a' });
    await noteOf();
    await runDue(queue);
    expect(done).toEqual(['before', 'meanwhile']);
    expect(await rows()).toEqual([]);
  });

  it('that is queued again during its last try is not given up with the older one', async () => {
    const queue = await queueOf([note]);
    failing.add('old');
    await enqueueOne('old', { key: 'a' });
    await server.database.pool.query(`update job set attempts = 2 where kind = 'note'`);
    const [leased] = await queue.lease(1, 30_000, []);
    if (!leased) throw new Error('Nothing is due');
    const noteOf = await queue.run(leased, new AbortController().signal);
    await enqueueOne('new', { key: 'a' });
    await noteOf();
    await runDue(queue);
    expect(done).toEqual(['old', 'new']);
    expect(await rows()).toEqual([]);
  });

  it('that ends its process each time is given up', async () => {
    const queue = await queueOf([note]);
    await enqueueOne('deadly');
    for (let ended = 0; ended < 3; ended += 1) {
      expect(await queue.lease(1, 30_000, [])).toHaveLength(1);
      await server.database.pool.query(`update job set leased_until = now() - interval '1 second' where kind = 'note'`);
    }
    await runDue(queue);
    const [row] = await rows();
    expect([done, row?.given_up_at]).toEqual([[], expect.any(Date)]);
  });

  it('that fails waits longer each time, and is given up after its tries', async () => {
    const queue = await queueOf([note]);
    failing.add('broken');
    await enqueueOne('broken', { key: 'a' });
    await runDue(queue);
    let [row] = await rows();
    expect(row).toMatchObject({
      attempts: 1,
      last_error: 'broken does not work',
      given_up_at: null,
      leased_until: null,
    });
    expect(row?.seconds).toBeGreaterThan(4);
    expect(row?.seconds).toBeLessThanOrEqual(6.25);
    moveClock(7_000);
    await runDue(queue);
    [row] = await rows();
    expect(row?.seconds).toBeGreaterThan(9);
    moveClock(30_000);
    await runDue(queue);
    [row] = await rows();
    expect([row?.attempts, row?.given_up_at]).toEqual([3, expect.any(Date)]);
    moveClock(86_400_000);
    expect(await runDue(queue)).toBe(0);
    // What was given up blocks nobody.
    failing.clear();
    await enqueueOne('mended', { key: 'a' });
    await runDue(queue);
    expect(done).toEqual(['broken', 'broken', 'broken', 'mended']);
  });

  it('of a kind that this release does not know, or with a payload that it cannot read, harms nobody', async () => {
    const queue = await queueOf([note]);
    await server.database.pool.query(
      `insert into job (kind, payload, due_at) values ('mark', '{}', now()), ('note', '{"name": 7}', now())`,
    );
    await enqueueOne('good');
    expect(await runDue(queue)).toBe(2);
    expect(done).toEqual(['good']);
    expect((await rows()).map(({ kind, attempts }) => [kind, attempts])).toEqual([
      ['mark', 0],
      ['note', 1],
    ]);
  });

  it('pauses 5 seconds at first and an hour at most, and a quarter more by chance', () => {
    expect([1, 2, 3, 20].map((failures) => jobDelay(failures, 0))).toEqual([5, 10, 20, 3600]);
    expect(jobDelay(1, 1)).toBe(6.25);
  });
});

describe('a clock that is moved', () => {
  const hour = 3_600_000;

  it('runs a week of schedules and reminders within seconds, by the wall clocks of their zones', async () => {
    const came: string[] = [];
    const kindOf = (name: string, schedule: JobKind['schedule']) =>
      jobKind({
        name,
        payload: z.object({}),
        mostTries: 1,
        schedule,
        run: () => Promise.resolve(void came.push(`${name} ${clock.now().toISOString().slice(0, 13)}`)),
      });
    // The full hour before: what is due at an hour comes with it.
    const start = Math.ceil(clock.now().getTime() / hour) * hour;
    const offset = start - clock.now().getTime();
    const queue = await queueOf([
      note,
      kindOf('hourly', { everySeconds: 3_600 }),
      kindOf('morning', { dailyAt: '08:00' }),
    ]);
    const day = new Date(start + 3 * 24 * hour).toISOString().slice(0, 10);
    const reminder = instantOf(day, '18:00', 'Europe/Oslo');
    await enqueueOne('reminder', { dueAt: reminder });
    for (let hours = 0; hours < 7 * 24; hours += 1) {
      moveClock(offset + hours * hour + 1_000);
      await runDue(queue);
      if (done.length > 0 && !came.includes('reminder')) {
        came.push('reminder');
        expect(clock.now().toISOString().slice(0, 13)).toBe(reminder.toISOString().slice(0, 13));
      }
    }
    expect(came.filter((one) => one.startsWith('hourly')).length).toBeGreaterThanOrEqual(7 * 24 - 2);
    const mornings = came.filter((one) => one.startsWith('morning')).map((one) => one.slice(8));
    expect(mornings).toHaveLength(7);
    for (const morning of mornings) {
      const at = new Date(`${morning}:00:00Z`);
      const local = new Intl.DateTimeFormat('en', { timeZone: 'America/Anchorage', hour: '2-digit', hourCycle: 'h23' });
      expect(local.format(at)).toBe('08');
    }
    expect(done).toEqual(['reminder']);
  });

  it('does once what was missed while nothing ran, and a failure does not end a schedule', async () => {
    let runs = 0;
    const hourly = jobKind({
      name: 'hourly',
      payload: z.object({}),
      mostTries: 1,
      schedule: { everySeconds: 3_600 },
      run: () => Promise.reject(new Error(`Failed ${(runs += 1)}`)),
    });
    const queue = await queueOf([hourly]);
    await queueOf([hourly]);
    moveClock(50 * hour);
    expect(await runDue(queue)).toBe(1);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ last_error: 'Failed 1', given_up_at: null });
    expect(Math.round((row?.seconds ?? 0) / 60)).toBe(60);
  });
});

describe('several processes on one database', () => {
  const script = fileURLToPath(new URL('../../test/runner-process.mjs', import.meta.url));
  let processes: ChildProcess[];
  const startProcess = (lease: number) => {
    const child = spawn(process.execPath, [script, server.database.url, String(lease)], { stdio: 'inherit' });
    processes.push(child);
    return child;
  };
  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const marked = async () =>
    (await server.database.pool.query<{ name: string; process: number; finished: boolean }>('select * from marked'))
      .rows;
  const enqueueMark = (name: string, holdsOn: boolean) =>
    server.database.pool.query(`insert into job (kind, payload, due_at) values ('mark', $1, now())`, [
      { name, holdsOn },
    ]);

  beforeEach(async () => {
    processes = [];
    await server.database.pool.query('create table marked (name text, process integer, finished boolean)');
  });
  afterEach(async () => {
    await Promise.all(processes.map(kill));
    await server.database.pool.query('drop table marked');
  });

  it('do each job once, together', async () => {
    startProcess(30_000);
    startProcess(30_000);
    // Both are there before the work is: the one that starts first must not be done with it.
    for (let n = 0; n < 300; n += 1) await enqueueMark(`job ${n}`, false);
    await until(async () => (await rows()).length === 0, 30_000);
    const all = await marked();
    expect(all).toHaveLength(300);
    expect(new Set(all.map(({ name }) => name)).size).toBe(300);
    await until(async () => {
      await enqueueMark(`more ${performance.now()}`, false);
      return new Set((await marked()).map((one) => one.process)).size === 2;
    }, 30_000);
  });

  it('take over the job of a killed process when its lease has run out, and not before', async () => {
    const lease = 1_500;
    const first = startProcess(lease);
    await enqueueMark('held', true);
    await until(async () => (await marked()).length === 1, 20_000);
    startProcess(lease);
    // Renewed for longer than a lease lasts, it stays with its holder.
    const [{ leased_until: before } = {}] = await rows();
    await until(async () => {
      const [{ leased_until: now } = {}] = await rows();
      return now !== null && now !== undefined && now.getTime() > (before?.getTime() ?? 0) + 2 * lease;
    }, 20_000);
    expect(await marked()).toHaveLength(1);
    await kill(first);
    const killedAt = performance.now();
    await until(async () => (await marked()).some(({ finished }) => finished), 20_000);
    expect(performance.now() - killedAt).toBeGreaterThan(lease / 3);
    const all = await marked();
    expect(all.map(({ process: pid, finished }) => [pid === first.pid, finished])).toEqual([
      [true, false],
      [false, true],
    ]);
    await until(async () => (await rows()).length === 0, 10_000);
  });
});
