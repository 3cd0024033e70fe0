import type { RouteRequest } from '../schema/route.js';

const callsOfPages = new Set(['cors', 'same-origin']);

/**
 * Whether a GET only looks: HEAD, a prefetch or preview, somebody who typed or followed the bare address, an image in a mail. Only the
 * call of a page (or of a script without a browser's headers) may use something up.
 */
export function isPassiveVisit({ method, headers }: Pick<RouteRequest, 'method' | 'headers'>): boolean {
  const header = (name: string) => String(headers[name] ?? '').toLowerCase();
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map(header).join(' ');
  const mode = header('sec-fetch-mode');
  return method === 'HEAD' || /prefetch|prerender|preview/.test(purposes) || (mode !== '' && !callsOfPages.has(mode));
}
