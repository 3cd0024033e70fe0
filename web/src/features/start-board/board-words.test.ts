import { describe, expect, it } from '@jest/globals';
import { boardWords, missingWords, stateWords, untilStart } from './board-words';

const zone = 'America/Chicago';
const now = Date.parse('2027-02-20T14:42:00Z');

describe('the words of the board', () => {
  it.each([
    ['2027-02-20T14:42:10Z', 'now'],
    ['2027-02-20T15:06:00Z', 'in 24 min'],
    ['2027-02-20T17:47:00Z', 'in 3 h 5 min'],
    ['2027-02-20T14:30:00Z', '12 min ago'],
    ['2027-02-23T14:42:00Z', 'in 3 days'],
  ])('a start at %s goes %s', (startsAt, words) => {
    expect(untilStart(startsAt, now)).toBe(words);
  });

  const person = {
    state: 'EXPECTED',
    isLate: false,
    startsAt: '2027-02-20T14:30:00Z',
    contradicted: false,
    sentAt: null,
  };
  it.each([
    [{}, 'expected 8:30 AM'],
    [{ isLate: true }, 'late 12 min'],
    [{ isLate: true, startsAt: '2027-02-20T13:00:00Z' }, 'late 1 h 42 min'],
    [{ state: 'NO_SHOW' }, 'not here'],
    [{ sentAt: '2027-02-20T14:40:00Z', isLate: true }, 'on the way since 8:40 AM'],
    [{ sentAt: '2027-02-20T14:40:00Z', state: 'NO_SHOW' }, 'not here'],
    [{ contradicted: true, state: 'HERE' }, 'people disagree'],
  ])('%j is %s', (values, words) => {
    expect(missingWords({ ...person, ...values }, zone, now)).toBe(words);
  });

  it.each([
    [{ state: 'MISSING', silent: true, lastHeardAt: '2027-02-20T14:31:00Z' }, 'No news since 8:31 AM'],
    [{ state: 'SHORT', silent: true, lastHeardAt: null }, 'No news yet'],
    [{ state: 'SHORT', silent: true, lastHeardAt: '2027-02-19T14:31:00Z' }, 'No news since Feb 19, 2027, 8:31 AM'],
    [{ state: 'SHORT', silent: false, lastHeardAt: null }, 'Short'],
    [{ state: 'MISSING', silent: false, lastHeardAt: null }, 'Missing'],
    [{ state: 'SAFE', silent: false, lastHeardAt: null }, 'Manned'],
  ] as const)('%j reads %s', (row, words) => {
    expect(stateWords({ ...row, report: null }, zone, now)).toBe(words);
  });

  const row = (state: 'SAFE' | 'SHORT', blocksStart: boolean) => ({ state, post: { blocksStart } });
  it.each([
    [[], 'No posts before this start'],
    [[row('SAFE', true)], 'The post is manned'],
    [[row('SAFE', true), row('SAFE', false)], 'Both posts are manned'],
    [[row('SAFE', true), row('SAFE', false), row('SAFE', false)], 'All 3 posts are manned'],
    [[row('SHORT', true), row('SHORT', false)], '1 post blocks the start'],
    [[row('SHORT', true), row('SHORT', true)], '2 posts block the start'],
    [[row('SAFE', true), row('SHORT', false)], '1 of 2 posts not manned'],
  ])('%j sums up to %s', (rows, words) => {
    expect(boardWords(rows as unknown as Parameters<typeof boardWords>[0]).words).toBe(words);
  });
});
