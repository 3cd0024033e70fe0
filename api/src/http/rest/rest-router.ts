import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { isPagePath } from '../../contract/page-paths.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { respondIdempotently } from '../../platform/operation/idempotency.js';
import type { RequestContext, Services } from '../../platform/operation/request-context.js';
import type { Route, RouteAnswer, RouteRequest } from '../../platform/schema/route.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { bearerOf, createContext, type FindViewer } from '../create-context.js';
import { hasAlready } from '../response-cache/is-not-modified.js';
import { routeOf } from '../health.js';
import { householdCookieName } from '../household-cookie.js';
import { fromBodyParser, hasBody, jsonBody, mailOrJsonBody } from '../json-body.js';
import type { ResponseCache } from '../response-cache/response-cache.js';
import { sendDownload, sendJson } from './send-json.js';
import { sendError } from '../print-error.js';
import { hasSameFacts, tagOfFacts } from './tag-of-facts.js';
import { asPrecondition, tagOfAnswer, wantedVersion } from './record-tag.js';
import { deprecationOf } from './older-names.js';
import { refuseUnknownFields } from './unknown-fields.js';
import { plainQuery, refuseUnknownParameters } from './query-parameters.js';

/** The documented paths: routes translate, operations decide. Unknown paths are 404, other methods 405. */
export function restRouter(
  services: Services,
  findViewer: FindViewer,
  routes: readonly Route[],
  cacheResponses: ResponseCache,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const cookieName = householdCookieName(services.settings.publicUrl);
  // Only responses to unidentified visitors.
  const cached = cacheResponses(
    (request) => (bearerOf(request) || request.get('cookie')?.includes(cookieName) ? null : request.originalUrl),
    { isMetered: true },
  );
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const take = route.takes === 'upload' ? [] : route.takesMail ? mailOrJsonBody() : jsonBody(route.mostBytes);
    // Outside of /api and /event there are pictures: they never change, so they need neither a cache nor a tag.
    const isRead = route.method === 'get' && /^\/(api|event)\//.test(route.path);
    const cacheHandlers = isRead && route.callers.includes('anybody') ? [cached] : [];
    router[route.method](
      path,
      nameRefusalField(route),
      // The body first: a request that others share must not wait for its own body.
      ...take,
      ...cacheHandlers,
      async (request: Request, response: Response) => {
        const ctx = await createContext(services, findViewer, request, response);
        refuseUnknownParameters(route, request, ctx.viewer);
        const deprecation = deprecationOf(route, request.query);
        if (deprecation) response.set('Deprecation', deprecation);
        if (route.takes !== 'upload') refuseUnknownFields(route, request.body, ctx.viewer, !hasBody(request));
        const version = wantedVersion(route, request.get('if-match'));
        const meter = ctx.services.answer;
        if (route.method === 'get') meter.admit();
        const asked: RouteRequest = {
          method: request.method,
          address: request.originalUrl,
          params: request.params as Record<string, string>,
          query: plainQuery(route, request, ctx.viewer),
          body: bodyOf(route, request.body, version),
          version,
          headers: request.headers,
          bearer: bearerOf(request),
          stream: request,
        };
        // Before any read: changes after this belong to the next tag.
        const tag = isRead && hasFactsTag(route, ctx.viewer, asked.query) ? await tagOfFacts(ctx, asked.address) : null;
        if (tag && hasSameFacts(request, tag)) {
          response.set({ 'Cache-Control': 'no-store', ETag: tag }).status(304).end();
          return;
        }
        const respond = async (running: RequestContext) => {
          if (version === undefined) return route.answer(running, asked);
          return route.answer(running, asked).catch((error: unknown) => {
            throw asPrecondition(error);
          });
        };
        const answer = route.takesKey
          ? await respondIdempotently(ctx, [asked.method, asked.address, asked.body], respond)
          : await respond(ctx);
        // The same headers as the response with its body.
        const isForAll = response.locals.isHeadOfKept === true && response.locals.sameForAll === true;
        response
          .set('Cache-Control', isForAll ? 'no-cache' : 'no-store')
          .set(answer.headers ?? {})
          .status(answer.status ?? 200);
        if (tag && (answer.download || answer.json)) response.set('ETag', tag);
        if (answer.download) await sendDownload(answer.download, response);
        else if (answer.json) await sendJson(answer.json, response, meter);
        else if (Buffer.isBuffer(answer.body)) {
          const ofBody = response.get('ETag');
          // Cached responses are compared by the cache.
          if (ofBody && cacheHandlers.length === 0 && hasAlready(request, ofBody)) response.status(304).end();
          else response.set('Content-Length', String(answer.body.length)).end(answer.body);
        } else {
          const text = answer.text ?? JSON.stringify(answer.body);
          if (asked.bearer && response.statusCode < 300) {
            const ofText = tagOfAnswer(answer.tagged ? JSON.stringify(answer.tagged) : text, answer);
            if (isRead || ofText.startsWith('"v')) response.set('ETag', ofText);
            if (isRead && hasAlready(request, ofText, text.length)) return void response.status(304).end();
          }
          const location = ctx.viewer.kind === 'visitor' ? undefined : locationOf(route, answer);
          if (location) response.set('Location', location);
          await answer.beforeSending?.();
          meter.send(text.length);
          response.type('json').send(text);
        }
      },
    );
  }
  refuseOtherMethods(router, routes);
  router.use('/api', () => {
    throw new DomainError('NOT_FOUND');
  });
  router.use('/api', (error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    sendError(services, fromBodyParser(error), `${request.method} ${routeOf(request)}`, response);
  });
  return router;
}

