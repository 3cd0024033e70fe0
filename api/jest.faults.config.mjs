import base from './jest.config.mjs';

/** The faults in full, one after the other: `npm run test:faults`. Those that take too long for `npm test` end in `.full.ts`. */
export default {
  ...base,
  roots: ['<rootDir>/test/faults'],
  testMatch: ['**/*.test.ts', '**/*.full.ts'],
  // Asks for `--previous FOLDER`.
  testPathIgnorePatterns: process.env.TRAILCREW_PREVIOUS ? [] : ['9-upgrade'],
  maxWorkers: 1,
};
