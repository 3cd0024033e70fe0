import type { Request } from 'express';

/**
 * Whether the asker has this very answer, by the tags that they name. Also where they ask for it anew (`Cache-Control: no-cache`, which
 * `fetch` adds to every question with a tag): it was just made, and is the same.
 */
export function hasAlready(request: Request, tag: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
}
