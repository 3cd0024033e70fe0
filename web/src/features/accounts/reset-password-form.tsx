import { changesNothingShown } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { newPassword } from '@trailcrew/api/contract/text/fields';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../../app/paths';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { readRequestError } from '../../graphql/request-error';
import { storeSession } from '../../session/session';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { showToast } from '../../ui/toasts/toasts';
import { cookiesAreKept } from './cookies-are-kept';
import { useSetPasswordMutation } from './reset-password-form.generated';

const toDashboardAfterMilliseconds = 1000;

/** A new password, typed twice. */
export const newPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: "Passwords don't match",
  });

interface ResetPasswordFormProps {
  token: string;
  /** True when a refusal wants a second step, which is then shown in place of the form. */
  followRefusal: (error: unknown) => boolean;
}

/** The two fields of the reset page; success signs in and leads to the dashboard after a second. */
export function ResetPasswordForm({ token, followRefusal }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const [setPassword] = useSetPasswordMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => navigate(paths.dashboard), toDashboardAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      const { data } = await setPassword({ variables: { input: { token, password } } });
      if (!data) throw new Error('The answer of the reset is empty');
      if (!cookiesAreKept()) return;
      storeSession(data.setPassword.token, data.setPassword.user);
      showToast({ kind: 'success', title: 'Password Reset Successful', description: 'You are signed in.' });
      setDone(true);
    } catch (error) {
      if (followRefusal(error)) return;
      const refused = readRequestError(error);
      const message = refused.message ?? 'Failed to reset password. Please try again.';
      applyFieldErrors(refused.fields, setError, ['password']);
      // An error that stands at the field is not repeated above it.
      if (!refused.fields.password) setFailure(message);
    }
  });

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure ? <FailureBox title="Reset Failed">{failure}</FailureBox> : null}
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. Three or four words are hard to guess and easy to remember."
        aria-required
        error={errors.password?.message}
        {...register('password')}
      />
      <Field
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        aria-required
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <Button type="submit" kind="primary" disabled={isSubmitting || done} className="min-h-12 text-base">
        {done ? 'Password set' : isSubmitting ? 'Setting password…' : 'Set password'}
      </Button>
    </form>
  );
}
