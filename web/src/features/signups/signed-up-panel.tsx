import { CalendarPlus, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { formatLongDay, formatShiftDay } from '../../formatting/days';
import { formatTime, formatTimeRange } from '../../formatting/times';
import { genericMessage } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { showToast } from '../../ui/toasts';
import type { ListedShift } from '../shifts/listed-shift';
import { keepDraft } from './remembered-person';
import type { SignUpMutation } from './sign-up.generated';

interface SignedUpPanelProps {
  listed: ListedShift;
  result: SignUpMutation['signUp'];
  event: { name: string; timeZone: string };
  onClose: () => void;
}

/** After a signup: what it was, what happens next, and what can be done now. It covers a corner, not the page. */
export function SignedUpPanel({ listed, result, event, onClose }: SignedUpPanelProps) {
  const { shift, opportunity } = listed;
  const { volunteer, signup, conflicts } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The dialog has just given the focus back to the shift's button; it goes there again when the panel closes.
    const before = document.activeElement;
    const element = panel.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && element?.contains(document.activeElement))
        before.focus({ preventScroll: true });
    };
  }, []);

  const addToCalendar = async () => {
    try {
      const { downloadCalendarFile } = await import('./calendar-file');
      downloadCalendarFile({
        signupId: signup.id,
        title: `${opportunity.name} – ${event.name}`,
        date: shift.date,
        startTime: shift.startTime,
        endTime: shift.endTime,
        timeZone: event.timeZone,
        location: shift.effectiveLocation,
        description: `Volunteer shift at ${event.name}. The link in your confirmation email shows and changes your signups.`,
      });
    } catch (error) {
      console.warn('The calendar file could not be made', error);
      showToast({ kind: 'failure', title: 'Calendar file failed', description: genericMessage });
    }
  };

  return (
    <section
      ref={panel}
      aria-labelledby="signed-up-heading"
      className="no-print fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-auto rounded-t-2xl border border-hairline bg-card p-5 shadow-float sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-104 sm:rounded-2xl"
    >
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
        <h2 id="signed-up-heading" ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-lg text-pretty">
          Thank you, {volunteer.firstName}. See you there!
        </h2>
        <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <p className="mt-2 text-sm">
        <strong className="font-semibold">{opportunity.name}</strong>
        <br />
        {formatLongDay(shift.date)}
        <br />
        <span className="tabular-nums">{formatTimeRange(shift.startTime, shift.endTime)}</span>
      </p>
      {conflicts.length > 0 ? (
        <div className="mt-3 rounded-control bg-warm-tint px-4 py-3 text-sm">
          <p>
            <strong className="text-warm">Please check your times.</strong> This shift overlaps with{' '}
            {conflicts.length === 1 ? 'another shift' : 'other shifts'} you hold:
          </p>
          <ul className="mt-1 tabular-nums">
            {conflicts.map((other) => (
              <li key={other.id}>
                {other.opportunity.name}, {formatShiftDay(other.date)},{' '}
                {formatTimeRange(other.startTime, other.endTime)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="mt-4 text-sm font-semibold">What happens next</p>
      <ol className="mt-1 list-decimal space-y-1 pl-5 text-sm text-muted marker:text-muted">
        <li>
          A confirmation is on its way to <span className="wrap-anywhere text-ink">{volunteer.email}</span>.
        </li>
        <li>The link in it shows your shifts and lets you cancel, without an account.</li>
        <li>
          Come {shift.effectiveLocation ? <>to {shift.effectiveLocation} </> : null}at {formatTime(shift.startTime)} on{' '}
          {formatShiftDay(shift.date)}.
        </li>
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void addToCalendar()}>
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          Add to calendar
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            keepDraft({
              firstName: volunteer.firstName,
              lastName: volunteer.lastName,
              email: volunteer.email,
              phone: '',
            });
            onClose();
          }}
        >
          Another shift
        </Button>
      </div>
    </section>
  );
}
