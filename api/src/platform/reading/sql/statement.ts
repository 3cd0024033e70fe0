import type { Selection } from '../selection.js';
import type { Asking, Need, RecordReading } from '../record-reading.js';
import type { Ownership } from './ownership.js';

/* The types shared by the parts of one planned statement. */

/** The requested rows: an SQL condition over the alias of the record's table, with $1, $2 … for its values, and limits. */
export interface Filter {
  where?: (alias: string, need: Need) => string;
  values?: readonly unknown[];
  /** Only rows with these values, each by its path over to-one links: `{ 'opportunity.categoryId': id }`. */
  equals?: Readonly<Record<string, unknown>>;
  /**
   * The record that contains all rows, by the name of their link to it. It becomes a condition on every level with that link: it changes no
   * result but lets PostgreSQL estimate the number of rows. `itself`: the requested row is that record, and only the levels below belong to
   * it.
   */
  within?: { link: string; id: string; itself?: true };
  /** Only rows that one of these ownership rules gives the caller. */
  onlyFor?: readonly Ownership[];
  /** How often the same list is requested under several aliases: together they may hold as many rows as one. */
  copies?: number;
  /** The operation has allowed these rows, beyond the caller's access scope. */
  allowed?: boolean;
  /** All rows and fields, independent of the caller: for decisions in code. */
  unbound?: boolean;
  /** Only rows that match this filter of the record. */
  matching?: object | null;
  /** In another order than the usual one. */
  orderBy?: string | null;
  /** Something else that the same statement reads. */
  beside?: Beside;
  /** How many at most. */
  limit?: number;
  /** Only what comes after the row with these values of the record's order. */
  after?: readonly string[];
  /** Each object also has its position in the order, under `placeField`. */
  placed?: boolean;
}

/**
 * A further value of the same snapshot: tables that the rows' condition may use, and one value as JSON. All in SQL, over the filter's
 * values.
 */
export interface Beside {
  /** Common table expressions. */
  tables: string;
  value: string;
}

/** The field with the position of an object that was read with `placed`. */
export const placeField = '@place';

/** How an object is assembled from the values of one row. */
export interface Template {
  /** Field name and the value's index in the row. */
  values: [string, number][];
  /** To-one links. With `idAt`, the link is empty, or hidden from the caller, where that value is null. */
  ones: [string, Template, number | undefined][];
  /** Lists: the index of the parent's id, and their level. */
  lists: [string, number, number][];
}

/** The statement that a table is a part of. */
export interface Statement {
  readonly settings: Asking;
  /** The values of $1, $2 … in the statement. */
  readonly values: unknown[];
  nextAlias(): string;
  /** Adds the level of a list and those of the lists in it. Returns its number. */
  addLevel(reading: RecordReading, selection: Selection, hangsOn: HangsOn | undefined, filter: Filter): number;
  /** The placeholder for the caller's value of an ownership rule; undefined when they have none. */
  caller(rule: Ownership): string | undefined;
  /** Marks a level that another one refers to. */
  markUsed(level: number): void;
}

/** The parent of a list's rows: their column, and the level and its column with the same id. */
export interface HangsOn {
  by: string;
  level: number;
  key: string;
  /** The parent's reading. */
  reading: RecordReading;
  /** The parent is joined to the level's rows rather than being one of them. */
  isJoined: boolean;
}
