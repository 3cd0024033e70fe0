import { createHash } from 'node:crypto';
import pg, { type Connection, type PoolClient, type QueryResult } from 'pg';

/** A statement with its values; `name`: under which a connection keeps it prepared. */
export interface Sent {
  text: string;
  values?: readonly unknown[];
  name?: string;
}

/** The names that each connection is known to keep. Connections behind a transaction pooler keep none. */
const prepared = new WeakMap<PoolClient, Set<string>>();
const names = new Map<string, string>();
const mostNames = 300;

/** A name for one of the product's own texts, of which there are few; whatever comes after the first hundreds has none. */
export function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < mostNames) {
    name = `tx_${createHash('sha1').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
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

/**
 * Sends several statements at once, whose answers come at once: one round trip, one write. PostgreSQL leaves out whatever follows one that
 * failed, so nothing after a BEGIN that failed runs outside a transaction. Gives the result of the last one. All that have a name must be
 * prepared, or be prepared by this: whoever gets an error throws the connection away unless they were.
 */
export function inOneMessage(client: PoolClient, before: readonly Sent[], last: Sent): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const { text, name, values = [] } = last;
    const config = { text, name, values: [...values], queryMode: 'extended' };
    const query = new pg.Query(config, (error: Error | undefined, results: unknown) => {
      if (error) return reject(error);
      notePrepared(client, name, ...before.map((one) => one.name));
      resolve((Array.isArray(results) ? results.at(-1) : results) as QueryResult);
    });
    const submit = query.submit.bind(query);
    // For whoever looks at what is sent.
    Object.assign(query, { goesWith: before.map((one) => one.text) });
    query.submit = (connection) => {
      connection.stream.cork();
      try {
        for (const one of before) send(connection, one, !isPrepared(client, one.name));
        return submit(connection);
      } finally {
        connection.stream.uncork();
      }
    };
    client.query(query);
  });
}

function send(connection: Connection, { text, name = '', values = [] }: Sent, isNew: boolean): void {
  if (isNew || !name) connection.parse({ text, name, types: [] }, true);
  connection.bind({ statement: name, values: [...values] as string[] }, true);
  connection.execute({}, true);
}
