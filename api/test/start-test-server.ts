import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { readEnvironment } from '../src/environment.js';
import { startServer, type RunningServer } from '../src/server.js';
import { holdAsOwn } from './held-answers.js';
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

/** The whole server on a port of its own with a database and a data folder of its own, and both doors to knock at. */
export interface TestServer {
  url: string;
  database: TestDatabase;
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
  }: {
    keepsAnswers?: boolean;
    readerTimeout?: number;
    database?: TestDatabase;
    /** Files of the web client's build besides its page, by their path. */
    webFiles?: Record<string, string>;
  } = {},
): Promise<TestServer> {
  const database = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-test-'));
  const webFolder = join(dataDir, 'web');
  const environment = readEnvironment({
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    RATE_LIMITS: 'off',
    MAIL_GATHER_SECONDS: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:4000',
    // Whatever a test has sent anywhere stays on this machine.
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
    ...database.settings,
    ...settings,
  });
  await writePage(webFolder, webFiles);
  const running = await startServer({
    environment,
    databaseUrl: environment.databaseUrl ?? database.url,
    databaseIsNew: true,
    webFolder,
    logger: pino({ level: 'silent' }),
    keepsAnswers,
    readerTimeout,
  });
  const url = `http://127.0.0.1:${running.port}`;
  holdAsOwn(url);
  const forget = waitForRunnerOf(database.pool);

  async function rest<Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(url + path, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const { status, headers: answered } = response;
    return { status, body: (isJson ? JSON.parse(text) : text) as Body, headers: answered };
  }

  return {
    url,
    database,
    dataDir,
    running,
    rest,
    graphql: async (query, variables = {}, headers = {}) =>
      (await rest<GraphqlAnswer<never>>('POST', '/graphql', { query, variables }, headers)).body,
    close: async () => {
      forget();
      await running.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A page stands in for the built client: what the API does with it is tested here, the client itself in the browser. */
async function writePage(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><head><title>x</title><!--trailcrew-settings--></head><body><!--trailcrew-first-content--><div id="root"></div></body>',
  );
  await writeFile(join(folder, 'assets', 'a-1.js'), 'export {};');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
