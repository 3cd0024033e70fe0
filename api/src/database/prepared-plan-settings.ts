import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * For short statements that are sent again and again, each for few rows: they are planned once a connection, and a plan that reads a table
 * whole because it was small then would go on doing so while a rush fills it, until PostgreSQL has counted anew. Not before version 18, which
 * counts the parts of a plan that are not wanted: older ones add so much to its costs that what it does besides is left to chance.
 */
export async function preferIndexes(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(
    `select set_config('enable_seqscan', 'off', false) where current_setting('server_version_num')::int >= 180000`,
  );
}

const names = new Map<string, string>();
const mostNames = 500;

type Query = (config: { name: string; text: string; values: unknown[] }) => Promise<pg.QueryResult>;

/** Makes a connection prepare each statement that comes with values, under a name of its text, so that it is planned once. */
export function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = query as unknown as Query;
  client.query = ((...args: unknown[]) => {
    const [text, values, told] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...args);
    const name = nameOf(text);
    if (name === undefined) return query(...args);
    // A pool sends with somebody who is told, everybody else waits for what is given.
    return told ? query({ name, text, values }, told) : named({ name, text, values });
  }) as typeof client.query;
}

/** Names for the first few hundred texts; whatever comes after is planned each time rather than filling the server's memory. */
function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < mostNames) {
    name = `op_${createHash('sha1').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
  }
  return name;
}
