import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { DomainError } from './domain-error.js';

/** What an operation may do inside its transaction. */
export interface Transaction {
  /** Entities of this transaction; what is persisted is written by `flush`. */
  readonly em: SqlEntityManager;
  /**
   * Runs one statement with its values apart from its text, so that PostgreSQL parses and plans it once a connection. `?` stands for a
   * value; the texts are the product's own, so there are few.
   */
  execute<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Adds a statement that goes out together with COMMIT, without a round trip of its own; `?` stands for a text, which the driver quotes.
   * For what nobody inside the transaction waits for. When it fails, nothing is kept.
   */
  withCommit(sql: string, values: readonly string[]): void;
}

/** Runs `work` in a transaction (READ COMMITTED) that waits for a lock no longer than so many milliseconds, and commits it. */
export type BeginTransaction = <Output>(
  work: (transaction: Transaction) => Promise<Output>,
  longestLockWait: number,
) => Promise<Output>;

/** The connection was lost before the commit was asked for, so nothing was kept: the work may be done again on another one. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('The connection to the database was lost before the commit', { cause });
  }
}

/**
 * Transactions on a pool of connections. However one ends, its connection goes back: as it is when it answered COMMIT or ROLLBACK, and to be
 * thrown away when it did not. (The query builder below the entity manager gives one back only after a successful COMMIT or ROLLBACK.)
 * Errors: ConnectionLost, and whatever `work` throws.
 */
export function transactionsOf(
  pool: Pool,
  forkEntityManager: () => SqlEntityManager,
  { pooled }: { pooled: boolean },
): BeginTransaction {
  // Behind a transaction pooler no session has been told how long is too long.
  const limits = pooled
    ? `; set local statement_timeout = 15000; set local idle_in_transaction_session_timeout = 30000`
    : '';
  return (work, longestLockWait) => {
    const begin = `begin isolation level read committed; set local lock_timeout = ${longestLockWait}${limits}`;
    const last: string[] = [];
    return inOne(pool, begin, (client) => work(transactionOn(client, forkEntityManager, last)), last);
  };
}

/** Reads of one connection that all see the database as it is at the first of them. Errors: ConnectionLost, and whatever `work` throws. */
export function inOneSnapshot<Output>(pool: Pool, work: (client: PoolClient) => Promise<Output>): Promise<Output> {
  return inOne(pool, 'begin isolation level repeatable read read only', work);
}

async function inOne<Output>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Output>,
  last: readonly string[] = [],
): Promise<Output> {
  const client = await pool.connect();
  let broken: unknown;
  let committing = false;
  try {
    await client.query(begin);
    const output = await work(client);
    committing = true;
    const results: unknown = await client.query([...last, 'commit'].join(';\n'));
    const result = (Array.isArray(results) ? results.at(-1) : results) as QueryResult;
    // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and somebody went on regardless.
    if (result.command !== 'COMMIT') throw new Error('A transaction went on after a statement of it had failed');
    return output;
  } catch (error) {
    broken = await failureToRollBack(client);
    if (broken && !committing && !(error instanceof DomainError)) throw new ConnectionLost(error);
    throw error;
  } finally {
    client.release(broken ? true : undefined);
  }
}

/** A connection that does not even roll back in this time, in milliseconds, is not waited for. */
const rollback: QueryConfig & { query_timeout: number } = { text: 'rollback', query_timeout: 2_000 };

async function failureToRollBack(client: PoolClient): Promise<unknown> {
  try {
    await client.query(rollback);
    return undefined;
  } catch (error) {
    return error ?? true;
  }
}

const numbered = new Map<string, string>();

function transactionOn(client: PoolClient, forkEntityManager: () => SqlEntityManager, last: string[]): Transaction {
  let em: SqlEntityManager | undefined;
  return {
    // Most operations need none.
    get em() {
      return (em ??= entityManagerOn(client, forkEntityManager()));
    },
    execute: async <Row>(sql: string, values: readonly unknown[] = []) => {
      let text = numbered.get(sql);
      if (text === undefined) {
        let count = 0;
        text = sql.replaceAll('?', () => `$${(count += 1)}`);
        numbered.set(sql, text);
      }
      const { rows } = await client.query(text, [...values]);
      return rows as Row[];
    },
    withCommit: (sql, values) => {
      let next = 0;
      last.push(sql.replaceAll('?', () => client.escapeLiteral(values[next++] ?? '')));
    },
  };
}

/** An entity manager whose statements run on this connection, inside the transaction that was begun there. */
function entityManagerOn(client: PoolClient, em: SqlEntityManager): SqlEntityManager {
  const held: PostgresPoolClient = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(held), end: () => Promise.resolve(), options: {} };
  em.setTransactionContext(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }));
  return em;
}
