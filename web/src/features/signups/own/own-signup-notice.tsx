import { formatTimeRange } from '../../../formatting/times';
import type { ListedShift } from '../../shifts/listed-shift';
import { findOwnOverlaps, holdsShift, useKnownSignups } from './own-signups';

interface OwnSignupNoticeProps {
  /** The person who is being signed up, as typed so far. */
  person: { firstName: string; lastName: string; email: string };
  /** All shifts of the event. */
  all: readonly ListedShift[];
  shift: { id: string; eventId: string; date: string; startTime: string; endTime: string };
}

/** Before anything is sent: warns that this person already has this shift, or others at the same time. */
export function OwnSignupNotice({ person, all, shift }: OwnSignupNoticeProps) {
  const signups = useKnownSignups(all, shift.eventId);
  const overlaps = findOwnOverlaps(person, shift, signups);
  const holds = holdsShift(person, shift.id, signups);
  return (
    <div role="status" className="max-h-24 overflow-auto empty:hidden">
      {holds ? (
        <p className="rounded-control bg-warm-tint px-4 py-2 text-sm">
          <strong className="text-warm">You are already signed up for this shift.</strong> For someone else, change the
          name.
        </p>
      ) : overlaps.length > 0 ? (
        <p className="rounded-control bg-warm-tint px-4 py-2 text-sm">
          <strong className="text-warm">These shifts overlap.</strong> You already signed up for{' '}
          {overlaps.map((other) => `${other.role} (${formatTimeRange(other.startTime, other.endTime)})`).join(', ')} on
          the same day. You can still sign up.
        </p>
      ) : null}
    </div>
  );
}
