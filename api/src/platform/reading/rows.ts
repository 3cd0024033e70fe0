import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { createConcurrencyLimit } from '../limits/concurrency-limit.js';
import { retryOnDeadlock } from '../transactions/retry-on-deadlock.js';
import { inOneSnapshot } from '../transactions/transactions.js';

/** A named prepared statement: parsed and planned once per connection. */
export interface Statement {
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Reads plain rows for screens and reports. */
export interface Rows {
  read<Row extends QueryResultRow>(statement: Statement): Promise<Row[]>;
  /** Reads in one snapshot: `work` reads, one statement after the other, what the database held at the first of them. */
  together<Output>(work: (rows: Pick<Rows, 'read'>) => Promise<Output>): Promise<Output>;
  /** The rows in batches of a thousand on demand, so that memory stays flat. Holds one connection until the end. */
  stream<Row extends QueryResultRow>(statement: Omit<Statement, 'name'>): AsyncIterable<Row[]>;
}

/** Rows of one batch of a stream. */
export const batchSize = 1000;

/** Concurrent streams: slow readers of long responses must leave connections to all others. */
const mostStreams = 3;

/** Rows read through a pool of connections. `sessions`: a second pool for streams, where the sessions of `pool` belong to a pooler. */
export function rowsOf(pool: Pool, sessions = pool): Rows {
  const limited = createConcurrencyLimit(mostStreams);

  /** Waits for this stream's turn; returns a connection and the function that ends the turn. */
  const connect = () =>
    new Promise<{ client: PoolClient; done: () => void }>((resolve, reject) => {
      limited(async () => {
        const client = await sessions.connect();
        await new Promise<void>((done) => resolve({ client, done }));
      }).catch(reject);
    });

  return {
    async read<Row extends QueryResultRow>({ name, text, values }: Statement) {
      const { rows } = await retryOnDeadlock(() => pool.query<Row>({ name, text, values: [...values] }));
      return rows;
    },

    together: (work) =>
      retryOnDeadlock(() =>
        inOneSnapshot(pool, (client) => {
          const turns = createConcurrencyLimit(1);
          return work({
            async read<Row extends QueryResultRow>({ name, text, values }: Statement) {
              const result = await turns(() => client.query<Row>({ name, text, values: [...values] }));
              return result.rows;
            },
          });
        }),
      ),

    async *stream<Row extends QueryResultRow>({ text, values }: Omit<Statement, 'name'>) {
      const { client, done } = await connect();
      const cursor = `"${randomUUID()}"`;
      let broken: Error | undefined;
      try {
        // The cursor outlives its transaction: a slow reader holds back neither locks nor vacuum.
        const declared = `declare ${cursor} no scroll cursor with hold for ${text}`;
        await retryOnDeadlock(() => client.query(declared, [...values]));
        for (;;) {
          const { rows } = await client.query<Row>(`fetch ${batchSize} from ${cursor}`);
          if (rows.length > 0) yield rows;
          if (rows.length < batchSize) break;
        }
      } catch (error) {
        broken = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        // A failed connection is discarded together with its cursor.
        if (!broken) broken = await closed(client, cursor);
        client.release(broken);
        done();
      }
    },
  };
}

async function closed(client: PoolClient, cursor: string): Promise<Error | undefined> {
  try {
    await client.query(`close ${cursor}`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
