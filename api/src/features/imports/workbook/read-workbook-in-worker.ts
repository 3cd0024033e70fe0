import { Worker } from 'node:worker_threads';
import { inspectArchive, packArchive } from './inspect-archive.js';
import { codeFolder, fromSource } from '../../../platform/places.js';
import type { ReadWorkbookOptions, WorkbookPlan } from './workbook-plan.js';
import { WorkbookRefused } from './workbook-refused.js';
import type { WorkbookAnswer, WorkbookTask } from './workbook-worker.js';

/** How much one workbook may cost. */
export interface WorkbookLimits {
  milliseconds: number;
  megabytes: number;
}

// With sending and unpacking, an answer comes within five seconds.
const usualLimits: WorkbookLimits = { milliseconds: 4_000, megabytes: 256 };

/**
 * Reads an uploaded file: inspects it first, then reads it in a thread of its own, so that neither a hostile nor a huge workbook can hold
 * up or bring down the server. Throws WorkbookRefused for everything that is wrong with the file, costs beyond the limits included.
 */
export async function readWorkbookInWorker(
  bytes: Buffer,
  event: ReadWorkbookOptions,
  limits: WorkbookLimits = usualLimits,
): Promise<WorkbookPlan> {
  const inspected = await packArchive(await inspectArchive(bytes));
  const answer = await answerOfThread({ bytes: inspected, event }, limits);
  if ('refused' in answer) throw new WorkbookRefused(answer.refused.code, answer.refused.message);
  return answer.plan;
}

async function answerOfThread(task: WorkbookTask, limits: WorkbookLimits): Promise<WorkbookAnswer> {
  const worker = startThread(task, limits);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<WorkbookAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(tooCostly('takes too long to read')), limits.milliseconds);
      worker.once('message', resolve);
      worker.once('error', (error: Error) =>
        reject(isOutOfMemory(error) ? tooCostly('needs too much memory to read') : error),
      );
      worker.once('exit', (code) => reject(new Error(`The workbook thread ended with code ${code} and no answer.`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * Compiled, the thread runs the compiled file beside this one. In tests this file runs from its TypeScript source, and so does the
 * thread: Node strips the types of this folder itself (nothing here needs more than that), once `.js` imports lead to `.ts` files.
 */
function startThread(task: WorkbookTask, limits: WorkbookLimits): Worker {
  const file = `features/imports/workbook/workbook-worker.${fromSource ? 'ts' : 'js'}`;
  return new Worker(new URL(file, codeFolder), {
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

function tooCostly(why: string): WorkbookRefused {
  return new WorkbookRefused(
    'FILE_TOO_LARGE',
    `This workbook ${why}. Please remove what is not needed, or split it, and try again.`,
  );
}
