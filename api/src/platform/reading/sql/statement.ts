import type { Selection } from '../selection.js';
import type { Asking, Need, RecordReading } from '../record-reading.js';
import type { Ownership } from '../access-scope.js';

/* What the parts of one planned statement know of each other. */

/** Which rows: an SQL condition over the alias of the record's table, with $1, $2 … for its values, and how many. */
export interface Filter {
  where?: (alias: string, need: Need) => string;
  values?: readonly unknown[];
  /** Only rows with these values, each by its path over to-one links: `{ 'opportunity.categoryId': id }`. */
  equals?: Readonly<Record<string, unknown>>;
  /**
   * The record that all rows lie within, by the name of their link to it: said to every level below that has the link too, where it changes
   * no row, and tells PostgreSQL how few they are. `itself`: the row that is asked for is that record, and only what hangs on it lies within.
   */
  within?: { link: string; id: string; itself?: true };
  /** Only what is the caller's by one of these bonds. */
  onlyFor?: readonly Ownership[];
  /** How many times the same list is asked for under several names: together they may hold as much as one. */
  copies?: number;
  /** The caller was allowed these rows in another way than by what they see: the operation has looked. */
  allowed?: boolean;
  /** All rows and all that is asked of them, whoever asks: what code decides by. */
  unbound?: boolean;
  /** Only rows that match this filter of the record. */
  matching?: object | null;
  /** In another order than the usual one. */
  orderBy?: string | null;
  /** What the same statement reads besides. */
  beside?: Beside;
  /** How many at most. */
  limit?: number;
  /** Only what comes after the row with these values of the record's order. */
  after?: readonly string[];
  /** Each object also tells its own place in the order, under `placeField`. */
  placed?: boolean;
}

/** Something else of the same moment: tables that the rows' condition may look at, and one value as JSON. All in SQL, over the filter's values. */
export interface Beside {
  /** Common table expressions. */
  tables: string;
  value: string;
}

/** Where an object that was read with `placed` holds the values of its order. */
export const placeField = '@place';

/** How an object is put together from the values of one row. */
export interface Template {
  /** Field name and the value's place in the row. */
  values: [string, number][];
  /** To-one links; with `idAt`, the link is empty, or not the caller's to see, where that value is null. */
  ones: [string, Template, number | undefined][];
  /** Lists: the place of the id they hang on, and the level they come from. */
  lists: [string, number, number][];
}

/** The statement that a table is a part of. */
export interface Statement {
  readonly settings: Asking;
  /** What stands for $1, $2 … in it. */
  readonly values: unknown[];
  nextAlias(): string;
  /** Adds the level of a list and, below it, those of the lists in it. Gives its number. */
  addLevel(reading: RecordReading, selection: Selection, hangsOn: HangsOn | undefined, filter: Filter): number;
  /** What stands in the statement for what the caller is known by. */
  caller(bond: Ownership): string | undefined;
  /** A level that another one hangs on. */
  markUsed(level: number): void;
}

/** What the rows of a list hang on: their column, and the level and its column that hold the same id. */
export interface HangsOn {
  by: string;
  level: number;
  key: string;
  /** Where that record says what all rows lie within. */
  reading: RecordReading;
  /** That record is no row of the level, but one that a row leads to. */
  isJoined: boolean;
}
