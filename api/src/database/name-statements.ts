import { createHash } from 'node:crypto';
import type pg from 'pg';

const names = new Map<string, string>();
const mostNames = 500;

type Query = (config: { name: string; text: string; values: unknown[] }) => Promise<pg.QueryResult>;

/** Makes a connection prepare each statement that comes with values, under a name of its text, so that it is planned once. */
export function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = query as unknown as Query;
  client.query = ((...args: unknown[]) => {
    const [text, values] = args;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return query(...args);
    const name = nameOf(text);
    return name ? named({ name, text, values }) : query(...args);
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
