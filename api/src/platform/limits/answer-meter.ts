import { clock } from '../clock.js';
import { DomainError } from '../operation/domain-error.js';
import { createConcurrencyLimit } from './concurrency-limit.js';
import type { Viewer } from '../operation/viewer.js';
import { workAMinute, type WorkBudget } from './work-budget.js';

/** How large one answer may become that is made in memory. */
export interface Ceiling {
  /** Rows of the database, of all lists together. */
  rows: number;
  /** Characters of its JSON. */
  size: number;
}

/** Strangers: several times the page of an event with 5,000 shifts. */
const forStrangers: Ceiling = { rows: 30_000, size: 12_000_000 };
/** Staff: an event with 5,000 shifts and 50,000 signups, people and all. Longer lists are streamed (REST, exports). */
const forStaff: Ceiling = { rows: 300_000, size: 60_000_000 };

/** Reads of lists that one request may have under way: each must know what those before it have used up. */
const readsAtOnce = 2;

/** What one request has been answered so far. Ceilings hold whatever the limits over time are set to. */
export interface AnswerMeter {
  readonly mostRows: number;
  /** Error: TOO_MANY_REQUESTS when strangers of this network have read their share of the minute. */
  admit(): void;
  /** Waits for its turn among the reads of this request, and runs. A read that was stopped for taking too long counts by its time. */
  turn<Output>(work: () => Promise<Output>): Promise<Output>;
  /** Notes rows that were read. Error: QUERY_TOO_LARGE. */
  takeRows(count: number): void;
  /** The size of the answer so far. */
  size(): number;
  /** How much the answer may still grow. */
  sizeLeft(): number;
  /** Notes a part of the answer, before it is written. Error: QUERY_TOO_LARGE. */
  takeSize(size: number): void;
  /** Notes what is sent without having to be held in memory. */
  send(size: number): void;
}

/** The meter of one request; `network` is what a stranger's share is counted by. */
export function createAnswerMeter(budget: WorkBudget, viewer: Viewer, network: string): AnswerMeter {
  const isStranger = viewer.kind === 'visitor';
  const ceiling = isStranger ? forStrangers : forStaff;
  const limited = createConcurrencyLimit(readsAtOnce);
  let rows = 0;
  let size = 0;

  const refuseAbove = (used: number, most: number): void => {
    if (used > most) throw new DomainError('QUERY_TOO_LARGE');
  };
  const send = (more: number): void => {
    if (isStranger) budget.spend(network, more);
  };

  return {
    mostRows: ceiling.rows,
    admit: () => {
      if (isStranger) budget.admit(network);
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

/** What a row counts in characters sent. */
const costOfRow = 50;

/** What a millisecond of a read that was stopped counts: a quarter of the time is a stranger's share. */
const costOfMillisecond = (4 * workAMinute) / 60_000;

/** PostgreSQL stopped the statement for its time. A database that is away or busy is not the asker's doing. */
function wasStopped(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === '57014';
}

/** For what the product does by itself: nothing is counted. */
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
