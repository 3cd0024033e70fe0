import type { Request } from 'express';

/** What stands behind the question mark of the address that was asked for. */
export function queryOf({ originalUrl }: Request): string {
  const mark = originalUrl.indexOf('?');
  return mark < 0 ? '' : originalUrl.slice(mark + 1);
}
