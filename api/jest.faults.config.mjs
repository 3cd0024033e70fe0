import base from './jest.config.mjs';

/** The faults in full, one after the other: `npm run test:faults`. Those that take a computer of their own end in `.full.ts`. */
export default {
  ...base,
  roots: ['<rootDir>/test/faults'],
  testMatch: ['**/*.test.ts', '**/*.full.ts'],
  maxWorkers: 1,
};
