import type { Request } from 'express';

const emptyList = '[]'.length;

/**
 * Whether the caller already has this response, by the tags in the request. That also counts with `Cache-Control: no-cache`, which `fetch`
 * adds to every request with a tag: the response was just generated. An empty list (by its `length`) is sent again: the parent may be a
 * draft by now, and a 304 would confirm that it exists.
 */
export function hasAlready(request: Request, tag: string, length = Infinity): boolean {
  if (length <= emptyList || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
}
