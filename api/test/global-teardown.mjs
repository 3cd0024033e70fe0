/** Stops the PostgreSQL of the run and removes its folder. */
export default async function tearDown() {
  await globalThis.stopTestPostgres?.();
}
