import { listedShift } from '../../testing/listed-shift';
import { hasBegun, isOffered, lastStart } from './listed-shift';

/* At 09:00 in its time zone by the server's rules; a browser with older rules would show it an hour later. */
const listed = listedShift({ date: '2027-02-20', startTime: '09:00', startsAt: '2027-02-20T15:00:00.000Z' });

test('a shift begins at the instant that the server says, whatever rules of its zone this browser knows', () => {
  expect(hasBegun(listed.shift, '2027-02-20T14:59:59.999Z')).toBe(false);
  expect(isOffered(listed, '2027-02-20T14:59:59.999Z')).toBe(true);
  expect(hasBegun(listed.shift, '2027-02-20T15:00:00.000Z')).toBe(true);
  expect(isOffered(listed, '2027-02-20T15:00:00.000Z')).toBe(false);
});

test('a shift that the server does not mention has not begun', () => {
  expect(hasBegun({ startsAt: null }, '2027-02-20T15:00:00.000Z')).toBe(false);
});

test('the current time counts from the last start on', () => {
  const later = listedShift({ startsAt: '2027-02-20T18:00:00.000Z' });
  expect(lastStart([later, listed], '2027-02-20T14:00:00.000Z')).toBe('');
  expect(lastStart([later, listed], '2027-02-20T17:59:00.000Z')).toBe('2027-02-20T15:00:00.000Z');
  expect(lastStart([later, listed], '2027-02-20T18:00:00.000Z')).toBe('2027-02-20T18:00:00.000Z');
});
