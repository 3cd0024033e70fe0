import { readdirSync, readFileSync } from 'node:fs';
import { read, utils } from 'xlsx';
import { foldName } from '../../../contract/text/names.js';
import { readWorkbook } from './read-workbook.js';
import type { PlannedRow, WorkbookShift } from './workbook-plan.js';

const folder = new URL('../../../../test/workbooks/', import.meta.url);

interface Totals {
  categories: number;
  opportunities: number;
  shifts: number;
  slots: number;
}

/** What a good importer may make of each row; a list of values means that any of them will do. */
interface Expectations {
  event: { startDate: string; endDate: string };
  totals: { ifOptionalRowsRejected: Totals; ifOptionalRowsCreated: Totals };
  rows: { sheet: string; row: number; allowed: PlannedRow['outcome'][]; shift?: ExpectedShift; reason?: string }[];
}

type ExpectedShift = {
  [field in Exclude<keyof WorkbookShift, 'quantity'>]?: WorkbookShift[field] | WorkbookShift[field][];
} & { qty: number | number[] };

const books = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const expected = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Expectations;
    const bytes = readFileSync(new URL(name.replace(/json$/, 'xlsx'), folder));
    const event = { eventStartDate: expected.event.startDate, eventEndDate: expected.event.endDate };
    return { name: name.replace(/\.json$/, ''), expected, bytes, plan: readWorkbook(bytes, event) };
  });

const keyOf = ({ sheet, row }: { sheet: string; row: number }) => `${sheet} row ${row}`;

