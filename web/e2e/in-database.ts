import pg from 'pg';

/** Changes what no journey can wait for, such as the age of a link. Only in the journeys' own database. */
export async function inDatabase(sql: string, values: readonly unknown[]): Promise<number> {
  const client = new pg.Client({ connectionString: process.env.TRAILCREW_E2E_DATABASE });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
