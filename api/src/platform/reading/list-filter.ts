import { Arg } from 'type-graphql';
import type { Grant, Ownership } from './sql/ownership.js';

/** The SQL of a value of the row, by its path: `date`, `opportunity.name`. */
export type At = (path: string) => string;

/** One condition of a filter: its SQL, where `value` stands for the requested value, and the value to bind. */
export interface Condition {
  /** `asked` lets true and false produce different SQL; it never becomes part of the text. */
  sql(at: At, value: string, asked: unknown): string;
  bound?(asked: unknown): unknown;
  /** It looks beyond the row's own data, so that a key that is bound to one record may not use it. */
  looksBeyond?: true;
  /** It asks about fields that only these may see: for others no row matches. */
  onlyFor?: readonly (Ownership | Grant)[];
}

/** A part of a filter that is itself a filter of another record: the to-one link to it. */
export interface ConditionBeyond {
  link: string;
}

/** The conditions of a filter by the names of its fields. */
export type Conditions = ReadonlyMap<string, Condition | ConditionBeyond>;

const declared = new WeakMap<object, Map<string, Condition | ConditionBeyond>>();
const filters = new WeakMap<object, () => object>();

/** Declares the condition of a filter field. The requested value is always bound. */
export function Matches(sql: Condition['sql'], bound?: Condition['bound']): PropertyDecorator {
  return (target, name) => declare(target.constructor, String(name), { sql, bound });
}

/** Declares a condition that also looks at what a bound key may not see. */
export function MatchesBeyondBounds(sql: Condition['sql']): PropertyDecorator {
  return (target, name) => declare(target.constructor, String(name), { sql, looksBeyond: true });
}

/** Declares a condition about fields with these rules (`@VisibleTo`): where they hide the fields from the caller, no row matches. */
export function MatchesVisibleTo(onlyFor: readonly (Ownership | Grant)[], sql: Condition['sql']): PropertyDecorator {
  return (target, name) => declare(target.constructor, String(name), { sql, onlyFor });
}

/** Declares that a filter field is itself a filter: that of the record behind a to-one link. */
export function MatchesBeyond(link: string): PropertyDecorator {
  return (target, name) => declare(target.constructor, String(name), { link });
}

function declare(filter: object, name: string, condition: Condition | ConditionBeyond): void {
  const conditions = declared.get(filter) ?? new Map<string, Condition | ConditionBeyond>();
  declared.set(filter, conditions.set(name, condition));
}

/** Declares the filter of a record's lists: a class whose fields declare their conditions. */
export function FilteredBy(filter: () => object): ClassDecorator {
  return (target) => void filters.set(target, filter);
}

/** Gives a list of a record the argument `where`: the filter of that record. */
export function Filterable(filter: () => new () => object): PropertyDecorator {
  return (target, name) =>
    Arg('where', filter, { nullable: true, description: 'Only those that match all of it.' })(target, name, 0);
}

/** Gives a list of a record the argument `orderBy`: an enumeration of the orders that its class declares. */
export function Ordered(orders: () => object): PropertyDecorator {
  return (target, name) =>
    Arg('orderBy', orders, { nullable: true, description: 'In this order; by default by the start.' })(target, name, 1);
}

/** The conditions by which lists of a record can be narrowed. */
export function conditionsOf(record: object): Conditions {
  const filter = filters.get(record)?.();
  return (filter && declared.get(filter)) ?? new Map();
}
