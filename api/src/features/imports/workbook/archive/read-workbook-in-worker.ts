import { inspectArchive, packArchive } from './inspect-archive.js';
import { runInThread, ThreadTooCostly, type ThreadLimits } from '../../../../platform/runner/run-in-thread.js';
import type { ReadWorkbookOptions, WorkbookPlan } from '../workbook-plan.js';
import { WorkbookRefused } from './workbook-refused.js';
import type { WorkbookAnswer, WorkbookTask } from './workbook-worker.js';

// With transfer and unpacking, the response takes at most five seconds.
const usualLimits: ThreadLimits = { milliseconds: 4_000, megabytes: 256 };

/**
 * Reads an uploaded file: inspects it first, then reads it in a separate thread, so that neither a hostile nor a huge workbook can block or
 * crash the server. Throws WorkbookRefused for everything wrong with the file, including exceeded limits of time and memory.
 */
export async function readWorkbookInWorker(
  bytes: Buffer,
  event: ReadWorkbookOptions,
  limits: ThreadLimits = usualLimits,
): Promise<WorkbookPlan> {
  const inspected = await packArchive(await inspectArchive(bytes));
  const task: WorkbookTask = { bytes: inspected, event };
  const thread = 'features/imports/workbook/archive/workbook-worker';
  const response = await runInThread<WorkbookAnswer>(thread, task, limits).catch((error: unknown) => {
    throw error instanceof ThreadTooCostly ? tooCostly(error.why) : error;
  });
  if ('refused' in response) throw new WorkbookRefused(response.refused.code, response.refused.message);
  return response.plan;
}

function tooCostly(why: 'time' | 'memory'): WorkbookRefused {
  const costs = why === 'time' ? 'takes too long to read' : 'needs too much memory to read';
  return new WorkbookRefused(
    'FILE_TOO_LARGE',
    `This workbook ${costs}. Please remove what is not needed, or split it, and try again.`,
  );
}
