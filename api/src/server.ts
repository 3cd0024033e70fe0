import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import { contextFor } from './http/create-context.js';
import { endConnections } from './http/drain-connections.js';
import type { Environment } from './environment.js';
import { askForProof } from './features/accounts/second-factor/step-up.js';
import { ledgerFile } from './features/privacy/erasing/copy-ledger.js';
import { ledgerQueue, repeatErasures, repeatedWords } from './features/privacy/erasing/repeat-erasures.js';
import { deliveryQueue } from './features/webhooks/delivery/delivery-queue.js';
import { ticketCode } from './features/tickets/ticket-code.js';
import { createImageStore } from './features/images/create-image-store.js';
import { devInbox } from './mail/dev-inbox/dev-inbox.js';
import { createMailer } from './mail/mailer.js';
import { outboxQueue } from './mail/outbox-queue.js';
import { createMailRenderer } from './mail/content/render-mail.js';
import { unmetered } from './platform/limits/answer-meter.js';
import { fullAccess } from './platform/reading/access-scope.js';
import { clock } from './platform/clock.js';
import { createLogger, type Logger } from './platform/logger.js';
import { rateLimitsOf } from './rate-limits-of.js';
import { openJournal } from './platform/files/journal.js';
import { retryTransaction } from './platform/transactions/retry-transaction.js';
import type { ProductSettings, Services } from './platform/operation/request-context.js';
import { watchFacts } from './platform/facts/watch-facts.js';
import { readingsOf } from './platform/reading/record-readings.js';
import { createWorkBudget } from './platform/limits/work-budget.js';
import { transactionsOf } from './platform/transactions/transactions.js';
import { planSettings } from './platform/reading/read-records.js';
import { startRunner, type Queue, type Runner } from './platform/runner/runner.js';
import { Event } from './records/event.js';
import { createApp } from './create-app.js';
import { entities, factListeners, jobKinds, listeners } from './registry.js';
import { prepareInstallation } from './prepare-installation.js';

/*
 * Starts one running server, and ends it: its database, services and runner. What answers which path is in `create-app.ts`. Longer than
 * most files, because what is started here is ended here.
 */

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

  const { app, health, stream, apollo } = await createApp(services, {
    ...options,
    pools: { reading: pool, writing: writingPool },
    inbox: environment.production
      ? undefined
      : devInbox({ dataDir: environment.dataDir, destination: mailer.destination }),
  });
  // Longer than proxies keep idle connections open, so that no request meets a connection that is just being closed.
  const http = createServer({ keepAliveTimeout: 65_000 }, app);
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

function listen(http: Server, environment: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(environment.port, environment.host, () => {
      http.off('error', reject);
      resolve((http.address() as AddressInfo).port);
    });
  });
}
