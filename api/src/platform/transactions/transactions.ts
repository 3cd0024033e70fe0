import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DomainError } from '../operation/domain-error.js';
import type { Logger } from '../logger.js';
import { runPipelined, isPrepared, nameOf, notePrepared, type PipelinedStatement } from './pipelined-query.js';

/* Longer than most files: how a transaction begins, which statements share a message, and how it ends are one sequence. */

/** What an operation can do inside its transaction. */
export interface Transaction {
  /** The entity manager of this transaction; `flush` writes persisted entities. */
  readonly em: SqlEntityManager;
  /**
   * Runs one statement with its values separate from its text, so that PostgreSQL parses and plans it once per connection. `?` stands for a
   * value; the texts are the product's own, so there are few.
   */
  execute<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Adds a statement that is sent with BEGIN and the first statement of the work, which does not run if it fails. Too late once anything
   * was sent.
   */
  withBegin(sql: string, values: readonly Plain[]): void;
  /**
   * Adds a statement that is sent with COMMIT, without a round trip of its own, for results that the transaction does not need: `onRows`
   * receives its rows once they are committed. If it fails, everything is rolled back.
   */
  withCommit<Row>(sql: string, values: readonly Plain[], onRows?: (rows: Row[]) => void): void;
  /**
   * Commits, and reads one statement after that in the same message, for the response. Nothing else may follow. Errors: of the commit,
   * which then is the transaction's result whatever is thrown; or of the read, although everything is committed.
   */
  commitAndRead<Row>(statement: PipelinedStatement): Promise<Row[]>;
  /** Commits only, for a response that is read in another way. Nothing else may follow. Error: of the commit. */
  commit(): Promise<void>;
  /** Whether everything is committed. */
  readonly isCommitted: boolean;
}

/** A value that is sent unchanged. */
export type Plain = string | Buffer | null;

/** Runs `work` in a transaction (READ COMMITTED) with this lock timeout in milliseconds, and commits it. */
export type BeginTransaction = <Output>(
  work: (transaction: Transaction) => Promise<Output>,
  longestLockWait: number,
) => Promise<Output>;

/** The connection was lost before COMMIT was sent, so nothing was committed: the work may be repeated on another one. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('The connection to the database was lost before the commit', { cause });
  }
}

/**
 * Transactions on a pool of connections. However one ends, its connection is returned: unchanged when it answered COMMIT or ROLLBACK,
 * otherwise to be discarded. (The query builder below the entity manager only returns one after a successful COMMIT or ROLLBACK.) Errors:
 * ConnectionLost, and whatever `work` throws.
 */
export function transactionsOf(
  pool: Pool,
  forkEntityManager: () => SqlEntityManager,
  { pooled, log }: { pooled: boolean; log: Pick<Logger, 'error'> },
): BeginTransaction {
  return (work, longestLockWait) => {
    const opening = [
      'begin isolation level read committed',
      `set local lock_timeout = ${longestLockWait}`,
      // Sessions behind a transaction pooler have no timeouts configured.
      ...(pooled
        ? ['set local statement_timeout = 15000', 'set local idle_in_transaction_session_timeout = 30000']
        : []),
    ];
    return inOne(pool, openingOn(opening, pooled), (begun) => work(transactionOn(begun, forkEntityManager)), log);
  };
}

/** Reads of one connection that all use the snapshot of the first. Errors: ConnectionLost, and whatever `work` throws. */
export function inOneSnapshot<Output>(pool: Pool, work: (client: PoolClient) => Promise<Output>): Promise<Output> {
  const opening = openingOn(['begin isolation level repeatable read read only'], true);
  return inOne(pool, opening, async (begun) => {
    await begun.begin();
    return work(begun.client);
  });
}

/** A statement that is sent with COMMIT, and the receiver of its rows. */
interface Last extends PipelinedStatement {
  onRows?: (rows: never[]) => void;
}

/** A transaction on a connection. BEGIN is sent with its first statement. */
interface Begun {
  readonly client: PoolClient;
  /** Sends BEGIN alone, unless it was sent. */
  begin(): Promise<unknown>;
  /** Sends a statement; the first one takes BEGIN along, without a round trip of its own. */
  send(statement: PipelinedStatement): Promise<QueryResult>;
  /** Sends several at once; returns the result of each. */
  together(statements: readonly PipelinedStatement[]): Promise<QueryResult[]>;
  /** The statements that must be sent before all others. */
  before(): PipelinedStatement[];
  /** Sent together with BEGIN. */
  readonly first: PipelinedStatement[];
  /** Sent together with COMMIT. */
  readonly last: Last[];
  /** The state of the commit, or its error. */
  end: 'open' | 'committing' | 'committed' | { failed: unknown };
  /** Errors after everything was committed. */
  readonly afterwards: unknown[];
  /** The statement's name on this connection, if it can be prepared. */
  nameOf(text: string, use?: 'tx' | 'with'): string | undefined;
  /** Whether a statement failed that was to be prepared with it: it may or may not be prepared, so the connection is discarded. */
  isUnsure: boolean;
  /** Whether nothing has been sent or queued. */
  isEmpty(): boolean;
}

