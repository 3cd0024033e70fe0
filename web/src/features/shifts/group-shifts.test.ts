import { listedShift } from '../../testing/listed-shift';
import { groupShifts } from './group-shifts';

const lateFeed = listedShift(
  { id: 'late-feed', date: '2027-02-21', startTime: '18:00', endTime: '21:00', qtyRequired: 4, qtyRegistered: 4 },
  { id: 'feed', name: 'Feed Station', leadId: null, leadName: null },
);
const earlyTiming = listedShift({
  id: 'early',
  date: '2027-02-20',
  startTime: '05:30',
  endTime: '09:00',
  qtyRequired: 4,
  qtyRegistered: 2,
});
const noonTiming = listedShift({
  id: 'noon',
  date: '2027-02-20',
  startTime: '12:00',
  endTime: '15:00',
  qtyRequired: 4,
  qtyRegistered: 1,
});
const morningMarshal = listedShift(
  { id: 'morning', date: '2027-02-19', startTime: '06:00', endTime: '11:00', qtyRequired: 9, qtyRegistered: 0 },
  { id: 'marshals', name: 'Marshals', leadId: 'anna', leadName: 'Anna Berg' },
);
const shifts = [lateFeed, noonTiming, earlyTiming, morningMarshal];

function outline(by: Parameters<typeof groupShifts>[1], now = '2027-02-01T08:00:00.000Z') {
  return groupShifts(shifts, by, now).map((group) => [group.heading, group.shifts.map(({ shift }) => shift.id)]);
}

test('See All goes by availability: 2 places left are almost full, none is full', () => {
  expect(outline('all')).toEqual([
    ['Available', ['morning', 'noon']],
    ['Almost Full', ['early']],
    ['Full', ['late-feed']],
  ]);
});

test('categories in order of their names, shifts by date and start, each with its page', () => {
  expect(outline('category')).toEqual([
    ['Feed Station', ['late-feed']],
    ['Marshals', ['morning']],
    ['Timing', ['early', 'noon']],
  ]);
  expect(groupShifts(shifts, 'category', '2027-02-01T08:00:00.000Z').map(({ categoryId }) => categoryId)).toEqual([
    'feed',
    'marshals',
    'timing',
  ]);
});

test('days in order, with weekday, month, day and year', () => {
  expect(outline('date')).toEqual([
    ['Friday, February 19, 2027', ['morning']],
    ['Saturday, February 20, 2027', ['early', 'noon']],
    ['Sunday, February 21, 2027', ['late-feed']],
  ]);
});

test('parts of the day begin at 6, 12 and 18', () => {
  expect(outline('time')).toEqual([
    ['Early Morning', ['early']],
    ['Morning', ['morning']],
    ['Afternoon', ['noon']],
    ['Evening', ['late-feed']],
  ]);
});

test('leads by full name, shifts without a lead last', () => {
  expect(outline('lead')).toEqual([
    ['Anna Berg', ['morning']],
    ['Ingrid Solberg', ['early', 'noon']],
    ['No lead yet', ['late-feed']],
  ]);
});

test('shifts that have begun are in a group at the end, the latest first, in every grouping', () => {
  for (const by of ['all', 'category', 'date', 'time', 'lead'] as const) {
    const groups = outline(by, '2027-02-20T05:30:00.000Z');
    expect(groups.at(-1)).toEqual(['Begun or over', ['early', 'morning']]);
    expect(
      groups
        .slice(0, -1)
        .flatMap(([, ids]) => ids)
        .sort(),
    ).toEqual(['late-feed', 'noon']);
  }
  expect(outline('all', '2027-02-20T05:29:00.000Z').map(([heading]) => heading)).toEqual([
    'Available',
    'Almost Full',
    'Full',
    'Begun or over',
  ]);
});

test('grouping leaves the given list as it was', () => {
  groupShifts(shifts, 'date', '2027-02-20T10:00:00.000Z');
  expect(shifts[0]).toBe(lateFeed);
});
