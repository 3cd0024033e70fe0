import { localAt } from '../../records/parts/shift-hours.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { ReportScope } from './read-report-summary.js';
import type { SignupsOfDay } from './report.types.js';

/**
 * The number of active signups in scope by day of creation, in their events' time zones; leaves out days without any.
 */
export function readSignupsOverTime(
  ctx: RequestContext,
  { eventId, leadId, date }: ReportScope,
): Promise<SignupsOfDay[]> {
  return ctx.services.rows.read<SignupsOfDay & Record<string, unknown>>({
    name: 'signups_over_time',
    text: statement,
    values: [eventId, leadId, ctx.services.settings.timeZone, date],
  });
}

const statement = `
  with days as (
    select ${localAt('g.created_at', 'coalesce(e.time_zone, $3)')}::date as day, count(*) as signups
    from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
      join category c on c.id = o.category_id join event e on e.id = g.event_id
    where g.status = 'active' and ($1::uuid is null or g.event_id = $1) and ($2::uuid is null or c.lead_id = $2)
      and ($4::date is null or s.date = $4)
    group by 1
  )
  select to_char(day, 'YYYY-MM-DD') as date, signups::int, (sum(signups) over (order by day))::int as total
  from days order by day`;