/** How a transaction begins on a connection. `pooled`: the connection has no prepared statements. */
function openingOn(opening: readonly string[], pooled: boolean): (client: PoolClient) => Begun {
  const nameHere: Begun['nameOf'] = (text, use) => (pooled ? undefined : nameOf(text, use));
  const before = opening.map((text): PipelinedStatement => ({ text, name: nameHere(text, 'with') }));
  return (client) => {
    let started: Promise<unknown> | undefined;
    const first: PipelinedStatement[] = [];
    const last: Last[] = [];
    const begun: Begun = {
      client,
      nameOf: nameHere,
      begin: () =>
        (started ??= first.length > 0 ? begun.together([...before, ...first]) : client.query(opening.join('; '))),
      async together(statements) {
        const { results, error, isUnsure } = await runPipelined(client, statements);
        begun.isUnsure ||= isUnsure === true;
        if (error) throw error;
        return results;
      },
      async send({ text, values = [] }) {
        const statement: PipelinedStatement = { text, values, name: values.length === 0 ? undefined : nameHere(text) };
        if (!started && [...first, statement].every(({ name }) => isPrepared(client, name))) {
          const sent = begun.together([...before, ...first, statement]);
          started = sent;
          return (await sent).at(-1) as QueryResult;
        }
        await begun.begin();
        const result = await client.query({ ...statement, values: [...values] });
        notePrepared(client, statement.name);
        return result;
      },
      before: () => (started ? [] : [...before, ...first]),
      first,
      last,
      end: 'open',
      afterwards: [],
      isUnsure: false,
      isEmpty: () => !started && first.length === 0 && last.length === 0,
    };
    return begun;
  };
}

async function inOne<Output>(
  pool: Pool,
  beginOn: (client: PoolClient) => Begun,
  work: (begun: Begun) => Promise<Output>,
  log?: Pick<Logger, 'error'>,
): Promise<Output> {
  const client = await pool.connect();
  const begun = beginOn(client);
  let broken: unknown;
  try {
    const output = await work(begun);
    if (typeof begun.end === 'object') throw begun.end.failed;
    if (begun.end === 'open' && !begun.isEmpty()) await commit(begun);
    for (const err of begun.afterwards) log?.error({ err }, 'What follows a commit failed; everything is kept');
    return output;
  } catch (error) {
    broken = begun.isEmpty() ? undefined : await failureToRollBack(client);
    if (broken && begun.end === 'open' && !(error instanceof DomainError)) throw new ConnectionLost(error);
    throw error;
  } finally {
    client.release(broken || begun.isUnsure ? true : undefined);
  }
}

/** Commits with all queued statements and the optional read, in one message. Returns the rows of the read. */
async function commit(begun: Begun, read?: PipelinedStatement): Promise<QueryResultRow[]> {
  const { client, last } = begun;
  const before = begun.before();
  begun.end = 'committing';
  const { results, error, isUnsure } = await runPipelined(client, [
    ...before,
    ...last,
    { text: 'commit', name: read ? begun.nameOf('commit', 'with') : begun.nameOf('commit') },
    ...(read ? [read] : []),
  ]);
  begun.isUnsure ||= isUnsure === true;
  const done = results[before.length + last.length];
  // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and the caller continued regardless.
  if (done?.command !== 'COMMIT') {
    const failed = error ?? new Error('A transaction went on after a statement of it had failed');
    begun.end = { failed };
    throw failed;
  }
  begun.end = 'committed';
  for (const [at, { onRows }] of last.entries())
    try {
      onRows?.((results[before.length + at]?.rows ?? []) as never[]);
    } catch (failed) {
      // Everything is committed: the caller must not get an error.
      begun.afterwards.push(failed);
    }
  if (error) throw error;
  return (results.at(-1)?.rows ?? []) as QueryResultRow[];
}

/** The timeout for a rollback, in milliseconds. */
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

/** The text with `$1`, `$2` in place of question marks. */
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
    // Most operations do not use it.
    get em() {
      return (em ??= entityManagerOn(begun, forkEntityManager()));
    },
    execute: async <Row>(sql: string, values: readonly unknown[] = []) => {
      const { rows } = await begun.send({ text: numberedText(sql), values });
      return rows as Row[];
    },
    withBegin: (sql, values) => {
      const text = numberedText(sql);
      begun.first.push({ text, values, name: begun.nameOf(text, 'with') });
    },
    withCommit: (sql, values, onRows) => {
      const text = numberedText(sql);
      begun.last.push({ text, values, name: begun.nameOf(text, 'with'), onRows });
    },
    commitAndRead: async <Row>(read: PipelinedStatement) => {
      if (begun.end !== 'open') throw new Error('The transaction was committed before');
      return (await commit(begun, { ...read, name: begun.nameOf(read.text) })) as Row[];
    },
    get isCommitted() {
      return begun.end === 'committed';
    },
    commit: async () => {
      if (begun.end === 'open' && !begun.isEmpty()) await commit(begun);
    },
  };
}

/** An entity manager whose statements run on this connection, inside its transaction. */
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
