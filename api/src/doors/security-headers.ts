import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import helmet from 'helmet';

/** The editor of GraphQL texts there writes its styles into the page, with their fonts. Its scripts are files like all others. */
const isEditor = ({ url }: IncomingMessage): boolean => /^\/api-guide(?:\?|$)/.test(url ?? '');

/**
 * Security headers on every answer: a content policy without inline code (styles on one page alone), no framing, no sniffing, no referrer; HSTS when served by https.
 * Pictures may come from `imageOrigin` too, when they are kept elsewhere, and are sent there.
 */
export function securityHeaders(publicUrl: string, imageOrigin?: string): RequestHandler {
  const images = imageOrigin ? [imageOrigin] : [];
  const secure = publicUrl.startsWith('https:');
  return helmet({
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
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}
