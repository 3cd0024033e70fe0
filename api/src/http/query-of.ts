import type { Request } from 'express';

/** The query string of the requested address. */
export function queryOf({ originalUrl }: Request): string {
  const mark = originalUrl.indexOf('?');
  return mark < 0 ? '' : originalUrl.slice(mark + 1);
}
