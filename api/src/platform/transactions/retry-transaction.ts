import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '../clock.js';
import { createConcurrencyLimit, createConcurrencyLimits } from '../limits/concurrency-limit.js';
import { ConnectionLost, type BeginTransaction, type Transaction } from './transactions.js';

/** Runs `work` in a transaction and commits it. Those who name the same `queue` (a shift's id) wait for each other without a connection. */
export type OpenTransaction = <Output>(
  work: (transaction: Transaction) => Promise<Output>,
  queue?: string,
) => Promise<Output>;

/** Transactions of one queue at a time: enough to keep its row busy, and less than half of the connections of the pool. */
const queueWidth = 4;
/** Transactions at a time that have met a lock which somebody holds for long. */
const heldWidth = 2;
/** Milliseconds. An ordinary transaction holds its locks for some hundredths of a second. */
const firstLockWait = 300;
const laterLockWait = 1_000;
/** Milliseconds after which whoever still waits is asked to try again. */
const longestWait = 5_000;

const lockNotAvailable = '55P03';
const triedAgain = new Set(['40001', '40P01', lockNotAvailable]);
/** A lost connection means that others are lost too: so many times at most. */
const mostLost = 3;

/**
 * Transactions that are tried again, after a short pause, when they lost a connection, met a deadlock, or waited for a lock in vain. Whoever
 * waits for long gives the connection back meanwhile, and only few at a time go and see whether the lock is gone: a locked row never takes
 * the whole pool. After five seconds the last failure is told. Errors: UNAVAILABLE, and whatever `work` throws.
 */
export function retryTransaction(begin: BeginTransaction): OpenTransaction {
  const queueOf = createConcurrencyLimits(queueWidth);
  const held = createConcurrencyLimit(heldWidth);

  async function untilDone<Output>(work: (transaction: Transaction) => Promise<Output>, end: number): Promise<Output> {
    let metLock = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!metLock) return await begin(work, firstLockWait);
        return await held(() => begin(work, laterLockWait), Math.max(1, end - clock.elapsed()));
      } catch (error) {
        const state = sqlStateOf(error);
        const again = error instanceof ConnectionLost ? attempt < mostLost : triedAgain.has(state);
        if (!again || clock.elapsed() >= end) throw error;
        metLock ||= state === lockNotAvailable;
        // Two who met each other do not meet again in the same way.
        await pause(attempt * (10 + Math.random() * 40));
      }
    }
  }

  return (work, queue) => {
    const end = clock.elapsed() + longestWait;
    return queue === undefined ? untilDone(work, end) : queueOf(queue)(() => untilDone(work, end), longestWait);
  };
}

function sqlStateOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
