/** Entry of the worker thread: reads one workbook, posts one answer and ends. Started by `readWorkbookInWorker` only. */
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from '../read-workbook.js';
import type { ReadWorkbookOptions, WorkbookPlan } from '../workbook-plan.js';
import { type WorkbookRefusalCode, WorkbookRefused } from './workbook-refused.js';

/** What the thread is given: the bytes of an inspected workbook and the event it is for. */
export interface WorkbookTask {
  bytes: Uint8Array;
  event: ReadWorkbookOptions;
}

/** What the thread answers; any other failure ends it as an error. */
export type WorkbookAnswer = { plan: WorkbookPlan } | { refused: { code: WorkbookRefusalCode; message: string } };

function answer({ bytes, event }: WorkbookTask): WorkbookAnswer {
  try {
    return { plan: readWorkbook(bytes, event) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { refused: { code: error.code, message: error.message } };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as WorkbookTask));
