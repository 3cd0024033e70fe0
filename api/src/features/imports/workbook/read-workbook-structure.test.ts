import { mapped } from '../../../contract/text/mapped.js';
import { sheetTexts } from '../../../contract/text/role-texts.js';
import {
  buildWorkbook,
  importHeaders,
  type SheetContents,
  type WorkbookOptions,
} from '../../../../test/workbooks/build-workbook.js';
import { readWorkbook } from './read-workbook.js';
import type { PlannedRow } from './workbook-plan.js';
import { WorkbookRefused } from './archive/workbook-refused.js';

const event = { eventStartDate: '2027-02-18', eventEndDate: '2027-02-21' };

type Cells = SheetContents[string][number];

/** A good row: what it says is changed by column. */
function line(
  change: Partial<
    Record<'category' | 'role' | 'short' | 'long' | 'place' | 'date' | 'start' | 'end' | 'qty', Cells[number]>
  > = {},
): Cells {
  const good = {
    category: 'Timing',
    role: 'Starter',
    short: null,
    long: null,
    place: 'Start',
    date: '2/20/2027',
    start: '9:00',
    end: '12:00',
    qty: 2,
  };
  const { category, role, short, long, place, date, start, end, qty } = { ...good, ...change };
  return [category, role, short, long, place, date, start, end, qty];
}

function planOf(sheets: SheetContents, options?: WorkbookOptions): PlannedRow[] {
  return readWorkbook(buildWorkbook(sheets, options), event).rows;
}

function outcomes(rows: PlannedRow[]): string[] {
  return rows.map(({ row, outcome }) => `${row} ${outcome}`);
}

function refusalOf(sheets: SheetContents, options?: WorkbookOptions): WorkbookRefused {
  try {
    planOf(sheets, options);
  } catch (error) {
    if (error instanceof WorkbookRefused) return error;
    throw error;
  }
  throw new Error('The workbook was not refused.');
}

test('a header is found below titles, and rows keep the numbers of the sheet', () => {
  const rows = planOf({ Plan: [['Volunteers 2027'], [], ['updated by Kari'], [], importHeaders, [], line()] });
  expect(outcomes(rows)).toEqual(['1 skip', '3 skip', '5 skip', '7 create']);
});

test('columns may come in any order, with synonyms and others between', () => {
  const header = ['#', 'Slots', 'Until', 'From', 'Day', 'Where', 'Notes', 'Job', 'Area'];
  const [row] = planOf({
    Plan: [header, [1, 3, '12:00', '9:00', '2/20/2027', 'Hut', 'call Kari', 'Starter', 'Timing']],
  }).slice(1);
  expect(row).toEqual({
    sheet: 'Plan',
    row: 2,
    outcome: 'create',
    shift: {
      category: 'Timing',
      role: 'Starter',
      ...mapped(sheetTexts, () => ''),
      location: 'Hut',
      date: '2027-02-20',
      startTime: '09:00',
      endTime: '12:00',
      quantity: 3,
    },
  });
});

