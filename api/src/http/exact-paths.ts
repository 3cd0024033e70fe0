import type { RequestHandler } from 'express';
import { isPagePath } from '../contract/page-paths.js';

/**
 * Sends programs that write a documented path with other capitals or a slash at its end on to the path itself (308), so that what a proxy
 * allows or denies by path holds for every spelling. Pages answer themselves; a path that holds a secret is not repeated in a header.
 */
export function exactPaths(paths: readonly string[]): RequestHandler {
  const open = [...new Set(paths)].filter((path) => !path.includes('{token}'));
  const patterns = open.map((path) => ({
    parts: path.split('/'),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
  }));
  return (request, response, next) => {
    const { path } = request;
    // Tokens and ids hold capitals too.
    if (!/[A-Z]|.\/$/.test(path) || isPagePath(path)) return next();
    const known = patterns.find(({ pattern }) => pattern.test(path));
    if (!known) return next();
    const given = path.split('/');
    const exact = known.parts
      .map((part, index) => (part.includes('{') ? sameEnding(part, given[index] ?? '') : part))
      .join('/');
    if (exact === path) return next();
    // Relative, as a proxy may have taken away the beginning of the path.
    const up = '../'.repeat(given.length - 2);
    response
      .set({ Location: `${up}${exact.slice(1)}${request.originalUrl.slice(path.length)}`, 'Cache-Control': 'no-store' })
      .status(308)
      .end();
  };
}

/** A part as it was given, with what stands around its value in the documented spelling. */
function sameEnding(part: string, given: string): string {
  const fixed = part.replace(/^.*\}/, '');
  return fixed ? given.slice(0, -fixed.length) + fixed : given;
}
