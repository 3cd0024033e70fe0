import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { DomainError } from './domain-error.js';
import { inOneMessage, isPrepared, nameOf, notePrepared, type Sent } from './one-message.js';

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
   * Adds a statement that goes out together with COMMIT, without a round trip of its own; `?` stands for a text.
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
  return (work, longestLockWait) => {
    const opening = [
      'begin isolation level read committed',
      `set local lock_timeout = ${longestLockWait}`,
      // Behind a transaction pooler no session has been told how long is too long.
      ...(pooled
        ? ['set local statement_timeout = 15000', 'set local idle_in_transaction_session_timeout = 30000']
        : []),
    ];
    return inOne(pool, openingOn(opening, pooled), (begun) => work(transactionOn(begun, forkEntityManager)));
  };
}

/** Reads of one connection that all see the database as it is at the first of them. Errors: ConnectionLost, and whatever `work` throws. */
export function inOneSnapshot<Output>(pool: Pool, work: (client: PoolClient) => Promise<Output>): Promise<Output> {
  const opening = openingOn(['begin isolation level repeatable read read only'], true);
  return inOne(pool, opening, async (begun) => {
    await begun.begin();
    return work(begun.client);
  });
}

/** A transaction on a connection, from its first statement on: BEGIN goes out with that one. */
interface Begun {
  readonly client: PoolClient;
  /** Sends BEGIN by itself, unless it has been sent. */
  begin(): Promise<unknown>;
  /** A statement of the transaction; BEGIN goes with the first one, without a round trip of its own. */
  send(statement: Sent): Promise<QueryResult>;
  /** Goes out together with COMMIT. */
  readonly last: Sent[];
  /** Under which name this connection keeps a statement, if it does. */
  nameOf(text: string): string | undefined;
  /** Whether anything has been sent, or is to be. */
  isEmpty(): boolean;
}

/** How a transaction begins on a connection. `pooled`: the connection keeps no prepared statements. */
function openingOn(opening: readonly string[], pooled: boolean): (client: PoolClient) => Begun {
  const before = opening.map((text): Sent => ({ text }));
  return (client) => {
    let started: Promise<unknown> | undefined;
    const begin = () => (started ??= client.query(opening.join('; ')));
    const last: Sent[] = [];
    const nameHere = (text: string) => (pooled ? undefined : nameOf(text));
    return {
      client,
      nameOf: nameHere,
      begin,
      async send({ text, values = [] }) {
        const statement: Sent = { text, values, name: values.length === 0 ? undefined : nameHere(text) };
        if (!started && isPrepared(client, statement.name)) {
          const sent = inOneMessage(client, before, statement);
          started = sent;
          return sent;
        }
        await begin();
        const result = await client.query({ ...statement, values: [...values] });
        notePrepared(client, statement.name);
        return result;
      },
      last,
      isEmpty: () => !started && last.length === 0,
    };
  };
}

async function inOne<Output>(
  pool: Pool,
  beginOn: (client: PoolClient) => Begun,
  work: (begun: Begun) => Promise<Output>,
): Promise<Output> {
  const client = await pool.connect();
  const begun = beginOn(client);
  let broken: unknown;
  let committing = false;
  try {
    const output = await work(begun);
    if (begun.isEmpty()) return output;
    await begun.begin();
    committing = true;
    const { last } = begun;
    const result =
      last.length > 0 ? await inOneMessage(client, last, { text: 'commit' }) : await client.query('commit');
    // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and somebody went on regardless.
    if (result.command !== 'COMMIT') throw new Error('A transaction went on after a statement of it had failed');
    return output;
  } catch (error) {
    broken = begun.isEmpty() ? undefined : await failureToRollBack(client);
    if (broken && !committing && !(error instanceof DomainError)) throw new ConnectionLost(error);
    // What should have been prepared may be there or not.
    broken ??= begun.last.every(({ name }) => isPrepared(client, name)) ? undefined : true;
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

/** The text with `$1`, `$2` for its question marks. */
function numberedText(sql: string): string {
  let text = numbered.get(sql);
  if (text === undefined) {
    let count = 0;
    text = sql.replaceAll('?', () => `$${(count += 1)}`);
    numbered.set(sql, text);
  }
  return text;
}

function transactionOn(begun: Begun, forkEntityManager: () => SqlEntityManager): Transaction {
  let em: SqlEntityManager | undefined;
  return {
    // Most operations need none.
    get em() {
      return (em ??= entityManagerOn(begun, forkEntityManager()));
    },
    execute: async <Row>(sql: string, values: readonly unknown[] = []) => {
      const { rows } = await begun.send({ text: numberedText(sql), values });
      return rows as Row[];
    },
    withCommit: (sql, values) => {
      const text = numberedText(sql);
      begun.last.push({ text, values, name: begun.nameOf(text) });
    },
  };
}

/** An entity manager whose statements run on this connection, inside the transaction that was begun there. */
function entityManagerOn({ client, begin }: Begun, em: SqlEntityManager): SqlEntityManager {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const held: PostgresPoolClient = {
    query: (async (...args: unknown[]) => {
      await begin();
      return query(...args);
    }) as PostgresPoolClient['query'],
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(held), end: () => Promise.resolve(), options: {} };
  em.setTransactionContext(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }));
  return em;
}
