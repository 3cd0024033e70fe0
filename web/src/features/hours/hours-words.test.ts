import { hoursWords, minutesOfHours } from './hours-words';

test.each([
  ['3.25', 195],
  [' 3,5 ', 210],
  ['0', 0],
  ['24', 1440],
  ['0.125', 8],
  ['24.5', undefined],
  ['-1', undefined],
  ['three', undefined],
  ['', undefined],
])('%p hours are %p minutes', (typed, minutes) => expect(minutesOfHours(typed)).toBe(minutes));

test.each([
  [{ state: 'HERE', minutes: 195, minutesFrom: 'MARKS' }, '3.25 h · by marks'],
  [{ state: 'LEFT', minutes: 180, minutesFrom: 'PLANNED' }, '3 h · as planned'],
  [{ state: 'EXPECTED', minutes: 210, minutesFrom: 'PRESUMED' }, '3.5 h · as planned; no one was marked'],
  [{ state: 'NO_SHOW', minutes: 60, minutesFrom: 'CORRECTED' }, '1 h · corrected'],
  [{ state: 'NO_SHOW', minutes: 0, minutesFrom: 'MARKS' }, 'Did not come'],
  [{ state: 'EXPECTED', minutes: null, minutesFrom: 'UNKNOWN' }, 'Not settled: no hours count'],
  [{ state: 'EXPECTED', minutes: null, minutesFrom: null }, 'No hours'],
] as const)('%p is written as %p', (attendance, words) => expect(hoursWords(attendance)).toBe(words));
