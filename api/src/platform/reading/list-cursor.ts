import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '../operation/domain-error.js';
import { derivedToken } from '../operation/secrets.js';

/*
 * A cursor holds a row's position in its list's order, not the row: a list continues after it when the row is gone. It is signed, so that
 * only cursors of this server and this list are accepted.
 */

const signatureLength = 16;

/** The cursor of a position in a list. */
export function writeCursor(secretKey: Buffer, list: string, place: readonly string[]): string {
  const payload = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${payload}.${signatureOf(secretKey, list, payload)}`;
}

/** The position that a cursor holds. Error: BAD_REQUEST for anything but a cursor of this list. */
export function readCursor(secretKey: Buffer, list: string, cursor: string): string[] {
  if (!isCursorOf(secretKey, list, cursor)) throw unknownCursor();
  return JSON.parse(Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString('utf8')) as string[];
}

/** Whether it is a cursor of this list, for lists that continue from another one's cursors too. */
export function isCursorOf(secretKey: Buffer, list: string, cursor: string): boolean {
  const [payload = '', signature = '', ...more] = cursor.split('.');
  const ours = Buffer.from(signatureOf(secretKey, list, payload));
  const theirs = Buffer.from(signature);
  return more.length === 0 && ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

/** The refusal of a cursor that no page returned. */
export function unknownCursor(): DomainError {
  return new DomainError('BAD_REQUEST', {
    message: 'This cursor is unknown here. Please start over without one, or use the one that the page before gave.',
  });
}

function signatureOf(secretKey: Buffer, list: string, payload: string): string {
  return derivedToken(secretKey, 'list-cursor', `${list}:${payload}`).slice(0, signatureLength);
}
