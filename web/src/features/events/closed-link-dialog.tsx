import { count } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { byTime, isOpen, type ListedShift } from '../shifts/listed-shift';
import { ShiftSummary } from '../signups/dialog/shift-summary';
import type { ClosedLink } from './use-chosen-shift';

// Loaded with this dialog: both are for shifts that cannot be taken.
export { joinAll } from '../waitlist/join-all';
export { JoinWaitlistDialog } from '../waitlist/join-waitlist-dialog';

interface ClosedLinkDialogProps {
  link: ClosedLink;
  shifts: readonly ListedShift[];
  /** An instant (ISO 8601, UTC). */
  now: string;
  /** The event's sentence about its signups as a whole. */
  signups: string | null;
  own: boolean;
  onChoose: (listed: ListedShift) => void;
  onIntent: () => void;
  onClose: () => void;
}

const titles: Record<ClosedLink['why'], string> = {
  full: 'This shift is full',
  begun: 'This shift has already started',
  closed: 'This shift is closed',
  'not-yet': 'This shift cannot be taken yet',
  gone: 'This shift is no longer there',
};

/** At most this many others are offered here; the rest stands in the list. */
const mostOffered = 6;

/** Shows, before anything is typed, that a linked shift cannot be taken. Offers the same role's other open shifts. */
export function ClosedLinkDialog({
  link,
  shifts,
  now,
  signups,
  own,
  onChoose,
  onIntent,
  onClose,
}: ClosedLinkDialogProps) {
  const { why, listed } = link;
  const open = shifts.filter(({ shift }) => isOpen(shift, now));
  const others = open.filter(({ opportunity }) => opportunity.id === listed?.opportunity.id).sort(byTime);
  return (
    <Dialog title={titles[why]} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        {listed ? <ShiftSummary listed={listed} /> : <p>It may have been moved or removed.</p>}
        {why === 'not-yet' && signups ? <p className="font-semibold">{signups}</p> : null}
        {own ? <p className="font-semibold text-good">You are signed up for it.</p> : null}
        {why === 'full' && listed?.shift.waitlistEnabled && !own ? (
          <Button
            kind="primary"
            onClick={() => {
              onClose();
              onChoose(listed);
            }}
          >
            Join the waitlist
          </Button>
        ) : null}
        {others.length > 0 ? (
          <section aria-labelledby="other-shifts">
            <h3 id="other-shifts" className="text-base">
              Other open shifts of this role
            </h3>
            <ul className="mt-2 divide-y divide-hairline rounded-control border border-hairline">
              {others.slice(0, mostOffered).map((other) => (
                <li key={other.shift.id} className="flex items-center gap-3 px-3 py-2">
                  <div className="min-w-0 flex-1" id={`other-${other.shift.id}`}>
                    <p className="font-semibold tabular-nums">
                      {formatTimeRange(other.shift.startTime, other.shift.endTime)}
                    </p>
                    <p className="text-sm text-muted tabular-nums">
                      {formatShiftDay(other.shift.date)} · {count(other.shift.openSpots, 'spot')} left
                    </p>
                  </div>
                  <Button
                    kind="quiet"
                    aria-describedby={`other-${other.shift.id}`}
                    onClick={() => onChoose(other)}
                    onPointerEnter={onIntent}
                    onFocus={onIntent}
                    onTouchStart={onIntent}
                  >
                    Sign Up
                  </Button>
                </li>
              ))}
            </ul>
            {others.length > mostOffered ? (
              <p className="mt-2 text-sm text-muted">
                {count(others.length - mostOffered, 'more shift')} of this role in the list.
              </p>
            ) : null}
          </section>
        ) : listed && why !== 'not-yet' ? (
          <p>This role has no other open shift.</p>
        ) : null}
        <Button kind={others.length > 0 ? 'outline' : 'primary'} onClick={onClose}>
          {open.length > 0 ? `See all ${count(open.length, 'open shift')}` : 'See the event'}
        </Button>
      </div>
    </Dialog>
  );
}
