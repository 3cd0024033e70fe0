import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChangedMeanwhile } from '../../../forms/changed-meanwhile';
import { loadFailureMessage } from '../../../graphql/request-error';
import { Button } from '../../../ui/button';
import { NotifyPeopleBox } from '../../../forms/notify-people';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { FormSelect } from '../../../ui/fields/form-select';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import { DeleteRoleDialog } from '../dialogs/delete-dialogs';
import type { EventChoice_EventFragment } from '../../event-bar/event-choice.generated';
import { RoleFields } from './role-fields';
import { useCategoryChoicesQuery, type OpportunityForm_OpportunityFragment } from './role-pages.generated';
import { roleLabels } from './role-values';
import { useLeave } from './use-leave';
import { useRoleForm } from './use-role-form';

/** After a role is saved or deleted, this leaves time to read the toast before leaving. */
const returnMilliseconds = 1000;

interface OpportunityFormProps {
  events: readonly EventChoice_EventFragment[];
  /** The role as it was when the page loaded. */
  opportunity: OpportunityForm_OpportunityFragment | null;
  /** The role as it is now; null when it is gone. */
  onRefresh: () => Promise<OpportunityForm_OpportunityFragment | null>;
  eventId: string;
  categoryId: string;
}

/** The form on the page of a volunteer role: creates one, or edits and deletes it. */
export function OpportunityForm({ events, opportunity, onRefresh, eventId, categoryId }: OpportunityFormProps) {
  const { leave, leaveAfter } = useLeave();
  const [done, setDone] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const finish = () => {
    setDone(true);
    leaveAfter(returnMilliseconds);
  };
  const { form, merging, notify, busy, submit } = useRoleForm({
    role: opportunity,
    eventId,
    categoryId,
    reload: onRefresh,
    updated: 'Volunteer role updated',
    onSaved: finish,
  });
  const { register, setValue, control, formState } = form;
  const { eventId: chosenEvent = '', categoryId: chosenCategory = '' } = useWatch({ control });
  const choices = useCategoryChoicesQuery({
    variables: { eventId: chosenEvent },
    skip: !chosenEvent,
    fetchPolicy: 'network-only',
  });
  const categories = choices.data?.eventBoard.categories ?? [];
  const { errors } = formState;
  const categoryName = categories.find(({ id }) => id === chosenCategory)?.name;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-4">
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
      <NotifyPeopleBox notify={notify} />
      <FormButtons
        busy={busy || done}
        disabled={merging.undecided}
        label={busy ? 'Saving…' : opportunity ? 'Save Role' : 'Create Role'}
        onCancel={leave}
        aside={
          opportunity ? (
            <Button disabled={done} onClick={() => setDeleting(true)}>
              Delete Role
            </Button>
          ) : null
        }
      />
      {deleting && opportunity ? (
        <DeleteRoleDialog opportunity={opportunity} onDeleted={finish} onClose={() => setDeleting(false)} />
      ) : null}
    </form>
  );
}
