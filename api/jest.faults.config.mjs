import base from './jest.config.mjs';

/** The faults in full, one after the other: `npm run test:faults`. */
export default { ...base, roots: ['<rootDir>/test/faults'], maxWorkers: 1 };
