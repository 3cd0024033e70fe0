import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '../clock.js';
import { createConcurrencyLimit, createConcurrencyLimits } from '../limits/concurrency-limit.js';
import { ConnectionLost, type BeginTransaction, type Transaction } from './transactions.js';

/**
 * Runs `work` in a transaction and commits it. Callers with the same `queue` (a shift's id) wait for each other without holding a
 * connection.
 */
export type OpenTransaction = <Output>(
  work: (transaction: Transaction) => Promise<Output>,
  queue?: string,
) => Promise<Output>;

/** Concurrent transactions of one queue: enough to keep its row busy, and less than half of the pool. */
const queueWidth = 4;
/** Concurrent transactions that have met a lock held for long. */
const heldWidth = 2;
/** Milliseconds. An ordinary transaction holds its locks for a few hundredths of a second. */
const firstLockWait = 300;
const laterLockWait = 1_000;
/** Milliseconds after which a waiting caller gets an error. */
const longestWait = 5_000;

const lockNotAvailable = '55P03';
const triedAgain = new Set(['40001', '40P01', lockNotAvailable]);
/** A lost connection suggests that more are lost: retry this often at most. */
const mostLost = 3;

/**
 * Transactions with retries after a short pause: when the connection was lost, and after deadlocks and lock timeouts. A long wait does not
 * hold a connection, and only a few at a time check whether the lock is free: a locked row never takes the whole pool. After five seconds
 * the last error is thrown. Errors: UNAVAILABLE, and whatever `work` throws.
 */
export function retryTransaction(begin: BeginTransaction): OpenTransaction {
  const queueOf = createConcurrencyLimits(queueWidth);
  const held = createConcurrencyLimit(heldWidth);

  async function untilDone<Output>(work: (transaction: Transaction) => Promise<Output>, end: number): Promise<Output> {
    let wasLocked = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!wasLocked) return await begin(work, firstLockWait);
        return await held(() => begin(work, laterLockWait), Math.max(1, end - clock.elapsed()));
      } catch (error) {
        const state = sqlStateOf(error);
        const again = error instanceof ConnectionLost ? attempt < mostLost : triedAgain.has(state);
        if (!again || clock.elapsed() >= end) throw error;
        wasLocked ||= state === lockNotAvailable;
        // Random, so that two transactions that collided do not collide again.
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
