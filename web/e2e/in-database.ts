import pg from 'pg';

/**
 * Changes what no journey can wait for, such as the age of a link, in the journeys' own databases. Also stores a fact
 * for each event, as the product does with every change: it makes the server drop cached pages and figures.
 */
export async function inDatabase(
  sql: string,
  values: readonly unknown[],
  connectionString = process.env.TRAILCREW_E2E_DATABASE,
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, [...values]);
    await client.query(
      `insert into fact (kind, record_id, within) select 'event.changed', id, jsonb_build_object('event', id) from event
       union all select 'event.changed', gen_random_uuid(), '{}'`,
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
