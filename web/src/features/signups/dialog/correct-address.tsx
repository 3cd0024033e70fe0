import { refetchExcept } from '../../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { correctionMinutes, correctSignupEmailInput } from '@trailcrew/api/contract/signups/signup';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField } from '../../../forms/email-field';
import { FailureBox } from '../../../forms/failure-box';
import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { Button } from '../../../ui/button';
import { useCorrectSignupEmailMutation } from './correct-address.generated';
import { findMadeHere, moveOwnSignups, type OwnSignup } from '../own/own-signups';
import { moveRememberedPerson } from '../own/remembered-person';

interface CorrectAddressProps {
  signupId: string;
  /** The address of the confirmation. */
  email: string;
  /** `left`: other signups that stay under the wrong address, because they could not be moved. */
  onCorrected: (email: string, left: readonly OwnSignup[]) => void;
  onCancel: () => void;
}

/**
 * One field for the right address. Signups that this tab made under the wrong one in the last half hour move along, as it was mistyped for
 * all of them.
 */
export function CorrectAddress({ signupId, email: wrong, onCorrected, onCancel }: CorrectAddressProps) {
  const { register, handleSubmit, setValue, setError, control, formState } = useForm({
    resolver: zodResolver(correctSignupEmailInput),
    defaultValues: { email: wrong },
  });
  const typed = useWatch({ control, name: 'email' });
  const [correct] = useCorrectSignupEmailMutation(refetchExcept('EventPage', 'CategoryPage'));
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);

  const save = async ({ email }: { email: string }) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    try {
      const madeHere = findMadeHere(wrong, Date.now() - correctionMinutes * 60_000);
      await correct({ variables: { signupId, email } });
      moveOwnSignups([signupId], email);
      moveRememberedPerson(wrong, email);
      const left: OwnSignup[] = [];
      // One after the other: each response renews the cookie that proves whose they are.
      for (const other of madeHere.filter((one) => one.signupId !== signupId)) {
        try {
          await correct({ variables: { signupId: other.signupId, email } });
          moveOwnSignups([other.signupId], email);
        } catch (error) {
          console.warn('Another signup keeps the wrong address', readRequestError(error).message);
          left.push(other);
        }
      }
      onCorrected(email, left);
    } catch (error) {
      const refused = readRequestError(error);
      if (refused.fields.email) setError('email', { message: refused.fields.email });
      else
        setFailure(
          refused.code === 'SIGNUP_NOT_FOUND'
            ? `An address can be corrected for ${correctionMinutes} minutes only. Please write to the organizers.`
            : (refused.message ?? genericMessage),
        );
    } finally {
      sending.current = false;
    }
  };

  const { errors, isSubmitting } = formState;
  return (
    <form
      noValidate
      aria-label="Correct the email address"
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="mt-2 mb-1 grid gap-3 text-ink"
    >
      {failure ? <FailureBox title="The address is not corrected yet">{failure}</FailureBox> : null}
      <EmailField
        typed={typed}
        onTake={(meant) => setValue('email', meant, { shouldValidate: formState.isSubmitted })}
        aria-required
        autoFocus
        label="Email"
        hint="Your signup and its confirmation move to this address."
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="quiet" busy={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
