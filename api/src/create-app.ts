import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Environment } from './environment.js';
import { contextFor, createContext, type FindViewer } from './http/create-context.js';
import { compressAnswers } from './http/response-cache/compress-answers.js';
import { foreignReads } from './http/cross-origin-reads.js';
import { crossSiteGuard } from './http/cross-site-guard.js';
import { buildGraphqlSchema } from './http/graphql/build-graphql-schema.js';
import { allowedMethods } from './http/graphql/allowed-methods.js';
import { createGraphqlApi, refuseContext } from './http/graphql/graphql-api.js';
import { graphqlStream, type GraphqlStream } from './http/graphql/streams/graphql-stream.js';
import { graphiqlPage } from './http/graphql/graphiql-page.js';
import { exactPaths } from './http/exact-paths.js';
import { dropStalledClients, readerTimeout } from './http/drop-stalled-clients.js';
import { createHealth, type Health } from './http/health.js';
import { fromBodyParser, jsonBody } from './http/json-body.js';
import { graphqlCaching } from './http/graphql/graphql-caching.js';
import { graphqlKey } from './http/graphql/graphql-key.js';
import { createResponseCache, type ResponseCache } from './http/response-cache/response-cache.js';
import { householdCookieName } from './http/household-cookie.js';
import { apiDocs } from './http/rest/api-docs.js';
import { restRouter } from './http/rest/rest-router.js';
import { sendError } from './http/print-error.js';
import { nameRequest } from './http/name-request.js';
import { securityHeaders } from './http/security-headers.js';
import { docsPaths, docsPages } from './http/web/docs-pages.js';
import { embedPage } from './http/web/embed-page.js';
import { firstContentFrom, type AskAsVisitor } from './http/web/first-content.js';
import { cardPictures } from './http/web/card-pictures.js';
import { sitemap } from './http/web/sitemap.js';
import { oidcPages } from './http/web/oidc-pages.js';
import { checkInPage } from './http/web/check-in-page.js';
import { ticketPicture } from './http/web/ticket-picture.js';
import { webClient } from './http/web/web-client.js';
import { devicePrefix } from './contract/check-in/check-in-link.js';
import { apiKeyPrefix } from './contract/people/api-key.js';
import type { PublicSettings } from './contract/people/settings.js';
import { findViewer } from './features/accounts/sign-in/find-viewer.js';
import { beginOidc } from './features/accounts/oidc/begin-oidc.js';
import { finishOidc } from './features/accounts/oidc/finish-oidc.js';
import { findDevice } from './features/check-in/find-device.js';
import { findApiKey } from './features/api-keys/find-api-key.js';
import { apiFolder } from './platform/folders.js';
import { DomainError } from './platform/operation/domain-error.js';
import type { RequestContext, Services } from './platform/operation/request-context.js';
import { visitor } from './platform/operation/viewer.js';
import { accessScopeOf } from './platform/reading/access-scope.js';
import { resolvers, routes } from './registry.js';

/* What answers which path: one list, in the order in which the handlers meet a request. */

/** What the app is made of besides the services. */
export interface AppParts {
  environment: Environment;
  /** The server is ready while both respond. */
  pools: { reading: Pool; writing: Pool };
  /** The mails that are kept in development; undefined in production. */
  inbox: RequestHandler | undefined;
  /** The built web client; default: the project's own. */
  webFolder?: string;
  /** Whether responses are cached; by default they are. */
  keepsAnswers?: boolean;
  /** The number of milliseconds after which a client that reads nothing is disconnected; default: a minute. */
  readerTimeout?: number;
}

/** The Express app, and its parts that have an end of their own. */
export interface App {
  app: Express;
  health: Health;
  stream: GraphqlStream;
  apollo: ApolloServer<RequestContext>;
}

