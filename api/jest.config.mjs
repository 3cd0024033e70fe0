import { availableParallelism } from 'node:os';

/**
 * Jest for the API: each worker is a plain thread of Node that loads the product once for all of its files; `compile-typescript.mjs` compiles
 * TypeScript as it is loaded. One real PostgreSQL serves the whole run.
 */
export default {
  rootDir: '.',
  runner: 'jest-light-runner',
  extensionsToTreatAsEsm: ['.ts'],
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  transform: {},
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testSequencer: '<rootDir>/test/long-first.mjs',
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/test/around-tests.ts'],
  // Tests wait for the database and for clocks half of their time, so even two processors are kept busy by three workers.
  maxWorkers: Math.min(4, Math.max(3, Math.floor(availableParallelism() / 2))),
};
