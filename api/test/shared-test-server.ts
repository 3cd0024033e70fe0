import type { SentMessage } from './watch-statements.js';
import { askServer } from './ask-server.js';
import { holdAsOwn } from './held-answers.js';
import { quiet, waitForRunnerOf } from './quiet.js';
import type { TestServer } from './start-test-server.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

interface Place {
  url: string;
  database: Pick<TestDatabase, 'url' | 'settings'>;
  publicUrl: string;
  /** In hexadecimal digits. */
  secretKey: string;
}

declare global {
  /** Of the worker, for all of its files (shared-host.mjs). */
  var takeSharedServer: () => Promise<Place | null>;
  var leaveSharedServer: () => void;
  var watchSharedServer: () => Promise<() => Promise<SentMessage[]>>;
}

/** A server that other files use before and after, one at a time. */
export type SharedTestServer = Omit<TestServer, 'running' | 'dataDir'>;

/**
 * The server that the files of a worker share, with the settings that `startTestServer()` has by itself and an empty database. It runs the
 * compiled code in another thread, so a file that asks it loads nothing of the server, and moves no clock of it. A file that makes triggers
 * or functions drops them; those of `watchMails` may stay.
 */
export async function sharedTestServer(): Promise<SharedTestServer> {
  const place = await globalThis.takeSharedServer();
  // Somebody runs Jest by itself after a change: what they test is what they wrote.
  if (!place) return (await import('./start-test-server.js')).startTestServer();
  const { url, publicUrl, secretKey } = place;
  holdAsOwn(url);
  const database = openTestDatabase(place.database);
  const forget = waitForRunnerOf(database.pool);
  return {
    url,
    database,
    publicUrl,
    secretKey: Buffer.from(secretKey, 'hex'),
    ...askServer(url),
    close: async () => {
      await quiet();
      forget();
      globalThis.leaveSharedServer();
      await database.drop();
    },
  };
}
