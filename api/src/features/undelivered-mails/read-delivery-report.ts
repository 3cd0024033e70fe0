import { DomainError } from '../../platform/operation/domain-error.js';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.js';
import { runInThread, ThreadTooCostly } from '../../platform/runner/run-in-thread.js';
import type { ReportAnswer } from './delivery-report-worker.js';

/** The content of a delivery report about a mail. */
export type DeliveryReport = NonNullable<ReportAnswer>;

/** An ordinary report takes a tenth of a second to read. */
const limits = { milliseconds: 3_000, megabytes: 96 };

/**
 * A mail to a whole event may cause hundreds of reports at once. Two are read at a time, and none waits longer than
 * this (milliseconds).
 */
const inTurn = createConcurrencyLimit(2);
const longestWait = 20_000;

/**
 * Reads a raw delivery report (RFC 3464) in a thread of its own, because anyone can send one to the club's mailbox.
 * Errors: INVALID_INPUT for what is no report, or too expensive to read; UNAVAILABLE when too many wait.
 */
export async function readDeliveryReport(raw: string): Promise<DeliveryReport> {
  try {
    const thread = 'features/undelivered-mails/delivery-report-worker';
    const report = await inTurn(() => runInThread<ReportAnswer>(thread, raw, limits), longestWait);
    if (report) return report;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Errors of mailparser are about the mail: none of our code runs in the thread besides.
    throw noReport(
      error instanceof ThreadTooCostly ? 'This mail costs too much to read.' : 'This mail cannot be read.',
    );
  }
  throw noReport('This mail is no delivery report: it has no part message/delivery-status with an action.');
}

function noReport(message: string): DomainError {
  return new DomainError('INVALID_INPUT', { message, fields: { report: message } });
}
