/** A cell: a text, a number, or nothing. In a column of days the text is YYYY-MM-DD, in one of times HH:MM. */
export type Cell = string | number | null;

/** A column of an exported table. */
export interface TableColumn {
  header: string;
  /** Default: `text`. */
  kind?: 'text' | 'number' | 'day' | 'time';
  /** In characters, for spreadsheets. */
  width?: number;
}

/** A table to write. Its rows come in batches, so that memory stays flat however many there are. */
export interface Table {
  /** Name of the sheet. */
  title: string;
  columns: readonly TableColumn[];
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
  /** Adds a filter to the first so many columns of a spreadsheet. */
  filtered?: number;
}
