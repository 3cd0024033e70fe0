import type { RequestContext } from '../../platform/operation/request-context.js';
import { percentage, shiftSums } from '../../records/parts/shift-figures.js';
import type { ReportSummary } from './report.types.js';

/** The shifts that a report is about. */
export interface ReportScope {
  /** A UUID, or null for all events. */
  eventId: string | null;
  /** The lead whose categories are visible, or null for all. */
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
  select (${shiftSums.shifts})::int as "totalShifts", (${shiftSums.calledOff})::int as "calledOffShifts",
    (${shiftSums.required})::int as "qtyRequired", (${shiftSums.registered})::int as "qtyRegistered",
    (${shiftSums.filled})::int as "qtyFilled", (${shiftSums.full})::int as "fullyStaffedShifts",
    ${percentage(shiftSums.filled, shiftSums.required)} as "fillPercentage",
    (${shiftSums.stillRequired})::int as "stillRequired", (${shiftSums.missing})::int as missing
  from shift x join opportunity o on o.id = x.opportunity_id join category c on c.id = o.category_id join event y on y.id = x.event_id
  where ($1::uuid is null or x.event_id = $1) and ($2::uuid is null or c.lead_id = $2)
    and ($3::date is null or x.date = $3)`;
