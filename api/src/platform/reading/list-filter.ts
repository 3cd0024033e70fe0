import { Arg } from 'type-graphql';

/** The SQL of a value of the row, by its path: `date`, `opportunity.name`. */
export type At = (path: string) => string;

/** One condition of a filter: its SQL, where `value` stands for what is asked for, and what is bound for that. */
export interface Condition {
  /** `asked` lets a yes and a no read differently; it is never a part of the text. */
  sql(at: At, value: string, asked: unknown): string;
  bound?(asked: unknown): unknown;
  /** It looks at more than what belongs to the row, so that a key that is bound to one record may not ask for it. */
  looksBeyond?: true;
}

/** A part of a filter that is the filter of another record: the to-one link that leads there. */
export interface ConditionBeyond {
  link: string;
}

/** The conditions of a filter by the names of its fields. */
export type Conditions = ReadonlyMap<string, Condition | ConditionBeyond>;

const declared = new WeakMap<object, Map<string, Condition | ConditionBeyond>>();
const filters = new WeakMap<object, () => object>();

/** Declares what a field of a filter asks of a row. What is asked for is always a bound value. */
export function Matches(sql: Condition['sql'], bound?: Condition['bound']): PropertyDecorator {
  return (target, name) => declare(target.constructor, String(name), { sql, bound });
}

/** Declares a condition that also looks at what a key that is bound to one record may not see. */
export function MatchesBeyondBounds(sql: Condition['sql']): PropertyDecorator {
  return (target, name) => declare(target.constructor, String(name), { sql, looksBeyond: true });
}

/** Declares that a field of a filter is itself a filter: that of the record behind a to-one link. */
export function MatchesBeyond(link: string): PropertyDecorator {
  return (target, name) => declare(target.constructor, String(name), { link });
}

function declare(filter: object, name: string, condition: Condition | ConditionBeyond): void {
  const conditions = declared.get(filter) ?? new Map<string, Condition | ConditionBeyond>();
  declared.set(filter, conditions.set(name, condition));
}

/** Declares what lists of a record can be narrowed by: a class of fields that say what they match. */
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
    Arg('orderBy', orders, { nullable: true, description: 'In this order; by the start unless told.' })(
      target,
      name,
      1,
    );
}

/** The conditions that lists of a record can be narrowed by. */
export function conditionsOf(record: object): Conditions {
  const filter = filters.get(record)?.();
  return (filter && declared.get(filter)) ?? new Map();
}
