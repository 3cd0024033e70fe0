import { zodResolver } from '@hookform/resolvers/zod';
import { createOpportunityInput, editOpportunityForm } from '@trailcrew/api/contract/opportunity';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile';
import { tellFailure } from '../../forms/failure-toast';
import { useMerging } from '../../forms/use-merging';
import { useOnce } from '../../forms/use-once';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormSelect } from '../../ui/form-select';
import { showToast } from '../../ui/toasts';
import { UnsavedText } from '../../ui/unsaved-text';
import { allOpportunities, type Board, type BoardCategory, type BoardOpportunity, type RefreshBoard } from './board';
import { useCreateOpportunityMutation, useUpdateOpportunityMutation } from './editing.generated';
import { RoleFields } from './role-fields';
import { roleLabels, roleValues } from './role-values';

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
  const form = useForm<z.input<typeof createOpportunityInput>, unknown, z.output<typeof createOpportunityInput>>({
    resolver: zodResolver(opportunity ? editOpportunityForm : createOpportunityInput),
    defaultValues: { eventId: event.id, ...roleValues(opportunity, categoryId) },
  });
  const { register, handleSubmit, setError, formState, getValues } = form;
  const [createOpportunity] = useCreateOpportunityMutation();
  const [updateOpportunity] = useUpdateOpportunityMutation();
  const [busy, once] = useOnce();
  const merging = useMerging({
    loaded: opportunity,
    valuesOf: (role) => roleValues(role, categoryId),
    labels: roleLabels,
    form,
    reload: async () => allOpportunities(await onRefresh()).find(({ id }) => id === opportunity?.id),
  });
  const { base } = merging;

  const send = () =>
    once(async () => {
      try {
        const kept = await merging.send((version) => {
          const { eventId, id: _id, ...texts } = createOpportunityInput.parse(getValues());
          return base
            ? updateOpportunity({ variables: { id: base.id, input: { ...texts, version } } })
            : createOpportunity({ variables: { input: { eventId, ...texts } } });
        });
        if (kept === null) return;
        showToast({
          kind: 'success',
          title: base ? 'Volunteer role updated successfully' : 'Volunteer role created',
          description: kept || undefined,
        });
        onClose();
      } catch (error) {
        applyFieldErrors(readRequestError(error).fields, setError, [
          'name',
          'categoryId',
          'shortDescription',
          'longDescription',
          'location',
        ]);
        const title = base ? 'Failed to update volunteer role' : 'Failed to create volunteer role';
        if (tellFailure(title, error) === 'OPPORTUNITY_NOT_FOUND') await onRefresh();
      }
    });

  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <Dialog title={base ? 'Edit Volunteer Role' : 'Add Role'} placement="side" wide onClose={onClose}>
      <form noValidate onSubmit={(submit) => void handleSubmit(send)(submit)} className="mt-5 grid gap-4">
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
