import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DomainError } from '../operation/domain-error.js';
import type { Logger } from '../logger.js';
import { runPipelined, isPrepared, nameOf, notePrepared, type PipelinedStatement } from './pipelined-query.js';

/* Longer than most files: how a transaction begins, what goes out in which message, and how it ends are one sequence. */

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
   * Adds a statement that goes out together with BEGIN and the first one of the work; when it fails, that one never ran. Once something was
   * sent it is too late.
   */
  withBegin(sql: string, values: readonly Plain[]): void;
  /**
   * Adds a statement that goes out together with COMMIT, without a round trip of its own. For what nobody inside the transaction waits for:
   * `told` hears its rows once they are kept. When it fails, nothing is kept.
   */
  withCommit<Row>(sql: string, values: readonly Plain[], told?: (rows: Row[]) => void): void;
  /**
   * Commits, and reads one statement after that in the same message: for the answer. Nothing else may follow. Error: of the commit, which
   * then is the transaction's whatever is thrown; or of the reading, when all the same everything is kept.
   */
  commitAndRead<Row>(statement: PipelinedStatement): Promise<Row[]>;
  /** Commits alone, for an answer that is read in another way. Nothing else may follow. Error: of the commit. */
  commit(): Promise<void>;
  /** Whether everything is kept. */
  readonly isCommitted: boolean;
}

/** A value that goes out as it is. */
export type Plain = string | Buffer | null;

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
  { pooled, log }: { pooled: boolean; log: Pick<Logger, 'error'> },
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
    return inOne(pool, openingOn(opening, pooled), (begun) => work(transactionOn(begun, forkEntityManager)), log);
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

/** A statement that goes out with COMMIT, and who hears its rows. */
interface Last extends PipelinedStatement {
  told?: (rows: never[]) => void;
}

/** A transaction on a connection, from its first statement on: BEGIN goes out with that one. */
interface Begun {
  readonly client: PoolClient;
  /** Sends BEGIN by itself, unless it has been sent. */
  begin(): Promise<unknown>;
  /** A statement of the transaction; BEGIN goes with the first one, without a round trip of its own. */
  send(statement: PipelinedStatement): Promise<QueryResult>;
  /** Sends several at once; gives the result of each. */
  together(statements: readonly PipelinedStatement[]): Promise<QueryResult[]>;
  /** What still has to go out in front of all else. */
  before(): PipelinedStatement[];
  /** Go out together with BEGIN. */
  readonly first: PipelinedStatement[];
  /** Go out together with COMMIT. */
  readonly last: Last[];
  /** How far the commit came; what it failed of. */
  end: 'open' | 'committing' | 'committed' | { failed: unknown };
  /** What went wrong once everything was kept. */
  readonly afterwards: unknown[];
  /** Under which name this connection keeps a statement, if it does. */
  nameOf(text: string, use?: 'tx' | 'with'): string | undefined;
  /** Whether something failed that was to be prepared with it: it may be there or not, so the connection is thrown away. */
  isUnsure: boolean;
  /** Whether anything has been sent, or is to be. */
  isEmpty(): boolean;
}

/** How a transaction begins on a connection. `pooled`: the connection keeps no prepared statements. */
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

/** Commits with all that goes out with it, and reads what is to be read after it: one message. Gives the rows of that. */
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
  // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and somebody went on regardless.
  if (done?.command !== 'COMMIT') {
    const failed = error ?? new Error('A transaction went on after a statement of it had failed');
    begun.end = { failed };
    throw failed;
  }
  begun.end = 'committed';
  for (const [at, { told }] of last.entries())
    try {
      told?.((results[before.length + at]?.rows ?? []) as never[]);
    } catch (failed) {
      // Everything is kept: the caller must not read that it is not.
      begun.afterwards.push(failed);
    }
  if (error) throw error;
  return (results.at(-1)?.rows ?? []) as QueryResultRow[];
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
    withBegin: (sql, values) => {
      const text = numberedText(sql);
      begun.first.push({ text, values, name: begun.nameOf(text, 'with') });
    },
    withCommit: (sql, values, told) => {
      const text = numberedText(sql);
      begun.last.push({ text, values, name: begun.nameOf(text, 'with'), told });
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
