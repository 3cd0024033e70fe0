import { useState } from 'react';
import { ChangedMeanwhile } from '../../../forms/changed-meanwhile';
import { Button } from '../../../ui/button';
import { NotifyPeopleBox } from '../../../forms/notify-people';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { Dialog } from '../../../ui/dialogs/dialog';
import { FormSelect } from '../../../ui/fields/form-select';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import { RoleFields } from './role-fields';
import type { RoleFields_OpportunityFragment } from './role-fields.generated';
import { useRoleToEditQuery, type RoleSheet_CategoryFragment } from './role-pages.generated';
import { roleLabels } from './role-values';
import { DeletedMeanwhile } from '../shift-sheet/deleted-meanwhile';
import { SheetLoading } from '../shift-sheet/sheet-loading';
import { useRoleForm } from './use-role-form';

interface RoleSheetProps {
  eventId: string;
  categories: readonly RoleSheet_CategoryFragment[];
  /** The role to edit; none for a new one. */
  opportunityId?: string;
  /** The preselected category of a new role. */
  categoryId?: string;
  onClose: () => void;
  onDelete?: (role: { id: string; name: string }) => void;
}

/** Adds or edits a volunteer role beside the board or another page. */
export function RoleSheet({ opportunityId, ...rest }: RoleSheetProps) {
  const { onClose } = rest;
  const { data, error, refetch } = useRoleToEditQuery({
    variables: { id: opportunityId ?? '' },
    skip: !opportunityId,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.ledOpportunities[0] ?? null;
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const role = found ?? last;
  return (
    <Dialog title={opportunityId ? 'Edit Volunteer Role' : 'Add Role'} placement="side" wide onClose={onClose}>
      {opportunityId && !role ? (
        <SheetLoading what="volunteer role" error={error} gone={data !== undefined} onRetry={() => void refetch()} />
      ) : (
        <RoleForm
          role={role}
          deleted={data !== undefined && !found && role !== null}
          reload={async () => (await refetch()).data?.ledOpportunities[0]}
          {...rest}
        />
      )}
    </Dialog>
  );
}

interface RoleFormProps extends Omit<RoleSheetProps, 'opportunityId'> {
  role: RoleFields_OpportunityFragment | null;
  /** Somebody else deleted it: the typed values can become a new role. */
  deleted: boolean;
  reload: () => Promise<RoleFields_OpportunityFragment | undefined>;
}

function RoleForm({ role, deleted, reload, eventId, categories, categoryId = '', onClose, onDelete }: RoleFormProps) {
  const { form, merging, base, notify, busy, submit } = useRoleForm({
    role,
    deleted,
    eventId,
    categoryId,
    reload,
    updated: 'Volunteer role updated successfully',
    onSaved: onClose,
  });
  const { register, formState } = form;
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      {deleted ? <DeletedMeanwhile what="volunteer role" /> : null}
      <ChangedMeanwhile
        merging={merging}
        labels={roleLabels}
        words={(field, value) => (field === 'categoryId' ? (categoryNames.get(value) ?? value) : value)}
      />
      <FormSelect
        label="Category"
        error={formState.errors.categoryId?.message}
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
        {...register('categoryId')}
      />
      <RoleFields register={register} errors={formState.errors} />
      <NotifyPeopleBox notify={notify} />
      <FormButtons
        busy={busy}
        disabled={merging.undecided}
        label={busy ? 'Saving…' : base ? 'Save' : deleted ? 'Add as a new role' : 'Add Role'}
        onCancel={onClose}
        aside={base ? <Button onClick={() => onDelete?.(base)}>Delete Role</Button> : null}
      />
    </form>
  );
}
