import { changesNothingShown } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { setUpFirstAdminInput } from '@trailcrew/api/contract/people/account';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { EmailField } from '../../forms/email-field';
import { FailureBox } from '../../forms/failure-box';
import { NameFields } from '../../forms/name-fields';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { NarrowPage } from '../../ui/narrow-page';
import { useSetUpFirstAdminMutation } from './set-up-page.generated';
import { useWelcome } from './use-welcome';

/** Creates the first admin of a new installation, with the link that the server printed at its first start. */
export function SetUpPage() {
  const [address] = useSearchParams();
  useDocumentTitle('First admin');
  const welcome = useWelcome();
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    resolver: zodResolver(setUpFirstAdminInput),
    defaultValues: { token: address.get('token') ?? '', firstName: '', lastName: '', email: '', password: '' },
  });
  const [setUp] = useSetUpFirstAdminMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [failure, setFailure] = useState<string | null>(null);

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      const { data } = await setUp({ variables: { input } });
      if (!data) throw new Error('The answer of the set-up is empty');
      welcome(data.setUpFirstAdmin);
    } catch (error) {
      const refused = readRequestError(error);
      applyFieldErrors(refused.fields, setError, ['firstName', 'lastName', 'email', 'password']);
      // An error that stands at a field is not repeated above it.
      if (Object.keys(refused.fields).length === 0) setFailure(refused.message ?? genericMessage);
    }
  });

  const { errors, isSubmitting } = formState;
  const email = useWatch({ control, name: 'email' });
  return (
    <NarrowPage
      title="Set up the first admin"
      subtitle="This person manages events, leads and volunteers, and can add more people later."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {failure || errors.token ? (
          <FailureBox title="Set-up failed">
            {failure ?? 'The link is incomplete. Please open it exactly as the server printed it.'}
          </FailureBox>
        ) : null}
        <NameFields fields={[register('firstName'), register('lastName')]} errors={errors} own />
        <EmailField
          typed={email}
          onTake={(meant) => setValue('email', meant, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
          label="Email"
          autoComplete="username"
          aria-required
          error={errors.email?.message}
          {...register('email')}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters. Three or four words are hard to guess and easy to remember."
          aria-required
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" kind="primary" disabled={isSubmitting} className="min-h-12 text-base">
          {isSubmitting ? 'Setting up…' : 'Set up'}
        </Button>
      </form>
    </NarrowPage>
  );
}
