import type { RouteRequest } from '../schema/route.js';

const callsOfPages = new Set(['cors', 'same-origin']);

/**
 * Whether a GET must not consume anything: HEAD, a prefetch or preview, a typed or followed address, an image in a mail. Only a call made
 * by a page (or by a script without browser headers) may use something up, such as a one-time link.
 */
export function isPassiveVisit({ method, headers }: Pick<RouteRequest, 'method' | 'headers'>): boolean {
  const header = (name: string) => String(headers[name] ?? '').toLowerCase();
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map(header).join(' ');
  const mode = header('sec-fetch-mode');
  return method === 'HEAD' || /prefetch|prerender|preview/.test(purposes) || (mode !== '' && !callsOfPages.has(mode));
}
