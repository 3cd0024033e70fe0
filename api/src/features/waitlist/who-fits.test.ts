import { expect, it } from '@jest/globals';
import { offeredFirst, whoFits, whoTakes } from './who-fits.js';

const people = (...able: boolean[]) =>
  able.map((canCome, at) => ({ firstName: `P${at}`, lastName: 'Berg', nameKey: `p${at} berg`, isIn: false, canCome }));

it.each([
  ['one for one place', [true], false, 1, ['P0']],
  ['two for one place, together', [true, true], false, 1, []],
  ['two for two places', [true, true], false, 2, ['P0', 'P1']],
  ['two, but one cannot come', [false, true], false, 2, []],
  ['two for one place, fewer are fine', [true, true], true, 1, ['P0']],
  ['two, but the first cannot come, fewer are fine', [false, true], true, 2, ['P1']],
  ['nobody for no place', [true], true, 0, []],
  ['nobody for fewer than no place', [true], true, -1, []],
  ['nobody who cannot come', [false], true, 3, []],
] as const)('fits %s', (_words, able, fewerIsFine, free, names) => {
  expect(whoFits(people(...able), fewerIsFine, free).map(({ firstName }) => firstName)).toEqual(names);
});

it.each([
  ['together', false, 1, ['P1']],
  ['together, for fewer places than the rest needs', false, 0, []],
  ['or fewer', true, 2, ['P1']],
] as const)(
  'leaves out who is in the shift already, and offers the rest theirs: %s',
  (_words, fewerIsFine, free, names) => {
    const [first, second] = people(false, true);
    const family = [{ ...first!, isIn: true }, second!];
    expect(whoFits(family, fewerIsFine, free).map(({ firstName }) => firstName)).toEqual(names);
  },
);

it('names those first who are offered places, and gives the places to them', () => {
  const [first, second, third] = people(false, true, true);
  if (!first || !second || !third) throw new Error('Three were wanted');
  const ordered = offeredFirst([first, second, third], whoFits([first, second, third], true, 1));
  expect(ordered.map(({ firstName }) => firstName)).toEqual(['P1', 'P0', 'P2']);
  // They may have another shift by now: that is theirs to say.
  expect(whoTakes([{ ...second, canCome: false }, first, third], 1)).toMatchObject([{ firstName: 'P1' }]);
  expect(whoTakes([{ ...second, isIn: true }, first, third], 1)).toMatchObject([{ firstName: 'P0' }]);
  expect(whoTakes([{ ...second, isIn: true }], 1)).toMatchObject([{ firstName: 'P1' }]);
});
