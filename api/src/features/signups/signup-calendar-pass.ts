import { timingSafeEqual } from 'node:crypto';
import { clock } from '../../platform/clock.js';
import { derivedToken } from '../../platform/operation/secrets.js';

/** In milliseconds. An address shown on a page gives the file for a day, up to the next full hour. */
const hour = 3_600_000;

const tokenOf = (secretKey: Buffer, signupId: string, until: string) =>
  derivedToken(secretKey, 'signup-calendar', `${signupId}:${until}`);

/** A token that opens the calendar file of one signup for a day without a cookie: in-app browsers pass files to programs that have none. */
export function calendarPass(secretKey: Buffer, signupId: string): string {
  // To the hour, so that a page that is read again has the same address.
  const until = String((Math.ceil(clock.now().getTime() / hour) + 24) * hour);
  return `${until}.${tokenOf(secretKey, signupId, until)}`;
}

/** Whether a pass was issued by this server for this signup, and has not expired. */
export function opensCalendar(secretKey: Buffer, signupId: string, pass: string): boolean {
  const [until = '', token = ''] = pass.split('.');
  const [submitted, expected] = [Buffer.from(token), Buffer.from(tokenOf(secretKey, signupId, until))];
  return (
    Number(until) > clock.now().getTime() &&
    submitted.length === expected.length &&
    timingSafeEqual(submitted, expected)
  );
}
