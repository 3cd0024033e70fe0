import { z } from 'zod';
import { retentionLimits } from '../../../contract/people/retention.js';
import { clock } from '../../../platform/clock.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { nextOf } from '../../../platform/runner/schedule.js';
import { cutoffOf, daysAt, readRetentionState, type Rule } from './retention-rules.js';
import type { Retention } from './retention.types.js';
import { dueOf } from './sweeps.js';

/** When the nightly job runs. */
export const nightly = { dailyAt: '03:10' };

/** How long data of people is kept, and what would go in the next run. */
export const readRetention = operation(
  { access: 'admin', input: z.object({}), transaction: false },
  async function readRetention(ctx): Promise<Retention> {
    const now = clock.now();
    const state = await readRetentionState(ctx, now);
    const nextRun = nextOf(nightly, now, ctx.services.settings.timeZone);
    const counted = await countDue(ctx, state.rules, state.startsAt > nextRun ? state.startsAt : nextRun);
    return {
      ...{ startsAt: state.startsAt.toISOString(), nextRunAt: nextRun.toISOString(), notice: state.notice },
      rules: state.rules.map((rule) => ({
        ...{ kind: rule.kind, days: rule.days, ...retentionLimits[rule.kind] },
        changesAt: rule.changesAt?.toISOString() ?? null,
        previousDays: rule.changesAt ? rule.previousDays : null,
        wouldGo: counted[rule.kind] ?? 0,
      })),
      runs: state.runs.map(({ finishedAt, counts }) => ({
        at: finishedAt.toISOString(),
        counts: state.rules.flatMap(({ kind }) => (counts[kind] ? [{ kind, count: counts[kind] }] : [])),
      })),
    };
  },
);

/** How much of each kind would go in a run at this moment. */
export async function countDue(
  ctx: RequestContext,
  rules: readonly Rule[],
  at: Date,
): Promise<Partial<Record<Rule['kind'], number>>> {
  const { timeZone } = ctx.services.settings;
  const values: string[] = [];
  const counts = rules.map((rule) => {
    const { day, moment } = cutoffOf(daysAt(rule, at), at, timeZone);
    values.push(day, moment);
    const all = dueOf(rule.kind).map((due) => `(select count(*)::int from (${due}) due)`);
    return `'${rule.kind}', (with cutoff as (select $${values.length - 1}::date as day, $${values.length}::timestamptz as moment)
      select ${all.join(' + ')})`;
  });
  const [found] = await ctx.services.rows.read<{ counts: Partial<Record<Rule['kind'], number>> }>({
    name: 'retention-preview',
    text: `select json_build_object(${counts.join(', ')}) as counts`,
    values,
  });
  return found?.counts ?? {};
}
