import type { Pool } from 'pg';

/** The tables in which a text stands anywhere: for what must never be stored. */
export async function tablesHolding(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const holding: string[] = [];
  for (const { name } of rows) {
    const found = await pool.query(`select 1 from "${name}" row where position($1 in row::text) > 0 limit 1`, [text]);
    if (found.rowCount) holding.push(name);
  }
  return holding;
}
