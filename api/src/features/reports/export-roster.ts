import { z } from 'zod';
import { count as counted } from '../../contract/text/counts.js';
import { day, isId } from '../../contract/text/fields.js';
import { exportFormats } from '../../contract/report.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { Download } from '../../platform/files/download.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { tableFile } from '../../platform/files/table-file.js';
import { placeOfShift } from '../../records/parts/shift-facts.js';
import { answerColumns } from './signup-table/answer-columns.js';
import { calledOffColumn, eventStateColumn } from './signup-table/called-off-column.js';
import { countedRows, type FileColumn } from './counted-rows.js';
import { ledBy } from './own-categories.js';
import { timeRange } from '../shifts/shift-sql.js';
import { countExport } from './signup-table/count-export.js';

/**
 * The roster of an event as a file: who is where and when, by category, day and place; a shift without anybody has a
 * row with no name. Audited. EVENT_NOT_FOUND: also for a lead without a category there.
 */
export const exportRoster = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: z.object({
      eventId: z.string({ error: 'Please choose an event' }),
      categoryId: z.string().nullish(),
      date: day().nullish(),
      format: z.enum(exportFormats).default('csv'),
    }),
    refuses: ['EVENT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    prepare: countExport,
  },
  async function exportRoster(ctx, { eventId, categoryId, date, format }): Promise<Download> {
    const leadId = ledBy(ctx.viewer);
    const [event] = isId(eventId)
      ? await ctx.services.rows.read<{ slug: string }>({
          name: 'roster_event',
          text: `select slug from event e where e.id = $1
            and ($2::uuid is null or exists (select 1 from category c where c.event_id = e.id and c.lead_id = $2))`,
          values: [eventId, leadId],
        })
      : [];
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const values = [eventId, leadId, categoryId || null, date || null];
    const answers = await answerColumns(ctx, { eventId, leadId });
    const { count, columns, batches } = await countedRows(ctx, {
      columns: [
        ...rosterColumns,
        ...answers,
        signature,
        calledOffColumn(ctx.services.settings.timeZone),
        eventStateColumn,
      ],
      from,
      order,
      values,
    });
    await recordAction(ctx, {
      action: 'roster.exported',
      recordId: null,
      eventId,
      summary: `roster as ${format}: ${counted(count, 'row')}`,
      detail: { format, count },
    });
    return tableFile(format, `volunteer-roster-${event.slug}`, { title: 'Roster', columns, batches });
  },
);

const signature: FileColumn = { header: 'Signature', width: 24, sql: 'null' };

const rosterColumns: FileColumn[] = [
  { header: 'Category', width: 18, sql: 'c.name' },
  { header: 'Shift Date', kind: 'day', width: 12, sql: `to_char(s.date, 'YYYY-MM-DD')` },
  { header: 'Location', width: 24, sql: placeOfShift() },
  {
    header: 'Shift Time',
    width: 20,
    sql: `${timeRange('s')} || case when s.date < $4::date then ', since yesterday' else '' end`,
  },
  { header: 'Role', width: 24, sql: 'o.name' },
  { header: 'Note', width: 28, sql: 's.notes' },
  { header: 'Name', width: 26, sql: `v.first_name || ' ' || v.last_name` },
  { header: 'Phone', width: 18, sql: 'v.phone' },
  { header: 'Email', width: 30, sql: 'v.email' },
];

const from = `shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    join event e on e.id = s.event_id
    left join signup g on g.shift_id = s.id and g.status = 'active' left join volunteer v on v.id = g.volunteer_id
  where e.id = $1::uuid and ($2::uuid is null or c.lead_id = $2) and ($3::text is null or c.id::text = lower($3))
    and ($4::date is null or s.date = $4 or (s.date = $4::date - 1 and s.end_time < s.start_time and s.end_time > '00:00'))`;

const order = `plain_letters(c.name), c.id, s.date, plain_letters(${placeOfShift()}) nulls first, s.start_time, plain_letters(o.name), s.id,
  plain_letters(v.last_name), plain_letters(v.first_name), v.id`;
