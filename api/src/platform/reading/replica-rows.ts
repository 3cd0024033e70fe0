import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '../clock.js';
import type { Logger } from '../logger.js';
import type { Rows } from './rows.js';

/** For so long (milliseconds) a question waits for the replica to have what the database has. */
const longestWait = 250;
const betweenLooks = 10;

/** What a replica may meet that its database does not: it is away, it ends, or it must take up a change that the statement hinders. */
const replicasOwn = /^(08|57P0|40001|E[A-Z]{4,})/;

/**
 * Rows of a streaming replica, as fresh as those of its database: it is asked once it holds all that had been committed there when the
 * question came, so that whoever has just changed something sees it. One that is behind, or away, is passed by, and the database answers.
 */
export function replicaRows(replica: Rows, database: Rows, log: Pick<Logger, 'warn' | 'info'>): Rows {
  let away = false;

  const isAway = (error: unknown): void => {
    if (!away) log.warn({ err: error }, 'The read replica cannot be used; the database answers in its place.');
    away = true;
  };

  /** Whether the replica has everything. */
  const hasAll = async (): Promise<boolean> => {
    const end = clock.elapsed() + longestWait;
    const [written] = await database.read<{ place: string }>(whatIsWritten);
    try {
      for (;;) {
        const [found] = await replica.read<{ isThere: boolean | null }>({ ...whetherThere, values: [written?.place] });
        if (away) log.info('The read replica answers again.');
        away = false;
        if (found?.isThere) return true;
        if (clock.elapsed() >= end) return false;
        await pause(betweenLooks);
      }
    } catch (error) {
      isAway(error);
      return false;
    }
  };

  const ask = async <Output>(work: (rows: Rows) => Promise<Output>): Promise<Output> => {
    if (!(await hasAll())) return work(database);
    try {
      return await work(replica);
    } catch (error) {
      if (!replicasOwn.test(codeOf(error))) throw error;
      isAway(error);
      return work(database);
    }
  };

  return {
    read: (statement) => ask((rows) => rows.read(statement)),
    together: (work) => ask((rows) => rows.together(work)),
    async *stream(statement) {
      yield* ((await hasAll()) ? replica : database).stream(statement);
    },
  };
}

// Not what is on disk: a commit that does not wait for that is answered before.
const whatIsWritten = {
  name: 'what-is-written',
  text: 'select pg_current_wal_insert_lsn()::text as place',
  values: [],
};
const whetherThere = {
  name: 'whether-there',
  text: 'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
};

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause === undefined ? '' : codeOf(cause);
}
