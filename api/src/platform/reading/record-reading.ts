import type { At, Conditions } from './list-filter.js';
import type { CachedFigures } from './record.js';
import type { Selection } from './selection.js';
import type { Ownership, Grant, Publication, Recognised, AccessScope } from './access-scope.js';

/** Settings as SQL literals, quoted. */
export interface Literals {
  /** The organisation's IANA time zone. */
  timeZone: string;
}

/** What a statement depends on besides what is asked for. */
export interface Asking extends Literals {
  /** What the caller may see. */
  sight: AccessScope;
}

/** Joins a to-one link, or several with dots between them (each once), and gives the alias of its table. */
export type Need = (link: string) => string;

/** A plain value of a record, as an SQL expression over its table's alias. */
export interface Column {
  kind: 'column';
  sql(alias: string, need: Need, literals: Literals): string;
  /** As it stands in the database, for conditions, where an answer writes it in another form. */
  raw?(alias: string, need: Need): string;
  /** The same worked out now, of a figure that is also kept. */
  live?(alias: string, literals: Literals): string;
  /** It reads rows of other tables, by this record's own columns alone: too much to be repeated for each row that leads to the record. */
  isAggregate?: boolean;
  /** Null where the record is not the caller's by one of these bonds. */
  onlyFor?: readonly (Ownership | Grant)[];
}

/** Another record reached from this one: `one` through a column of this table, `many` through a column of the other. */
export interface Link {
  kind: 'one' | 'many';
  reading: () => RecordReading;
  /** The column that holds the other's id (one), or this one's id (many). */
  by: string;
  /** A record further away: the to-one links that lead there. */
  over?: readonly string[];
  /** What has to hold of the other besides, by its alias and this record's; where it does not, the link is empty. */
  holds?(other: string, alias: string, literals: Literals): string;
  /** A to-one link that may be empty. */
  optional?: boolean;
  /** Null where the record is not the caller's by one of these bonds. */
  onlyFor?: readonly (Ownership | Grant)[];
}

/** What a field that code answers starts from, whatever is asked for below it and whoever asks. */
export interface ResolverNeeds {
  kind: 'basis';
  selection: Selection;
}

/** What a list is ordered by: SQL, rising unless it falls. */
export type OrderKey = string | { falls: string };

/** Its keys. In a list below another record, what that record gives (`hangsOn`: its column) is the same in all rows. */
export type Order = (alias: string, need: Need, literals: Literals, hangsOn?: string) => OrderKey[];

/** How an object of the API is read from its table: fields to SQL, links to other records. Who may read which field is the schema's business. */
export interface RecordReading {
  name: string;
  table: string;
  /** What lists are ordered by, never null; the last key is unique, so that a page can begin after a row. */
  order: Order;
  /** Other orders that a list may be asked for in, by their names; nothing goes on behind a cursor in them. */
  orders?: ReadonlyMap<string, Order>;
  fields: Record<string, Column | Link | ResolverNeeds>;
  /** What lists of it can be narrowed by. */
  conditions?: Conditions;
  /** Its figures that are kept, and how they are renewed. */
  kept?: Pick<CachedFigures, 'table' | 'columns' | 'since'> & { rows: Link };
  /** How it is recognised as the caller's. */
  bonds?: Recognised;
  /** Lists of it hold only what is the caller's by one of these bonds. */
  rowsFor?: readonly (Ownership | Grant)[];
  /** While it is for everybody. */
  publicWhile?: Publication;
  /** While lists below other records hold it: SQL over its row. */
  listedWhile?: (at: At) => string;
}

/** The link of a record to its kept figures; no name that anybody can ask for. */
export const keptRow = '@kept';

/** The column of a to-one link of a record, if it has that link itself. */
export function columnOfLink({ fields }: RecordReading, link: string): string | undefined {
  const field = Object.hasOwn(fields, link) ? fields[link] : undefined;
  return field?.kind === 'one' && !field.over ? field.by : undefined;
}
