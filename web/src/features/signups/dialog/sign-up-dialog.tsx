import { startTransition, useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Skeleton } from '../../../ui/loading/skeleton';
import { loadSignUpForm, type FormModule } from './load-sign-up-form';
import { ShiftSummary } from './shift-summary';
import type { SignUpStepsProps } from './sign-up-steps';

type SignUpDialogProps = Omit<SignUpStepsProps, 'onTogether'>;

/** The signup dialog. Its frame opens at once; the form's code is loaded when somebody reaches for it. */
export function SignUpDialog({ onClose, ...steps }: SignUpDialogProps) {
  const [together, setTogether] = useState(false);
  const [form, setForm] = useState<FormModule | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let closed = false;
    loadSignUpForm().then(
      (module) => {
        // The frame renders first: on a small phone the fields take as long again.
        if (!closed) startTransition(() => setForm(module));
      },
      (error: unknown) => {
        console.warn('The signup form could not be fetched', error);
        if (!closed) setFailed(true);
      },
    );
    return () => {
      closed = true;
    };
  }, [tries]);

  return (
    <Dialog
      title={together ? 'Sign up together' : 'Sign up for this shift'}
      onClose={onClose}
      parameter="shift"
      head={together ? null : <ShiftSummary listed={steps.listed} />}
    >
      {form ? (
        <form.SignUpSteps {...steps} onTogether={() => setTogether(true)} onClose={onClose} />
      ) : failed ? (
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
      ) : (
        // As high as the fields, so that the frame does not grow when they appear.
        <div className="grid h-160 min-h-0 content-start gap-4 overflow-hidden px-5 pt-2 pb-5">
          {[0, 1, 2, 3].map((field) => (
            <Skeleton key={field} className="h-18 w-full" />
          ))}
          <Skeleton className="h-12 w-full" />
        </div>
      )}
    </Dialog>
  );
}
