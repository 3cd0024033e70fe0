import type { Pool, QueryResultRow } from 'pg';

/** A named prepared statement: parsed and planned once per connection. */
export interface Statement {
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Reads plain rows for screens and reports. */
export interface Rows {
  read<Row extends QueryResultRow>(statement: Statement): Promise<Row[]>;
}

/** Rows read over a pool of connections. */
export function rowsOf(pool: Pool): Rows {
  return {
    async read<Row extends QueryResultRow>({ name, text, values }: Statement) {
      const result = await pool.query<Row>({ name, text, values: [...values] });
      return result.rows;
    },
  };
}
