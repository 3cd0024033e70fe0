export type { ImportedChange, ImportedRow, ImportMove, ImportResult, LooksMoved } from './import-result.js';

/** The largest accepted workbook, in bytes. */
export const largestWorkbookBytes = 10 * 1024 * 1024;
