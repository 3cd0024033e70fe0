import type { Pool } from 'pg';
import { JobRefused, type JobKind } from '../platform/runner/jobs.js';
import { sentenceOf } from '../platform/logged-error.js';
import type { RequestContext } from '../platform/operation/request-context.js';
import type { Queue } from '../platform/runner/runner.js';
import { nextOf } from '../platform/runner/schedule.js';
import { jobTable, type LeasedJob } from './job-table.js';

const firstDelaySeconds = 5;
const longestDelaySeconds = 60 * 60;

/**
 * Seconds until the next attempt: 5 after the first failure, doubled each time up to an hour, plus up to a quarter at
 * random.
 */
export function jobDelay(failures: number, chance: number = Math.random()): number {
  return Math.min(firstDelaySeconds * 2 ** (failures - 1), longestDelaySeconds) * (1 + chance / 4);
}

/** What the queue needs to run jobs. */
export interface JobQueueParts {
  pool: Pool;
  kinds: readonly JobKind[];
  /** A context without a viewer: jobs run in nobody's name. */
  context: RequestContext;
  /** Jobs at a time. */
  concurrency?: number;
}

/**
 * The table of jobs as the runner's queue. Jobs of kinds that this release does not know wait for one that does.
 * Inserts scheduled jobs first.
 */
export async function jobQueue({ pool, kinds, context, concurrency = 4 }: JobQueueParts): Promise<Queue<LeasedJob>> {
  const table = jobTable(pool);
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const names = [...byName.keys()];
  const { log, settings } = context.services;
  const begun = await table.now();
  for (const { name, schedule } of kinds)
    if (schedule) await table.schedule(name, nextOf(schedule, begun, settings.timeZone));

  /** Returns a function that records the outcome. */
  async function run(job: LeasedJob, stopped: AbortSignal): Promise<() => Promise<void>> {
    const kind = byName.get(job.kind);
    if (!kind) return () => table.release([job]);
    const { schedule } = kind;
    const again = (error: string | null) => async () =>
      schedule
        ? table.recordAgain(job, nextOf(schedule, await table.now(), settings.timeZone), error)
        : table.recordDone(job);
    if (!schedule && job.attempts >= kind.mostTries) {
      log.error({ job: job.id, kind: kind.name }, 'A job ended its process each time and is given up.');
      return () => table.recordFailed(job, 'Its process ended each time.', null);
    }
    try {
      await kind.run(context, kind.payload.parse(job.payload), stopped);
      return again(null);
    } catch (error) {
      if (stopped.aborted) return () => table.release([job]);
      const failures = job.attempts + 1;
      if (error instanceof JobRefused && !schedule) {
        log.info({ job: job.id, kind: kind.name, reason: error.message }, 'A job was refused and is given up.');
        return () => table.recordFailed(job, error.message, null);
      }
      const givenUp = !schedule && failures >= kind.mostTries;
      const message = givenUp ? 'A job failed for the last time and is given up.' : 'A job failed and is tried again.';
      log[givenUp ? 'error' : 'warn']({ err: error, job: job.id, kind: kind.name, failures }, message);
      const sentence = sentenceOf(error).slice(0, 500);
      return schedule ? again(sentence) : () => table.recordFailed(job, sentence, givenUp ? null : jobDelay(failures));
    }
  }

  return {
    name: 'jobs',
    free: (inHand) => Math.max(0, concurrency - inHand),
    rest: () => 0,
    lease: (count, leaseMs, except) => table.lease(names, count, leaseMs, except),
    renew: table.renew,
    release: table.release,
    dueIn: () => table.dueIn(names),
    run,
  };
}
