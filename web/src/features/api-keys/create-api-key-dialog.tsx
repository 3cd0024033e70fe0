import { zodResolver } from '@hookform/resolvers/zod';
import { apiKeyScopeNames, apiKeyScopes, createApiKeyInput } from '@trailcrew/api/contract/people/api-key';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { nameWithYear } from '../../formatting/days';
import { CheckList } from '../../ui/fields/check-list';
import { Dialog } from '../../ui/dialogs/dialog';
import { Field } from '../../ui/fields/field';
import { FormButtons } from '../../ui/fields/form-buttons';
import { FormSelect } from '../../ui/fields/form-select';
import { ShownOnce } from '../../ui/loading/shown-once';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { useApiKeyEventsQuery, useCreateApiKeyMutation } from './manage-api-keys-page.generated';

const form = createApiKeyInput
  .pick({ name: true, scopes: true })
  .extend({ eventId: z.string(), days: z.enum(['30', '365', '']) });

const dayMilliseconds = 86_400_000;

const lives = [
  { value: '30', label: '30 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Until it is revoked' },
];

/** Creates a key, and then shows its token, once. */
export function CreateApiKeyDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog title={token ? 'Copy the key now' : 'Create API Key'} onClose={onClose}>
      {token ? (
        <ShownOnce what="key" text={token} onClose={onClose}>
          You will not see it again. Put it into the program that needs it, or into a password manager. Do not email it.
        </ShownOnce>
      ) : (
        <KeyForm onMade={setToken} onClose={onClose} />
      )}
    </Dialog>
  );
}

function KeyForm({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: '', scopes: ['read:programme' as const], eventId: '', days: '365' as const },
  });
  const { data } = useApiKeyEventsQuery();
  const [create] = useCreateApiKeyMutation();
  const { failure, saving, save } = useSaving();
  const submit = handleSubmit(async ({ name, scopes, eventId, days }) => {
    await save(
      'Failed to create the key',
      async () => {
        const expiresAt = days ? new Date(Date.now() + Number(days) * dayMilliseconds).toISOString() : null;
        const made = await create({ variables: { input: { name, scopes, eventId: eventId || null, expiresAt } } });
        if (made.data) onMade(made.data.createApiKey.token);
      },
      (fields) => applyFieldErrors(fields, setError, ['name', 'scopes', 'eventId']),
    );
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      {failure ? <FailureBox title="The key is not created yet">{failure}</FailureBox> : null}
      <Field
        label="Name"
        hint="The program that will use it, such as Race timing."
        autoComplete="off"
        aria-required
        error={errors.name?.message}
        {...register('name')}
      />
      <Controller
        control={control}
        name="scopes"
        render={({ field }) => (
          <CheckList
            legend="What it may do"
            groups={[{ choices: apiKeyScopeNames.map((value) => ({ value, label: apiKeyScopes[value] })) }]}
            value={field.value}
            onChange={field.onChange}
            error={errors.scopes?.message}
            empty=""
          />
        )}
      />
      <FormSelect
        label="Event"
        hint="A key for one event cannot see the others."
        choices={[
          { value: '', label: 'All events' },
          ...(data?.events ?? []).map((event) => ({ value: event.id, label: nameWithYear(event) })),
        ]}
        error={errors.eventId?.message}
        {...register('eventId')}
      />
      <FormSelect label="It works for" choices={lives} error={errors.days?.message} {...register('days')} />
      <FormButtons busy={saving} label={saving ? 'Creating…' : 'Create Key'} onCancel={onClose} />
    </form>
  );
}
