import { randomUUID } from 'node:crypto';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../operation/domain-error.js';

/** The id of a new record: the caller's own if given, otherwise a random one. Error: ID_TAKEN for anything but a UUID. */
export function idForNew(given: string | null | undefined): string {
  if (given == null || given === '') return randomUUID();
  if (!isId(given)) throw new DomainError('ID_TAKEN', { message: 'The id must be a UUID.' });
  return given.toLowerCase();
}