function totalsOf(rows: PlannedRow[]): Totals {
  const shifts = rows.flatMap((row) => (row.outcome === 'create' ? [row.shift] : []));
  return {
    categories: new Set(shifts.map(({ category }) => foldName(category))).size,
    opportunities: new Set(shifts.map(({ category, role }) => `${foldName(category)}/${foldName(role)}`)).size,
    shifts: shifts.length,
    slots: shifts.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Differences between a shift and what is expected of it; names are compared the way names are. */
function differences(shift: WorkbookShift, expected: ExpectedShift): string[] {
  const { qty, ...fields } = expected;
  const wanted: Record<string, unknown> = { ...fields, quantity: qty };
  return Object.entries(wanted).flatMap(([field, value]) => {
    const actual = shift[field as keyof WorkbookShift];
    const fold = (text: unknown) =>
      ['category', 'role'].includes(field) && typeof text === 'string' ? foldName(text) : text;
    const matches = (Array.isArray(value) ? value : [value]).some((one) => fold(one) === fold(actual));
    return matches ? [] : [`${field} is ${JSON.stringify(actual)}, expected ${JSON.stringify(value)}`];
  });
}

test('all seven workbooks are there', () => {
  expect(books).toHaveLength(7);
});

describe.each(books)('$name', ({ expected, bytes, plan }) => {
  const planned = new Map(plan.rows.map((row) => [keyOf(row), row]));

  test('gives every row an outcome that is allowed for it', () => {
    const wrong = expected.rows.flatMap((row) => {
      const outcome = planned.get(keyOf(row))?.outcome ?? 'skip';
      return row.allowed.includes(outcome)
        ? []
        : [{ row: keyOf(row), outcome, allowed: row.allowed, plan: planned.get(keyOf(row)) }];
    });
    expect(wrong).toEqual([]);
  });

  test('creates exactly the shifts that the rows ask for', () => {
    const wrong = expected.rows.flatMap((row) => {
      const plannedRow = planned.get(keyOf(row));
      if (plannedRow?.outcome !== 'create' || !row.shift) return [];
      const found = differences(plannedRow.shift, row.shift);
      return found.length > 0 ? [{ row: keyOf(row), found }] : [];
    });
    expect(wrong).toEqual([]);
    const expectedKeys = new Set(expected.rows.map(keyOf));
    expect(plan.rows.filter((row) => row.outcome === 'create' && !expectedKeys.has(keyOf(row)))).toEqual([]);
  });

  test('loses no row with content, and names none twice', () => {
    const book = read(bytes, { dense: true });
    const filled = book.SheetNames.flatMap((sheet) =>
      (
        utils.sheet_to_json(book.Sheets[sheet] ?? {}, { header: 1, blankrows: true, raw: false }) as unknown[][]
      ).flatMap((cells, index) =>
        cells.some((cell) => typeof cell === 'string' && cell.trim() !== '') ? [keyOf({ sheet, row: index + 1 })] : [],
      ),
    );
    expect(filled.filter((key) => !planned.has(key))).toEqual([]);
    expect(planned.size).toBe(plan.rows.length);
  });

  test('comes to totals between those with every doubtful row left out and with all of them', () => {
    const { ifOptionalRowsRejected: least, ifOptionalRowsCreated: most } = expected.totals;
    const totals = totalsOf(plan.rows);
    for (const what of ['categories', 'opportunities', 'shifts', 'slots'] as const) {
      expect(totals[what]).toBeGreaterThanOrEqual(least[what]);
      expect(totals[what]).toBeLessThanOrEqual(most[what]);
    }
  });

  test('gives a reason that people understand wherever it reports a row', () => {
    for (const row of plan.rows) {
      if (row.outcome === 'error') expect(row.reason).toMatch(/^[A-Z].*\.$/);
    }
  });
});

// The clean workbooks leave nothing to judge: their lower and upper totals are the same, so the test above pins them exactly.
test.each(['birkie-style', 'club-race', 'summer-rollerski-trail'])(
  '%s is read without a fault, and with no warning but for days outside the event',
  (name) => {
    const rows = books.find((book) => book.name === name)?.plan.rows ?? [];
    expect(rows.length).toBeGreaterThan(10);
    expect(
      rows.filter(
        (row) =>
          row.outcome === 'error' ||
          (row.outcome === 'create' && row.warnings?.some((text) => !text.includes('outside the event'))),
      ),
    ).toEqual([]);
  },
);

/** Rows that could be judged one way or the other, and the side this importer takes: [workbook, row, outcome, part of what it says]. */
test.each([
  ['messy-1-merged-groups', 52, 'create', 'was taken from row 51'],
  ['messy-1-merged-groups', 53, 'error', 'Role/Position is empty.'],
  ['messy-1-merged-groups', 55, 'error', 'End Time 11:00 is before Start Time 14:15.'],
  ['messy-2-dates-times', 20, 'error', 'month/day/year'],
  ['messy-2-dates-times', 21, 'create', ''],
  ['messy-2-dates-times', 24, 'error', '2027-02-20 is a Saturday'],
  ['messy-2-dates-times', 35, 'error', 'days away from the event'],
  ['messy-2-dates-times', 59, 'error', 'Start Time is on 2027-02-20, but the date is 2027-02-19'],
  ['messy-2-dates-times', 62, 'create', 'the shift ends the next day'],
  ['messy-2-dates-times', 76, 'create', 'Date 2027-02-22 is outside the event'],
  ['messy-3-quantities-text', 9, 'error', 'is a range'],
  ['messy-3-quantities-text', 16, 'create', '(2 adults + 4 juniors)'],
  ['messy-3-quantities-text', 28, 'error', "turn '2-3' into one"],
  ['messy-3-quantities-text', 38, 'create', 'differs from the one in row 37'],
  ['messy-3-quantities-text', 47, 'error', 'longer than 200 characters'],
  ['messy-3-quantities-text', 52, 'error', 'the same shift as in row 51'],
  ['messy-4-workbook-structure', 27, 'create', 'hidden in the sheet'],
])('%s row %i: %s, because %j', (name, number, outcome, part) => {
  const rows = books.find((book) => book.name === name)?.plan.rows ?? [];
  const row = rows.find(
    (planned) => planned.row === number && !['2024 OLD', 'READ ME FIRST', 'Lists', '_calc'].includes(planned.sheet),
  );
  expect(row?.outcome).toBe(outcome);
  expect(
    row?.outcome === 'error' ? row.reason : row?.outcome === 'create' ? (row.warnings ?? []).join(' ') : '',
  ).toContain(part);
});
