const millisecondsPerDay = 86_400_000;

/** Days since 1970-01-01 of a day YYYY-MM-DD. Days are counted in UTC, so no time zone can move one. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay;
}

/** The day YYYY-MM-DD that is this many days after 1970-01-01. */
export function dayOfNumber(number: number): string {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The day YYYY-MM-DD of a year, month (1-12) and day, or undefined if there is no such day: 30 February does not roll over. */
export function existingDay(year: number, month: number, day: number): string | undefined {
  if (year < 1 || month < 1 || month > 12 || day < 1) return undefined;
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const there = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(there.getTime()) && there.getUTCDate() === day ? text : undefined;
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(dayNumber(day) * millisecondsPerDay).getUTCDay();
}

// Serial numbers of 1970-01-01 in the two systems of Excel: days since 1900 (including a nonexistent 29 February 1900) or since 1904.
const unixEpochSerial = 25_569;
const unixEpochSerial1904 = 24_107;
const firstSerialAfterFalseLeapDay = 61;
const lastSerial = 2_958_465;

/** The day YYYY-MM-DD of an Excel serial number (its time of day is ignored), or undefined if it is out of range. */
export function dayOfSerial(serial: number, date1904: boolean): string | undefined {
  const whole = Math.floor(serial);
  if (whole < (date1904 ? 1 : firstSerialAfterFalseLeapDay) || whole > lastSerial) return undefined;
  return dayOfNumber(whole - (date1904 ? unixEpochSerial1904 : unixEpochSerial));
}

/**
 * An Excel serial number to the nearest minute: its whole days and the minutes after midnight. Programs in other time zones write times
 * that are off by some seconds. `isDoubtful`: the difference from the minute is larger than that.
 */
export function minuteOfSerial(serial: number): { days: number; minutes: number; isDoubtful: boolean } {
  const total = Math.round(serial * minutesPerDay);
  const days = Math.floor(total / minutesPerDay);
  return { days, minutes: total - days * minutesPerDay, isDoubtful: isFarFromMinute(serial * secondsPerDay) };
}

/** Whether a number of seconds differs from a whole minute by more than programs' small errors. */
export function isFarFromMinute(seconds: number): boolean {
  return Math.abs(seconds - Math.round(seconds / 60) * 60) > largestErrorSeconds;
}

const minutesPerDay = 1440;
const secondsPerDay = 86_400;
const largestErrorSeconds = 5;
