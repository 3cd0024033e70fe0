import { clock, instantOf } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { momentWords } from '../../../platform/text/moment-words.js';
import type { PlaceRow } from './create-signups-sql.js';

/**
 * Throws the reason for which a signup is refused. A shift that has begun, in the event's time zone, takes signups by staff only. Errors:
 * those of `createSignups` about shift, event and capacity.
 */
export function refusePlace(
  {
    facts: { shift, event },
    isTaken,
    isFull,
    isClosed,
    overCapacity,
    eventState,
    ...openings
  }: Pick<
    PlaceRow,
    'opensAt' | 'closesAt' | 'facts' | 'isTaken' | 'isFull' | 'isClosed' | 'overCapacity' | 'eventState'
  >,
  byStaff: boolean,
): void {
  if (!byStaff && eventState === 'DRAFT') throw new DomainError('SHIFT_NOT_FOUND');
  if (eventState === 'CANCELLED') throw new DomainError('EVENT_CANCELLED');
  if (shift.cancelledAt) throw new DomainError('SHIFT_CANCELLED');
  const startsAt = instantOf(shift.date, shift.startTime, event.timeZone);
  if (!byStaff && startsAt.getTime() <= clock.now().getTime()) throw new DomainError('SHIFT_STARTED');
  if (!byStaff) refuseOutsideOpening(openings, event.timeZone);
  if (!byStaff && isClosed) throw new DomainError('SHIFT_CLOSED');
  if (isTaken)
    throw new DomainError('ALREADY_SIGNED_UP', {
      message: byStaff ? 'This person is already signed up for this shift.' : undefined,
    });
  if (isFull && !overCapacity) throw new DomainError('SHIFT_FULL');
}

/** Throws if the event's signups are not open, with the moment. Errors: SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED. */
export function refuseOutsideOpening(
  { opensAt, closesAt }: Pick<PlaceRow, 'opensAt' | 'closesAt'>,
  timeZone: string,
): void {
  const now = clock.now().getTime();
  if (opensAt && Date.parse(opensAt) > now)
    throw new DomainError('SIGNUPS_NOT_OPEN', {
      message: `Signing up for this event opens on ${momentWords(opensAt, timeZone)}.`,
    });
  if (closesAt && Date.parse(closesAt) <= now)
    throw new DomainError('SIGNUPS_CLOSED', {
      message: `Signing up for this event closed on ${momentWords(closesAt, timeZone)}.`,
    });
}
