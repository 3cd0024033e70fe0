import { Worker } from 'node:worker_threads';

/** The server that the files of this worker share, in a thread of its own; none runs before a file asks for it. */
let running;
/** Whether a file uses it now: what its jobs send besides is no other file's. */
let isInUse = false;

/** Where it is, with an empty database; null where what is compiled is not the files as they are. One that died is started once more. */
export async function takeSharedServer() {
  if (!process.env.TRAILCREW_TEST_SHARED) return null;
  // One that cannot be emptied ends, and says why.
  const isEmpty = await running
    ?.then(({ ask }) => ask('empty'))
    .then(
      () => true,
      () => false,
    );
  if (!isEmpty) running = start();
  const { ask } = await running;
  isInUse = true;
  return ask('place');
}

/** A file says that it has done with the server. */
export function leaveSharedServer() {
  isInUse = false;
}

/** What the shared server sends to the database, if this file uses it, from now until the function that comes back is called. */
export async function watchSharedServer() {
  if (!running || !isInUse) return () => [];
  const { ask } = await running;
  await ask('watch');
  return () => ask('stop');
}

/** For a run without workers: its process may go on to another run, with another database. */
export async function endSharedServer() {
  const { thread } = (await running) ?? {};
  running = undefined;
  await thread?.terminate();
}

async function start() {
  const thread = new Worker(new URL('./shared-server.mjs', import.meta.url));
  const ended = new Promise((_resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The shared server ended with ${code}`)));
  });
  ended.catch((error) => {
    if (!running) return;
    running = undefined;
    process.stderr.write(`${error.stack}\n`);
  });
  // It keeps the worker alive only while somebody waits for its answer.
  const answer = async () => {
    thread.ref();
    try {
      return await Promise.race([new Promise((resolve) => thread.once('message', resolve)), ended]);
    } finally {
      thread.unref();
    }
  };
  const ask = (question) => {
    const answered = answer();
    thread.postMessage(question);
    return answered;
  };
  return { thread, ask };
}