describe('of several columns with one meaning', () => {
  const named = ['Category', 'Role', 'Date', 'Start Time', 'End Time', 'Quantity'];
  const good = ['Timing', 'Starter', '2/20/2027', '9:00', '12:00', 5];
  /** A table with one further column before all others. */
  const withColumn = (header: string, ...values: Cells) =>
    planOf({ Plan: [[header, ...named], ...values.map((value) => [value, ...good])] })[1];

  test.each<[string, Cells[number], string]>([
    ['Area', 'A', 'H "Category"'],
    ['Position', 4, 'C "Role"'],
    ['Task', 'see page 3', 'C "Role"'],
    ['Day', 'Saturday', 'D "Date"'],
    ['Day', 46_439, 'D "Date"'],
    ['From', 'early', 'E "Start Time"'],
    ['Starts', 46_438, 'E "Start Time"'],
    ['Until', '13:00', 'F "End Time"'],
    ['Volunteers', 2, 'G "Quantity"'],
    ['Headcount', 'Ada, Ben', 'G "Quantity"'],
  ])('%s with %j gives way to the one that fits better', (header, value, other) => {
    const letter = header === 'Area' ? 'B "Category"' : other;
    expect(withColumn(header, value)).toMatchObject({
      outcome: 'create',
      shift: {
        category: 'Timing',
        role: 'Starter',
        date: '2027-02-20',
        startTime: '09:00',
        endTime: '12:00',
        quantity: 5,
      },
      warnings: [`Column A "${header}" was not used; column ${letter} counts.`],
    });
  });

  test('an empty one, or one of slips, gives way; what it holds is named', () => {
    const rows = (venue: Cells[number], needed: Cells[number]) =>
      planOf({
        Plan: [
          [...named, 'Location', 'Meeting point', 'Needed'],
          [...good.slice(0, 5), 'TBD', venue, 'School gate', needed],
          [...good.slice(0, 4), '13:00', 'TBD', null, 'Hut', 3],
          [...good.slice(0, 4), '14:00', 'TBD', null, 'Hut', 3],
        ],
      });
    expect(rows(null, 4)[1]).toMatchObject({
      shift: { quantity: 4, location: 'School gate' },
      warnings: ['Column F "Quantity" was not used; column I "Needed" counts.'],
    });
    expect(rows('Town hall', 4)[1]).toMatchObject({
      shift: { location: 'School gate' },
      warnings: [
        'Column F "Quantity" was not used; column I "Needed" counts.',
        'Column G "Location" was not used; column H "Meeting point" counts.',
      ],
    });
  });

  test('a slip in the plainer one is reported, not passed over', () => {
    const [, first] = planOf({
      Plan: [
        [...named, 'Volunteers'],
        [...good.slice(0, 5), '2-3', 1],
        [...good.slice(0, 4), '13:00', 4, 1],
      ],
    });
    expect(first).toMatchObject({
      outcome: 'error',
      cells: ['F2'],
      warnings: ['Column G "Volunteers" was not used; column F "Quantity" counts.'],
    });
  });

  test('texts and marks too; each page with the same header has the same columns', () => {
    const header = [...named, 'Summary', 'Description (short)', 'Closed', 'Closed (yes/no)'];
    const rows = planOf({
      Plan: [
        header,
        [...good, 'Wave the flag', null, 'ask Kari', 'no'],
        header,
        [...good.slice(0, 4), '13:00', 2, null, null, 'ask Kari', 'yes'],
      ],
    });
    expect(rows.filter(({ outcome }) => outcome !== 'skip')).toMatchObject([
      {
        shift: { shortDescription: 'Wave the flag', closed: false },
        warnings: [expect.stringContaining('Column I "Closed"')],
      },
      { shift: { closed: true } },
    ]);
  });
});

test('a second table on the sheet may order its columns differently', () => {
  const other = [...importHeaders].reverse();
  const rows = planOf({ Plan: [importHeaders, line(), [], other, line({ role: 'Recorder' }).reverse()] });
  expect(outcomes(rows)).toEqual(['1 skip', '2 create', '4 skip', '5 create']);
  expect(rows.at(-1)).toMatchObject({ shift: { role: 'Recorder', location: 'Start', quantity: 2 } });
});

test('several sheets are read; a shift named on two of them is reported once', () => {
  const rows = planOf({
    Friday: [importHeaders, line()],
    Saturday: [importHeaders, line({ category: 'TIMING ' }), line({ qty: 5 }), line({ place: 'Hut' })],
  });
  expect(rows.filter(({ outcome }) => outcome !== 'skip')).toMatchObject([
    { sheet: 'Friday', row: 2, outcome: 'create' },
    { sheet: 'Saturday', row: 2, outcome: 'error', reason: 'This is the same shift as in row 2 of sheet "Friday".' },
    { sheet: 'Saturday', row: 3, outcome: 'error', reason: expect.stringContaining('quantity 5 instead of 2') },
    { sheet: 'Saturday', row: 4, outcome: 'create' },
  ]);
});

test('hidden sheets are skipped, and a workbook with nothing else is refused', () => {
  const sheets = { Old: [importHeaders, line()], New: [importHeaders, line()] };
  expect(planOf(sheets, { hidden: ['Old'] }).map(({ sheet, outcome }) => `${sheet} ${outcome}`)).toEqual([
    'Old skip',
    'Old skip',
    'New skip',
    'New create',
  ]);
  expect(refusalOf({ ...sheets, New: [['nothing']] }, { hidden: ['Old'] })).toMatchObject({ code: 'NOT_A_WORKBOOK' });
});

