import { mostPlaces } from '@trailcrew/api/contract/household-cart';
import { useState, type ReactNode } from 'react';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { isOpen, type ListedShift } from '../shifts/listed-shift';
import { HouseholdForm, HouseholdPanel } from '../signups/household-form';
import type { LoadWaiting } from '../signups/waiting-instead';
import { isPersonRemembered, startingPerson } from '../signups/remembered-person';

interface SeveralShiftsProps {
  /** What was ticked, in the order of the list. */
  picked: readonly ListedShift[];
  /** All shifts of the event. */
  all: readonly ListedShift[];
  /** The last start that has passed, as `lastStart` tells it. */
  now: string;
  eventId: string;
  /** For those who rather wait for what is full. */
  waiting: LoadWaiting;
  /** With the panel that says what happens next. */
  onSignedUp: (panel: (onClose: () => void) => ReactNode) => void;
  /** Nothing is to be selected any more. */
  onEnd: () => void;
}

/** While shifts are selected: how many there are, at the foot of the screen, and the one form for all of them. */
export function SeveralShifts({ picked, all, now, eventId, waiting, onSignedUp, onEnd }: SeveralShiftsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <section
        aria-label="Selected shifts"
        className="no-print sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-3 rounded-t-card border border-control bg-card px-4 py-3 shadow-float"
      >
        <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
          {picked.length === 0 ? 'Select the shifts that you want.' : `${count(picked.length, 'shift')} selected`}
          {picked.length > mostPlaces ? `. ${mostPlaces} at once are the most.` : null}
        </p>
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
            start={{ shifts: picked, typed: startingPerson(), remember: isPersonRemembered(), add: null }}
            all={all}
            offered={all.filter(({ shift }) => isOpen(shift, now))}
            eventId={eventId}
            waiting={waiting}
            onWaiting={onEnd}
            onSignedUp={(result) => onSignedUp((close) => <HouseholdPanel result={result} onClose={close} />)}
          />
        </Dialog>
      ) : null}
    </>
  );
}
