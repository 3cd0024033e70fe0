import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * For short statements that are sent repeatedly, each for few rows. They are planned once a connection. A plan with a
 * sequential scan, chosen while the table was small, would stay in use while a rush fills the table, until PostgreSQL
 * analyzes it again. Only from version 18 on, which counts disabled plan nodes: older versions add so much to their
 * cost that the rest of the plan is left to chance.
 */
export async function preferIndexes(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(
    `select set_config('enable_seqscan', 'off', false) where current_setting('server_version_num')::int >= 180000`,
  );
}

const names = new Map<string, string>();
const mostNames = 500;

/**
 * Makes a connection prepare each statement with values under a name derived from its text, so that it is planned once.
 */
export function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [text, values, callback] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...args);
    const name = nameOf(text);
    if (name === undefined) return query(...args);
    // A pool passes a callback; all other callers await the promise.
    return callback ? query({ name, text, values }, callback) : query({ name, text, values });
  }) as typeof client.query;
}

/**
 * Names for the first few hundred texts. Later ones are planned each time, so that the server's memory does not fill
 * up.
 */
function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < mostNames) {
    name = `op_${createHash('sha1').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
  }
  return name;
}
