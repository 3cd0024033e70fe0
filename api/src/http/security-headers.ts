import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import helmet from 'helmet';
import type { Origins } from '../platform/origins.js';

/** The GraphQL editor on that page inserts its styles and fonts inline. Its scripts are ordinary files. */
const isEditor = ({ url }: IncomingMessage): boolean => /^\/api-guide(?:\?|$)/.test(url ?? '');

/** The page of check-in: it alone reads tickets with the camera, has a worker, and runs the decoder, which is WebAssembly. */
const isCheckIn = ({ url }: IncomingMessage): boolean => /^\/check-in(?:\?|$)/.test(url ?? '');

/** The only page that other sites may frame. It has no form, and its links open a new tab. */
const isEmbedded = ({ url }: IncomingMessage): boolean => /^\/embed\/event\/[^/?]+\/?(?:\?|$)/.test(url ?? '');

/**
 * Security headers for every response: a content policy without inline code (inline styles on one page only), no framing except the
 * embedded list (by `framedBy`), no camera except for check-in, no sniffing, no referrer; HSTS on https. `imageOrigin`: where pictures are stored if not here; they may be
 * loaded from and sent to it.
 */
export function securityHeaders(publicUrl: string, framedBy: Origins, imageOrigin?: string): RequestHandler {
  const images = imageOrigin ? [imageOrigin] : [];
  const secure = publicUrl.startsWith('https:');
  const framing = framedBy === '*' ? '*' : ["'self'", ...framedBy].join(' ');
  const withPolicy = (frames: boolean, checksIn = false): RequestHandler =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: checksIn ? ["'self'", "'wasm-unsafe-eval'"] : ["'self'"],
          ...(checksIn ? { workerSrc: ["'self'"] } : {}),
          styleSrc: [(request) => (isEditor(request) ? "'self' 'unsafe-inline'" : "'self'")],
          imgSrc: ["'self'", 'data:', 'blob:', ...images],
          fontSrc: [(request) => (isEditor(request) ? "'self' data:" : "'self'")],
          connectSrc: ["'self'", ...images],
          manifestSrc: ["'self'"],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: [frames ? framing : "'none'"],
          ...(secure ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'no-referrer' },
      // The older header cannot list sites.
      frameguard: frames ? false : { action: 'deny' },
      crossOriginEmbedderPolicy: false,
    });
  const [framed, unframed, checkIn] = [withPolicy(true), withPolicy(false), withPolicy(false, true)];
  return (request, response, next) => {
    const checksIn = isCheckIn(request);
    response.setHeader('Permissions-Policy', checksIn ? 'camera=(self)' : 'camera=()');
    (checksIn ? checkIn : isEmbedded(request) ? framed : unframed)(request, response, next);
  };
}