/** The sent body, with the version of `If-Match` where a change takes one. */
function bodyOf({ heedsVersion }: Route, sent: unknown, version: number | undefined): unknown {
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  return version === undefined || heedsVersion || !isObject ? (sent ?? {}) : { ...sent, version };
}

/** The address of a new record, for staff and API keys. */
function locationOf({ path }: Route, { status, body }: RouteAnswer): string | undefined {
  if (status !== 201 || typeof body !== 'object' || body === null) return undefined;
  const [noun = '', record] = path.endsWith('/duplicate')
    ? ['events', 'event']
    : path.endsWith('/assignments') || path.endsWith('/signup')
      ? ['signups', 'signup']
      : [/^\/api\/(?:admin|lead)\/(\w+)$/.exec(path)?.[1], undefined];
  const of = (record === undefined ? body : (body as Record<string, unknown>)[record]) as { id?: unknown };
  return madeAt.has(noun) && typeof of.id === 'string' ? `/api/${noun}/${of.id}` : undefined;
}

/** The nouns with a path of their own for one record. */
const madeAt = new Set(['events', 'categories', 'opportunities', 'shifts', 'signups']);

/** Whether facts respond of every change of this answer, to somebody who is known; whole lists may be sent while they are made, pages are not. */
function hasFactsTag(
  { changesHaveFacts }: Route,
  viewer: Viewer,
  { limit, first, runningAt }: RouteRequest['query'],
): boolean {
  return changesHaveFacts === true && viewer.kind !== 'visitor' && !limit && !first && runningAt !== 'now';
}

/** Stores the path's older refusal field before anything can be refused. */
function nameRefusalField({ refusalField }: Route): RequestHandler {
  return (_request, response, next) => {
    response.locals.refusalField = refusalField;
    next();
  };
}

function refuseOtherMethods(router: Router, routes: readonly Route[]): void {
  const methodsOf = new Map<string, string[]>();
  for (const { path, method } of routes) {
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), method.toUpperCase()]);
  }
  for (const [path, methods] of methodsOf) {
    // At the address of a page, the web client serves reads.
    const isPage = isPagePath(path);
    const allowed = isPage ? ['GET', ...methods, 'HEAD'] : methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    router.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (request, response, next) => {
      if (isPage && (request.method === 'GET' || request.method === 'HEAD')) return next();
      response.set('Allow', allowed.join(', '));
      if (request.method === 'OPTIONS') return void response.status(204).end();
      throw new DomainError('METHOD_NOT_ALLOWED');
    });
  }
}
