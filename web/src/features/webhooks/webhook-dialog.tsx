import { zodResolver } from '@hookform/resolvers/zod';
import { createWebhookInput, webhookKindNames, webhookKinds } from '@trailcrew/api/contract/webhook';
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
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useWebhookEventsQuery,
  type ListedWebhook_WebhookFragment,
} from './manage-webhooks-page.generated';
import { SecretShown } from './secret-shown';

const form = createWebhookInput.pick({ url: true, kinds: true }).extend({ eventId: z.string() });

/** Creates a webhook and then shows its secret, once; or changes the address and the events of an existing one. */
export function WebhookDialog({ webhook, onClose }: { webhook?: ListedWebhook_WebhookFragment; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const title = secret ? 'Copy the secret now' : webhook ? 'Change Webhook' : 'Create Webhook';
  return (
    <Dialog title={title} onClose={onClose}>
      {secret ? (
        <SecretShown secret={secret} onClose={onClose} />
      ) : (
        <WebhookForm webhook={webhook} onMade={setSecret} onClose={onClose} />
      )}
    </Dialog>
  );
}

function WebhookForm({
  webhook,
  onMade,
  onClose,
}: {
  webhook?: ListedWebhook_WebhookFragment;
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const known = form.shape.kinds.safeParse(webhook?.kinds);
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { url: webhook?.url ?? '', kinds: known.data ?? [...webhookKindNames], eventId: '' },
  });
  const { data } = useWebhookEventsQuery({ skip: webhook !== undefined });
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const { failure, saving, save } = useSaving();
  const submit = handleSubmit(async ({ url, kinds, eventId }) => {
    await save(
      webhook ? 'Failed to change the webhook' : 'Failed to create the webhook',
      async () => {
        if (webhook) {
          await update({ variables: { webhookId: webhook.id, input: { url, kinds } } });
          return onClose();
        }
        const made = await create({ variables: { input: { url, kinds, eventId: eventId || null } } });
        if (made.data) onMade(made.data.createWebhook.secret);
      },
      (fields) => applyFieldErrors(fields, setError, ['url', 'kinds', 'eventId']),
    );
  });
  const { errors } = formState;
  const label = webhook ? 'Save Changes' : 'Create Webhook';
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      {failure ? <FailureBox title="The webhook is not saved yet">{failure}</FailureBox> : null}
      <Field
        label="Address"
        hint="Where the program receives messages. Its developer can tell you."
        type="url"
        autoComplete="off"
        spellCheck={false}
        aria-required
        error={errors.url?.message}
        {...register('url')}
      />
      <Controller
        control={control}
        name="kinds"
        render={({ field }) => (
          <CheckList
            legend="Send a message when"
            groups={[{ choices: webhookKindNames.map((value) => ({ value, label: webhookKinds[value] })) }]}
            value={field.value}
            onChange={field.onChange}
            error={errors.kinds?.message}
            empty=""
          />
        )}
      />
      {webhook ? null : (
        <FormSelect
          label="Event"
          hint="A webhook for one event sends nothing about the others, and ends with it."
          choices={[
            { value: '', label: 'All events' },
            ...(data?.events ?? []).map((event) => ({ value: event.id, label: nameWithYear(event) })),
          ]}
          error={errors.eventId?.message}
          {...register('eventId')}
        />
      )}
      <FormButtons busy={saving} label={saving ? 'Saving…' : label} onCancel={onClose} />
    </form>
  );
}
