import { createHash } from 'node:crypto';
import pg, { type Connection, type PoolClient, type QueryResult } from 'pg';
import { resultList } from './result-list.js';

/** A statement with its values; only strings and buffers unless it is the last. `name`: its name as a prepared statement. */
export interface PipelinedStatement {
  text: string;
  values?: readonly unknown[];
  name?: string;
}

/** The statements prepared on each connection. Connections behind a transaction pooler have none. */
const prepared = new WeakMap<PoolClient, Set<string>>();
const names = new Map<string, string>();
const mostNames = 300;

/**
 * A name for one of the product's own SQL texts, of which there are few; after the first few hundred, texts get no name. `use`: the driver
 * only tracks names of the last statement of a message, so statements before it have names of their own.
 */
export function nameOf(text: string, use: 'tx' | 'with' = 'tx'): string | undefined {
  const key = `${use} ${text}`;
  let name = names.get(key);
  if (name === undefined && names.size < mostNames) {
    name = `${use}_${createHash('sha1').update(text).digest('hex').slice(0, 24)}`;
    names.set(key, name);
  }
  return name;
}

/** Whether the statement is prepared on this connection, so that it can follow others without an error of its own. */
export function isPrepared(client: PoolClient, name: string | undefined): boolean {
  return name === undefined || (prepared.get(client)?.has(name) ?? false);
}

/** Records what is prepared on a connection. */
export function notePrepared(client: PoolClient, ...known: readonly (string | undefined)[]): void {
  let own = prepared.get(client);
  if (!own) prepared.set(client, (own = new Set<string>()));
  for (const name of known) if (name) own.add(name);
}

/** PostgreSQL's response to a message: a result for each statement, in order, up to one that failed. */
export interface PipelinedResult {
  results: QueryResult[];
  error?: Error;
  /** With an error: a statement may or may not have been prepared. The connection must be discarded. */
  isUnsure?: boolean;
}

/**
 * Sends several statements in one message, and receives all results at once: one round trip, one write. PostgreSQL skips everything after a
 * failure, so nothing after a failed BEGIN runs outside a transaction. Of several statements with one name the first is prepared and serves
 * all. Returns the result of each; a statement without values has no rows, unless it is the last.
 */
export function runPipelined(client: PoolClient, statements: readonly PipelinedStatement[]): Promise<PipelinedResult> {
  return new Promise((resolve) => {
    const before = statements.slice(0, -1);
    const { text, name, values = [] } = statements.at(-1) as PipelinedStatement;
    const config = { text, name, values: [...values], queryMode: 'extended' };
    const query = new pg.Query(config, (error: Error | undefined, results: QueryResult | QueryResult[]) => {
      if (error) {
        const results = resultsOf(query);
        notePrepared(client, ...statements.slice(0, results.length).map((one) => one.name));
        // The failed statement may have been prepared before it failed; the driver assumes that the last one was prepared as soon as any
        // was.
        const isUnsure = ![statements[results.length]?.name, name].every((one) => isPrepared(client, one));
        return resolve({ results, error, isUnsure });
      }
      notePrepared(client, name, ...before.map((one) => one.name));
      resolve({ results: resultList(results) });
    });
    const submit = query.submit.bind(query);
    // For debugging: the other statements of the message.
    Object.assign(query, { goesWith: before.map((one) => one.text) });
    query.submit = (connection) => {
      connection.stream.cork();
      try {
        const parsed = new Set<string>();
        for (const one of before) {
          const isNew = !one.name || !(isPrepared(client, one.name) || parsed.has(one.name));
          if (one.name) parsed.add(one.name);
          send(connection, one, isNew);
        }
        return submit(connection);
      } finally {
        connection.stream.uncork();
      }
    };
    client.query(query);
  });
}

/** A query as the driver has it: its types leave out where it stores the results. */
type StoringQuery = pg.Query & { _results: QueryResult | QueryResult[] };

/** The complete results before an error: the driver stores them but reports only the error. */
function resultsOf(query: pg.Query): QueryResult[] {
  const { _results: stored } = query as StoringQuery;
  return resultList(stored).filter(({ command }) => command);
}

function send(connection: Connection, { text, name = '', values = [] }: PipelinedStatement, isNew: boolean): void {
  if (isNew) connection.parse({ text, name, types: [] }, true);
  connection.bind({ statement: name, values: [...values] as string[] }, true);
  if (values.length > 0) connection.describe({ type: 'P', name: '' }, true);
  connection.execute({}, true);
}
