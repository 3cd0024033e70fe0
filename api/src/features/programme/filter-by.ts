import { isId } from '../../contract/fields.js';
import type { Filter } from '../../platform/read-shape.js';

/** One wish: an optional value and the SQL expression it must equal. */
interface Wish {
  value: string | null | undefined;
  isId?: boolean;
  sql(alias: string, need: (link: string) => string): string;
}

/** The filter for the wishes that carry a value; null when a malformed id means that nothing can match. */
export function filterBy(wishes: Wish[]): Filter | null {
  const wanted = wishes.filter((wish) => wish.value != null && wish.value !== '');
  if (wanted.some((wish) => wish.isId && !isId(wish.value as string))) return null;
  if (wanted.length === 0) return {};
  return {
    where: (alias, need) => wanted.map((wish, index) => `${wish.sql(alias, need)} = $${index + 1}`).join(' and '),
    values: wanted.map((wish) => wish.value),
  };
}
