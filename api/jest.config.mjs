import { availableParallelism } from 'node:os';
import { bundlePackages } from './test/bundle-packages.mjs';

/** Jest for the API: ES modules through swc, real PostgreSQL started once for the whole run. */
export default {
  rootDir: '.',
  testEnvironment: '<rootDir>/test/environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  moduleNameMapper: {
    ...(await bundlePackages()),
    // Ours first: the other way round, each of 800 modules would be looked for under four names before its own.
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js', '$1'],
  },
  transform: { '^.+\\.ts$': ['@swc/jest', {}] },
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testSequencer: '<rootDir>/test/long-first.mjs',
  setupFiles: ['reflect-metadata'],
  // Every answer of a documented path is held against the document.
  setupFilesAfterEnv: ['<rootDir>/test/hold-answers.ts'],
  // No limit on the speed of a computer: what hangs is still named before the run ends.
  testTimeout: 180_000,
  // Tests wait for the database and for clocks half of their time, so even two processors are kept busy by three workers.
  maxWorkers: Math.min(4, Math.max(3, Math.floor(availableParallelism() / 2))),
  // Each file loads the whole product anew, of which some stays behind: a worker that grew this large is replaced.
  workerIdleMemoryLimit: '900MB',
};
