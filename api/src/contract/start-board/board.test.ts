import { describe, expect, it } from '@jest/globals';
import { isSilent, openPostsWords, orderOfPosts, stateOfPost, type PostNow, type PostState } from './board.js';

const minute = 60_000;
const gun = Date.UTC(2027, 1, 20, 9);
const manningBy = gun - 30 * minute;
const early = manningBy - 60 * minute;
const post: PostNow = { minimumStaff: 2, here: 0, mayCome: 2, manningBy, reportedManned: null };

describe('a post', () => {
  it.each<[string, Partial<PostNow>, number, PostState]>([
    ['with as many here as it needs', { here: 2, mayCome: 0 }, early, 'SAFE'],
    ['with as many here, after the time', { here: 2, mayCome: 0 }, gun, 'SAFE'],
    ['with one here and one to come', { here: 1, mayCome: 1 }, early, 'SHORT'],
    ['at which all may still come, a moment before the time', {}, manningBy - 1, 'SHORT'],
    ['at which all may still come, at the time', {}, manningBy, 'MISSING'],
    ['with too few even if all come', { here: 1, mayCome: 0 }, early, 'MISSING'],
    ['with nobody, reported as manned', { mayCome: 0, reportedManned: true }, gun, 'SAFE'],
    ['with enough here, reported as not manned', { here: 2, reportedManned: false }, early, 'MISSING'],
  ])('%s', (_name, known, now, state) => {
    expect(stateOfPost({ ...post, ...known }, now)).toBe(state);
  });

  const known = { firstShiftAt: early, manningBy, heardAt: early, isReported: false };
  it.each<[string, PostState, Partial<Omit<typeof known, 'heardAt'>> & { heardAt?: number | null }, number, boolean]>([
    ['is silent ten minutes after the last message from its phone', 'SHORT', {}, early + 10 * minute, true],
    ['is not, a moment before', 'SHORT', {}, early + 10 * minute - 1, false],
    ['is silent where no phone ever sent anything', 'MISSING', { heardAt: null }, early, true],
    ['is not before anybody should be there', 'SHORT', { heardAt: null }, early - 1, false],
    ['is not where it is manned', 'SAFE', { heardAt: null }, gun, false],
    ['is not once it was reported', 'MISSING', { heardAt: null, isReported: true }, gun, false],
    [
      'without a shift is silent from when it is to be manned',
      'MISSING',
      { firstShiftAt: gun, heardAt: null },
      manningBy,
      true,
    ],
  ])('%s', (_name, state, values, now, silent) => {
    expect(isSilent(state, { ...known, ...values }, now)).toBe(silent);
  });
});

it('the board begins with what blocks the start, then red, amber, green, each by when it is to be manned', () => {
  const row = (name: string, state: PostState, blocksStart: boolean, at: string) => ({
    name,
    state,
    blocksStart,
    manningBy: at,
  });
  const rows = [
    row('green that blocks', 'SAFE', true, '1'),
    row('amber', 'SHORT', false, '1'),
    row('red, later', 'MISSING', false, '2'),
    row('red', 'MISSING', false, '1'),
    row('amber that blocks', 'SHORT', true, '1'),
    row('red that blocks', 'MISSING', true, '3'),
  ];
  expect(rows.sort(orderOfPosts).map(({ name }) => name)).toEqual([
    ...['red that blocks', 'amber that blocks', 'red', 'red, later', 'amber', 'green that blocks'],
  ]);
});

it('posts that are not manned are named', () => {
  expect(openPostsWords(['Crossing 7', 'Bridge'])).toBe(
    '2 posts that block the start are not manned: Crossing 7, Bridge.',
  );
  expect(openPostsWords(['Bridge'])).toBe('1 post that blocks the start is not manned: Bridge.');
});
