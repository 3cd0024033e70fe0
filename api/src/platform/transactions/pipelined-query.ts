import { createHash } from 'node:crypto';
import pg, { type Connection, type PoolClient, type QueryResult } from 'pg';

/** A statement with its values, texts or bytes where others come behind it; `name`: under which a connection keeps it prepared. */
export interface PipelinedStatement {
  text: string;
  values?: readonly unknown[];
  name?: string;
}

/** The names that each connection is known to keep. Connections behind a transaction pooler keep none. */
const prepared = new WeakMap<PoolClient, Set<string>>();
const names = new Map<string, string>();
const mostNames = 300;

/**
 * A name for one of the product's own texts, of which there are few; whatever comes after the first hundreds has none. `use`: the driver
 * knows the names of what is sent last alone, so what goes out in front of others has names of its own.
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

/** Whether this connection keeps the statement, so that it can come behind others without a mistake of its own. */
export function isPrepared(client: PoolClient, name: string | undefined): boolean {
  return name === undefined || (prepared.get(client)?.has(name) ?? false);
}

/** Notes what a connection keeps from now on. */
export function notePrepared(client: PoolClient, ...known: readonly (string | undefined)[]): void {
  let own = prepared.get(client);
  if (!own) prepared.set(client, (own = new Set<string>()));
  for (const name of known) if (name) own.add(name);
}

/** What PostgreSQL answered to a message: a result for each statement, in order, up to one that failed. */
export interface PipelinedResult {
  results: QueryResult[];
  error?: Error;
  /** With an error: something should have been prepared, and may be there or not. The connection is to be thrown away. */
  isUnsure?: boolean;
}

/**
 * Sends several statements at once, whose answers come at once: one round trip, one write. PostgreSQL leaves out whatever follows one that
 * failed, so nothing after a BEGIN that failed runs outside a transaction. Of several with one name the first is prepared, and serves all.
 * Gives the result of each; one without values has no rows, unless it is the last.
 */
export function runPipelined(client: PoolClient, statements: readonly PipelinedStatement[]): Promise<PipelinedResult> {
  return new Promise((resolve) => {
    const before = statements.slice(0, -1);
    const { text, name, values = [] } = statements.at(-1) as PipelinedStatement;
    const config = { text, name, values: [...values], queryMode: 'extended' };
    const query = new pg.Query(config, (error: Error | undefined, results: unknown) => {
      if (error) {
        const results = resultsOf(query);
        notePrepared(client, ...statements.slice(0, results.length).map((one) => one.name));
        // The one that failed may have been prepared before it did; of the last one the driver believes that as soon as any was.
        const isUnsure = ![statements[results.length]?.name, name].every((one) => isPrepared(client, one));
        return resolve({ results, error, isUnsure });
      }
      notePrepared(client, name, ...before.map((one) => one.name));
      resolve({ results: listOf(results) });
    });
    const submit = query.submit.bind(query);
    // For whoever looks at what is sent.
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

/** The driver gives one result by itself, several as a list. */
function listOf(results: unknown): QueryResult[] {
  return (Array.isArray(results) ? results : [results]) as QueryResult[];
}

/** The whole results before an error: the driver keeps them and tells of the error alone. */
function resultsOf(query: pg.Query): QueryResult[] {
  const { _results: kept } = query as unknown as { _results: unknown };
  return listOf(kept).filter(({ command }) => command);
}

function send(connection: Connection, { text, name = '', values = [] }: PipelinedStatement, isNew: boolean): void {
  if (isNew) connection.parse({ text, name, types: [] }, true);
  connection.bind({ statement: name, values: [...values] as string[] }, true);
  if (values.length > 0) connection.describe({ type: 'P', name: '' }, true);
  connection.execute({}, true);
}
