import { listedShift } from '../../testing/listed-shift';
import { dayParts } from './day-part';
import type { ListedShift } from './listed-shift';
import {
  browseModes,
  countActiveFilters,
  endChoices,
  filterShifts,
  mayReset,
  noFilters,
  readFilters,
  writeFilters,
  type ShiftFilters,
} from './shift-filters';

// Numbers that look random and are the same in every run (a linear congruential generator).
function randomFrom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return {
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
    maybe: <T>(values: readonly T[]): T | null =>
      next() < 0.6 ? null : (values[Math.floor(next() * values.length)] as T),
  };
}

/** Before every shift of these tests. */
const before = '2027-02-01T08:00:00.000Z';
const days = ['2027-02-17', '2027-02-18', '2027-02-19', '2027-02-20', '2027-02-21'];
const categories = [
  { id: 'timing', name: 'Timing', leadId: 'ingrid', leadName: 'Ingrid Solberg' },
  { id: 'feed', name: 'Feed Station', leadId: 'tom', leadName: 'Tom Haugen' },
  { id: 'marshals', name: 'Marshals', leadId: 'ingrid', leadName: 'Ingrid Solberg' },
  { id: 'finish', name: 'Finish Line', leadId: null, leadName: null },
];

function randomShifts(count: number): ListedShift[] {
  const random = randomFrom(11);
  const time = () => `${String(random.below(24)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
  return Array.from({ length: count }, () => {
    const startTime = time();
    let endTime = time();
    while (endTime === startTime) endTime = time();
    const qtyRequired = 1 + random.below(9);
    return listedShift(
      {
        date: random.pick(days),
        startTime,
        endTime,
        qtyRequired,
        qtyRegistered: Math.min(qtyRequired + 1, random.below(11)),
      },
      random.pick(categories),
      { name: random.pick(['Water Station', 'Course Marshal', 'Chip Collection']) },
    );
  });
}

/** The rules of the filters again, as simply as possible. */
function plainReference(shifts: ListedShift[], filters: ShiftFilters): string[] {
  const kept: string[] = [];
  for (const { shift, category, opportunity } of shifts) {
    const remaining = shift.qtyRequired - shift.qtyRegistered;
    const startHour = parseInt(shift.startTime, 10);
    const [endHour = 0, endMinute = 0] = shift.endTime.split(':').map(Number);
    const overnight = shift.endTime < shift.startTime;
    const end = endHour + endMinute / 60 + (overnight ? 24 : 0);
    let keep = true;
    if (filters.show === 'open' && remaining <= 0) keep = false;
    if (filters.categoryId !== null && category.id !== filters.categoryId) keep = false;
    if (filters.date !== null && shift.date !== filters.date) keep = false;
    if (filters.start === 'early' && !(startHour < 6)) keep = false;
    if (filters.start === 'morning' && !(startHour >= 6 && startHour < 12)) keep = false;
    if (filters.start === 'afternoon' && !(startHour >= 12 && startHour < 18)) keep = false;
    if (filters.start === 'evening' && !(startHour >= 18)) keep = false;
    if (filters.end === '12' && end > 12) keep = false;
    if (filters.end === '14' && end > 14) keep = false;
    if (filters.end === '16' && end > 16) keep = false;
    if (filters.end === '18' && end > 18) keep = false;
    if (filters.end === '20' && end > 20) keep = false;
    if (filters.end === 'after20' && end <= 20) keep = false;
    if (filters.leadId !== null && category.leadId !== filters.leadId) keep = false;
    if (filters.search === 'station' && !/station/i.test(`${opportunity.name} ${category.name}`)) keep = false;
    if (keep) kept.push(shift.id);
  }
  return kept;
}

test('300 random settings keep exactly what the plain rules keep, through the address and back', () => {
  const shifts = randomShifts(400);
  const random = randomFrom(5);
  let nonEmpty = 0;
  for (let round = 0; round < 300; round += 1) {
    const filters: ShiftFilters = {
      browseBy: random.pick(browseModes),
      show: random.pick(['open', 'all']),
      categoryId: random.maybe(categories.map(({ id }) => id)),
      date: random.maybe(days),
      start: random.maybe(dayParts),
      end: random.maybe(endChoices),
      leadId: random.maybe(['ingrid', 'tom']),
      search: random.maybe(['station']) ?? '',
    };
    const mailed = readFilters(new URLSearchParams(writeFilters(filters, new URLSearchParams()).toString()));
    expect(mailed).toEqual(filters);
    const kept = filterShifts(shifts, mailed, before).map(({ shift }) => shift.id);
    expect(kept).toEqual(plainReference(shifts, filters));
    if (kept.length > 0) nonEmpty += 1;
  }
  expect(nonEmpty).toBeGreaterThan(100);
});

test('an over-full shift is not open', () => {
  const shifts = [listedShift({ qtyRequired: 2, qtyRegistered: 3 }), listedShift({ qtyRequired: 2, qtyRegistered: 1 })];
  expect(filterShifts(shifts, noFilters, before)).toEqual([shifts[1]]);
  expect(filterShifts(shifts, { ...noFilters, show: 'all' }, before)).toHaveLength(2);
});

test('a shift that has begun is not open, whatever spots are open', () => {
  const begun = listedShift({ date: '2027-02-20', startTime: '09:00' });
  const next = listedShift({ date: '2027-02-20', startTime: '09:01' });
  expect(filterShifts([begun, next], noFilters, '2027-02-20T08:59:00.000Z')).toEqual([begun, next]);
  expect(filterShifts([begun, next], noFilters, '2027-02-20T09:00:00.000Z')).toEqual([next]);
  expect(filterShifts([begun, next], { ...noFilters, show: 'all' }, '2027-02-20T09:00:00.000Z')).toEqual([begun, next]);
});

test('an overnight shift does not end by noon, it ends after 8 PM', () => {
  const overnight = listedShift({ startTime: '22:00', endTime: '02:00' });
  expect(filterShifts([overnight], { ...noFilters, end: '12' }, before)).toEqual([]);
  expect(filterShifts([overnight], { ...noFilters, end: 'after20' }, before)).toEqual([overnight]);
});

test('a shift that ends on the hour ends by that hour', () => {
  const noon = listedShift({ startTime: '09:00', endTime: '12:00' });
  const evening = listedShift({ startTime: '17:00', endTime: '20:00' });
  expect(filterShifts([noon], { ...noFilters, end: '12' }, before)).toHaveLength(1);
  expect(filterShifts([evening], { ...noFilters, end: 'after20' }, before)).toHaveLength(0);
});

test('search finds words in any order, without accents and case', () => {
  const shift = listedShift(
    { effectiveLocation: 'Café Löppet' },
    {},
    { name: 'Water Station', shortDescription: 'Fill cups' },
  );
  for (const search of ['water', 'STATION water', 'cafe loppet', ' cups ']) {
    expect(filterShifts([shift], { ...noFilters, search }, before)).toHaveLength(1);
  }
  expect(filterShifts([shift], { ...noFilters, search: 'water tent' }, before)).toHaveLength(0);
});

test('invalid values in the address count as not chosen, and unknown parameters stay', () => {
  expect(readFilters(new URLSearchParams('by=sideways&show=x&date=tomorrow&start=dawn&end=99'))).toEqual(noFilters);
  expect(writeFilters(noFilters, new URLSearchParams('shift=7&by=date&q=tent')).toString()).toBe('shift=7');
});

test('reset is offered exactly when something differs from the default', () => {
  expect(mayReset(noFilters)).toBe(false);
  expect(countActiveFilters(noFilters)).toBe(0);
  expect(mayReset({ ...noFilters, browseBy: 'lead' })).toBe(true);
  expect(countActiveFilters({ ...noFilters, browseBy: 'lead', search: 'tent' })).toBe(0);
  expect(mayReset({ ...noFilters, search: 'tent' })).toBe(true);
  const everything: ShiftFilters = {
    ...noFilters,
    show: 'all',
    categoryId: 'a',
    date: '2027-02-20',
    start: 'morning',
    end: '12',
    leadId: 'b',
  };
  expect(countActiveFilters(everything)).toBe(6);
});
