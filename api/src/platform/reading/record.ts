import type { FormulaColumns } from '@mikro-orm/core';
import { Formula } from '@mikro-orm/decorators/legacy';
import type { Selection } from './selection.js';

/*
 * What a record class says about reading it, besides what MikroORM's own decorators say. Paths go over to-one links: `lead.firstName`.
 */

/** A record's columns by the names of their properties; the whole as a text is the alias of its table. */
export type Columns = FormulaColumns<Record<string, string>>;

/** A figure worked out by SQL over the record's columns, and the name of its table. Read only where it is asked for; an entity that is loaded to be changed goes without. */
export function ComputedColumn(sql: (columns: Columns, table: string) => string): PropertyDecorator {
  return (target, name) =>
    Formula<object>((columns, table) => sql(columns as Columns, table.name), { lazy: true, persist: false })(
      target,
      String(name),
    );
}

/** Figures of a record that are also kept in a table, so that reading them costs the same however many rows they are worked out from. */
export interface CachedFigures {
  /** Where they are written: a row a record, by its `id`. */
  table: string;
  /** The rows of that table that may be told: those of records of which nothing has been written since. */
  fresh: string;
  /** The figures by the columns that hold them. */
  columns: Readonly<Record<string, string>>;
  /** The column with the moment of counting, which stays while nothing else changes, and that figure. */
  since: readonly [column: string, figure: string];
  /** SQL condition by which a row holds still, by its alias and the record's columns. */
  holds(kept: string, record: Columns): string;
  /** Figures that are worked out from the row and the record's own columns. */
  fromThem: Readonly<Record<string, (kept: string, record: Columns) => string>>;
}

/** Declares which figures of a record are kept. What is not fresh is worked out when it is read; `platform/reading/sql/cached-columns` renews the rest. */
export function CachedColumns(figures: CachedFigures): ClassDecorator {
  return (target) => void keepings.set(target, figures);
}

/** Stands in the SQL of a figure for the organisation's time zone. */
export const organisationTimeZone = ':organisationTimeZone';

/** A value of another record, found over its links; of several paths the first that is not null. */
export function FromLink(...paths: string[]): PropertyDecorator {
  return (target, name) => void pathsOf(target.constructor).set(String(name), paths);
}

/**
 * What a field that code answers starts from: values of the record and of those behind it, read by the statement that reads the record,
 * whoever asks. They are the code's alone.
 */
export function ResolverNeeds(selection: Selection): PropertyDecorator {
  return (target, name) => void basesOf(target.constructor).set(String(name), selection);
}

/** The order in which lists of a record come: paths, `plain(path)` without regard to case and accents, `-path` falling. The last one is unique, and none is ever null. */
export function OrderedBy(...paths: string[]): ClassDecorator {
  return (target) => void orders.set(target, paths);
}

/** Another order in which lists of a record may be asked for, by its name; a path may be a figure. */
export function AlsoOrderedBy(name: string, ...paths: string[]): ClassDecorator {
  return (target) => void others.set(target, new Map([...(others.get(target) ?? []), [name, paths]]));
}

/** A column that a copy of the record does not take over, such as the moment of its making. */
export function NotCopied(): PropertyDecorator {
  return (target, name) => void notCopied.set(target, [...(notCopied.get(target) ?? []), String(name)]);
}

/** Whether copies of a record take this column over: all do, unless the class or one that it extends says otherwise. */
export function isCopied(record: { prototype: object }, name: string): boolean {
  for (let at: object | null = record.prototype; at; at = Object.getPrototypeOf(at) as object | null)
    if (notCopied.get(at)?.includes(name)) return false;
  return true;
}

const notCopied = new WeakMap<object, string[]>();
const keepings = new WeakMap<object, CachedFigures>();
const others = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();
const orders = new WeakMap<object, string[]>();
const reached = new WeakMap<object, Map<string, string[]>>();
const bases = new WeakMap<object, Map<string, Selection>>();

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

/** What a class was declared with: its order, the paths of its fields from elsewhere, what code starts from, and the figures that are kept. */
export function declaredOf(record: object) {
  const order: readonly string[] = orders.get(record) ?? ['id'];
  const other: ReadonlyMap<string, readonly string[]> = others.get(record) ?? new Map<string, readonly string[]>();
  const paths: ReadonlyMap<string, string[]> = pathsOf(record);
  const started: ReadonlyMap<string, Selection> = basesOf(record);
  return { order, others: other, paths, bases: started, kept: keepings.get(record) };
}
