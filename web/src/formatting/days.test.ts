import { dayAfter, daysBetween, formatPlainDayRange, nameWithYear } from './days';

test('a range of days in staff lists has plain day numbers', () => {
  expect(formatPlainDayRange('2027-02-08', '2027-02-09')).toBe('Feb 8 - Feb 9, 2027');
  expect(formatPlainDayRange('2027-12-31', '2028-01-01')).toBe('Dec 31 - Jan 1, 2028');
  expect(formatPlainDayRange('2026-12-04', '2026-12-04')).toBe('Dec 4, 2026');
});

test('days are counted over months, years and clock changes', () => {
  expect(dayAfter('2027-03-12', 3)).toBe('2027-03-15');
  expect(dayAfter('2027-12-31', 1)).toBe('2028-01-01');
  expect(daysBetween('2027-03-12', '2027-03-15')).toBe(3);
  expect(daysBetween('2028-01-01', '2027-12-31')).toBe(-1);
});

test('an event is named with its year, once', () => {
  expect(nameWithYear({ name: 'Loppet', startDate: '2027-02-18' })).toBe('Loppet (2027)');
  expect(nameWithYear({ name: 'Loppet 2027', startDate: '2027-02-18' })).toBe('Loppet 2027');
});
