import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { formatDayRange, formatShiftDay, formatShortDay } from './days';
import {
  endMinute,
  formatDuration,
  formatLongMoment,
  formatMoment,
  formatTime,
  formatTimeRange,
  instantAt,
  minutesBetween,
  wallClock,
} from './times';
import { count } from './counts';

test('event days read MMM dd - MMM dd, yyyy', () => {
  expect(formatDayRange('2027-02-18', '2027-02-21')).toBe('Feb 18 - Feb 21, 2027');
  expect(formatDayRange('2027-01-16', '2027-01-16')).toBe('Jan 16, 2027');
  expect(formatDayRange('2027-03-01', '2027-03-05')).toBe('Mar 01 - Mar 05, 2027');
  expect(formatDayRange('2026-12-30', '2027-01-02')).toBe('Dec 30 - Jan 02, 2027');
});

test('a day is the same day in every reader’s time zone', () => {
  // The time zone of a process is fixed at its start, so each reader is a process of its own.
  const script = `
    const { formatLongDay, formatDayRange } = await import(process.argv[1]);
    console.log([formatLongDay('2027-03-14'), formatDayRange('2026-12-30', '2027-01-02'), new Date(0).getTimezoneOffset()].join('|'));`;
  const offsets = new Set<string | undefined>();
  for (const TZ of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Oslo']) {
    const answer = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', script, pathToFileURL(`${import.meta.dirname}/days.ts`).href],
      {
        env: { TZ },
        encoding: 'utf8',
      },
    );
    const [long, range, offset] = answer.trim().split('|');
    offsets.add(offset);
    expect(long).toBe('Sunday, March 14, 2027');
    expect(range).toBe('Dec 30 - Jan 02, 2027');
  }
  expect(offsets.size).toBe(3);
});

test('shift days', () => {
  expect(formatShiftDay('2027-02-20')).toBe('Saturday, Feb 20');
  expect(formatShortDay('2027-02-20')).toBe('Sat, Feb 20');
});

test('times in twelve hours, midnight and noon included', () => {
  expect(formatTime('00:05')).toBe('12:05 AM');
  expect(formatTime('12:00')).toBe('12:00 PM');
  expect(formatTimeRange('07:30', '09:45')).toBe('7:30 AM – 9:45 AM');
});

test('lengths are in whole hours, also across midnight', () => {
  expect(formatDuration('09:00', '12:00')).toBe('3 hours');
  expect(formatDuration('22:00', '02:00')).toBe('4 hours');
  expect(formatDuration('09:00', '10:00')).toBe('1 hour');
  expect(formatDuration('09:00', '09:20')).toBe('1 hour');
  expect(minutesBetween('22:30', '00:15')).toBe(105);
  expect(endMinute('22:00', '02:00')).toBe(26 * 60);
  expect(endMinute('08:00', '12:30')).toBe(750);
});

test('the wall clock of a zone, around midnight, daylight saving and new year', () => {
  expect(wallClock('America/Chicago', new Date('2027-02-20T05:30:00Z'))).toBe('2027-02-19T23:30');
  expect(wallClock('Pacific/Auckland', new Date('2026-12-31T11:30:00Z'))).toBe('2027-01-01T00:30');
  expect(wallClock('Europe/Oslo', new Date('2027-03-28T00:59:00Z'))).toBe('2027-03-28T01:59');
  expect(wallClock('Europe/Oslo', new Date('2027-03-28T01:01:00Z'))).toBe('2027-03-28T03:01');
});

test('a moment is shown in the club’s time zone', () => {
  expect(formatMoment('2027-02-20T05:30:00.123Z', 'America/Chicago')).toBe('Feb 19, 2027, 11:30 PM');
  expect(formatMoment('2027-03-01T12:05:00Z', 'UTC')).toBe('Mar 1, 2027, 12:05 PM');
});

test('counts', () => {
  expect(count(1, 'shift')).toBe('1 shift');
  expect(count(0, 'spot')).toBe('0 spots');
  expect(count(1180, 'shift')).toBe('1,180 shifts');
});

test('a wall-clock time is the instant at which the clocks there show it, also around daylight saving', () => {
  expect(instantAt('America/Chicago', '2027-02-20T07:30')).toBe('2027-02-20T13:30:00.000Z');
  expect(instantAt('Europe/Oslo', '2027-07-01T18:00')).toBe('2027-07-01T16:00:00.000Z');
  expect(instantAt('Asia/Kolkata', '2027-07-01T18:00')).toBe('2027-07-01T12:30:00.000Z');
  for (const zone of ['Europe/Oslo', 'America/Chicago', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC'])
    for (let hour = 0; hour < 24 * 365; hour += 7) {
      const instant = new Date(Date.UTC(2027, 0, 1, hour, 15));
      const wall = wallClock(zone, instant);
      expect(wallClock(zone, new Date(instantAt(zone, wall)))).toBe(wall);
    }
  // A skipped time is later, a repeated time is the first of the two.
  expect(instantAt('Europe/Oslo', '2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z');
  expect(instantAt('Europe/Oslo', '2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z');
});

test('a moment in full reads as the clocks there show it', () => {
  expect(formatLongMoment('2026-12-05T17:00:00.000Z', 'Europe/Oslo')).toBe('Saturday, December 5, 2026 at 6:00 PM');
});
