import type { Order, OrderKey, RecordReading } from '../record-reading.js';
import type { Filter } from './statement.js';

/** The requested order of a list. */
export function orderOf(reading: RecordReading, { orderBy }: Filter): Order {
  const order = orderBy == null ? reading.order : reading.orders?.get(orderBy);
  if (!order) throw new Error(`Lists of ${reading.name} have no order '${orderBy}'`);
  return order;
}

/** The SQL of a key, and whether it is descending. */
export function written(key: OrderKey): { sql: string; falls: boolean } {
  return typeof key === 'string' ? { sql: key, falls: false } : { sql: key.falls, falls: true };
}

/** SQL: the row comes after the position whose values are bound from `$first` on. */
export function behind(order: readonly { sql: string; falls: boolean }[], first: number): string {
  if (order.every(({ falls }) => !falls))
    return `(${order.map(({ sql }) => sql).join(', ')}) > (${order.map((_, index) => `$${first + index}`).join(', ')})`;
  return order.reduceRight((rest, { sql, falls }, index) => {
    const value = `$${first + index}`;
    const beyond = `${sql} ${falls ? '<' : '>'} ${value}`;
    // The first half lets an index find where the page begins.
    return rest ? `(${sql} ${falls ? '<=' : '>='} ${value} and (${beyond} or ${rest}))` : beyond;
  }, '');
}
