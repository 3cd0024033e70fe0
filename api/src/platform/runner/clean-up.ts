import { z } from 'zod';
import { jobKind, type JobKind } from './jobs.js';
import { operation } from '../operation/operation.js';
import type { Schedule } from './schedule.js';

/** Declares a scheduled clean-up in one transaction. The statements run in this order. */
export function cleanUpJob(name: string, schedule: Schedule, statements: readonly string[]): JobKind<object> {
  const cleanUp = operation(
    {
      name,
      access: 'internal',
      input: z.object({}),
    },
    async (ctx): Promise<void> => {
      for (const statement of statements) await ctx.execute(statement);
    },
  );
  return jobKind({ name, payload: z.object({}), mostTries: 1, schedule, run: (ctx) => ctx.run(cleanUp, {}) });
}

/** Expired tries. */
export const cleanUpLimits = cleanUpJob('forget-limits', { everySeconds: 5 * 60 }, [
  'delete from rate_limit where expires_at <= now()',
]);

/** Stored results of idempotency keys, after the promised 24 hours; the first table belongs to the previous release. */
export const cleanUpStoredResults = cleanUpJob('forget-answers', { everySeconds: 60 * 60 }, [
  `delete from told_answer where created_at < now() - interval '24 hours'`,
  `delete from idempotency_key where created_at < now() - interval '24 hours'`,
]);

/**
 * Facts older than a season and the beginning of the next one. The last removed position is stored first, so that older cursors are
 * refused.
 */
export const cleanUpFacts = cleanUpJob('forget-facts', { dailyAt: '03:30' }, [
  `update fact_epoch set (removed_transaction, removed_position) = (
     select transaction_id, position from fact where at < now() - interval '400 days' order by transaction_id desc, position desc limit 1)
   where exists (select from fact where at < now() - interval '400 days')`,
  `delete from fact using fact_epoch e
   where (transaction_id, position) <= (e.removed_transaction, e.removed_position) and at < now() - interval '400 days'`,
]);

/** Jobs that failed for good a month ago. */
export const cleanUpJobs = cleanUpJob('forget-jobs', { dailyAt: '03:40' }, [
  `delete from job where given_up_at < now() - interval '30 days'`,
]);
