import { clock } from '../clock.js';
import { DomainError } from '../operation/domain-error.js';
import { createConcurrencyLimit } from './concurrency-limit.js';
import type { Viewer } from '../operation/viewer.js';
import { workAMinute, type WorkBudget } from './work-budget.js';

/** The largest answer that may be built in memory. */
export interface Ceiling {
  /** Database rows, of all lists together. */
  rows: number;
  /** Characters of its JSON. */
  size: number;
}

/** Visitors: several times the page of an event with 5,000 shifts. */
const forVisitors: Ceiling = { rows: 30_000, size: 12_000_000 };
/** Staff: an event with 5,000 shifts, 50,000 signups and their people. Longer lists are streamed (REST, exports). */
const forStaff: Ceiling = { rows: 300_000, size: 60_000_000 };

/** Concurrent list reads of one request: each must know what the previous ones used up. */
const readsAtOnce = 2;

/** Counts what one request has been sent so far. These ceilings apply whatever the rate limits are set to. */
export interface AnswerMeter {
  readonly mostRows: number;
  /** Error: TOO_MANY_REQUESTS when visitors of this network have used up this minute's budget. */
  admit(): void;
  /** Runs when it is its turn among the reads of this request. A read that was stopped for its duration is charged by its time. */
  turn<Output>(work: () => Promise<Output>): Promise<Output>;
  /** Counts rows that were read. Error: QUERY_TOO_LARGE. */
  takeRows(count: number): void;
  /** The size of the answer so far. */
  size(): number;
  /** How much the answer may still grow. */
  sizeLeft(): number;
  /** Counts a part of the answer before it is written. Error: QUERY_TOO_LARGE. */
  takeSize(size: number): void;
  /** Counts what is streamed without being held in memory. */
  send(size: number): void;
}

/** The meter of one request. A visitor's budget is counted by `network`. */
export function createAnswerMeter(budget: WorkBudget, viewer: Viewer, network: string): AnswerMeter {
  const isVisitor = viewer.kind === 'visitor';
  const ceiling = isVisitor ? forVisitors : forStaff;
  const limited = createConcurrencyLimit(readsAtOnce);
  let rows = 0;
  let size = 0;

  const refuseAbove = (used: number, most: number): void => {
    if (used > most) throw new DomainError('QUERY_TOO_LARGE');
  };
  const send = (more: number): void => {
    if (isVisitor) budget.spend(network, more);
  };

  return {
    mostRows: ceiling.rows,
    admit: () => {
      if (isVisitor) budget.admit(network);
    },
    turn: (work) =>
      limited(async () => {
        refuseAbove(rows, ceiling.rows);
        const began = clock.elapsed();
        try {
          return await work();
        } catch (error) {
          if (wasStopped(error)) send((clock.elapsed() - began) * costOfMillisecond);
          throw error;
        }
      }),
    takeRows: (count) => {
      rows += count;
      // Reading them was work, whether or not they are sent.
      send(Math.min(count, ceiling.rows) * costOfRow);
      refuseAbove(rows, ceiling.rows);
    },
    size: () => size,
    sizeLeft: () => Math.max(0, ceiling.size - size),
    takeSize: (more) => {
      size += more;
      send(Math.min(more, ceiling.size));
      refuseAbove(size, ceiling.size);
    },
    send,
  };
}

/** The cost of a row, in characters sent. */
const costOfRow = 50;

/** The cost of a millisecond of a read that was stopped: a visitor's budget covers a quarter of the time. */
const costOfMillisecond = (4 * workAMinute) / 60_000;

/** PostgreSQL cancelled the statement for its duration. An unavailable or busy database is not the caller's fault. */
function wasStopped(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === '57014';
}

/** For the server's own work: counts nothing. */
export const unmetered: AnswerMeter = {
  mostRows: Infinity,
  admit: () => undefined,
  turn: (work) => work(),
  takeRows: () => undefined,
  size: () => 0,
  sizeLeft: () => Infinity,
  takeSize: () => undefined,
  send: () => undefined,
};
