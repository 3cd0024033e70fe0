import type { Download } from './download.js';
import type { Table } from './table.js';
import { writeCsv } from './write-csv.js';
import { writeXlsx } from './write-xlsx.js';

/** The media type of an .xlsx. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The table as a file of the requested format. `name` is the file name without its extension. `further` tables become more sheets of a
 * workbook; a CSV has none.
 */
export function tableFile(
  format: 'csv' | 'xlsx',
  name: string,
  table: Table,
  further: readonly Table[] = [],
): Download {
  if (format === 'csv')
    return { fileName: `${name}.csv`, contentType: 'text/csv; charset=utf-8', chunks: writeCsv(table) };
  return {
    fileName: `${name}.xlsx`,
    contentType: workbookType,
    chunks: writeXlsx([table, ...further]),
  };
}
