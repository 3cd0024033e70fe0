import { CalendarPlus, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { Button, buttonClass } from '../../../ui/button';
import { holdFocusPlace } from '../../../ui/focus-place';
import { IconButton } from '../../../ui/icon-button';
import { useBackCloses } from '../../../ui/dialogs/use-back-closes';
import type { HouseholdPanel_ResultFragment } from './sign-up-household.generated';
import { AfterSignUp, type Remember } from '../dialog/after-sign-up';
import { familyCalendar } from './family-calendar';
import { SentTo } from '../dialog/sent-to';

interface HouseholdPanelProps {
  result: HouseholdPanel_ResultFragment;
  remember: Remember;
  /** The id of the element that gets the focus when the panel closes, where the opening button is gone by then. */
  backTo?: string;
  onClose: () => void;
}

/** After a household signed up: who is in which shift, and what happens next. */
export function HouseholdPanel({ result: { signups, conflicts }, remember, backTo, onClose }: HouseholdPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The dialog has just returned the focus; it goes there again when the panel closes.
    const comeBack = holdFocusPlace(backTo);
    heading.current?.focus({ preventScroll: true });
    return comeBack;
  }, [backTo]);
  useBackCloses(true, onClose);
  const names = [...new Set(signups.map(({ volunteer }) => volunteer.firstName))];
  const shifts = [...new Map(signups.map(({ shift }) => [shift.id, shift])).values()];
  const [first] = signups;
  const calendar = familyCalendar(signups);
  return (
    <section
      aria-labelledby="signed-up-heading"
      className="no-print fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-auto rounded-t-2xl border border-hairline bg-card p-5 shadow-float sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-104 sm:rounded-2xl"
    >
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
        <h2 id="signed-up-heading" ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-lg wrap-anywhere">
          Thank you, {listed(names)}. See you there!
        </h2>
        <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <ul className="mt-2 grid gap-2 text-sm">
        {shifts.map((shift) => (
          <li key={shift.id} className="wrap-anywhere">
            <strong className="font-semibold">{shift.opportunity.name}</strong>
            <br />
            <span className="tabular-nums">
              {formatShiftDay(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)}
            </span>
            <br />
            <span className="text-muted">
              {listed(signups.filter((one) => one.shift.id === shift.id).map(({ volunteer }) => volunteer.firstName))}
            </span>
          </li>
        ))}
      </ul>
      {conflicts.length > 0 ? (
        <p className="mt-3 rounded-control bg-warm-tint px-4 py-3 text-sm">
          <strong className="text-warm">Please check your times.</strong> These shifts overlap for someone:{' '}
          {conflicts
            .map(
              ({ opportunity, startTime, endTime }) => `${opportunity.name} (${formatTimeRange(startTime, endTime)})`,
            )
            .join(', ')}
          .
        </p>
      ) : null}
      <p className="mt-4 text-sm font-semibold">What happens next</p>
      <div className="mt-1 text-sm text-muted">
        {first ? <SentTo signupId={first.id} email={first.volunteer.email ?? ''} /> : null}
        <p>The email includes a calendar file with all your shifts.</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {calendar ? (
          <a href={calendar} download className={buttonClass('outline')}>
            <CalendarPlus aria-hidden="true" className="size-4.5" />
            Add to calendar
          </a>
        ) : null}
        <Button kind="primary" onClick={onClose}>
          Another shift
        </Button>
      </div>
      <AfterSignUp signupIds={signups.map(({ id }) => id)} several={names.length > 1} remember={remember} />
    </section>
  );
}

/** `Ada`, `Ada and Bo`, `Ada, Bo and Cleo`. */
function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}
