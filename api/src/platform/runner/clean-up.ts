import { z } from 'zod';
import { jobKind, type JobKind } from './jobs.js';
import { operation } from '../operation/operation.js';
import type { Schedule } from './schedule.js';

/** Declares what is forgotten by a schedule, in one transaction. The statements run in this order. */
export function cleanUpJob(name: string, schedule: Schedule, statements: readonly string[]): JobKind<object> {
  const forget = operation(
    {
      name,
      access: 'internal',
      input: z.object({}),
    },
    async (ctx): Promise<void> => {
      for (const statement of statements) await ctx.execute(statement);
    },
  );
  return jobKind({ name, payload: z.object({}), mostTries: 1, schedule, run: (ctx) => ctx.run(forget, {}) });
}

/** Tries that count no more. */
export const cleanUpLimits = cleanUpJob('forget-limits', { everySeconds: 5 * 60 }, [
  'delete from rate_limit where expires_at <= now()',
]);

/** What is stored for callers with an idempotency key, after the 24 hours that they are promised; the first is the previous release's. */
export const cleanUpStoredResults = cleanUpJob('forget-answers', { everySeconds: 60 * 60 }, [
  `delete from told_answer where created_at < now() - interval '24 hours'`,
  `delete from idempotency_key where created_at < now() - interval '24 hours'`,
]);

/** Facts older than a season and the beginning of the next one; how far is noted first, so that older cursors are refused. */
export const cleanUpFacts = cleanUpJob('forget-facts', { dailyAt: '03:30' }, [
  `update fact_epoch set (removed_transaction, removed_position) = (
     select transaction_id, position from fact where at < now() - interval '400 days' order by transaction_id desc, position desc limit 1)
   where exists (select from fact where at < now() - interval '400 days')`,
  `delete from fact using fact_epoch e
   where (transaction_id, position) <= (e.removed_transaction, e.removed_position) and at < now() - interval '400 days'`,
]);

/** Jobs that were given up a month ago. */
export const cleanUpJobs = cleanUpJob('forget-jobs', { dailyAt: '03:40' }, [
  `delete from job where given_up_at < now() - interval '30 days'`,
]);
