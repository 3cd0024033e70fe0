import { readDate } from './read-date.js';
import type { SheetCell } from '../sheet-rows.js';

const event = { eventStartDate: '2027-02-18', eventEndDate: '2027-02-21' };
const text = (value: string): SheetCell => ({ kind: 'text', text: value });
const number = (value: number, isDate = true): SheetCell => ({
  kind: 'number',
  value,
  shown: String(value),
  isDate,
  isFormula: false,
});
const dayOf = (cell: SheetCell, date1904 = false, about = event) => {
  const reading = readDate(cell, about, date1904);
  return 'value' in reading ? reading.value : reading;
};

test.each([
  '2/20/2027',
  '2/20/27',
  '02/20/2027',
  ' 2/20/2027 ',
  '2-20-2027',
  '2027-02-20',
  '2027/2/20',
  '20270220',
  'Feb 20, 2027',
  'February 20, 2027',
  'FEBRUARY 20 2027',
  'Sat, Feb 20, 2027',
  'Saturday, February 20, 2027',
  '20-Feb-2027',
  '20-Feb-27',
  '20 Feb 2027',
  'Feb. 20th 2027',
  "Feb 20 '27",
  'Sat Feb 20',
  'Feb\u00a020',
  '2/20',
  '20 February',
  'Sat 2/20',
  '20.02.2027',
  '46438',
  '2027-02-20T00:00:00.000Z',
  '2027-02-20 00:00:00',
  '2027-02-20T09:00:00',
])('%s is 20 February 2027', (written) => {
  expect(dayOf(text(written))).toBe('2027-02-20');
});

test.each([
  'Race day',
  'TBD',
  '',
  '2/30/2027',
  '2027-02-29',
  '00/00/0000',
  '13/13/2027',
  '20/2/2027',
  '2027-02-20 or 21',
  'Feb 20-21, 2027',
  '2/20-2/21',
  'Sat or Sun',
  'Saturday',
  'Fri Feb 20 2027',
  'Fri Feb 20',
  'Foo 20, 2027',
  '10.02.2027',
  '2027-02-20T06:00:00Z',
  '2/19/1927',
  '2/20/2026',
  '1',
  '99999',
])('%s is no date', (written) => {
  expect(dayOf(text(written))).toEqual({ problem: expect.any(String) });
});

test.each<[number, boolean, unknown]>([
  [46438, false, '2027-02-20'],
  [46438.375, false, '2027-02-20'],
  [46437.9999999, false, '2027-02-20'],
  [46438 - 24 / 86_400, false, '2027-02-20'],
  [46438 - 90 / 86_400, false, '2027-02-20'],
  [46438 - 1 / 24, false, '2027-02-20'],
  [44976 - 1 / 24, true, '2027-02-20'],
  [46438.75, false, '2027-02-20'],
  [44976, true, '2027-02-20'],
  [44976.5, true, '2027-02-20'],
  [0, false, { problem: expect.stringContaining('not a date') }],
  [-3, false, { problem: expect.stringContaining('not a date') }],
  [1e300, false, { problem: expect.stringContaining('not a date') }],
  [730, false, { problem: expect.stringContaining('180 days') }],
])('the serial number %d is read in its date system (1904: %s)', (serial, date1904, expected) => {
  expect(dayOf(number(serial), date1904)).toEqual(expected);
  expect(dayOf(number(serial, false), date1904)).toEqual(expected);
});

test.each([
  [46438 - 24 / 86_400, 'is just before midnight: it was read as 2027-02-20'],
  [46438 - 1 / 24, 'is just before midnight: it was read as 2027-02-20'],
  [46438.75, 'holds a time of day, too: it was read as 2027-02-20'],
  [46438 + 1 / 24, undefined],
])('a day %d with a time of day is doubtful', (serial, warning) => {
  const reading = readDate(number(serial), event, false);
  expect('warning' in reading ? reading.warning : undefined).toBe(warning);
});

test('a day may hold the time at which the shift starts', () => {
  expect(readDate(number(46437 + 23 / 24), event, false, { start: 23 * 60 })).toEqual({ value: '2027-02-19' });
  expect(readDate(text('2027-02-19T23:00:00'), event, false, { start: 23 * 60 })).toEqual({ value: '2027-02-19' });
  expect(readDate(text('2027-02-19T23:59:36'), event, false)).toMatchObject({ value: '2027-02-20' });
});

test.each([
  ['Dec 31', '2026-12-31'],
  ['1/2', '2027-01-02'],
  ['Sat Jan 2', '2027-01-02'],
  ['12/20', '2026-12-20'],
])('without a year, %s is the one nearest to an event over New Year', (written, expected) => {
  expect(dayOf(text(written), false, { eventStartDate: '2026-12-30', eventEndDate: '2027-01-02' })).toBe(expected);
});

test('29 February without a year is found where there is one', () => {
  expect(dayOf(text('Feb 29'), false, { eventStartDate: '2028-02-26', eventEndDate: '2028-02-27' })).toBe('2028-02-29');
});

test('set-up days before and take-down days after the event count', () => {
  expect(dayOf(text('2/17/2027'))).toBe('2027-02-17');
  expect(dayOf(text('3/20/2027'))).toBe('2027-03-20');
});

test('an error value or TRUE is no date', () => {
  expect(dayOf({ kind: 'other', shown: '#N/A' })).toEqual({ problem: expect.any(String) });
});
