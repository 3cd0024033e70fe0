import { expect, it } from '@jest/globals';
import { whoFits } from './who-fits.js';

const people = (...able: boolean[]) =>
  able.map((canCome, at) => ({ firstName: `P${at}`, lastName: 'Berg', nameKey: `p${at} berg`, canCome }));

it.each([
  ['one for one place', [true], false, 1, ['P0']],
  ['two for one place, together', [true, true], false, 1, []],
  ['two for two places', [true, true], false, 2, ['P0', 'P1']],
  ['two, one of whom cannot come', [false, true], false, 2, []],
  ['two for one place, fewer are fine', [true, true], true, 1, ['P0']],
  ['two, the first of whom cannot come, fewer are fine', [false, true], true, 2, ['P1']],
  ['nobody for no place', [true], true, 0, []],
  ['nobody for fewer than no place', [true], true, -1, []],
  ['nobody who cannot come', [false], true, 3, []],
] as const)('fits %s', (_words, able, fewerIsFine, free, names) => {
  expect(whoFits(people(...able), fewerIsFine, free).map(({ firstName }) => firstName)).toEqual(names);
});
