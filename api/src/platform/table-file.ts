import type { Download } from './download.js';
import { writeCsv } from './write-csv.js';
import { writeXlsx } from './write-xlsx.js';

/** A cell: a text, a number, or nothing. In a column of days the text is YYYY-MM-DD. */
export type Cell = string | number | null;

/** A column of a table that is taken out as a file. */
export interface TableColumn {
  header: string;
  /** `text` unless told. */
  kind?: 'text' | 'number' | 'day';
  /** In characters, for spreadsheets. */
  width?: number;
}

/** A table to write: its rows come in batches, so that memory stays flat however many there are. */
export interface Table {
  /** Name of the sheet. */
  title: string;
  columns: readonly TableColumn[];
  batches: AsyncIterable<Cell[][]>;
}

/** The media type of an .xlsx. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The table as a file of the wanted format; `name` is the file's name without its ending. */
export function tableFile(format: 'csv' | 'xlsx', name: string, table: Table): Download {
  if (format === 'csv')
    return { fileName: `${name}.csv`, contentType: 'text/csv; charset=utf-8', chunks: writeCsv(table) };
  return {
    fileName: `${name}.xlsx`,
    contentType: workbookType,
    chunks: writeXlsx(table),
  };
}
