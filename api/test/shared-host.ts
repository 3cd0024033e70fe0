import { Worker } from 'node:worker_threads';
import type { TestDatabase } from './test-database.ts';
import type { SentMessage } from './watch-statements.ts';

/** Where a shared server is. */
export interface SharedPlace {
  url: string;
  database: Pick<TestDatabase, 'url' | 'settings'>;
  publicUrl: string;
  /** In hexadecimal digits. */
  secretKey: string;
}

/** The thread of a shared server, and what it answers. */
interface SharedServer {
  thread: Worker;
  ask<Result>(question: 'place' | 'empty' | 'watch' | 'stop'): Promise<Result>;
}

/** The server that the files of this worker share, in a thread of its own; none runs before a file asks for it. */
let running: Promise<SharedServer> | undefined;
/** Whether a file uses it now: what its jobs send besides is no other file's. */
let isInUse = false;

/** Where it is, with an empty database; null where what is compiled is not the files as they are. One that died is started once more. */
export async function takeSharedServer(): Promise<SharedPlace | null> {
  if (!process.env.TRAILCREW_TEST_SHARED) return null;
  // One that cannot be emptied ends, and says why.
  const isEmpty = await running
    ?.then(({ ask }) => ask('empty'))
    .then(
      () => true,
      () => false,
    );
  if (!isEmpty) running = start();
  isInUse = true;
  return (await running!).ask('place');
}

/** A file says that it has done with the server. */
export function leaveSharedServer(): void {
  isInUse = false;
}

/** What the shared server sends to the database, if this file uses it, from now until the function that comes back is called. */
export async function watchSharedServer(): Promise<() => Promise<SentMessage[]>> {
  if (!running || !isInUse) return () => Promise.resolve([]);
  const { ask } = await running;
  await ask('watch');
  return () => ask('stop');
}

/** For a run without workers: its process may go on to another run, with another database. */
export async function endSharedServer(): Promise<void> {
  const { thread } = (await running) ?? {};
  running = undefined;
  await thread?.terminate();
}

async function start(): Promise<SharedServer> {
  const thread = new Worker(new URL('./shared-server.mjs', import.meta.url));
  const ended = new Promise<never>((_resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The shared server ended with ${code}`)));
  });
  ended.catch((error: Error) => {
    if (!running) return;
    running = undefined;
    process.stderr.write(`${error.stack}\n`);
  });
  // It keeps the worker alive only while somebody waits for its answer.
  const answer = async (): Promise<unknown> => {
    thread.ref();
    try {
      return await Promise.race([new Promise((resolve) => thread.once('message', resolve)), ended]);
    } finally {
      thread.unref();
    }
  };
  const ask = <Result>(question: string): Promise<Result> => {
    const answered = answer();
    thread.postMessage(question);
    return answered as Promise<Result>;
  };
  return { thread, ask };
}