/** Joins the APIs and pages of the product into one Express app. */
export async function createApp(
  services: Services,
  {
    environment,
    pools,
    inbox,
    webFolder = fileURLToPath(new URL('../web/dist', apiFolder)),
    keepsAnswers,
    readerTimeout: longestSilence = readerTimeout,
  }: AppParts,
): Promise<App> {
  const { settings, log } = services;
  const app = express();
  const health = createHealth(pools.reading, pools.writing, environment.metricsToken);
  const built = await buildGraphqlSchema(resolvers);
  const apollo = await createGraphqlApi(services, built);
  const cacheResponses: ResponseCache =
    keepsAnswers === false ? () => (_request, _response, next) => next() : createResponseCache(services);
  const viewerOf: FindViewer = async (token, { network, half }) => {
    const ctx = contextFor(services, visitor, network);
    if (token.startsWith(devicePrefix)) {
      const device = await findDevice(ctx, token);
      if (!device) throw new DomainError('DEVICE_REVOKED');
      return device;
    }
    if (!token.startsWith(apiKeyPrefix)) return findViewer(ctx, token, half);
    const key = await findApiKey(ctx, token);
    if (!key) throw new DomainError('INVALID_API_KEY');
    return key;
  };

  app
    .disable('x-powered-by')
    .enable('case sensitive routing')
    .set('etag', false)
    .set('query parser', 'simple')
    .set('trust proxy', environment.trustProxy);
  app.use(dropStalledClients(longestSilence));
  app.use(nameRequest);
  app.use(securityHeaders(environment.publicUrl, environment.embedOrigins, services.images.origin));
  app.use(health.measure, health.router);
  app.use(
    exactPaths([...routes.map(({ path }) => path), '/graphql', '/graphql/stream', '/api/openapi.json', ...docsPaths]),
  );
  app.use(foreignReads(environment.publicCorsOrigins, environment.publicUrl, routes));
  app.use(crossSiteGuard(environment.publicUrl));
  const stream = graphqlStream(services, viewerOf, built);
  app.use('/graphql/stream', allowedMethods('GET', 'POST', 'PUT', 'DELETE'), ...jsonBody(), stream.handler);
  app.use('/graphql', allowedMethods('GET', 'HEAD', 'POST'));
  app.use(['/graphql', '/api', '/feeds', '/docs'], compressAnswers());
  if (!environment.production) app.use('/graphql', graphiqlPage(settings.productTitle));
  app.use('/graphql', graphqlCaching(environment.publicUrl));
  app.use(
    '/graphql',
    ...jsonBody(),
    cacheResponses(graphqlKey(environment.publicUrl), { isMetered: true }),
    expressMiddleware<RequestContext>(apollo, {
      context: ({ req, res }) =>
        createContext(services, viewerOf, req, res).catch((error: Error) => refuseContext(services, error)),
    }),
  );
  app.use(
    apiDocs(routes, built.schema, {
      title: settings.productTitle,
      serverUrl: environment.publicUrl,
      cookieName: householdCookieName(environment.publicUrl),
    }),
  );
  app.use(docsPages(settings.productTitle, built.schema));
  app.use(restRouter(services, viewerOf, routes, cacheResponses));
  if (inbox) app.use('/dev', inbox);
  const ask: AskAsVisitor = async (query, variables) => {
    const { body } = await apollo.executeOperation(
      { query, variables },
      { contextValue: contextFor({ ...services, accessScope: accessScopeOf(visitor) }, visitor, 'first-content') },
    );
    if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data)
      throw new Error(`The query of a page failed: ${JSON.stringify(body)}`);
    return body.singleResult.data;
  };
  const firstContent = await firstContentFrom(
    webFolder,
    { ...publicSettings(environment), publicUrl: environment.publicUrl },
    { ask, work: services.work, log },
  );
  app.use(cardPictures(services, ask, webFolder));
  app.use(ticketPicture(environment.publicUrl));
  app.use(embedPage(environment.publicUrl, settings.productTitle, ask, cacheResponses, services.work));
  app.use(sitemap(environment.publicUrl, ask, cacheResponses));
  app.use(await checkInPage(webFolder));
  if (settings.oidc)
    app.use(
      oidcPages(services, viewerOf, {
        begin: (ctx, asked) => ctx.run(beginOidc, asked),
        finish: (ctx, answer) => ctx.run(finishOidc, answer),
      }),
    );
  app.use(await webClient(webFolder, publicSettings(environment), firstContent, cacheResponses));
  app.use(() => {
    throw new DomainError('NOT_FOUND');
  });
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    sendError(services, fromBodyParser(error), `${request.method} ${request.baseUrl}`, response);
  });
  return { app, health, stream, apollo };
}

function publicSettings({ organisation, lookupMode, production }: Environment): PublicSettings {
  const { name: organisationName, ...club } = organisation;
  return { ...club, organisationName, lookupMode, development: !production };
}
