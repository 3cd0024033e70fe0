import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

const numbered = new Map<string, string>();

/**
 * Runs one statement of an entity manager's transaction with its values apart from its text, so that PostgreSQL parses and plans it once a
 * connection. `?` stands for a value; the texts are the product's own, so there are few.
 */
export async function executeStatement<Row>(
  em: SqlEntityManager,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  let text = numbered.get(sql);
  if (text === undefined) {
    let count = 0;
    text = sql.replaceAll('?', () => `$${(count += 1)}`);
    numbered.set(sql, text);
  }
  const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}
