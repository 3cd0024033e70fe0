import { Worker } from 'node:worker_threads';
import { codeFolder, fromSource } from '../folders.js';

/** The limits of one task. */
export interface ThreadLimits {
  /** CPU time. On a busy computer a task can take long without costing much: five times as long by the clock is allowed. */
  milliseconds: number;
  megabytes: number;
}

/** The task exceeded its limits. */
export class ThreadTooCostly extends Error {
  constructor(readonly why: 'time' | 'memory') {
    super(`A thread needed too much ${why}.`);
  }
}

/**
 * Runs a task in its own thread, so that neither a hostile nor a huge file can block or crash the server. Returns the thread's one message.
 * `file`: the thread's code in the code folder, without extension. Errors: ThreadTooCostly, and what the thread threw.
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

/** Before Node 24.6 only the clock shows how long a thread works. */
const measuresCpuTime = 'cpuUsage' in Worker.prototype;
const clockFactor = 5;

/** Calls `tooLong` once a thread used this much CPU time, or five times as much by the clock. Returns the function that stops watching. */
function watchTime(worker: Worker, milliseconds: number, tooLong: () => void): () => void {
  const end = setTimeout(tooLong, measuresCpuTime ? milliseconds * clockFactor : milliseconds);
  let next: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    // A thread that has not started or has ended cannot be queried.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    if ((user + system) / 1_000 > milliseconds) tooLong();
    else if (next) next.refresh();
  };
  if (measuresCpuTime) next = setTimeout(() => void check(), Math.min(100, milliseconds));
  return () => {
    clearTimeout(end);
    clearTimeout(next);
    next = undefined;
  };
}

/**
 * In a build, the thread runs the compiled file. In tests it runs the TypeScript source: Node strips the types itself (so these files must
 * not need more), once `.js` imports resolve to `.ts` files. The compile cache halves the cost of a short task.
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
