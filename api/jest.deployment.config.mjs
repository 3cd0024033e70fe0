import base from './jest.config.mjs';

/** Three processes behind a real nginx: `npm run test:deployment`. */
export default {
  ...base,
  roots: ['<rootDir>/test/deployment'],
  testMatch: ['**/*.deployment.ts'],
  testTimeout: 180_000,
  maxWorkers: 1,
};
