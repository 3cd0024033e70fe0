import { exportHoursInput, type HoursBy } from '../../contract/hours.js';
import { grouped } from '../../contract/text/counts.js';
import { clock, dayIn } from '../../platform/clock.js';
import type { Download } from '../../platform/files/download.js';
import { tableFile } from '../../platform/files/table-file.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { countedRows, type FileColumn } from '../reports/counted-rows.js';
import { ledBy } from '../reports/own-categories.js';
import { countExport } from '../reports/signup-table/count-export.js';
import { byName, sumsBy, valuesOf } from './hours-sql.js';

/** Hours as a file, a row for each person, household, event or category. Audited. A lead's own categories. */
export const exportHours = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: exportHoursInput,
    refuses: ['TOO_MANY_REQUESTS'],
    prepare: countExport,
  },
  async function exportHours(ctx, { where, by, format }): Promise<Download> {
    const values = valuesOf(where, ledBy(ctx.viewer));
    const { count, columns, batches } = await countedRows(ctx, {
      columns: columnsBy(by),
      from: `${sumsBy(by)} x${values ? '' : ' where false'}`,
      order: byName,
      values: values ?? [null, null, null, null, null],
    });
    await recordAction(ctx, {
      action: 'hours.exported',
      recordId: null,
      eventId: (values && where.eventId) || null,
      summary: `hours as ${format}: ${grouped(count)}`,
      detail: { format, by, count, ...where },
    });
    const today = dayIn(ctx.services.settings.timeZone, clock.now());
    return tableFile(format, `volunteer-hours-${today}`, { title: 'Hours', columns, batches });
  },
);

const headings: Readonly<Record<HoursBy, string>> = {
  PERSON: 'Name',
  HOUSEHOLD: 'Household',
  EVENT: 'Event',
  CATEGORY: 'Category',
};

const hoursIn = (minutes: string) => `round(${minutes} / 60.0, 2)::float8`;

function columnsBy(by: HoursBy): FileColumn[] {
  const email: FileColumn[] =
    by === 'PERSON' || by === 'HOUSEHOLD' ? [{ header: 'Email', width: 30, sql: 'x.email' }] : [];
  return [
    { header: headings[by], width: 30, sql: 'x.name' },
    ...email,
    { header: 'Hours', kind: 'number', width: 10, sql: hoursIn('x.minutes') },
    { header: 'Shifts', kind: 'number', width: 8, sql: 'x.shifts' },
    { header: 'Presumed hours', kind: 'number', width: 14, sql: hoursIn('x."presumedMinutes"') },
    { header: 'Corrected hours', kind: 'number', width: 14, sql: hoursIn('x."correctedMinutes"') },
    { header: 'Not settled', kind: 'number', width: 10, sql: 'x.unsettled' },
    { header: 'Did not come', kind: 'number', width: 12, sql: 'x.missed' },
  ];
}
