/** Entry point of the worker thread: reads one workbook, posts one response and ends. Started by `readWorkbookInWorker` only. */
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from '../read-workbook.js';
import type { ReadWorkbookOptions, WorkbookPlan } from '../workbook-plan.js';
import { type WorkbookRefusalCode, WorkbookRefused } from './workbook-refused.js';

/** The thread's input: the bytes of an inspected workbook and the event of the import. */
export interface WorkbookTask {
  bytes: Uint8Array;
  event: ReadWorkbookOptions;
}

/** The thread's response; any other failure ends it with an error. */
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
