import 'reflect-metadata';
import { expressMiddleware } from '@as-integrations/express5';
import { MikroORM } from '@mikro-orm/postgresql';
import express, { type NextFunction, type Request, type Response } from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { translateDatabaseError } from './database/constraint-errors.js';
import { noticeOtherCluster, wordsOfSwitchedOff } from './database/fact-epoch.js';
import { jobQueue } from './database/job-queue.js';
import { cachedFiguresQueue } from './database/kept-figures-queue.js';
import { migrateDatabase } from './database/migrate.js';
import { ormConfig } from './database/orm.config.js';
import { syncZoneRules, zoneWarnings } from './database/zones/keep-zone-rules.js';
import { warnOfOtherClock, warnWithoutTimeLimit } from './database/pool.js';
import { readingPools } from './reading-pools.js';
import { loadSecretKey } from './database/secret-key.js';
import { contextFor, createContext, type FindViewer } from './http/create-context.js';
import { compressAnswers } from './http/response-cache/compress-answers.js';
import { foreignReads } from './http/cross-origin-reads.js';
import { crossSiteGuard } from './http/cross-site-guard.js';
import { buildGraphqlSchema } from './http/graphql/build-graphql-schema.js';
import { allowedMethods } from './http/graphql/allowed-methods.js';
import { createGraphqlDoor, refuseContext } from './http/graphql/graphql-door.js';
import { graphqlStream } from './http/graphql/streams/graphql-stream.js';
import { graphiqlPage } from './http/graphql/graphiql-page.js';
import { exactPaths } from './http/exact-paths.js';
import { endConnections } from './http/drain-connections.js';
import { dropStalledClients, readerTimeout } from './http/drop-stalled-clients.js';
import { createHealth } from './http/health.js';
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
import type { Environment } from './environment.js';
import { devicePrefix } from './contract/check-in/check-in-link.js';
import { apiKeyPrefix } from './contract/people/api-key.js';
import type { PublicSettings } from './contract/people/settings.js';
import { findViewer } from './features/accounts/sign-in/find-viewer.js';
import { askForProof } from './features/accounts/second-factor/step-up.js';
import { beginOidc } from './features/accounts/oidc/begin-oidc.js';
import { finishOidc } from './features/accounts/oidc/finish-oidc.js';
import { ledgerFile } from './features/privacy/erasing/copy-ledger.js';
import { ledgerQueue, repeatErasures, repeatedWords } from './features/privacy/erasing/repeat-erasures.js';
import { findDevice } from './features/check-in/find-device.js';
import { findApiKey } from './features/api-keys/find-api-key.js';
import { deliveryQueue } from './features/webhooks/delivery/delivery-queue.js';
import { ticketCode } from './features/tickets/ticket-code.js';
import { createImageStore } from './features/images/create-image-store.js';
import { devInbox } from './mail/dev-inbox/dev-inbox.js';
import { createMailer } from './mail/mailer.js';
import { outboxQueue } from './mail/outbox-queue.js';
import { createMailRenderer } from './mail/content/render-mail.js';
import { unmetered } from './platform/limits/answer-meter.js';
import { fullAccess, accessScopeOf } from './platform/reading/access-scope.js';
import { visitor } from './platform/operation/viewer.js';
import { clock } from './platform/clock.js';
import { createLogger, type Logger } from './platform/logger.js';
import { rateLimitsOf } from './rate-limits-of.js';
import { apiFolder } from './platform/folders.js';
import { openJournal } from './platform/files/journal.js';
import { retryTransaction } from './platform/transactions/retry-transaction.js';
import type { ProductSettings, RequestContext, Services } from './platform/operation/request-context.js';
import { watchFacts } from './platform/facts/watch-facts.js';
import { readingsOf } from './platform/reading/record-readings.js';
import { DomainError } from './platform/operation/domain-error.js';
import { createWorkBudget } from './platform/limits/work-budget.js';
import { transactionsOf } from './platform/transactions/transactions.js';
import { planSettings } from './platform/reading/read-records.js';
import { startRunner, type Queue, type Runner } from './platform/runner/runner.js';
import { Event } from './records/event.js';
import { entities, factListeners, jobKinds, listeners, resolvers, routes } from './registry.js';
import { prepareInstallation } from './prepare-installation.js';

/* Joins everything into one running server. Longer than most files because each line connects one part. */

/** The options of a server. */
export interface ServerOptions {
  environment: Environment;
  databaseUrl: string;
  /** Whether the database was empty before: the demo is loaded then, in development. */
  databaseIsNew: boolean;
  /** The built web client; default: the project's own. */
  webFolder?: string;
  logger?: Logger;
  /** Whether responses and figures are cached; tests that write past the product need to see every row at once. */
  keepsAnswers?: boolean;
  /** The number of milliseconds after which a client that reads nothing is disconnected; default: a minute. */
  readerTimeout?: number;
}

/** A server that listens. */
export interface RunningServer {
  port: number;
  /** The lines to print: the address, sign-ins, where mail goes. */
  lines: string[];
  /** Finishes requests in flight (10 s at most), gives mail leases back, closes connections. A second call waits for the first. */
  close(): Promise<void>;
  /** For tests: the shared services. */
  services: Services;
}

