import { z } from 'zod';
import { count as counted } from '../../contract/text/counts.js';
import { isId } from '../../contract/text/fields.js';
import { exportFormats, reportFilter } from '../../contract/report.js';
import { clock, dayIn } from '../../platform/clock.js';
import type { Download } from '../../platform/files/download.js';
import { plainLetters } from '../../contract/text/plain-letters.js';
import { likePattern } from '../../platform/reading/sql/like-pattern.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Table } from '../../platform/files/table.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { tableFile } from '../../platform/files/table-file.js';
import { answerSumColumns } from './signup-table/answer-columns.js';
import { calledOffColumn, eventStateColumn } from './signup-table/called-off-column.js';
import { countedRows, type FileColumn } from './counted-rows.js';
import { readAnswerSums } from './read-answer-sums.js';
import { ledBy } from './own-categories.js';
import { percentage, takesPlace } from '../../records/parts/shift-figures.js';
import { timeRange } from '../shifts/shift-sql.js';
import { countExport } from './signup-table/count-export.js';

/**
 * The report as a file: every matching shift with its people and a column for each question with choices, with its
 * answers added up ('12 M, 3 L'). The workbook of one event also has a sheet with the sums of the whole event, as the
 * screen. Audited.
 */
export const exportReport = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: reportFilter.extend({ format: z.enum(exportFormats).default('csv') }),
    refuses: ['TOO_MANY_REQUESTS'],
    prepare: countExport,
  },
  async function exportReport(ctx, { eventId, date, search, format }): Promise<Download> {
    const words = (search ?? '').trim();
    const leadId = ledBy(ctx.viewer);
    const values = [
      eventId || null,
      eventId ? isId(eventId) : true,
      leadId,
      words ? likePattern(plainLetters(words)) : null,
      date || null,
    ];
    const { timeZone } = ctx.services.settings;
    const answers = await answerSumColumns(ctx, { eventId: eventId || null, leadId });
    const { count, columns, batches } = await countedRows(ctx, {
      columns: [...reportColumns, ...answers, calledOffColumn(timeZone), eventStateColumn],
      from,
      order,
      values,
    });
    await recordAction(ctx, {
      action: 'report.exported',
      recordId: null,
      eventId: eventId && isId(eventId) ? eventId : null,
      summary: `report as ${format}: ${counted(count, 'shift')}`,
      detail: { format, count, date: date || null, search: words },
    });
    const isOfEvent = format === 'xlsx' && eventId && isId(eventId) && answers.length > 0 && count > 0;
    const today = dayIn(timeZone, clock.now());
    return tableFile(
      format,
      `volunteer-report-${today}`,
      { title: 'Report', columns, batches },
      isOfEvent ? [await sumSheet(ctx, eventId)] : [],
    );
  },
);

/** The sums of an event, as the screen shows them. */
async function sumSheet(ctx: RequestContext, eventId: string): Promise<Table> {
  const sums = await ctx.run(readAnswerSums, { eventId });
  return {
    title: 'Answers',
    columns: [
      { header: 'Question', width: 36 },
      { header: 'Role', width: 24 },
      { header: 'People', kind: 'number', width: 10 },
      { header: 'Answers', width: 60 },
    ],
    batches: [sums.map(({ label, role, people, text }) => [label, role, people, text])],
  };
}

const people = (text: string) => `(select string_agg(${text}, '; ' order by g.created_at, g.id)
  from signup g join volunteer v on v.id = g.volunteer_id where g.shift_id = s.id and g.status = 'active')`;

const reportColumns: FileColumn[] = [
  { header: 'Event', width: 28, sql: 'e.name' },
  { header: 'Event Date', kind: 'day', width: 12, sql: `to_char(e.start_date, 'YYYY-MM-DD')` },
  { header: 'Category', width: 18, sql: 'c.name' },
  { header: 'Role', width: 24, sql: 'o.name' },
  { header: 'Shift Date', kind: 'day', width: 12, sql: `to_char(s.date, 'YYYY-MM-DD')` },
  { header: 'Shift Time', width: 20, sql: timeRange('s') },
  {
    header: 'Volunteers Needed',
    kind: 'number',
    width: 18,
    sql: `case when ${takesPlace('s', 'e')} then s.qty_required else 0 end`,
  },
  { header: 'Volunteers Assigned', kind: 'number', width: 19, sql: 's.active_count' },
  {
    header: 'Fill %',
    kind: 'number',
    width: 8,
    sql: `case when ${takesPlace('s', 'e')} then ${percentage('s.active_count', 's.qty_required')} end`,
  },
  { header: 'Volunteer Names', width: 40, sql: people(`v.first_name || ' ' || v.last_name`) },
  { header: 'Volunteer Emails', width: 40, sql: people('v.email') },
];

const from = `shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    join event e on e.id = s.event_id
  where $2::boolean and ($1::text is null or e.id::text = lower($1::text)) and ($3::uuid is null or c.lead_id = $3)
    and ($5::date is null or s.date = $5)
    and ($4::text is null or plain_letters(e.name) like $4 or plain_letters(c.name) like $4 or plain_letters(o.name) like $4)`;

const order =
  'e.start_date, plain_letters(e.name), s.date, s.start_time, plain_letters(c.name), plain_letters(o.name), s.id';
