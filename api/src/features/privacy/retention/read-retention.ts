import { z } from 'zod';
import { retentionLimits, type RetentionKind } from '../../../contract/people/retention.js';
import { clock } from '../../../platform/clock.js';
import { operation } from '../../../platform/operation/operation.js';
import type { Rows } from '../../../platform/reading/rows.js';
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
    const { rows, settings } = ctx.services;
    const { state, nextRunAt, counted } = await previewRetention(rows, settings.timeZone);
    return {
      ...{ startsAt: state.startsAt.toISOString(), nextRunAt: nextRunAt.toISOString(), notice: state.notice },
      rules: state.rules.map((rule) => ({
        ...{ kind: rule.kind, days: rule.days, ...retentionLimits[rule.kind] },
        changesAt: rule.changesAt?.toISOString() ?? null,
        previousDays: rule.changesAt ? rule.previousDays : null,
        wouldGo: counted[rule.kind],
      })),
      runs: state.runs.map(({ finishedAt, counts }) => ({
        at: finishedAt.toISOString(),
        counts: state.rules.flatMap(({ kind }) => (counts[kind] ? [{ kind, count: counts[kind] }] : [])),
      })),
    };
  },
);

/** What is set, when the next run is, and what will go in the first one that lets everything go (`at`); mails go in the next one already. */
export async function previewRetention(rows: Rows, timeZone: string) {
  const now = clock.now();
  const state = await readRetentionState(rows, now);
  const nextRunAt = nextOf(nightly, now, timeZone);
  const at = nextRunAt >= state.startsAt ? nextRunAt : nextOf(nightly, state.startsAt, timeZone);
  const counted = await countDue(rows, state.rules, (kind) => (kind === 'MAILS' ? nextRunAt : at), timeZone);
  return { state, nextRunAt, at, counted };
}

/** How much of each kind would go in a run at the moment that is given for it. */
export async function countDue(
  rows: Rows,
  rules: readonly Rule[],
  runOf: (kind: RetentionKind) => Date,
  timeZone: string,
): Promise<Record<RetentionKind, number>> {
  const values: string[] = [];
  const counts = rules.map((rule) => {
    const at = runOf(rule.kind);
    const { day, moment } = cutoffOf(daysAt(rule, at), at, timeZone);
    values.push(day, moment);
    const all = dueOf(rule.kind).map((due) => `(select count(*)::int from (${due}) due)`);
    return `'${rule.kind}', (with cutoff as (select $${values.length - 1}::date as day, $${values.length}::timestamptz as moment)
      select ${all.join(' + ')})`;
  });
  const [found] = await rows.read<{ counts: Record<RetentionKind, number> }>({
    name: 'retention-preview',
    text: `select json_build_object(${counts.join(', ')}) as counts`,
    values,
  });
  if (!found) throw new Error('The database counted nothing');
  return found.counts;
}
