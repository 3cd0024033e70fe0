import type { QueryResultRow } from 'pg';
import type { Rows, Statement } from './rows.js';
import type { Transaction } from '../transactions/transactions.js';

/**
 * The same rows, whose first read is sent together with COMMIT; later reads use the usual source. So the first read of a response always
 * sees the committed state.
 */
export function readingBehindCommit(
  transaction: Transaction,
  { rows: own, replica }: { rows: Rows; replica: Rows },
): { rows: Rows; replica: Rows } {
  let committed: Promise<unknown> | undefined;
  const commit = () => (committed ??= transaction.commit());
  const behind = (rows: Rows, isOwn: boolean): Rows => ({
    async read<Row extends QueryResultRow>(statement: Statement) {
      if (committed || !isOwn) {
        await commit();
        return rows.read<Row>(statement);
      }
      const first = transaction.commitAndRead<Row>(statement);
      committed = first.catch(() => undefined);
      return first.catch((error: unknown) => {
        if (!transaction.isCommitted) throw error;
        return rows.read<Row>(statement);
      });
    },
    together: async (work) => {
      await commit();
      return rows.together(work);
    },
    async *stream<Row extends QueryResultRow>(statement: Omit<Statement, 'name'>) {
      await commit();
      yield* rows.stream<Row>(statement);
    },
  });
  return { rows: behind(own, true), replica: behind(replica, false) };
}
