import { zodResolver } from '@hookform/resolvers/zod';
import { createOpportunityInput } from '@trailcrew/api/contract/opportunity';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile';
import { tellFailure } from '../../forms/failure-toast';
import { useMerging } from '../../forms/use-merging';
import { useOnce } from '../../forms/use-once';
import { loadFailureMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { FormSelect } from '../../ui/form-select';
import { showToast } from '../../ui/toasts';
import { UnsavedText } from '../../ui/unsaved-text';
import { DeleteRoleDialog } from './delete-dialogs';
import { useCreateOpportunityMutation, useUpdateOpportunityMutation } from './editing.generated';
import type { ManagedEventsQuery } from './event-board.generated';
import { RoleFields } from './role-fields';
import { useCategoryChoicesQuery, type RoleToEditQuery } from './role-pages.generated';
import { roleLabels, roleValues } from './role-values';
import { useLeave } from './use-leave';

/** After a role is saved or deleted, its toast can be read before the way back. */
const returnMilliseconds = 1000;

type RoleToEdit = RoleToEditQuery['ledOpportunities'][number];

interface OpportunityFormProps {
  events: ManagedEventsQuery['managedEvents'];
  /** The role as it was when the page came. */
  opportunity: RoleToEdit | null;
  /** The role as it is now; null when it is gone. */
  onRefresh: () => Promise<RoleToEdit | null>;
  eventId: string;
  categoryId: string;
}

/** The form of the page of a volunteer role: makes one, or edits and deletes it. */
export function OpportunityForm({ events, opportunity, onRefresh, eventId, categoryId }: OpportunityFormProps) {
  const { leave, leaveAfter } = useLeave();
  const form = useForm<z.input<typeof createOpportunityInput>, unknown, z.output<typeof createOpportunityInput>>({
    resolver: zodResolver(createOpportunityInput),
    defaultValues: { eventId, ...roleValues(opportunity, categoryId) },
  });
  const { register, handleSubmit, setError, setValue, getValues, control, formState } = form;
  const values = useWatch({ control });
  const { eventId: chosenEvent = '', categoryId: chosenCategory = '' } = values;
  const choices = useCategoryChoicesQuery({
    variables: { eventId: chosenEvent },
    skip: !chosenEvent,
    fetchPolicy: 'network-only',
  });
  const categories = choices.data?.eventBoard.categories ?? [];
  const [createOpportunity] = useCreateOpportunityMutation();
  const [updateOpportunity] = useUpdateOpportunityMutation();
  const [busy, once] = useOnce();
  const [done, setDone] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const merging = useMerging({
    loaded: opportunity,
    valuesOf: (role) => roleValues(role, ''),
    labels: roleLabels,
    form,
    reload: onRefresh,
  });
  const finish = () => {
    setDone(true);
    leaveAfter(returnMilliseconds);
  };

  const send = () =>
    once(async () => {
      try {
        const kept = await merging.send((version) => {
          const { eventId: into, id: _id, ...texts } = createOpportunityInput.parse(getValues());
          return opportunity
            ? updateOpportunity({ variables: { id: opportunity.id, input: { ...texts, version } } })
            : createOpportunity({ variables: { input: { ...texts, eventId: into } } });
        });
        if (kept === null) return;
        showToast({
          kind: 'success',
          title: opportunity ? 'Volunteer role updated' : 'Volunteer role created',
          description: kept || undefined,
        });
        finish();
      } catch (error) {
        applyFieldErrors(readRequestError(error).fields, setError, [
          'eventId',
          'categoryId',
          'name',
          'location',
          'shortDescription',
          'longDescription',
        ]);
        const title = opportunity ? 'Failed to update volunteer role' : 'Failed to create volunteer role';
        tellFailure(title, error);
      }
    });

  const { errors } = formState;
  const categoryName = categories.find(({ id }) => id === chosenCategory)?.name;
  return (
    <form noValidate onSubmit={(submit) => void handleSubmit(send)(submit)} className="grid max-w-xl gap-4">
      <UnsavedText when={formState.isDirty && !done} />
      <ChangedMeanwhile
        merging={merging}
        labels={roleLabels}
        words={(field, value) =>
          field === 'categoryId' ? (categories.find(({ id }) => id === value)?.name ?? value) : value
        }
      />
      <FormSelect
        label="Event"
        error={errors.eventId?.message}
        disabled={opportunity !== null}
        choices={[
          { value: '', label: 'Select an event' },
          ...events.map((event) => ({ value: event.id, label: event.name })),
        ]}
        {...register('eventId', { onChange: () => setValue('categoryId', '') })}
      />
      <FormSelect
        key={categories.map(({ id }) => id).join()}
        label="Category"
        error={errors.categoryId?.message ?? (choices.error ? loadFailureMessage(choices.error) : undefined)}
        choices={[
          { value: '', label: choices.loading ? 'Loading...' : 'Select a category' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...register('categoryId')}
      />
      {categoryName ? (
        <p role="status" className="rounded-control bg-primary-tint px-4 py-3 text-sm">
          {opportunity ? 'This role belongs to' : 'This role will be created in'}{' '}
          <strong className="font-semibold">{categoryName}</strong>.
        </p>
      ) : null}
      <RoleFields register={register} errors={errors} />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        {opportunity ? (
          <Button className="mr-auto" disabled={done} onClick={() => setDeleting(true)}>
            Delete Role
          </Button>
        ) : null}
        <Button onClick={leave}>Cancel</Button>
        <Button type="submit" kind="primary" disabled={busy || done || merging.undecided}>
          {busy ? 'Saving…' : opportunity ? 'Save Role' : 'Create Role'}
        </Button>
      </div>
      {deleting && opportunity ? (
        <DeleteRoleDialog opportunity={opportunity} onDeleted={finish} onClose={() => setDeleting(false)} />
      ) : null}
    </form>
  );
}
