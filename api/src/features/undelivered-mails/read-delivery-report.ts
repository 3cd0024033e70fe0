import { DomainError } from '../../platform/operation/domain-error.js';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.js';
import { runInThread, ThreadTooCostly } from '../../platform/runner/run-in-thread.js';
import type { ReportAnswer } from './delivery-report-worker.js';

/** What a delivery report says of a mail. */
export type DeliveryReport = NonNullable<ReportAnswer>;

/** An ordinary report is read in a tenth of a second. */
const limits = { milliseconds: 3_000, megabytes: 96 };

/** Hundreds may come at once, of a mail to a whole event: two are read at a time, and none waits longer than this (milliseconds). */
const inTurn = createConcurrencyLimit(2);
const longestWait = 20_000;

/**
 * Reads a raw delivery report (RFC 3464) in a thread of its own: whoever sends one to the club's mailbox wrote it.
 * Errors: INVALID_INPUT for what is no report, or costs too much to read; UNAVAILABLE when too many wait.
 */
export async function readDeliveryReport(raw: string): Promise<DeliveryReport> {
  try {
    const thread = 'features/undelivered-mails/delivery-report-worker';
    const report = await inTurn(() => runInThread<ReportAnswer>(thread, raw, limits), longestWait);
    if (report) return report;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // What mailparser throws is about the mail: nothing of ours runs in the thread besides.
    throw noReport(
      error instanceof ThreadTooCostly ? 'This mail costs too much to read.' : 'This mail cannot be read.',
    );
  }
  throw noReport('This mail is no delivery report: it has no part message/delivery-status with an action.');
}

function noReport(message: string): DomainError {
  return new DomainError('INVALID_INPUT', { message, fields: { report: message } });
}
