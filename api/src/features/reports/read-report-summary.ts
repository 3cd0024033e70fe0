import type { RequestContext } from '../../platform/request-context.js';
import { percentage } from '../../records/with-shifts.js';
import type { ReportSummary } from './report.types.js';

/** The shifts that a report is about. */
export interface ReportScope {
  /** A UUID, or null for all events. */
  eventId: string | null;
  /** The lead whose categories are seen, or null for all. */
  leadId: string | null;
  /** Shifts of this day alone, YYYY-MM-DD; of every day when null. */
  date: string | null;
}

/** The figures of the shifts in scope, in one statement. */
export async function readReportSummary(
  ctx: RequestContext,
  { eventId, leadId, date }: ReportScope,
): Promise<ReportSummary> {
  const [summary] = await ctx.services.rows.read<ReportSummary & Record<string, unknown>>({
    name: 'report_summary',
    text: statement,
    values: [eventId, leadId, date],
  });
  if (!summary) throw new Error('The summary statement gave no row');
  return summary;
}

const statement = `
  select count(*)::int as "totalShifts",
    coalesce(sum(s.qty_required), 0)::int as "qtyRequired",
    coalesce(sum(s.active_count), 0)::int as "qtyRegistered",
    (count(*) filter (where s.active_count >= s.qty_required))::int as "fullyStaffedShifts",
    ${percentage('sum(s.active_count)', 'sum(s.qty_required)')} as "fillPercentage",
    coalesce(sum(greatest(s.qty_required - s.active_count, 0)), 0)::int as "stillRequired"
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
  where ($1::uuid is null or s.event_id = $1) and ($2::uuid is null or c.lead_id = $2)
    and ($3::date is null or s.date = $3)`;
