import { changesNothingShown } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { signInInput } from '@trailcrew/api/contract/people/account';
import { useForm } from 'react-hook-form';
import { connectionMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { showToast } from '../../ui/toasts/toasts';
import { useSignInMutation, type SignedIn_SessionFragment } from './sign-in-form.generated';

interface SignInFormProps {
  onSignedIn: (session: SignedIn_SessionFragment) => void;
  /** True when a refusal wants a second step, which is then shown in place of the form. */
  followRefusal: (error: unknown) => boolean;
}

/** Staff sign-in with e-mail and password. */
export function SignInForm({ onSignedIn, followRefusal }: SignInFormProps) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(signInInput),
    defaultValues: { email: '', password: '' },
  });
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });

  const submit = handleSubmit(async (input) => {
    try {
      const { data } = await signIn({ variables: { input } });
      if (!data) throw new Error('The answer of the sign-in is empty');
      onSignedIn(data.signIn);
    } catch (error) {
      if (followRefusal(error)) return;
      const { message, offline } = readRequestError(error);
      const description = offline ? connectionMessage : (message ?? 'Invalid email or password');
      showToast({ kind: 'failure', title: 'Login failed', description });
      // The password is the likelier slip and cannot be read: typing replaces it.
      setFocus('password', { shouldSelect: true });
    }
  });

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
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
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" kind="primary" disabled={isSubmitting} className="min-h-12 text-base">
        {isSubmitting ? 'Signing in…' : 'Sign In'}
      </Button>
    </form>
  );
}