test('dates and times of the 1904 system are read as they are shown', () => {
  const rows = planOf({ Plan: [importHeaders, line({ date: 44976, start: 0.375, end: 0.5 })] }, { date1904: true });
  expect(rows.at(-1)).toMatchObject({
    outcome: 'create',
    shift: { date: '2027-02-20', startTime: '09:00', endTime: '12:00' },
  });
});

test('a sheet without a column it needs is reported at its header if others can be read', () => {
  const rows = planOf({
    Good: [importHeaders, line()],
    Bad: [
      ['Category', 'Role', 'Date', 'Start', 'End'],
      ['Timing', 'Starter', '2/20', '9:00', '12:00'],
    ],
  });
  expect(rows.filter(({ sheet }) => sheet === 'Bad')).toEqual([
    { sheet: 'Bad', row: 1, outcome: 'error', reason: expect.stringContaining('Quantity/Slots') },
    { sheet: 'Bad', row: 2, outcome: 'skip' },
  ]);
});

test.each<[string, SheetContents, RegExp]>([
  [
    'the columns that are missing',
    {
      Plan: [
        ['Category', 'Role', 'Date', 'Qty'],
        ['a', 'b', '2/20', 1],
      ],
    },
    /Row 1 of sheet "Plan".*Start Time, End Time\.$/,
  ],
  ['what a list of shifts looks like', { Plan: [['Hello'], ['there']] }, /header row with Category, Role\/Position/],
  [
    'that there is no row below the header',
    { Plan: [importHeaders, [], ['TOTAL', null, null, null, null, null, null, null, 0]] },
    /rows below it/,
  ],
])('a workbook with nothing to import is refused, naming %s', (_what, sheets, message) => {
  expect(refusalOf(sheets)).toMatchObject({ code: 'NOT_A_WORKBOOK', message: expect.stringMatching(message) });
});

test('more than 10,000 rows are refused', () => {
  const rows = Array.from({ length: 10_001 }, () => ['x']);
  expect(refusalOf({ Plan: rows })).toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('10,000 rows'),
  });
});

