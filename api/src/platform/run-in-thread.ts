import { Worker } from 'node:worker_threads';
import { codeFolder, fromSource } from './places.js';

/** How much one task may cost. */
export interface ThreadLimits {
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
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new ThreadTooCostly('time')), limits.milliseconds);
      worker.once('message', resolve);
      worker.once('error', (error: Error) => reject(isOutOfMemory(error) ? new ThreadTooCostly('memory') : error));
      worker.once('exit', (code) =>
        reject(new Error(`The thread of '${file}' ended with code ${code} and no answer.`)),
      );
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * Compiled, the thread runs the compiled file. In tests the code runs from its TypeScript source, and so does the thread: Node strips the
 * types of its files itself (so they need no more than that), once `.js` imports lead to `.ts` files.
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
  encodeURIComponent(`import { registerHooks } from 'node:module';
    registerHooks({
      resolve: (to, context, next) =>
        next(/^[.].*[.]js$/.test(to) && context.parentURL?.endsWith('.ts') ? to.replace(/js$/, 'ts') : to, context),
    });`);

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
