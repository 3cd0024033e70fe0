import type { FormulaColumns } from '@mikro-orm/core';
import { Formula } from '@mikro-orm/decorators/legacy';

/*
 * What a record class says about reading it, besides what MikroORM's own decorators say. Paths go over to-one links: `lead.firstName`.
 */

/** A record's columns by the names of their properties; the whole as a text is the alias of its table. */
export type Columns = FormulaColumns<Record<string, string>>;

/** A figure worked out by SQL over the record's columns. Read only where it is asked for; an entity that is loaded to be changed goes without. */
export function Figure(sql: (columns: Columns) => string): PropertyDecorator {
  return (target, name) =>
    Formula<object>((columns) => sql(columns as Columns), { lazy: true, persist: false })(target, String(name));
}

/** Stands in the SQL of a figure for the organisation's time zone. */
export const organisationTimeZone = ':organisationTimeZone';

/** A value of another record, found over its links; of several paths the first that is not null. */
export function From(...paths: string[]): PropertyDecorator {
  return (target, name) => void pathsOf(target.constructor).set(String(name), paths);
}

/** The order in which lists of a record come: paths, `lower(path)` without regard to case. The last one is unique, and none is ever null. */
export function OrderedBy(...paths: string[]): ClassDecorator {
  return (target) => void orders.set(target, paths);
}

const orders = new WeakMap<object, string[]>();
const reached = new WeakMap<object, Map<string, string[]>>();

function pathsOf(record: object): Map<string, string[]> {
  const known = reached.get(record) ?? new Map<string, string[]>();
  reached.set(record, known);
  return known;
}

/** What a class was declared with: its order, and the paths of its fields from elsewhere. */
export function declaredOf(record: object): { order: readonly string[]; paths: ReadonlyMap<string, string[]> } {
  return { order: orders.get(record) ?? ['id'], paths: pathsOf(record) };
}
