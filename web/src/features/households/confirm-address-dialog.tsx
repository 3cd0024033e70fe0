import { useState, type FormEvent } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { useOnce } from '../../forms/use-once';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { FormButtons } from '../../ui/fields/form-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { Field } from '../../ui/fields/field';

interface ConfirmAddressDialogProps {
  /** The household's address. */
  email: string;
  /** Opens the household of an address to this browser, or has its link mailed where the club requires that. */
  lookUp: (email: string) => Promise<'open' | 'mailed'>;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks for the household's address again, as a dialog over the page, so that the work can continue. */
export function ConfirmAddressDialog({ email, lookUp, onAnswer }: ConfirmAddressDialogProps) {
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, once] = useOnce();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void once(async () => {
      setFailure(null);
      if (typed.trim().toLowerCase() !== email.trim().toLowerCase()) {
        setFailure('This page shows the shifts of another address.');
        return;
      }
      try {
        if ((await lookUp(typed)) === 'open') onAnswer(true);
        else setFailure('We sent a link to your shifts to your email. Please continue from there.');
      } catch (error) {
        setFailure(readRequestError(error).message ?? genericMessage);
      }
    });
  };
  return (
    <Dialog title="Confirm your email" onClose={() => onAnswer(false)}>
      <form noValidate onSubmit={send} className="mt-3 grid gap-4">
        <p className="text-muted">
          To protect your household, this page locks after half an hour. Enter your email address again to continue.
        </p>
        {failure ? <FailureBox title="Not yet">{failure}</FailureBox> : null}
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormButtons
          busy={busy}
          label={busy ? 'Checking…' : 'Continue'}
          onCancel={() => onAnswer(false)}
          cancel="Not now"
        />
      </form>
    </Dialog>
  );
}
