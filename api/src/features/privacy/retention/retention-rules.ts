import { retentionKinds, retentionLimits, type RetentionKind } from '../../../contract/people/retention.js';
import { addDays, dayIn, instantOf } from '../../../platform/clock.js';
import type { Rows } from '../../../platform/reading/rows.js';

/** For how long a kind is kept. */
export interface Rule {
  kind: RetentionKind;
  /** As it was set last. */
  days: number;
  /** What applies until `changesAt`. */
  previousDays: number;
  /** When `days` begins to apply; null when it does. */
  changesAt: Date | null;
}

/** What the database has about retention. */
export interface RetentionState {
  startsAt: Date;
  announcedAt: Date | null;
  notice: string;
  rules: Rule[];
  /** The last runs, the newest first. */
  runs: { finishedAt: Date; counts: Partial<Record<RetentionKind, number>> }[];
}

/** How many of the last runs are shown. */
const runsShown = 14;

const stateSql = `select s.starts_at as "startsAt", s.announced_at as "announcedAt", s.notice,
  (select coalesce(json_agg(json_build_object('kind', kind, 'days', days, 'previousDays', previous_days, 'changesAt', changes_at)), '[]')
    from retention_rule) as rules,
  (select coalesce(json_agg(json_build_object('finishedAt', finished_at, 'counts', counts) order by day desc), '[]')
    from (select * from retention_run order by day desc limit ${runsShown}) r) as runs
  from retention_setting s`;

type Written = Omit<RetentionState, 'rules' | 'runs'> & {
  rules: { kind: RetentionKind; days: number; previousDays: number; changesAt: string }[];
  runs: { finishedAt: string; counts: Partial<Record<RetentionKind, number>> }[];
};

/** What is set, by all kinds, as it is at this moment. */
export async function readRetentionState(rows: Rows, now: Date): Promise<RetentionState> {
  const [found] = await rows.read<Written>({ name: 'retention', text: stateSql, values: [] });
  if (!found) throw new Error('The row of retention_setting is missing');
  const written = new Map(found.rules.map((rule) => [rule.kind, rule]));
  return {
    ...found,
    rules: retentionKinds.map((kind) => {
      const rule = written.get(kind);
      if (!rule) {
        const days = retentionLimits[kind].default;
        return { kind, days, previousDays: days, changesAt: null };
      }
      const changesAt = new Date(rule.changesAt);
      return { kind, days: rule.days, previousDays: rule.previousDays, changesAt: changesAt > now ? changesAt : null };
    }),
    runs: found.runs.map(({ finishedAt, counts }) => ({ finishedAt: new Date(finishedAt), counts })),
  };
}

/** The days that apply to a kind at a moment. */
export function daysAt({ days, previousDays, changesAt }: Rule, moment: Date): number {
  return changesAt && changesAt > moment ? previousDays : days;
}

/** Before which day something has to be over so that it goes at a moment: kept for its days, it goes in the night after the last of them. */
export interface Cutoff {
  /** YYYY-MM-DD in the organisation's time zone. */
  day: string;
  /** When that day began, ISO 8601. */
  moment: string;
}

/** The cutoff of so many days at a moment. */
export function cutoffOf(days: number, at: Date, timeZone: string): Cutoff {
  const day = addDays(dayIn(timeZone, at), -days);
  return { day, moment: instantOf(day, '00:00', timeZone).toISOString() };
}
