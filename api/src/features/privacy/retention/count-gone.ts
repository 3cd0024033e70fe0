import type { RetentionKind } from '../../../contract/people/retention.js';
import { clock } from '../../../platform/clock.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';

/** Adds what went to the run of a night (its day, YYYY-MM-DD), in the transaction in which it goes. */
export async function countGone(ctx: RequestContext, day: string, kind: RetentionKind, count: number): Promise<void> {
  if (count === 0) return;
  await ctx.execute(
    `insert into retention_run as r (day, finished_at, counts) values (?, ?, jsonb_build_object(?::text, ?::int))
     on conflict (day) do update set finished_at = excluded.finished_at,
       counts = r.counts || jsonb_build_object(?::text, coalesce((r.counts ->> ?)::int, 0) + ?::int)`,
    [day, clock.now().toISOString(), kind, count, kind, kind, count],
  );
}
