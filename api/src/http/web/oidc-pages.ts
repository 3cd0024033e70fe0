import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { RequestContext, Services } from '../../platform/operation/request-context.js';
import { createContext, type FindViewer } from '../create-context.js';
import { printError } from '../print-error.js';
import { queryOf } from '../query-of.js';
import { oidcCookie } from './oidc-cookie.js';

/** What a browser asks for that is sent to the provider. */
interface Begun {
  to?: string;
  connect?: string;
  setUp?: string;
  isFromOwnPage: boolean;
}

/** What the product does at these two addresses. */
export interface OidcOperations {
  /** The provider's address, and what the browser keeps. */
  begin(ctx: RequestContext, asked: Begun): Promise<{ address: string; request: unknown }>;
  /** The page that follows the provider's answer: its query, and what the browser kept. */
  finish(ctx: RequestContext, answer: { search: string; request: unknown }): Promise<string>;
}

/**
 * `/auth/oidc` sends a browser to the OpenID provider, `/auth/oidc/callback` is where it comes back. Both are navigations, so failures lead
 * to pages, too, which get the code of the error.
 */
export function oidcPages(services: Services, findViewer: FindViewer, { begin, finish }: OidcOperations): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { publicUrl } = services.settings;
  const cookie = oidcCookie(publicUrl, services.secretKey);
  // A proxy may serve us below a path.
  const prefix = new URL(publicUrl).pathname.replace(/\/$/, '');

  /** Sends the browser to what `lead` finds, or to the page that shows the failure. */
  const leading = async (
    request: Request,
    response: Response,
    isConnecting: boolean,
    lead: (ctx: RequestContext) => Promise<string>,
  ): Promise<void> => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    let address: string;
    try {
      address = await lead(await createContext(services, findViewer, request, response));
    } catch (error) {
      const { requestId } = response.locals as { requestId?: string };
      const { code } = printError(services, error, `GET ${request.path}`, requestId);
      address = prefix + (isConnecting ? `/account?oidcError=${code}` : `/auth/oidc/done?error=${code}`);
    }
    response.set('Location', address).status(303).end();
  };

  router.get(
    '/auth/oidc',
    unlessHead((request, response) => {
      const { to, connect, setup } = request.query;
      const asked = {
        to: one(to),
        connect: one(connect),
        setUp: one(setup),
        isFromOwnPage: isFromOwnPage(request),
      };
      return leading(request, response, asked.connect !== undefined, async (ctx) => {
        // No other site signs somebody in, or in again: they press the button themselves.
        if (request.get('sec-fetch-site') === 'cross-site' && !asked.connect && !asked.setUp) return `${prefix}/admin`;
        const { address, request: kept } = await begin(ctx, asked);
        response.append('Set-Cookie', cookie.write({ isConnecting: asked.connect !== undefined, request: kept }));
        return address;
      });
    }),
  );

  router.get(
    '/auth/oidc/callback',
    unlessHead(async (request, response) => {
      const kept = cookie.read(request.get('cookie'));
      await leading(request, response, kept?.isConnecting === true, async (ctx) => {
        const answer = { search: `?${queryOf(request)}`, request: kept?.request ?? null };
        // An answer is good once, whatever comes of it. Last, because the session's cookies are set as a whole.
        const page = await finish(ctx, answer).finally(() => response.append('Set-Cookie', cookie.clear()));
        return prefix + page;
      });
    }),
  );
  return router;
}

/** Looking uses nothing up. */
function unlessHead(handler: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response, next) => (request.method === 'HEAD' ? next() : handler(request, response));
}

/** Whether a page of ours caused the navigation. Over plain http browsers do not say; they are taken at their word. */
function isFromOwnPage(request: Request): boolean {
  return (request.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';
}

function one(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
