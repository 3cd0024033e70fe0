import { FoundationMigration } from './migration-20261121000000-foundation.js';

/** Every migration in the order in which it runs; a released one is never changed. */
export const migrations = [{ name: '20261121000000-foundation', class: FoundationMigration }];
