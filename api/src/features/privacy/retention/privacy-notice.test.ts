import { expect, it } from '@jest/globals';
import { partsOfRegister, wordsOfParts } from './privacy-notice.js';

it('has words for everything that the register has of volunteers and guardians, and for nothing else', () => {
  // Sizes of T-shirts are answers in the register.
  expect(Object.keys(wordsOfParts).sort()).toEqual([...partsOfRegister, 'answers NAMES'].sort());
});
