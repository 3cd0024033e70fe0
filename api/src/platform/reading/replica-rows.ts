import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '../clock.js';
import type { Logger } from '../logger.js';
import type { Rows } from './rows.js';

/** A read waits this many milliseconds at most for the replica to catch up. */
const longestWait = 250;
const betweenLooks = 10;

/**
 * Errors of a replica that its database does not have: it is unavailable, it shuts down, or it must apply a change that conflicts with the
 * statement.
 */
const replicasOwn = /^(08|57P0|40001|E[A-Z]{4,})/;

/**
 * Rows of a streaming replica, as fresh as those of its database: it is read once it holds everything that was committed when the request
 * came, so that callers see their own changes. If it lags behind or is unavailable, the database is read instead.
 */
export function replicaRows(replica: Rows, database: Rows, log: Pick<Logger, 'warn' | 'info'>): Rows {
  let isUnavailable = false;

  const noteFailure = (error: unknown): void => {
    if (!isUnavailable) log.warn({ err: error }, 'The read replica cannot be used; the database answers in its place.');
    isUnavailable = true;
  };

  /** Whether the replica has caught up. */
  const hasAll = async (): Promise<boolean> => {
    const end = clock.elapsed() + longestWait;
    const [written] = await database.read<{ place: string }>(insertPosition);
    try {
      for (;;) {
        const [found] = await replica.read<{ isThere: boolean | null }>({ ...hasReplayed, values: [written?.place] });
        if (isUnavailable) log.info('The read replica answers again.');
        isUnavailable = false;
        if (found?.isThere) return true;
        if (clock.elapsed() >= end) return false;
        await pause(betweenLooks);
      }
    } catch (error) {
      noteFailure(error);
      return false;
    }
  };

  const readFrom = async <Output>(work: (rows: Rows) => Promise<Output>): Promise<Output> => {
    if (!(await hasAll())) return work(database);
    try {
      return await work(replica);
    } catch (error) {
      if (!replicasOwn.test(codeOf(error))) throw error;
      noteFailure(error);
      return work(database);
    }
  };

  return {
    read: (statement) => readFrom((rows) => rows.read(statement)),
    together: (work) => readFrom((rows) => rows.together(work)),
    async *stream(statement) {
      yield* ((await hasAll()) ? replica : database).stream(statement);
    },
  };
}

// Not the flushed position: a commit that does not wait for the flush is acknowledged before.
const insertPosition = {
  name: 'what-is-written',
  text: 'select pg_current_wal_insert_lsn()::text as place',
  values: [],
};
const hasReplayed = {
  name: 'whether-there',
  text: 'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
};

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause === undefined ? '' : codeOf(cause);
}
