import { dayAfter, slotTimes } from './slot-times';

const words = (from: string, to: string, every: number) =>
  slotTimes(from, to, every).map(
    ({ startTime, endTime, nextDay }) => `${startTime}-${endTime}${nextDay ? ' next' : ''}`,
  );

test('a day is divided into equal slots', () => {
  expect(words('08:00', '18:00', 120)).toEqual([
    '08:00-10:00',
    '10:00-12:00',
    '12:00-14:00',
    '14:00-16:00',
    '16:00-18:00',
  ]);
});

test('the last slot is shorter when it does not fit', () => {
  expect(words('08:00', '13:00', 120)).toEqual(['08:00-10:00', '10:00-12:00', '12:00-13:00']);
});

test('a night runs into the next day', () => {
  expect(words('22:00', '04:00', 180)).toEqual(['22:00-01:00', '01:00-04:00 next']);
  expect(words('23:00', '00:00', 60)).toEqual(['23:00-00:00']);
});

test('equal and unfinished times give nothing', () => {
  expect([words('08:00', '08:00', 60), words('', '09:00', 60), words('08:00', '09:00', 0)]).toEqual([[], [], []]);
});

test('the next day may be in the next month', () => {
  expect([dayAfter('2027-02-28'), dayAfter('2028-02-28'), dayAfter('2027-12-31')]).toEqual([
    '2027-03-01',
    '2028-02-29',
    '2028-01-01',
  ]);
});
