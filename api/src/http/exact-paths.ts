import type { RequestHandler } from 'express';
import { isPagePath } from '../contract/page-paths.js';

/**
 * Redirects (308) a documented path with other capitals or a trailing slash to the exact path, so that what a proxy allows or denies by
 * path holds for every spelling. Pages handle this themselves; a path with a secret is not repeated in a header.
 */
export function exactPaths(paths: readonly string[]): RequestHandler {
  const open = [...new Set(paths)].filter((path) => !path.includes('{token}'));
  const patterns = open.map((path) => ({
    parts: path.split('/'),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
  }));
  return (request, response, next) => {
    const { path } = request;
    // Tokens and ids contain capitals too.
    if (!/[A-Z]|.\/$/.test(path) || isPagePath(path)) return next();
    const known = patterns.find(({ pattern }) => pattern.test(path));
    if (!known) return next();
    const sent = path.split('/');
    const exact = known.parts
      .map((part, index) => (part.includes('{') ? sameEnding(part, sent[index] ?? '') : part))
      .join('/');
    if (exact === path) return next();
    // Relative, as a proxy may have removed a prefix of the path.
    const up = '../'.repeat(sent.length - 2);
    response
      .set({ Location: `${up}${exact.slice(1)}${request.originalUrl.slice(path.length)}`, 'Cache-Control': 'no-store' })
      .status(308)
      .end();
  };
}

/** A part as it was sent, but with the documented spelling around its value. */
function sameEnding(part: string, sent: string): string {
  const fixed = part.replace(/^.*\}/, '');
  return fixed ? sent.slice(0, -fixed.length) + fixed : sent;
}
