import { cameWords } from '../../../records/parts/attendance-sql.js';
import { hoursOf } from '../../../records/parts/hours-sql.js';
import { localAt } from '../../../records/parts/shift-hours.js';
import { grouped } from '../../../contract/text/counts.js';
import { isId } from '../../../contract/text/fields.js';
import { exportSignupsInput } from '../../../contract/signups/signup-table.js';
import { clock, dayIn } from '../../../platform/clock.js';
import type { Download } from '../../../platform/files/download.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { tableFile } from '../../../platform/files/table-file.js';
import { answerColumns } from './answer-columns.js';
import { calledOffColumn, eventStateColumn } from './called-off-column.js';
import { countedRows, type FileColumn } from '../counted-rows.js';
import { ledBy } from '../own-categories.js';
import { timeRange } from '../../shifts/shift-sql.js';
import { signupConditions, signupOrder, signupTables } from './signup-query.js';
import { countExport } from './count-export.js';

/** The signups as a file: all that match the filter, in the order of the screen. Audited. */
export const exportSignups = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: exportSignupsInput,
    refuses: ['TOO_MANY_REQUESTS'],
    prepare: countExport,
  },
  async function exportSignups(ctx, { filter, sort, format }): Promise<Download> {
    const { timeZone } = ctx.services.settings;
    const conditions = signupConditions(filter, { leadId: ledBy(ctx.viewer), timeZone });
    const { all, status, values } = conditions ?? { all: { sql: 'false' }, status: 'true', values: [] };
    const from = `${signupTables} where ${all.sql} and ${status}`;
    // The organisation's time zone was validated at the start.
    const eventId = filter.eventId && isId(filter.eventId) ? filter.eventId : null;
    const answers = await answerColumns(ctx, { eventId, leadId: ledBy(ctx.viewer) });
    const { count, columns, batches } = await countedRows(ctx, {
      columns: [
        ...columnsIn(`'${timeZone}'`),
        ...answers,
        calledOffColumn(timeZone),
        eventStateColumn,
        ...attendanceIn(`'${timeZone}'`),
      ],
      from,
      order: signupOrder(sort).sql,
      values,
    });
    await recordAction(ctx, {
      action: 'signups.exported',
      recordId: null,
      eventId,
      summary: `signups as ${format}: ${grouped(count)}`,
      detail: { format, count },
    });
    return tableFile(format, await nameOf(ctx, eventId), { title: 'Signups', columns, batches });
  },
);

/** With the event's name in it, or the date. */
async function nameOf(ctx: RequestContext, eventId: string | null): Promise<string> {
  const [event] = eventId
    ? await ctx.services.rows.read<{ slug: string }>({
        name: 'event_slug',
        text: 'select slug from event where id = $1',
        values: [eventId],
      })
    : [];
  return `volunteer-signups-${event?.slug ?? dayIn(ctx.services.settings.timeZone, clock.now())}`;
}

/** `zone`: SQL of the time zone of events without one. */
const columnsIn = (zone: string): FileColumn[] => [
  { header: 'Name', width: 26, sql: `v.first_name || ' ' || v.last_name` },
  { header: 'Email', width: 30, sql: 'v.email' },
  { header: 'Phone', width: 18, sql: 'v.phone' },
  { header: 'Shift Date', kind: 'day', width: 12, sql: `to_char(s.date, 'YYYY-MM-DD')` },
  { header: 'Time', width: 20, sql: timeRange('s') },
  { header: 'Opportunity', width: 24, sql: 'o.name' },
  { header: 'Category', width: 18, sql: 'c.name' },
  { header: 'Status', width: 10, sql: 'g.status' },
  {
    header: 'Signup Date',
    kind: 'day',
    width: 12,
    sql: `to_char(${localAt('g.created_at', `coalesce(e.time_zone, ${zone})`)}, 'YYYY-MM-DD')`,
  },
];

/** When they arrived and left, by the event's clock, and whether they came; empty for who cancelled and was not seen. */
const attendanceIn = (zone: string): FileColumn[] => [
  {
    header: 'Arrived',
    width: 17,
    // An arrival stays known after somebody else marked them as not here.
    sql: `case when g.attendance_state <> 'NO_SHOW' then ${localMinute('g.arrived_at', zone)} end`,
  },
  { header: 'Left', width: 17, sql: localMinute('g.left_at', zone) },
  {
    header: 'Came',
    width: 10,
    // Nobody of the shift was marked: its hours count as planned (decision 064), but for those that were corrected.
    sql: `case when g.status = 'active' or g.attendance_state <> 'EXPECTED' then
      case when (select h.kind from ${hoursOf('g', 'null::int')} h) = 'PRESUMED' then 'presumed' else ${cameWords('g')} end end`,
  },
];

function localMinute(instant: string, zone: string): string {
  return `to_char(${localAt(instant, `coalesce(e.time_zone, ${zone})`)}, 'YYYY-MM-DD HH24:MI')`;
}
