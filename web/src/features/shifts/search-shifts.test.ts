import { listedShift } from '../../testing/listed-shift';
import { matcherOf } from './search-shifts';

const saturday = listedShift(
  { date: '2027-02-20', startTime: '07:30', endTime: '10:45', effectiveLocation: 'Café Løppet, Firetower' },
  { name: 'Feed Station' },
  { name: 'Hot Drink Table', shortDescription: 'Fill 200 cups' },
);
const sunday = listedShift(
  { date: '2027-02-21', startTime: '19:30', endTime: '23:00', effectiveLocation: 'Stadium' },
  { name: 'Marshals', leadName: 'Søren Ødegård' },
  { name: 'Course Marshal 20 km', shortDescription: null },
);
const march = listedShift(
  { date: '2027-03-06', startTime: '12:00', endTime: '15:00', effectiveLocation: null },
  { name: 'Timing' },
  { name: 'Bib Caller' },
);

function found(search: string): string {
  const fits = matcherOf(search);
  return [
    ['saturday', saturday],
    ['sunday', sunday],
    ['march', march],
  ]
    .filter(([, listed]) => !fits || fits(listed as typeof saturday))
    .map(([name]) => name as string)
    .join(' ');
}

test.each([
  // Days
  ['saturday', 'saturday march'],
  ['Sat', 'saturday march'],
  ['saturdays', 'saturday march'],
  ['sat.', 'saturday march'],
  ['weekend', 'saturday sunday march'],
  ['feb 20', 'saturday'],
  ['FEB. 20th', 'saturday'],
  ['february 21', 'sunday'],
  ['20 feb', 'saturday'],
  ['20. february', 'saturday'],
  ['2/20', 'saturday'],
  ['02/20/2027', 'saturday'],
  ['2/20/27', 'saturday'],
  ['20/2', 'saturday'],
  ['2/20/28', ''],
  ['2027-02-21', 'sunday'],
  ['mar 6', 'march'],
  ['march', 'march'],
  ['21st', 'sunday'],
  ['2027', 'saturday sunday march'],
  ['monday', ''],
  // Leads, and what people call the fields of work
  ['odegard', 'sunday'],
  ['feeding', 'saturday'],
  ['feed', 'saturday'],
  ['snack', 'saturday'],
  ['stopwatch', 'march'],
  ['kids', ''],
  // Times
  ['7:30', 'saturday sunday'],
  ['7.30 am', 'saturday'],
  ['7:30am', 'saturday'],
  ['7:30 PM', 'sunday'],
  ['7:30 p.m.', 'sunday'],
  ['19:30', 'sunday'],
  ['07:30', 'saturday'],
  ['7:3', 'saturday sunday'],
  ['7 am', 'saturday'],
  ['7pm', 'sunday'],
  ['10:45', 'saturday'],
  ['12 pm', 'march'],
  ['noon', 'march'],
  ['7:30 AM – 10:45 AM', 'saturday'],
  ['7:30-10:45', 'saturday'],
  ['7:31', ''],
  ['25:00', ''],
  // Parts of the day
  ['morning', 'saturday'],
  ['afternoon', 'march'],
  ['evening', 'sunday'],
  // Places and names, also beside days and times, in any order
  ['Firetower', 'saturday'],
  ['cafe loppet', 'saturday'],
  ['LØPPET', 'saturday'],
  ['marshal 20 km', 'sunday'],
  ['firetower sat morning drink', 'saturday'],
  ['drink morning feb 20 firetower 7:30', 'saturday'],
  ['sunday firetower', ''],
  ['feb 7 am', 'saturday'],
  // A number alone: a day, an hour or part of a name
  ['20', 'saturday sunday'],
  ['6', 'march'],
  ['200', 'saturday'],
  // Nothing to search for
  ['', 'saturday sunday march'],
  [' , – ', 'saturday sunday march'],
])('%s finds: %s', (search, expected) => {
  expect(found(search)).toBe(expected);
});
