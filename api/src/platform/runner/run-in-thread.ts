import { Worker } from 'node:worker_threads';
import { codeFolder, fromSource } from '../places.js';

/** How much one task may cost. */
export interface ThreadLimits {
  /** Of the processor. On a busy computer an ordinary task takes long without costing much: it may take five times as long by the clock. */
  milliseconds: number;
  megabytes: number;
}

/** The task needed more than it may cost. */
export class ThreadTooCostly extends Error {
  constructor(readonly why: 'time' | 'memory') {
    super(`A thread needed too much ${why}.`);
  }
}

/**
 * Has a thread of its own do a task, so that neither a hostile nor a huge file can hold up or bring down the server, and gives the one message
 * that it answers. `file`: the thread's code, without its ending, from the folder of the code. Errors: ThreadTooCostly, and what the thread threw.
 */
export async function runInThread<Answer>(file: string, task: unknown, limits: ThreadLimits): Promise<Answer> {
  const worker = startThread(file, task, limits);
  let stopWatching: (() => void) | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      stopWatching = watchTime(worker, limits.milliseconds, () => reject(new ThreadTooCostly('time')));
      worker.once('message', resolve);
      worker.once('error', (error: Error) => reject(isOutOfMemory(error) ? new ThreadTooCostly('memory') : error));
      worker.once('exit', (code) =>
        reject(new Error(`The thread of '${file}' ended with code ${code} and no answer.`)),
      );
    });
  } finally {
    stopWatching?.();
    await worker.terminate();
  }
}

/** Before Node 24.6 only the clock tells how long a thread works. */
const tellsProcessorTime = 'cpuUsage' in Worker.prototype;
const patience = 5;

/** Calls `tooLong` once a thread took so many milliseconds of the processor, or five times as many by the clock. Gives what ends the watch. */
function watchTime(worker: Worker, milliseconds: number, tooLong: () => void): () => void {
  const end = setTimeout(tooLong, tellsProcessorTime ? milliseconds * patience : milliseconds);
  let next: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    // A thread that does not run yet, or no more, cannot be asked.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    if ((user + system) / 1_000 > milliseconds) tooLong();
    else if (next) next.refresh();
  };
  if (tellsProcessorTime) next = setTimeout(() => void look(), Math.min(100, milliseconds));
  return () => {
    clearTimeout(end);
    clearTimeout(next);
    next = undefined;
  };
}

/**
 * Compiled, the thread runs the compiled file. In tests the code runs from its TypeScript source, and so does the thread: Node strips the
 * types of its files itself (so they need no more than that), once `.js` imports lead to `.ts` files. What it strips and compiles is kept:
 * that is half of what a short task costs.
 */
function startThread(file: string, task: unknown, limits: ThreadLimits): Worker {
  return new Worker(new URL(`${file}.${fromSource ? 'ts' : 'js'}`, codeFolder), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 64 },
    ...(fromSource ? { execArgv: ['--import', sourceImports] } : {}),
  });
}

const sourceImports =
  'data:text/javascript,' +
  encodeURIComponent(`import { enableCompileCache, registerHooks } from 'node:module';
    enableCompileCache();
    registerHooks({
      resolve: (to, context, next) =>
        next(/^[.].*[.]js$/.test(to) && context.parentURL?.endsWith('.ts') ? to.replace(/js$/, 'ts') : to, context),
    });`);

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
