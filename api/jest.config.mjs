import { availableParallelism } from 'node:os';

/** Jest for the API: ES modules through swc, real PostgreSQL started once for the whole run. */
export default {
  rootDir: '.',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', {}] },
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFiles: ['reflect-metadata'],
  testTimeout: 60_000,
  // Tests wait for the database half of their time; more than four servers at once would want more of its connections than it has.
  maxWorkers: Math.min(4, Math.max(2, Math.floor(availableParallelism() / 2))),
};
