import { expect, it } from '@jest/globals';
import { partsOfRegister, wordsOfParts } from './privacy-notice.js';

it('has words for everything that the register has of volunteers and guardians, and for nothing else', () => {
  expect(Object.keys(wordsOfParts).sort()).toEqual([...partsOfRegister].sort());
});
