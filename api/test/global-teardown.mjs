import { endSharedServer } from './shared-host.mjs';

/** Stops the PostgreSQL of the run and removes its folder. */
export default async function tearDown() {
  await endSharedServer();
  await globalThis.stopTestPostgres?.();
}
