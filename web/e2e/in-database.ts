import pg from 'pg';

/**
 * Changes what no journey can wait for, such as the age of a link. Only in the journeys' own databases. A fact of each event is kept
 * with it, as with every change through the product: by that the server knows that pages in its memory and kept figures are no longer true.
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