/** Migrates, prepares a new installation, and serves everything on one port. Errors: StartError, or the port's EADDRINUSE. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { environment, databaseUrl } = options;
  const { pooled, directDatabaseUrl: directUrl = databaseUrl } = environment;
  const log = options.logger ?? createLogger({ level: environment.logLevel, readable: !environment.production });
  await migrateDatabase(directUrl);
  for (const words of zoneWarnings(await syncZoneRules(directUrl, environment.organisation.timeZone))) log.warn(words);

  const orm = await MikroORM.init(ormConfig({ databaseUrl, entities, pooled }));
  const writingPool = await orm.em.getConnection().getNativeClient();
  const { pool, runnerPool, rows, replica, closePools } = readingPools({ ...environment, databaseUrl, directUrl }, log);
  if (pooled) await warnWithoutTimeLimit(pool, log);
  await warnOfOtherClock(pool, log);
  const switchedOff = wordsOfSwitchedOff(await noticeOtherCluster(pool));
  if (switchedOff) log.warn(switchedOff);
  const mailer = createMailer(environment);
  const settings = productSettings(environment);
  const images = createImageStore(environment);
  const secretKey = await loadSecretKey(environment.dataDir);
  const erasures = await openJournal(ledgerFile(environment.dataDir));
  const limits = rateLimitsOf(environment.rateLimits, { url: databaseUrl, pooled }, log);
  // Before it starts, nothing is sent.
  let runner: Runner | undefined = undefined as Runner | undefined;
  const services: Services = {
    openTransaction: retryTransaction(transactionsOf(writingPool, () => orm.em.fork(), { pooled, log })),
    rows,
    replica,
    readingOf: readingsOf(orm.getMetadata(), orm.em.getPlatform()),
    images,
    settings,
    log,
    limits: limits.limits,
    work: createWorkBudget(environment.rateLimits),
    answer: unmetered,
    accessScope: fullAccess,
    listeners,
    factListeners,
    facts: watchFacts({ rows, secretKey, log }),
    secretKey,
    erasures,
    translateError: translateDatabaseError,
    askForProof,
    wakeRunner: (queue) => runner?.wake(queue),
  };
  const outbox = outboxQueue({
    pool: runnerPool,
    mailer,
    render: createMailRenderer({ settings, secretKey, ticketCode }),
    timeZone: settings.timeZone,
    log,
  });
  const nobody = contextFor(services, { kind: 'visitor' }, 'runner');
  const queues: Queue[] = [
    outbox,
    await jobQueue({ pool: runnerPool, kinds: jobKinds, context: nobody }),
    deliveryQueue({ context: nobody }),
    ledgerQueue(nobody),
  ];
  if (options.keepsAnswers !== false)
    queues.push(
      cachedFiguresQueue({ pool, reading: services.readingOf(Event), log, timeZone: planSettings(services).timeZone }),
    );
  const repeated = await nobody.run(repeatErasures, {});
  runner = startRunner(queues, log);
  const preparationLines = await prepareInstallation(contextFor(services, { kind: 'visitor' }, 'start'), options);

  const app = express();
  // Longer than proxies keep idle connections open, so that no request meets a connection that is just being closed.
  const http = createServer({ keepAliveTimeout: 65_000 }, app);
  const health = createHealth(pool, writingPool, environment.metricsToken);
  const built = await buildGraphqlSchema(resolvers);
  const apollo = await createGraphqlDoor(services, built);
  const cacheResponses: ResponseCache =
    options.keepsAnswers === false ? () => (_request, _response, next) => next() : createResponseCache(services);
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
  app.use(dropStalledClients(options.readerTimeout ?? readerTimeout));
  app.use(nameRequest);
  app.use(securityHeaders(environment.publicUrl, environment.embedOrigins, images.origin));
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
  if (!environment.production) {
    app.use('/dev', devInbox({ dataDir: environment.dataDir, destination: mailer.destination }));
  }
  const webFolder = options.webFolder ?? fileURLToPath(new URL('../web/dist', apiFolder));
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

  const port = await listen(http, environment);
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    const begun = clock.elapsed();
    // Nobody would ever close these.
    stream.close();
    services.facts.stop();
    // Running requests get ten seconds in all: up to nine in which new ones are served too, the rest without new connections. Meanwhile the
    // runner ends its own work; mails that those requests enqueue are sent after the next start.
    await Promise.all([
      runner.stop(),
      health.drain(9_000).then(() => endConnections(http, begun + 10_000 - clock.elapsed())),
    ]);
    await apollo.stop();
    mailer.close();
    health.close();
    await limits.close();
    await closePools();
    await orm.close(true);
  };
  return {
    port,
    services,
    lines: [
      `${settings.productTitle} is ready: ${environment.publicUrl}`,
      ...(repeated > 0 ? [repeatedWords(repeated)] : []),
      ...preparationLines,
      `Mail: ${mailer.destination}`,
    ],
    close: () => (closed ??= close()),
  };
}

function productSettings(environment: Environment): ProductSettings {
  const { production, publicUrl, organisation, lookupMode, gatherSeconds, webhooks } = environment;
  const { requireSecondFactor, passwordSignIn, oidc } = environment;
  return {
    production,
    publicUrl,
    timeZone: organisation.timeZone,
    organisationName: organisation.name,
    productTitle: organisation.productTitle,
    contactEmail: organisation.contactEmail,
    contactPhone: organisation.contactPhone,
    lookupMode,
    requireSecondFactor,
    passwordSignIn,
    oidc,
    gatherSeconds,
    webhooks,
  };
}

function publicSettings({ organisation, lookupMode, production }: Environment): PublicSettings {
  const { name: organisationName, ...club } = organisation;
  return { ...club, organisationName, lookupMode, development: !production };
}

function listen(http: Server, environment: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(environment.port, environment.host, () => {
      http.off('error', reject);
      resolve((http.address() as AddressInfo).port);
    });
  });
}
