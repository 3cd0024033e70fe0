import { assertPortIsFree } from './assert-port-is-free.js';
import { loadEnvironment, type Environment } from './environment.js';
import { openDatabase, type OpenDatabase } from './database/embedded/open-database.js';
import { loggedError } from './platform/logged-error.js';
import { createLogger, type Logger } from './platform/logger.js';
import { StartError } from './platform/start-error.js';
import type { RunningServer } from './server.js';

// The server itself is loaded late: an invalid setting is reported, and the database starts, without waiting for it.

/** Requests in flight get 10 seconds, the database a few more; after that the process ends anyway. */
const longestStop = 15_000;
const lastGrace = 3_000;

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  const environment = loadEnvironment();
  const logger = createLogger({ level: environment.logLevel, readable: !environment.production });
  logWarnings(logger);
  // Nobody reads the output, or the disk is full: no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (command === undefined) return serve(environment, logger);
  const { runCommand } = await import('./run-command.js');
  await runCommand(command, args, environment);
}

/** Node's own warnings go into the log, except those about packages that call its deprecated URL function. */
function logWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning: Error & { code?: string }) => {
    if (warning.code !== 'DEP0169') logger.warn({ err: warning }, 'Node warns.');
  });
}

/** Runs the server until a signal ends it. */
async function serve(environment: Environment, logger: Logger): Promise<void> {
  let database: OpenDatabase | undefined;
  let server: RunningServer | undefined;
  let stopping: Promise<never> | undefined;

  const start = async (): Promise<void> => {
    for (const warning of environment.warnings) logger.warn(warning);
    const { databaseUrl, directDatabaseUrl, pooled, dataDir, host, port } = environment;
    // Before anything is written: a second start on the same port must not create a database.
    await assertPortIsFree(host, port);
    const loading = import('./server.js');
    const log = (line: string): void => logger.info(line);
    database = await openDatabase({ databaseUrl, directDatabaseUrl, pooled, dataDir, log });
    if (stopping) return;
    const { startServer } = await loading;
    server = await startServer({ environment, databaseUrl: database.url, databaseIsNew: database.isNew });
    if (!stopping) process.stdout.write(`${server.lines.join('\n')}\n`);
  };
  const started = start();

  const stop = (exitCode: number): Promise<never> => (stopping ??= end(exitCode).catch(fail));
  const end = async (exitCode: number): Promise<never> => {
    setTimeout(() => {
      process.stderr.write(`Trailcrew did not stop within ${longestStop / 1000} seconds and is ended.\n`);
      setTimeout(() => process.exit(1), lastGrace);
      void database?.close().finally(() => process.exit(1));
    }, longestStop).unref();
    // A start in progress cannot be interrupted; its failure is reported where it is awaited below.
    await started.catch(() => undefined);
    try {
      await server?.close();
    } finally {
      await database?.close();
    }
    process.exit(exitCode);
  };
  // Further signals change nothing: Ctrl-C reaches us from the terminal, from npm and from the launcher.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // The launcher that started us has died.
  process.once('disconnect', () => void stop(0));
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (error: unknown) => {
      logger.fatal({ err: error }, 'Unexpected error: the server stops.');
      void stop(1);
    });
  }

  try {
    await started;
  } catch (error) {
    if (stopping) return; // The signal came first; it also ends the process.
    stopping = new Promise<never>(() => undefined);
    await database?.close();
    throw error;
  }
}

/** Failures that an operator can fix are printed as one sentence; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, port, address, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another one.`;
    if (code === 'EACCES') return `Port ${port} may not be used by this account. Set PORT to one above 1023.`;
    return `The server cannot listen on ${address}:${port} (${code}). Set HOST to an address of this machine.`;
  }
  // PostgreSQL's own words for a full disk.
  if (code === '53100' || code === 'ENOSPC')
    return 'There is no space left on the disk of the database or of DATA_DIR.';
  const { stack, message } = loggedError(error);
  return stack ?? message;
}

function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

main().catch(fail);
