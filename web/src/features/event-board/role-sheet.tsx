import { zodResolver } from '@hookform/resolvers/zod';
import { createOpportunityInput, editOpportunityForm } from '@trailcrew/api/contract/opportunity';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { tellFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { forgetOtherPages } from '../../graphql/forget-other-pages';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormSelect } from '../../ui/form-select';
import { showToast } from '../../ui/toasts';
import type { Board, BoardCategory, BoardOpportunity } from './board';
import { ChangedMeanwhile } from './changed-meanwhile';
import { useCreateOpportunityMutation, useUpdateOpportunityMutation } from './editing.generated';
import { RoleFields } from './role-fields';
import { roleDifferences, roleValues } from './role-values';

interface RoleSheetProps {
  event: Board['event'];
  categories: readonly BoardCategory[];
  /** The role to edit; null for a new one. */
  opportunity: BoardOpportunity | null;
  /** Where a new role goes, to begin with. */
  categoryId: string;
  onClose: () => void;
  onDelete: () => void;
  onRefresh: () => Promise<unknown>;
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
  const [base, setBase] = useState(opportunity);
  const [conflict, setConflict] = useState(false);
  const { register, handleSubmit, setError, control, formState, reset } = useForm<
    z.input<typeof createOpportunityInput>,
    unknown,
    z.output<typeof createOpportunityInput>
  >({
    resolver: zodResolver(opportunity ? editOpportunityForm : createOpportunityInput),
    defaultValues: { eventId: event.id, ...roleValues(opportunity, categoryId) },
  });
  const values = useWatch({ control });
  const options = { refetchQueries: ['EventBoard'], awaitRefetchQueries: true, update: forgetOtherPages };
  const [createOpportunity] = useCreateOpportunityMutation(options);
  const [updateOpportunity] = useUpdateOpportunityMutation(options);
  const [busy, once] = useOnce();

  const send = ({ eventId, name, ...input }: z.output<typeof createOpportunityInput>) =>
    once(async () => {
      const { categoryId: into, shortDescription, longDescription, location } = input;
      const texts = { categoryId: into, name, shortDescription, longDescription, location };
      try {
        if (base) await updateOpportunity({ variables: { id: base.id, input: { ...texts, version: base.version } } });
        else await createOpportunity({ variables: { input: { eventId, ...texts } } });
        showToast({ kind: 'success', title: base ? 'Volunteer role updated successfully' : 'Volunteer role created' });
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
        const code = tellFailure(title, error);
        if (code !== 'CHANGED_MEANWHILE' && code !== 'OPPORTUNITY_NOT_FOUND') return;
        await onRefresh();
        setConflict(code === 'CHANGED_MEANWHILE');
      }
    });

  const differs = conflict && opportunity !== null && opportunity.version !== base?.version;
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <Dialog title={base ? 'Edit Volunteer Role' : 'Add Role'} placement="side" wide onClose={onClose}>
      <form noValidate onSubmit={(submit) => void handleSubmit(send)(submit)} className="mt-5 grid gap-4">
        {differs ? (
          <ChangedMeanwhile
            rows={roleDifferences(opportunity, values, categoryNames)}
            onTakeTheirs={() => {
              setBase(opportunity);
              setConflict(false);
              reset({ eventId: event.id, ...roleValues(opportunity, categoryId) });
            }}
            onKeepMine={() => {
              setBase(opportunity);
              setConflict(false);
            }}
          />
        ) : null}
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
          <Button type="submit" kind="primary" disabled={busy || differs}>
            {busy ? 'Saving…' : base ? 'Save' : 'Add Role'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