test('a header or a value named like a property of every object does no harm', () => {
  const header = [...importHeaders, '__proto__', 'constructor'];
  const rows = planOf({
    Plan: [header, [...line({ category: '__proto__', role: 'constructor' }), 'polluted', 'polluted']],
  });
  expect(rows.at(-1)).toMatchObject({ outcome: 'create', shift: { category: '__proto__', role: 'constructor' } });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('formulas are neither evaluated nor kept: the value saved with them counts, and nothing if there is none', () => {
  const rows = planOf({
    Plan: [
      importHeaders,
      line({
        role: { t: 's', v: 'Starter', f: 'HYPERLINK("http://example.com","Starter")' },
        qty: { t: 'n', v: 4, f: '2+9' },
      }),
      line({ place: 'Hut', qty: { t: 'z', f: '2+9' } }),
      [null, null, null, null, null, null, null, null, { t: 'n', v: 4, f: 'SUM(I2:I3)' }],
    ],
  });
  expect(rows.slice(1)).toMatchObject([
    { outcome: 'create', shift: { role: 'Starter', quantity: 4 } },
    { outcome: 'error', reason: expect.stringContaining('Quantity/Slots is a formula without a saved value') },
    { outcome: 'skip' },
  ]);
});

test('every problem of a row is named at once, with the words of its header', () => {
  const header = ['Category', 'Job', 'Day', 'From', 'Until', 'Qty'];
  const rows = planOf({ Plan: [header, ['Timing', null, '2/30/2027', '25:00', '9:00', '2-3']] });
  expect(rows.at(-1)).toEqual({
    sheet: 'Plan',
    row: 2,
    outcome: 'error',
    reason:
      'Job is empty. Day "2/30/2027" is a day that does not exist. From "25:00" is not a time such as 7:30 AM or 14:30. ' +
      'Qty "2-3" is a range; please give one number.',
    cells: ['B2', 'C2', 'D2', 'F2'],
  });
});

test.each<[string, Cells]>([
  ['a total in capitals', ['TOTAL', null, null, null, null, null, null, null, 12]],
  ['a subtotal', ['Sub-total Timing', null, null, null, null, null, null, null, 12]],
  ['a total named last', ['Timing Total', null, null, null, null, null, null, null, 12]],
  ['a banner', ['SATURDAY']],
  ['a footnote in another column', [null, null, null, null, 'Questions? Ask Kari']],
])('%s is skipped', (_what, cells) => {
  expect(outcomes(planOf({ Plan: [importHeaders, line(), cells] })).at(-1)).toBe('3 skip');
});

test.each<[string, Cells]>([
  [
    'a role named like a total, without date and times',
    line({ role: 'Total Station', place: null, date: null, start: null, end: null }),
  ],
  ['a lone role', [null, 'Starter']],
  ['a lone number', [null, null, null, null, null, null, null, null, 4]],
  ['a category and a place', ['Timing', null, null, null, 'Hut']],
])('%s is reported rather than lost', (_what, cells) => {
  expect(outcomes(planOf({ Plan: [importHeaders, line(), [], cells] })).at(-1)).toBe('4 error');
});

test('empty names go on with the row right above, never across a gap, a banner or a header', () => {
  const empty = (place: string) => line({ category: null, role: null, place });
  const rows = planOf({
    Plan: [importHeaders, line(), empty('A'), empty('B'), [], empty('C'), line({ place: 'D' }), ['BANNER'], empty('E')],
  });
  expect(outcomes(rows)).toEqual([
    '1 skip',
    '2 create',
    '3 create',
    '4 create',
    '6 error',
    '7 create',
    '8 skip',
    '9 error',
  ]);
  expect(rows[3]).toMatchObject({
    shift: { category: 'Timing', role: 'Starter' },
    warnings: [expect.stringContaining('row 2'), expect.any(String)],
  });
});

test('a row that describes something of its own is no further shift of the role above', () => {
  const rows = planOf({ Plan: [importHeaders, line(), line({ category: null, role: null, short: 'Rake the snow' })] });
  expect(rows.at(-1)).toMatchObject({ outcome: 'error', reason: 'Role/Position is empty.' });
});

test('merged areas count for each of their rows, but not for the columns beside', () => {
  const below = line({ category: null, role: null, place: null, date: null, start: '12:00', end: '15:00' });
  const rows = planOf(
    {
      Plan: [
        importHeaders,
        line(),
        below,
        [null, 'Lunch for everybody'],
        ['SATURDAY', null, null, null, null, null, null, null, null],
      ],
    },
    { merged: ['A2:A3', 'B2:B3', 'E2:F3', 'B4:I4', 'A5:I5'] },
  );
  expect(outcomes(rows)).toEqual(['1 skip', '2 create', '3 error', '4 skip', '5 skip']);
  expect(rows[2]).toMatchObject({ reason: 'Date is empty.' });
});

test('a header repeated with a gap or a slip in it is still a header', () => {
  const repeated = importHeaders.map((header) => (header === 'Category' ? 'Catgory' : header));
  expect(outcomes(planOf({ Plan: [importHeaders, line(), repeated, line({ role: 'Recorder' })] }))).toEqual([
    '1 skip',
    '2 create',
    '3 skip',
    '4 create',
  ]);
});

test('a shift may end past midnight, but not last more than twelve hours for it', () => {
  const rows = planOf({
    Plan: [
      importHeaders,
      line({ start: '10 PM', end: '2 AM' }),
      line({ start: '8 PM', end: 'midnight' }),
      line({ start: '9:00', end: '1:00' }),
      line({ start: '9:00', end: '9:00' }),
      line({ start: '0:00', end: '24:00' }),
    ],
  });
  expect(rows.slice(1)).toMatchObject([
    {
      outcome: 'create',
      shift: { startTime: '22:00', endTime: '02:00' },
      warnings: [expect.stringContaining('next day')],
    },
    { outcome: 'create', shift: { startTime: '20:00', endTime: '00:00' } },
    { outcome: 'error', reason: 'End Time 01:00 is before Start Time 09:00.' },
    { outcome: 'error', reason: 'End Time must differ from Start Time (09:00).' },
    { outcome: 'error' },
  ]);
});
