import { CalendarPlus, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef, Suspense, useState } from 'react';
import { formatLongDay, formatShiftDay } from '../../../formatting/days';
import { formatTime, formatTimeRange } from '../../../formatting/times';
import { Button, buttonClass } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { holdFocusPlace } from '../../../ui/focus-place';
import { useBackCloses } from '../../../ui/dialogs/use-back-closes';
import type { ListedShift } from '../../shifts/listed-shift';
import type { SignedUpPanel_ResultFragment } from './sign-up.generated';
import { AfterSignUp, type Remember } from './after-sign-up';
import { SentTo } from './sent-to';
import { noteMovedSignup, samePerson, useOwnSignups, type OwnSignup } from '../own/own-signups';
import { lazyDialog } from '../../../ui/loading/lazy-part';

interface SignedUpPanelProps {
  listed: ListedShift;
  result: SignedUpPanel_ResultFragment;
  remember: Remember;
  onClose: () => void;
}

/** After a signup: its details, what happens next, and further actions. It covers a corner, not the page. */
export function SignedUpPanel({ listed, result, remember, onClose }: SignedUpPanelProps) {
  const { shift, opportunity, category } = listed;
  const { volunteer, signup, conflicts } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The dialog has just returned the focus to the shift's button; it goes there again when the panel closes.
    const comeBack = holdFocusPlace();
    heading.current?.focus({ preventScroll: true });
    return comeBack;
  }, []);
  useBackCloses(true, onClose);
  const [changing, setChanging] = useState(false);
  const own = useOwnSignups();

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
          <SentTo signupId={signup.id} email={volunteer.email ?? ''} />
        </li>
        <li>
          Come {shift.effectiveLocation ? <>to {shift.effectiveLocation} </> : null}at {formatTime(shift.startTime)} on{' '}
          {formatShiftDay(shift.date)}.
        </li>
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={signup.calendarAddress} download className={buttonClass('outline')}>
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          Add to calendar
        </a>
        <Button onClick={() => setChanging(true)}>Change shift</Button>
        <Button kind="primary" onClick={onClose}>
          Another shift
        </Button>
      </div>
      <AfterSignUp signupIds={[signup.id]} remember={remember} />
      {changing ? (
        <Suspense fallback={null}>
          <ChangeShiftDialog
            signupId={signup.id}
            eventId={signup.shift.opportunity.event.id}
            current={{ ...shift, opportunity: { ...opportunity, category } }}
            name={`${volunteer.firstName} ${volunteer.lastName}`}
            others={othersOf(own, signup.id)}
            onMoved={(to) => {
              noteMovedSignup(signup.id, to);
              onClose();
            }}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

// Loaded when somebody reaches for it.
const ChangeShiftDialog = lazyDialog(async () => (await import('../change/change-shift-dialog')).ChangeShiftDialog);

/** The other signups of the same person that this tab knows. */
function othersOf(own: readonly OwnSignup[], signupId: string): OwnSignup[] {
  const mine = own.find((one) => one.signupId === signupId);
  return mine ? own.filter((one) => one.signupId !== signupId && samePerson(one, mine)) : [];
}
