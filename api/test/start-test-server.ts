import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { readEnvironment } from '../src/environment.js';
import { startServer, type RunningServer } from '../src/server.js';
import { askServer } from './ask-server.js';
import { holdAsOwn } from './held-answers.js';
import { quietSettings, writePage } from './quiet-server.js';
import { waitForRunnerOf } from './quiet.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** An answer as a test looks at it. */
export interface Answer<Body = Record<string, never>> {
  status: number;
  body: Body;
  headers: Headers;
}

/** A GraphQL answer. */
export interface GraphqlAnswer<Data> {
  data: Data;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; status: number; errors?: Record<string, string>; changedBy?: string };
  }[];
}

/** The whole server on a port of its own with a database and a data folder of its own, and clients for both APIs. */
export interface TestServer {
  url: string;
  database: TestDatabase;
  /** What links and cookies are sealed with, and the address that they are for. */
  secretKey: Buffer;
  publicUrl: string;
  dataDir: string;
  running: RunningServer;
  rest<Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  graphql<Data>(query: string, variables?: object, headers?: Record<string, string>): Promise<GraphqlAnswer<Data>>;
  close(): Promise<void>;
}

/** Starts a server for a test file; settings override the quiet defaults (no limits, no demo, time zone UTC). */
export async function startTestServer(
  settings: Record<string, string> = {},
  {
    keepsAnswers = false,
    readerTimeout,
    database: given,
    webFiles = {},
    logger = pino({ level: 'silent' }),
  }: {
    keepsAnswers?: boolean;
    readerTimeout?: number;
    database?: TestDatabase;
    /** Files of the web client's build besides its page, by their path. */
    webFiles?: Record<string, string>;
    logger?: Logger;
  } = {},
): Promise<TestServer> {
  const database = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-test-'));
  const webFolder = join(dataDir, 'web');
  const environment = readEnvironment({
    ...quietSettings(dataDir),
    ...database.settings,
    ...settings,
  });
  await writePage(webFolder, webFiles);
  const running = await startServer({
    environment,
    databaseUrl: environment.databaseUrl ?? database.url,
    databaseIsNew: true,
    webFolder,
    logger,
    keepsAnswers,
    readerTimeout,
  });
  const url = `http://127.0.0.1:${running.port}`;
  holdAsOwn(url);
  const forget = waitForRunnerOf(database.pool);

  return {
    url,
    database,
    secretKey: running.services.secretKey,
    publicUrl: environment.publicUrl,
    dataDir,
    running,
    ...askServer(url),
    close: async () => {
      forget();
      await running.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
