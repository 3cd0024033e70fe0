import { changesNothingShown } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { lookUpHouseholdInput } from '@trailcrew/api/contract/people/household';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureBox } from '../../forms/failure-box';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { showToast } from '../../ui/toasts/toasts';
import { useRequestMagicLinkMutation, useRequestPasswordResetMutation } from './link-request-form.generated';

/** What the mailed link is for. */
export type LinkPurpose = 'reset' | 'sign-in';

const words = {
  reset: {
    button: 'Send Reset Link',
    sent: "If that email exists in our system, you'll receive a password reset link shortly.",
    failed: 'Failed to send password reset email',
  },
  'sign-in': {
    button: 'Email me a sign-in link',
    sent: "If that email exists in our system, you'll receive a sign-in link shortly. It works once and for 10 minutes.",
    failed: 'Failed to send the sign-in link',
  },
} as const;

interface LinkRequestFormProps {
  purpose: LinkPurpose;
  onBack: () => void;
}

/** Requests a mailed link: to set a new password, or to sign in. The answer is the same whether or not the address is known. */
export function LinkRequestForm({ purpose, onBack }: LinkRequestFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(lookUpHouseholdInput),
    defaultValues: { email: '' },
  });
  const [requestReset] = useRequestPasswordResetMutation(changesNothingShown);
  const [requestSignIn] = useRequestMagicLinkMutation(changesNothingShown);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const { button, sent: sentWords, failed } = words[purpose];

  const send = async ({ email }: { email: string }) => {
    setFailure(null);
    try {
      await (purpose === 'reset' ? requestReset : requestSignIn)({ variables: { email } });
      setSent(true);
      showToast({ kind: 'success', title: 'Email Sent', description: sentWords });
    } catch (error) {
      setFailure(readRequestError(error).message ?? failed);
    }
  };

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="grid gap-5">
      {failure ? <FailureBox title="Request Failed">{failure}</FailureBox> : null}
      {sent ? (
        <p role="status">{sentWords}</p>
      ) : (
        <>
          <Field
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            error={errors.email?.message}
            {...register('email')}
          />
          <Button type="submit" kind="primary" disabled={isSubmitting} className="min-h-12 text-base">
            {isSubmitting ? 'Sending…' : button}
          </Button>
        </>
      )}
      <Button onClick={onBack}>Back to login</Button>
    </form>
  );
}
