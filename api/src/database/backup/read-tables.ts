import type pg from 'pg';

/** A table as the database describes it. Leaves out generated columns, because nobody writes them. */
export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** All tables of the product, including the list of migrations, by name. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  return rows;
}

/** Names of the migrations that the database has run; none when it is new. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const known = await client.query<{ known: boolean }>(`select to_regclass('public.migration') is not null as known`);
  if (!known.rows[0]?.known) return [];
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
}

/** Number of rows of every table. */
export async function countRows(client: pg.Client, tables: Table[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${quote(name)}`);
    counts.set(name, rows[0]!.count);
  }
  return counts;
}

/** A name quoted for SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
