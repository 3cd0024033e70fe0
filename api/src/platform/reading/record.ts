import type { FormulaColumns } from '@mikro-orm/core';
import { Formula } from '@mikro-orm/decorators/legacy';
import type { Selection } from './selection.js';

/* Decorators for reading a record class, in addition to those of MikroORM. Paths follow to-one links: `lead.firstName`. */

/** A record's columns by property name; converted to a string, it is the table's alias. */
export type Columns = FormulaColumns<Record<string, string>>;

/**
 * A column computed by SQL over the record's columns and the name of its table. It is read only when requested; entities that are loaded to
 * be changed lack it.
 */
export function ComputedColumn(sql: (columns: Columns, table: string) => string): PropertyDecorator {
  return (target, name) =>
    Formula<object>((columns, table) => sql(columns as Columns, table.name), { lazy: true, persist: false })(
      target,
      String(name),
    );
}

/**
 * Computed columns of a record that are also cached in a table, so that reading them costs the same however many rows they are computed
 * from.
 */
export interface CachedFigures {
  /** The cache table: one row per record, by its `id`. */
  table: string;
  /** The view of usable rows: those of records without newer writes. */
  fresh: string;
  /** The computed columns by the columns that hold them. */
  columns: Readonly<Record<string, string>>;
  /** The column with the moment of computing, which does not change while no value changes, and its computed column. */
  since: readonly [column: string, figure: string];
  /** SQL condition for a row to be valid, by its alias and the record's columns. */
  holds(cached: string, record: Columns): string;
  /** Computed columns that derive from the cached row and the record's own columns. */
  fromThem: Readonly<Record<string, (cached: string, record: Columns) => string>>;
}

/**
 * Declares which computed columns of a record are cached. Stale values are computed when they are read;
 * `platform/reading/sql/cached-columns` refreshes them.
 */
export function CachedColumns(figures: CachedFigures): ClassDecorator {
  return (target) => void cachedColumns.set(target, figures);
}

/** Placeholder for the organisation's time zone in the SQL of a computed column. */
export const organisationTimeZone = ':organisationTimeZone';

/** A value of another record, found through links; of several paths the first that is not null. */
export function FromLink(...paths: string[]): PropertyDecorator {
  return (target, name) => void pathsOf(target.constructor).set(String(name), paths);
}

/**
 * The values that a computed field starts from: of the record and of linked ones, read by the same statement, independent of the caller.
 * They are not returned.
 */
export function ResolverNeeds(selection: Selection): PropertyDecorator {
  return (target, name) => void basesOf(target.constructor).set(String(name), selection);
}

/**
 * Shows some fields of a record together, as an object of their own: their names there, each with the record's name for it. They are read
 * with the record, and `@VisibleTo` hides all of them. Columns and lists only.
 */
export function FieldGroup(fields: Readonly<Record<string, string>>): PropertyDecorator {
  return (target, name) => void groupsOf(target.constructor).set(String(name), fields);
}

/**
 * The order of a record's lists: paths, `plain(path)` ignoring case and accents, `-path` descending. The last one is unique, and none is
 * ever null.
 */
export function OrderedBy(...paths: string[]): ClassDecorator {
  return (target) => void orders.set(target, paths);
}

/** Another order for a record's lists, by name; a path may be a computed column. */
export function AlsoOrderedBy(name: string, ...paths: string[]): ClassDecorator {
  return (target) => void others.set(target, new Map([...(others.get(target) ?? []), [name, paths]]));
}

/** A column that is not copied to a copy of the record, such as its creation time. */
export function NotCopied(): PropertyDecorator {
  return (target, name) => void notCopied.set(target, [...(notCopied.get(target) ?? []), String(name)]);
}

/** Whether this column is copied to copies of a record: all are, unless the class or a parent class excludes it. */
export function isCopied(record: { prototype: object }, name: string): boolean {
  for (let at: object | null = record.prototype; at; at = Object.getPrototypeOf(at) as object | null)
    if (notCopied.get(at)?.includes(name)) return false;
  return true;
}

const notCopied = new WeakMap<object, string[]>();
const cachedColumns = new WeakMap<object, CachedFigures>();
const others = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();
const orders = new WeakMap<object, string[]>();
const reached = new WeakMap<object, Map<string, string[]>>();
const bases = new WeakMap<object, Map<string, Selection>>();
const groups = new WeakMap<object, Map<string, Readonly<Record<string, string>>>>();

function pathsOf(record: object): Map<string, string[]> {
  const known = reached.get(record) ?? new Map<string, string[]>();
  reached.set(record, known);
  return known;
}

function basesOf(record: object): Map<string, Selection> {
  const known = bases.get(record) ?? new Map<string, Selection>();
  bases.set(record, known);
  return known;
}

function groupsOf(record: object): Map<string, Readonly<Record<string, string>>> {
  const known = groups.get(record) ?? new Map<string, Readonly<Record<string, string>>>();
  groups.set(record, known);
  return known;
}

/**
 * The declarations of a class: its order, the paths of its fields from links, the selections of computed fields, its groups of fields, and
 * its cached columns.
 */
export function declaredOf(record: object) {
  const order: readonly string[] = orders.get(record) ?? ['id'];
  const other: ReadonlyMap<string, readonly string[]> = others.get(record) ?? new Map<string, readonly string[]>();
  const paths: ReadonlyMap<string, string[]> = pathsOf(record);
  const started: ReadonlyMap<string, Selection> = basesOf(record);
  const grouped: ReadonlyMap<string, Readonly<Record<string, string>>> = groupsOf(record);
  return { order, others: other, paths, bases: started, groups: grouped, cached: cachedColumns.get(record) };
}
