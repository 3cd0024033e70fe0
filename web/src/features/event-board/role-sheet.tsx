import { ChangedMeanwhile } from '../../forms/changed-meanwhile';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormSelect } from '../../ui/form-select';
import { UnsavedText } from '../../ui/unsaved-text';
import { allOpportunities, type Board, type BoardCategory, type BoardOpportunity, type RefreshBoard } from './board';
import { RoleFields } from './role-fields';
import { roleLabels } from './role-values';
import { useRoleForm } from './use-role-form';

interface RoleSheetProps {
  event: Board['event'];
  categories: readonly BoardCategory[];
  /** The role to edit; null for a new one. */
  opportunity: BoardOpportunity | null;
  /** Where a new role goes, to begin with. */
  categoryId: string;
  onClose: () => void;
  onDelete: () => void;
  onRefresh: RefreshBoard;
}

/** Adds or edits a volunteer role beside the board. */
export function RoleSheet({
  event,
  categories,
  opportunity,
  categoryId,
  onClose,
  onDelete,
  onRefresh,
}: RoleSheetProps) {
  const { form, merging, busy, submit } = useRoleForm({
    role: opportunity,
    eventId: event.id,
    categoryId,
    reload: async () => allOpportunities(await onRefresh()).find(({ id }) => id === opportunity?.id),
    updated: 'Volunteer role updated successfully',
    onSaved: onClose,
  });
  const { register, formState } = form;
  const { base } = merging;
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <Dialog title={base ? 'Edit Volunteer Role' : 'Add Role'} placement="side" wide onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
        <UnsavedText when={formState.isDirty} />
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
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          {base ? (
            <Button className="mr-auto" onClick={onDelete}>
              Delete Role
            </Button>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy || merging.undecided}>
            {busy ? 'Saving…' : base ? 'Save' : 'Add Role'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
