// A process of its own that does jobs of the kind `mark`, out of the build: `node runner-process.mjs DATABASE_URL LEASE_MILLISECONDS`.
import pg from 'pg';
import { pino } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { jobQueue } from '../dist/database/job-queue.js';
import { jobKind } from '../dist/platform/runner/jobs.js';
import { startRunner } from '../dist/platform/runner/runner.js';

const [databaseUrl, lease] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
const log = pino({ level: 'silent' });

const mark = jobKind({
  name: 'mark',
  payload: z.object({ name: z.string(), holdsOn: z.boolean() }),
  mostTries: 3,
  run: async (_ctx, { name, holdsOn }) => {
    await pool.query(`insert into marked (name, process, finished) values ($1, $2, false)`, [name, process.pid]);
    // The first process that takes it never comes to an end.
    const { rows } = await pool.query('select count(*)::int as count from marked where name = $1', [name]);
    if (holdsOn && rows[0].count === 1) await pause(600_000);
    await pool.query(`update marked set finished = true where name = $1 and process = $2`, [name, process.pid]);
  },
});

const context = { services: { log, settings: { timeZone: 'UTC' } } };
startRunner([await jobQueue({ pool, kinds: [mark], context })], log, { poll: 50, lease: Number(lease) });
