import base from './jest.config.mjs';

/** The check with a real office program: `npm run test:office`. */
export default { ...base, roots: ['<rootDir>/test/office'], testMatch: ['**/*.office.ts'], testTimeout: 120_000 };
