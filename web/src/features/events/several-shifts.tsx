import { mostPlaces } from '@trailcrew/api/contract/people/household-cart';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { isOpen, type ListedShift } from '../shifts/listed-shift';
import { placeWords } from '../signups/household-form/household-cart';
import { HouseholdForm, HouseholdPanel } from '../signups/household-form/household-form';
import type { LoadWaiting } from '../signups/waiting-instead';
import { startingPerson } from '../signups/own/remembered-person';

interface SeveralShiftsProps {
  /** The ticked shifts, in the order of the list. */
  picked: readonly ListedShift[];
  /** All shifts of the event. */
  all: readonly ListedShift[];
  /** The latest start that has passed, as returned by `lastStart`. */
  now: string;
  eventId: string;
  /** To wait for full shifts instead. */
  waiting: LoadWaiting;
  /** Called with the panel that shows what happens next. */
  onSignedUp: (panel: (onClose: () => void) => ReactNode) => void;
  /** Removes a shift from the selection. */
  onLeaveOut: (listed: ListedShift) => void;
  /** Ends the selecting. */
  onEnd: () => void;
}

/** While shifts are selected: how many there are, at the foot of the screen, and the one form for all of them. */
export function SeveralShifts({
  picked,
  all,
  now,
  eventId,
  waiting,
  onSignedUp,
  onLeaveOut,
  onEnd,
}: SeveralShiftsProps) {
  const [open, setOpen] = useState(false);
  // The list may hide shifts that are full by now.
  const gone = picked.filter(({ shift }) => !isOpen(shift, now));
  // The focus returns to where the selecting began, unless it is elsewhere by now.
  useLayoutEffect(
    () => () =>
      queueMicrotask(() => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body) document.getElementById('select-several')?.focus();
      }),
    [],
  );
  return (
    <>
      <section
        aria-label="Selected shifts"
        className="no-print sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-3 rounded-t-card border border-control bg-card px-4 py-3 shadow-float"
      >
        <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
          {picked.length === 0 ? 'Select the shifts you want.' : `${count(picked.length, 'shift')} selected`}
          {picked.length > mostPlaces ? `. ${mostPlaces} at once is the maximum.` : null}
        </p>
        {gone.length > 0 ? (
          <ul className="w-full text-sm">
            {gone.map((listed) => (
              <li key={listed.shift.id} className="flex items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  <strong className="font-semibold text-warm">No longer available:</strong> {placeWords(listed)}
                </span>
                <Button
                  kind="quiet"
                  className="shrink-0"
                  aria-label={`Leave out ${placeWords(listed)}`}
                  onClick={() => onLeaveOut(listed)}
                >
                  Leave out
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        <Button onClick={onEnd}>Cancel</Button>
        <Button
          kind="primary"
          className="max-sm:w-full"
          disabled={picked.length === 0 || picked.length > mostPlaces}
          onClick={() => setOpen(true)}
        >
          Sign up for these
        </Button>
      </section>
      {open ? (
        <Dialog title="Sign up for these shifts" head={null} onClose={() => setOpen(false)}>
          <HouseholdForm
            start={{ shifts: picked, typed: startingPerson(), add: null }}
            all={all}
            offered={all.filter(({ shift }) => isOpen(shift, now))}
            eventId={eventId}
            waiting={waiting}
            onWaiting={onEnd}
            onSignedUp={(result, remember) =>
              onSignedUp((close) => (
                <HouseholdPanel {...{ result, remember }} backTo="select-several" onClose={close} />
              ))
            }
          />
        </Dialog>
      ) : null}
    </>
  );
}
