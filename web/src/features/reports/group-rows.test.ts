import { findGaps, groupRows, missingHours } from './group-rows';
import { inOrder, matchingRows, type ReportRow } from './report-row';

interface Values extends Partial<ReportRow> {
  eventName?: string;
  categoryName?: string;
  roleName?: string;
}

function row({
  eventName = 'Birkie',
  categoryName = 'Feed Station',
  roleName = 'Soup',
  ...rest
}: Values = {}): ReportRow {
  return {
    id: 'r',
    date: '2027-02-20',
    startTime: '09:00',
    endTime: '11:00',
    qtyRequired: 4,
    qtyRegistered: 1,
    heldCount: 0,
    cancelledAt: null,
    fillPercentage: 25,
    event: { id: 'e', name: eventName, state: 'PUBLISHED' },
    category: { id: 'c', name: categoryName },
    opportunity: { id: 'o', name: roleName },
    ...rest,
  };
}

test('an over-full shift hides no gap of another', () => {
  const rows = [row({ qtyRequired: 2, qtyRegistered: 5 }), row(), row({ categoryName: 'Aid' })];
  expect(groupRows(rows, ({ category }) => category.name)).toEqual([
    { name: 'Aid', needed: 4, filled: 1, missing: 3 },
    { name: 'Feed Station', needed: 6, filled: 3, missing: 3 },
  ]);
});

test('what is called off or cancelled is not needed, and a held spot is not missing', () => {
  const rows = [
    row({ cancelledAt: '2027-02-01T00:00:00Z' }),
    row({ event: { id: 'e', name: 'Birkie', state: 'CANCELLED' } }),
    row({ heldCount: 2 }),
  ];
  expect(groupRows(rows, () => 'all')).toEqual([{ name: 'all', needed: 4, filled: 1, missing: 1 }]);
  expect(missingHours(rows).at.get('2027-02-20 9')).toBe(1);
});

test('gaps come by day, the largest first, without days gone by', () => {
  const rows = [
    row({ date: '2027-02-19' }),
    row(),
    row({ qtyRegistered: 3 }),
    row({ categoryName: 'Timing', qtyRequired: 9 }),
    row({ date: '2027-02-21', qtyRegistered: 4 }),
    row({ date: '2027-02-18' }),
  ];
  expect(findGaps(rows, '2027-02-19').map(({ day, categoryName, missing }) => [day, categoryName, missing])).toEqual([
    ['2027-02-20', 'Timing', 8],
    ['2027-02-20', 'Feed Station', 4],
    ['2027-02-19', 'Feed Station', 3],
  ]);
});

test('names are in the order of lists, whatever their letters', () => {
  const rows = ['Zone', 'Åsgard', 'aid'].map((categoryName) => row({ categoryName }));
  const names = ['aid', 'Åsgard', 'Zone'];
  expect(groupRows(rows, ({ category }) => category.name).map(({ name }) => name)).toEqual(names);
  expect(findGaps(rows, '2027-02-19').map(({ categoryName }) => categoryName)).toEqual(names);
});

test('missing people are counted in every hour that a shift touches, past midnight too', () => {
  const { days, hours, at, most } = missingHours([
    row({ startTime: '08:30', endTime: '10:00' }),
    row({ startTime: '09:00', endTime: '09:30', qtyRegistered: 3 }),
    row({ startTime: '23:30', endTime: '00:30', qtyRegistered: 0 }),
  ]);
  expect(days).toEqual(['2027-02-20', '2027-02-21']);
  expect([hours[0], hours.at(-1), hours.length]).toEqual([0, 23, 24]);
  expect(
    ['2027-02-20 8', '2027-02-20 9', '2027-02-20 10', '2027-02-20 23', '2027-02-21 0'].map((key) => at.get(key)),
  ).toEqual([3, 4, undefined, 4, 4]);
  expect(most).toBe(4);
});

test('no rows are no failure', () => {
  expect(missingHours([])).toMatchObject({ days: [], hours: [], most: 0 });
  expect(findGaps([], '2027-01-01')).toEqual([]);
});

test('the table begins with the largest gap; over-full shifts and full ones keep the order of time behind', () => {
  const rows = [
    row({ id: 'over', qtyRegistered: 9 }),
    row({ id: 'one', qtyRegistered: 3 }),
    row({ id: 'full', qtyRegistered: 4 }),
    row({ id: 'three' }),
  ];
  expect(inOrder(rows, 'gaps').map(({ id }) => id)).toEqual(['three', 'one', 'over', 'full']);
  expect(inOrder(rows, 'days').map(({ id }) => id)).toEqual(['over', 'one', 'full', 'three']);
});

test('the search looks at event, category and role', () => {
  const rows = [row({ id: '1' }), row({ id: '2', roleName: 'Bibs', categoryName: 'Timing', eventName: 'Rollerski' })];
  const found = (words: string) => matchingRows(rows, words).map(({ id }) => id);
  expect([found(''), found(' birk '), found('TIMING'), found('soup'), found('none')]).toEqual([
    ['1', '2'],
    ['1'],
    ['2'],
    ['1'],
    [],
  ]);
});
