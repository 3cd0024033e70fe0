import type { RequestContext } from '../../platform/operation/request-context.js';
import type { ReportScope } from './read-report-summary.js';

/** The days on which shifts in scope start, in order, regardless of the scope's own day. */
export async function readShiftDays(ctx: RequestContext, { eventId, leadId }: ReportScope): Promise<string[]> {
  const days = await ctx.services.rows.read<{ day: string }>({
    name: 'shift_days',
    text: `select distinct to_char(s.date, 'YYYY-MM-DD') as day
      from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
      where ($1::uuid is null or s.event_id = $1) and ($2::uuid is null or c.lead_id = $2) order by day`,
    values: [eventId, leadId],
  });
  return days.map(({ day }) => day);
}
