import { findOwnOverlaps, holdsShift, shiftsOverlap, type OwnSignup } from './own-signups';

const day = '2027-02-20';

test('shifts overlap when they share a minute, also across midnight', () => {
  const morning = { date: day, startTime: '09:00', endTime: '12:00' };
  expect(shiftsOverlap(morning, { date: day, startTime: '11:59', endTime: '13:00' })).toBe(true);
  expect(shiftsOverlap(morning, { date: day, startTime: '12:00', endTime: '13:00' })).toBe(false);
  expect(shiftsOverlap(morning, { date: '2027-02-21', startTime: '09:00', endTime: '12:00' })).toBe(false);
  const night = { date: day, startTime: '22:00', endTime: '02:00' };
  expect(shiftsOverlap(night, { date: '2027-02-21', startTime: '01:00', endTime: '03:00' })).toBe(true);
});

const earlier: OwnSignup = {
  signupId: 'signup',
  shiftId: 'earlier',
  eventId: 'e',
  role: 'Timing',
  firstName: 'Nora',
  lastName: 'Li',
  email: 'nora@example.org',
  date: day,
  startTime: '09:00',
  endTime: '12:00',
  madeAt: 0,
};
const nora = { firstName: ' nora', lastName: 'LI ', email: 'Nora@Example.org' };

test('only the same person in the same event is warned', () => {
  const shift = { id: 's', eventId: 'e', date: day, startTime: '10:00', endTime: '11:00' };
  expect(findOwnOverlaps(nora, shift, [earlier])).toEqual([earlier]);
  expect(findOwnOverlaps({ ...nora, firstName: 'Maja' }, shift, [earlier])).toEqual([]);
  expect(findOwnOverlaps(nora, { ...shift, eventId: 'other' }, [earlier])).toEqual([]);
});

test('the very same shift is no overlap: the person holds it', () => {
  expect(findOwnOverlaps(nora, { ...earlier, id: 'earlier' }, [earlier])).toEqual([]);
  expect(holdsShift(nora, 'earlier', [earlier])).toBe(true);
  expect(holdsShift(nora, 'another', [earlier])).toBe(false);
  expect(holdsShift({ ...nora, lastName: 'Lie' }, 'earlier', [earlier])).toBe(false);
});

test('a stored signup without last name and address is matched by the first name', () => {
  const kept = { ...earlier, lastName: null, email: null };
  expect(holdsShift({ ...nora, lastName: 'Lie', email: 'other@example.org' }, 'earlier', [kept])).toBe(true);
  expect(holdsShift({ ...nora, firstName: 'Maja' }, 'earlier', [kept])).toBe(false);
});
