import { calendarFile } from './calendar-file';

const shift = {
  signupId: 'a1',
  title: 'Water Station; cups, and more',
  date: '2027-02-20',
  startTime: '22:00',
  endTime: '02:30',
  timeZone: 'America/Chicago',
  location: 'Main Street',
  description: 'One\nTwo',
};
const stamp = new Date('2027-01-01T10:00:00.000Z');

test('an overnight shift in its zone, as instants in UTC', () => {
  const file = calendarFile(shift, stamp);
  expect(file).toContain('DTSTART:20270221T040000Z\r\n');
  expect(file).toContain('DTEND:20270221T083000Z\r\n');
  expect(file).toContain('DTSTAMP:20270101T100000Z\r\n');
  expect(file).toContain('SUMMARY:Water Station\\; cups\\, and more\r\n');
  expect(file).toContain('DESCRIPTION:One\\nTwo\r\n');
});

test('daylight saving and new year', () => {
  expect(calendarFile({ ...shift, date: '2027-03-14', startTime: '08:00', endTime: '12:00' }, stamp)).toContain(
    'DTSTART:20270314T130000Z',
  );
  expect(calendarFile({ ...shift, date: '2026-12-31', timeZone: 'Pacific/Auckland' }, stamp)).toContain(
    'DTEND:20261231T133000Z',
  );
});

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const description = 'Blåbærsuppe '.repeat(20).trim();
  const file = calendarFile({ ...shift, description }, stamp);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});
