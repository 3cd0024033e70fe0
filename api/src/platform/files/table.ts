/** A cell: a text, a number, or nothing. In a column of days the text is YYYY-MM-DD, in one of times HH:MM. */
export type Cell = string | number | null;

/** A column of a table that is taken out as a file. */
export interface TableColumn {
  header: string;
  /** `text` unless told. */
  kind?: 'text' | 'number' | 'day' | 'time';
  /** In characters, for spreadsheets. */
  width?: number;
}

/** A table to write: its rows come in batches, so that memory stays flat however many there are. */
export interface Table {
  /** Name of the sheet. */
  title: string;
  columns: readonly TableColumn[];
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
  /** Lets readers of a spreadsheet filter the first so many columns. */
  filtered?: number;
}
