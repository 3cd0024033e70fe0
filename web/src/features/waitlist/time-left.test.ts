import { timeLeft } from './time-left';

test.each([
  ['2027-02-02T12:00:00Z', '1 day'],
  ['2027-02-02T15:30:00Z', '1 day 3 hours'],
  ['2027-02-01T16:00:00Z', '4 hours'],
  ['2027-02-01T13:01:00Z', '1 hour 1 minute'],
  ['2027-02-01T12:45:00Z', '45 minutes'],
  ['2027-02-01T12:00:30Z', 'less than a minute'],
  ['2027-02-01T11:59:59Z', null],
])('until %s there is %s', (until, words) => {
  expect(timeLeft(until, new Date('2027-02-01T12:00:00Z'))).toBe(words);
});
