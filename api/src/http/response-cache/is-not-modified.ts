import type { Request } from 'express';

const emptyList = '[]'.length;

/**
 * Whether the asker has this very answer, by the tags that they name. Also where they ask for it anew (`Cache-Control: no-cache`, which
 * `fetch` adds to every question with a tag): it was just made, and is the same. An empty list (by its `length`) is sent again: what it was
 * empty of may be a draft by now, and nobody should take that for confirmed.
 */
export function hasAlready(request: Request, tag: string, length = Infinity): boolean {
  if (length <= emptyList || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
}
