import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { zodResolver } from '@hookform/resolvers/zod';
import { createFeedInput, feedKindNames, feedKinds, type FeedKind } from '@trailcrew/api/contract/feed';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { nameWithYear } from '../../formatting/days';
import { CheckField } from '../../ui/fields/check-field';
import { Dialog } from '../../ui/dialogs/dialog';
import { Field } from '../../ui/fields/field';
import { FormButtons } from '../../ui/fields/form-buttons';
import { FormSelect } from '../../ui/fields/form-select';
import { Loading } from '../../ui/loading/loading';
import { Notice } from '../../ui/notice';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { useCreateFeedMutation, useFeedChoicesQuery, type FeedChoicesQuery } from './manage-feeds-page.generated';
import { NewAddress } from './new-address';

type Events = FeedChoicesQuery['managedEvents'];

const form = createFeedInput.pick({ kind: true }).extend({
  eventId: z.string(),
  categoryId: z.string(),
  leadId: z.string(),
  place: z.string().max(200, 'At most 200 characters'),
  withPhones: z.boolean(),
});

/** Asks what a feed should show, creates it, and then shows its address, once. */
export function CreateFeedDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ address: string; kind: FeedKind } | null>(null);
  const { data, error, refetch } = useFeedChoicesQuery();
  return (
    <Dialog title={made ? 'Copy the address now' : 'Make an Address'} onClose={onClose}>
      {made ? (
        <NewAddress address={made.address} onClose={onClose} />
      ) : data ? (
        <FeedForm events={data.managedEvents} onMade={setMade} onClose={onClose} />
      ) : error ? (
        <StaffLoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading each="h-12" rows={4} className="mt-4 grid gap-4" />
      )}
    </Dialog>
  );
}

function FeedForm({
  events,
  onMade,
  onClose,
}: {
  events: Events;
  onMade: (made: { address: string; kind: FeedKind }) => void;
  onClose: () => void;
}) {
  const current = events.filter(({ isOver }) => !isOver);
  const offered = current.length > 0 ? current : events;
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: {
      kind: 'ROSTER' as const,
      eventId: offered[0]?.id ?? '',
      categoryId: '',
      leadId: '',
      place: '',
      withPhones: false,
    },
  });
  const [kind, eventId] = useWatch({ control, name: ['kind', 'eventId'] });
  const [create] = useCreateFeedMutation();
  const { failure, saving, save } = useSaving();
  const categories = offered.find(({ id }) => id === eventId)?.categories ?? [];
  const leads = leadsOf(categories);
  const submit = handleSubmit(async (typed) => {
    await save(
      'Failed to make the address',
      async () => {
        const { categoryId, leadId, place, ...rest } = typed;
        const input = { ...rest, categoryId: categoryId || null, leadId: leadId || null, place: place.trim() || null };
        const done = await create({ variables: { input } });
        if (done.data) onMade({ address: done.data.createFeed.address, kind: typed.kind });
      },
      (fields) => applyFieldErrors(fields, setError, ['kind', 'eventId', 'categoryId', 'leadId', 'place']),
    );
  });
  if (offered.length === 0)
    return <Notice title="There is no event yet">An address shows something of an event.</Notice>;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      {failure ? <FailureBox title="The address is not made yet">{failure}</FailureBox> : null}
      <FormSelect
        label="What would you like to see?"
        choices={feedKindNames.map((value) => ({ value, label: feedKinds[value] }))}
        error={errors.kind?.message}
        {...register('kind')}
      />
      <FormSelect
        label="Event"
        hint="The address works until 30 days after it."
        choices={offered.map((event) => ({ value: event.id, label: nameWithYear(event) }))}
        error={errors.eventId?.message}
        {...register('eventId', {
          onChange: () => {
            setValue('categoryId', '');
            setValue('leadId', '');
          },
        })}
      />
      <FormSelect
        label="Category"
        choices={[
          { value: '', label: 'All categories' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={errors.categoryId?.message}
        {...register('categoryId')}
      />
      {leads.length > 1 ? (
        <FormSelect
          label="Lead"
          choices={[{ value: '', label: 'All leads' }, ...leads]}
          error={errors.leadId?.message}
          {...register('leadId')}
        />
      ) : null}
      <Field
        label="Place"
        note="optional"
        hint="As written in the plan, such as Checkpoint 3. Leave blank to include every location."
        autoComplete="off"
        error={errors.place?.message}
        {...register('place')}
      />
      {kind === 'SHIFTS' ? null : (
        <CheckField
          label={kind === 'SIGNUPS' ? 'Show phone numbers and email addresses too' : 'Show phone numbers too'}
          hint="Anyone with the address can read them."
          {...register('withPhones')}
        />
      )}
      <FormButtons busy={saving} label={saving ? 'Making…' : 'Make Address'} onCancel={onClose} />
    </form>
  );
}

/** The leads of these categories by name, each once. */
function leadsOf(categories: Events[number]['categories']) {
  const leads = new Map<string, string>();
  for (const { leadId, leadFirstName, leadLastName } of categories)
    if (leadId) leads.set(leadId, `${leadFirstName} ${leadLastName}`);
  return [...leads]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compareNames(one.label, other.label));
}
