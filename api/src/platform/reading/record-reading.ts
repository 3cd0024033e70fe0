import type { At, Conditions } from './list-filter.js';
import type { CachedFigures } from './record.js';
import type { Selection } from './selection.js';
import type { Publication, OwnershipConditions, AccessScope } from './access-scope.js';
import type { Grant, Ownership } from './sql/ownership.js';

/** Settings as SQL literals, quoted. */
export interface Literals {
  /** The organisation's IANA time zone. */
  timeZone: string;
}

/** What a statement depends on besides the request. */
export interface Asking extends Literals {
  /** What the caller may see. */
  accessScope: AccessScope;
}

/** Joins a to-one link, or several with dots between them (each once), and gives the alias of its table. */
export type Need = (link: string) => string;

/** A plain value of a record, as an SQL expression over the alias of its table. */
export interface Column {
  kind: 'column';
  sql(alias: string, need: Need, literals: Literals): string;
  /** The stored value, for conditions, where responses write it in another form. */
  raw?(alias: string, need: Need): string;
  /** The current value of a computed column that is also cached. */
  live?(alias: string, literals: Literals): string;
  /** It reads rows of other tables, by this record's own columns only: too expensive to repeat for each row that links to the record. */
  isAggregate?: boolean;
  /** Null where the record is not the caller's by one of these ownership rules. */
  onlyFor?: readonly (Ownership | Grant)[];
}

/** Another record reached from this one: `one` through a column of this table, `many` through a column of the other. */
export interface Link {
  kind: 'one' | 'many';
  reading: () => RecordReading;
  /** The column with the other record's id (one), or with this one's id (many). */
  by: string;
  /** For a record further away: the to-one links to it. */
  over?: readonly string[];
  /** A further condition, over the other record's alias and this one's; where it fails, the link is empty. */
  holds?(other: string, alias: string, literals: Literals): string;
  /** A to-one link that may be empty. */
  optional?: boolean;
  /** Null where the record is not the caller's by one of these ownership rules. */
  onlyFor?: readonly (Ownership | Grant)[];
}

/** Fields of the record that stand together in an object of their own, by their names there. */
export interface FieldGroup {
  kind: 'group';
  fields: Record<string, Column | Link>;
  /** Null where the record is not the caller's by one of these ownership rules. */
  onlyFor?: readonly (Ownership | Grant)[];
}

/** The selection that a computed field needs, independent of the caller and of the fields requested below it. */
export interface ResolverNeeds {
  kind: 'basis';
  selection: Selection;
}

/** An order key: SQL, ascending unless it `falls`. */
export type OrderKey = string | { falls: string };

/** Its keys. In a list below another record (`hangsOn`: its column), keys that come from that record are the same in all rows. */
export type Order = (alias: string, need: Need, literals: Literals, hangsOn?: string) => OrderKey[];

/** How an object of the API is read from its table: fields to SQL, links to other records. The schema decides who may read which field. */
export interface RecordReading {
  name: string;
  table: string;
  /** The order of lists, never null. The last key is unique, so that a page can begin after a row. */
  order: Order;
  /** Other orders that a list may be requested in, by name; they do not support cursors. */
  orders?: ReadonlyMap<string, Order>;
  fields: Record<string, Column | Link | FieldGroup | ResolverNeeds>;
  /** The conditions by which its lists can be narrowed. */
  conditions?: Conditions;
  /** Its cached columns, and how they are refreshed. */
  cached?: Pick<CachedFigures, 'table' | 'columns' | 'since'> & { rows: Link };
  /** How it belongs to a caller. */
  ownershipRules?: OwnershipConditions;
  /** Lists of it hold only what is the caller's by one of these ownership rules. */
  rowsFor?: readonly (Ownership | Grant)[];
  /** When it is public. */
  publicWhile?: Publication;
  /** When lists below other records include it: SQL over its row. */
  listedWhile?: (at: At) => string;
}

/** The link of a record to its cached columns; nobody can request a field of this name. */
export const cachedRowLink = '@kept';

/** The column of a to-one link of a record, if it has that link itself. */
export function columnOfLink({ fields }: RecordReading, link: string): string | undefined {
  const field = Object.hasOwn(fields, link) ? fields[link] : undefined;
  return field?.kind === 'one' && !field.over ? field.by : undefined;
}
