import { formatTime, readTime } from './read-time.js';
import type { SheetCell } from '../sheet-rows.js';

const timeOf = (cell: SheetCell, date1904 = false) => {
  const reading = readTime(cell, date1904);
  return 'value' in reading
    ? [formatTime(reading.value.minutes), ...(reading.value.day ? [reading.value.day] : [])].join(' ')
    : reading;
};
const text = (value: string): SheetCell => ({ kind: 'text', text: value });
const number = (value: number, isDate: boolean): SheetCell => ({
  kind: 'number',
  value,
  shown: String(value),
  isDate,
  isFormula: false,
});
const noTime = { problem: expect.any(String) };

test.each([
  ['7:30 AM', '07:30'],
  ['7:30AM', '07:30'],
  ['7:30 am', '07:30'],
  [' 7:30\u202fAM ', '07:30'],
  ['07:30', '07:30'],
  ['7:30', '07:30'],
  ['7:30 a.m.', '07:30'],
  ['7:30 a. m.', '07:30'],
  ['7.30 am', '07:30'],
  ['7.30', '07:30'],
  ['7am', '07:00'],
  ['11 a.m.', '11:00'],
  ['7a', '07:00'],
  ['1p', '13:00'],
  ['1:00PM', '13:00'],
  ['0730', '07:30'],
  ['730', '07:30'],
  ['1100', '11:00'],
  ['7:30:00 AM', '07:30'],
  ['23:59:59', '00:00'],
  ['7:59:59.7', '08:00'],
  ['7:59:59 AM', '08:00'],
  ['T08:00:00', '08:00'],
  ['T08:00:00.000', '08:00'],
  ['2027-02-20T08:00:00', '08:00 2027-02-20'],
  ['2027-02-19T23:59:59.5', '00:00 2027-02-20'],
  ['1899-12-30T08:00:00', '08:00'],
  ['12:00 AM', '00:00'],
  ['12:00 PM', '12:00'],
  ['12:30 am', '00:30'],
  ['0:15', '00:15'],
  ['13:00 PM', '13:00'],
  ['24:00', '00:00'],
  ['noon', '12:00'],
  ['Noon', '12:00'],
  ['12 noon', '12:00'],
  ['midnight', '00:00'],
  ['MIDNIGHT', '00:00'],
])('%s is %s', (written, expected) => {
  expect(timeOf(text(written))).toBe(expected);
});

test.each([
  'early',
  'TBD',
  '',
  '25:00',
  '26:30',
  '24:30',
  '7:75 AM',
  '7:30:75',
  '2027-02-30T08:00:00',
  '2027-02-20T2027-02-20T08:00',
  '13:00 AM',
  '0:30 PM',
  '7',
  '9',
  '12',
  '7:3',
  '7:30 – 11:00 AM',
  '7:30-11:00',
  'when needed',
  '7:30 xm',
  '2575',
  '0760',
  '12345',
  '-7:30',
  '0.3125',
])('%s is no time', (written) => {
  expect(timeOf(text(written))).toEqual(noTime);
});

test.each<[number, boolean, unknown]>([
  [0.3125, true, '07:30'],
  [0.3125, false, '07:30'],
  [0.3333333333, true, '08:00'],
  [0.4999999999, true, '12:00'],
  [(8 * 3600 - 1) / 86_400, true, '08:00'],
  [(8 * 3600 - 0.3) / 86_400, false, '08:00'],
  [1 - 1 / 86_400, true, '00:00'],
  [46438 - 0.3 / 86_400, true, '00:00 2027-02-20'],
  [0, true, '00:00'],
  [0, false, noTime],
  [1, true, '00:00'],
  [1, false, noTime],
  [1.0833333333, true, '02:00'],
  [46438.3125, true, '07:30 2027-02-20'],
  [730, false, '07:30'],
  [1100, false, '11:00'],
  [9, false, noTime],
  [7.5, false, noTime],
  [2575, false, noTime],
  [-0.25, true, noTime],
])('the number %d (formatted as a time: %s) is read as %j', (value, isDate, expected) => {
  expect(timeOf(number(value, isDate))).toEqual(expected);
});

test.each([
  [text('7:59:36'), ' was rounded to 08:00'],
  [number((8 * 3600 - 24) / 86_400, true), ' was rounded to 08:00'],
  [number((8 * 3600 + 31) / 86_400, true), ' was rounded to 08:01'],
  [number((8 * 3600 + 4) / 86_400, true), undefined],
])('seconds are rounded to the nearest minute, with a warning where they are many: %j', (cell, warning) => {
  expect(readTime(cell, false)).toMatchObject({ value: {}, ...(warning ? { warning: warning.trim() } : {}) });
  expect('warning' in readTime(cell, false)).toBe(warning !== undefined);
});

test('a day beside the time is read in the date system of the workbook', () => {
  expect(timeOf(number(44976.3125, true), true)).toBe('07:30 2027-02-20');
});

test('an error value or TRUE is no time', () => {
  expect(timeOf({ kind: 'other', shown: '#VALUE!' })).toEqual(noTime);
});
