const millisecondsPerDay = 86_400_000;

/** Days since 1970-01-01 of a day YYYY-MM-DD. Days are counted in UTC, so no time zone can move one. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay;
}

/** The day YYYY-MM-DD that many days after 1970-01-01. */
export function dayOfNumber(number: number): string {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The day YYYY-MM-DD of a year, month (1-12) and day, or undefined if there is no such day: 30 February never rolls over. */
export function existingDay(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return undefined;
  const text = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? text : undefined;
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(dayNumber(day) * millisecondsPerDay).getUTCDay();
}

// Serial numbers of 1970-01-01 in the two systems of Excel: days since 1900 (with a 29 February 1900 that never was) or since 1904.
const unixEpochSerial = 25_569;
const unixEpochSerial1904 = 24_107;
const firstSerialAfterFalseLeapDay = 61;
const lastSerial = 2_958_465;

/** The day YYYY-MM-DD of an Excel serial number (its time of day is ignored), or undefined if it stands for none. */
export function dayOfSerial(serial: number, date1904: boolean): string | undefined {
  const whole = Math.floor(serial + 1e-6);
  if (whole < (date1904 ? 1 : firstSerialAfterFalseLeapDay) || whole > lastSerial) return undefined;
  return dayOfNumber(whole - (date1904 ? unixEpochSerial1904 : unixEpochSerial));
}

/** Seconds after midnight of an Excel serial number; rounding heals what floating point left of a whole second. */
export function secondsOfSerial(serial: number): number {
  return Math.round((serial - Math.floor(serial)) * 86_400);
}
