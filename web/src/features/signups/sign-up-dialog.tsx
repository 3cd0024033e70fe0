import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import type { ListedShift } from '../shifts/listed-shift';
import type { HouseholdStart } from './household-cart';
import { loadHouseholdForm, loadSignUpForm, type FormModule } from './load-sign-up-form';
import { ShiftSummary } from './shift-summary';

interface SignUpDialogProps {
  listed: ListedShift;
  /** The shifts of the event that can be taken now. */
  offered: readonly ListedShift[];
  eventId: string;
  onClose: () => void;
  /** With the panel that says what happens next, whose code came with the form's. */
  onSignedUp: (panel: (onClose: () => void) => ReactNode) => void;
}

/** The signup dialog. Its frame opens at once; the form's code comes when somebody reaches for it. */
export function SignUpDialog({ listed, offered, eventId, onClose, onSignedUp }: SignUpDialogProps) {
  const [start, setStart] = useState<HouseholdStart | null>(null);
  const [form, setForm] = useState<FormModule | null>(null);
  const [household, setHousehold] = useState<Awaited<ReturnType<typeof loadHouseholdForm>> | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);

  const together = start !== null;
  useEffect(() => {
    let closed = false;
    const loaded = together
      ? loadHouseholdForm().then((module) => () => setHousehold(module))
      : loadSignUpForm().then((module) => () => setForm(module));
    loaded.then(
      (show) => {
        if (!closed) show();
      },
      (error: unknown) => {
        console.warn('The signup form could not be fetched', error);
        if (!closed) setFailed(true);
      },
    );
    return () => {
      closed = true;
    };
  }, [tries, together]);

  return (
    <Dialog
      title={start ? 'Sign up together' : 'Sign up for this shift'}
      onClose={onClose}
      parameter="shift"
      head={
        start ? (
          <p className="mt-1 text-sm text-muted">One form and one email for all of you.</p>
        ) : (
          <ShiftSummary listed={listed} />
        )
      }
    >
      {failed ? (
        <div role="alert" className="px-5 py-8 text-center">
          <p className="mb-4">The form could not be loaded. Please check your internet connection.</p>
          <Button
            kind="primary"
            onClick={() => {
              setFailed(false);
              setTries((before) => before + 1);
            }}
          >
            Try again
          </Button>
        </div>
      ) : start && household ? (
        <household.HouseholdForm
          start={start}
          offered={offered}
          eventId={eventId}
          onSignedUp={(result) => onSignedUp((close) => <household.HouseholdPanel result={result} onClose={close} />)}
        />
      ) : !start && form ? (
        <form.SignUpForm
          listed={listed}
          eventId={eventId}
          onSignedUp={(result) =>
            onSignedUp((close) => <form.SignedUpPanel listed={listed} result={result} onClose={close} />)
          }
          onMore={(add, typed, remember) => setStart({ shifts: [listed], typed, remember, add })}
        />
      ) : (
        <div className="grid gap-4 px-5 pt-2 pb-5">
          {[0, 1, 2, 3].map((field) => (
            <Skeleton key={field} className="h-18 w-full" />
          ))}
          <Skeleton className="h-12 w-full" />
        </div>
      )}
    </Dialog>
  );
}
