import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import helmet from 'helmet';
import type { Origins } from '../platform/origins.js';

/** The editor of GraphQL texts there writes its styles into the page, with their fonts. Its scripts are files like all others. */
const isEditor = ({ url }: IncomingMessage): boolean => /^\/api-guide(?:\?|$)/.test(url ?? '');

/** The one kind of page that other sites may frame. It holds no form, and a press in it leads to a tab of its own. */
const isEmbedded = ({ url }: IncomingMessage): boolean => /^\/embed\/event\/[^/?]+\/?(?:\?|$)/.test(url ?? '');

/**
 * Security headers on every answer: a content policy without inline code (styles on one page alone), no framing but of the list that is
 * made for it (by `framedBy`), no sniffing, no referrer; HSTS when served by https.
 * Pictures may come from `imageOrigin` too, when they are kept elsewhere, and are sent there.
 */
export function securityHeaders(publicUrl: string, framedBy: Origins, imageOrigin?: string): RequestHandler {
  const images = imageOrigin ? [imageOrigin] : [];
  const secure = publicUrl.startsWith('https:');
  const framing = framedBy === '*' ? '*' : ["'self'", ...framedBy].join(' ');
  const withFrames = (frames: boolean): RequestHandler =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
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
      // The older header knows no list of sites.
      frameguard: frames ? false : { action: 'deny' },
      crossOriginEmbedderPolicy: false,
    });
  const [framed, unframed] = [withFrames(true), withFrames(false)];
  return (request, response, next) => (isEmbedded(request) ? framed : unframed)(request, response, next);
}
