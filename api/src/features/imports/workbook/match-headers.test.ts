import { importHeaders } from '../../../../test/workbooks/build-workbook.js';
import { fieldOfHeader } from './match-headers.js';

test('knows the columns of the specification', () => {
  expect(importHeaders.map(fieldOfHeader)).toEqual([
    'category',
    'role',
    'shortDescription',
    'longDescription',
    'location',
    'date',
    'startTime',
    'endTime',
    'quantity',
  ]);
});

test.each([
  ['CATEGORY ', 'category'],
  ['Role', 'role'],
  ['Position', 'role'],
  ['role / position:', 'role'],
  ['Description\n(short)', 'shortDescription'],
  ['Message', 'longDescription'],
  ['Location [optional]', 'location'],
  ['LOCATION (of the shift)', 'location'],
  ['Location of the role', 'roleLocation'],
  ['location (of the role)', 'roleLocation'],
  ['Location of the role [optional]', 'roleLocation'],
  ['Start  Time', 'startTime'],
  ['start_time', 'startTime'],
  ['Start', 'startTime'],
  ['END-TIME', 'endTime'],
  ['To', 'endTime'],
  ['Slots', 'quantity'],
  ['Qty.', 'quantity'],
  ['Volunteers needed', 'quantity'],
  ['# of volunteers', 'quantity'],
  ['Date (m/d/yy)', 'date'],
  ['\u00a0Date\u200b', 'date'],
] as const)('%j is the column %s', (header, field) => {
  expect(fieldOfHeader(header)).toBe(field);
});

test.each([
  '',
  '#',
  'Lead (internal)',
  'Confirmed?',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'Dates of birth',
  'Category '.repeat(20),
])('%j is no column of an import', (header) => {
  expect(fieldOfHeader(header)).toBeUndefined();
});
