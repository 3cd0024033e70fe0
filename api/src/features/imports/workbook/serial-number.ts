import { dayOfNumber } from './calendar-day.js';

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
