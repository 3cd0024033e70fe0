import { zodResolver } from '@hookform/resolvers/zod';
import { assignLeadInput } from '@trailcrew/api/contract/people/staff';
import { Controller, useForm } from 'react-hook-form';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { FormButtons } from '../../ui/fields/form-buttons';
import { CheckList } from '../../ui/fields/check-list';
import { Dialog } from '../../ui/dialogs/dialog';
import { FormSelect } from '../../ui/fields/form-select';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { categoryGroups } from './category-groups';
import {
  useAssignLeadMutation,
  type LeadCategory_CategoryFragment,
  type ListedLead_LeadFragment,
} from './leads.generated';

interface AssignLeadDialogProps {
  leads: readonly ListedLead_LeadFragment[];
  /** Chosen from the start. */
  leadId?: string;
  categories: readonly LeadCategory_CategoryFragment[];
  /** On an event's page only its categories are offered. */
  eventId?: string;
  onClose: () => void;
}

/** Assigns categories to a lead, besides those that they have. */
export function AssignLeadDialog({ leads, leadId = '', categories, eventId, onClose }: AssignLeadDialogProps) {
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(assignLeadInput),
    defaultValues: { leadId, categoryIds: [] as string[] },
  });
  const [assign] = useAssignLeadMutation();
  const { failure, saving, save } = useSaving();
  const submit = handleSubmit(async (input) => {
    const saved = await save(
      'Failed to assign lead',
      async () => {
        const { data } = await assign({ variables: input });
        const name = data ? `${data.assignLead.firstName} ${data.assignLead.lastName}` : 'The lead';
        const taken = count(input.categoryIds.length, 'category', 'categories');
        showToast({ kind: 'success', title: 'Lead assigned', description: `${name}: ${taken}.` });
      },
      (fields) => applyFieldErrors(fields, setError, ['leadId', 'categoryIds']),
    );
    if (saved) onClose();
  });
  const { errors } = formState;
  return (
    <Dialog title="Assign Lead" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} what="what you chose" />
        {failure ? <FailureBox title="No one was assigned">{failure}</FailureBox> : null}
        <FormSelect
          label="Lead"
          aria-required
          choices={[
            { value: '', label: 'Choose a lead' },
            ...leads.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
          ]}
          error={errors.leadId?.message}
          {...register('leadId')}
        />
        <Controller
          control={control}
          name="categoryIds"
          render={({ field }) => (
            <CheckList
              legend="Categories"
              groups={categoryGroups(categories, eventId)}
              value={field.value}
              onChange={field.onChange}
              error={errors.categoryIds?.message}
              empty="There are no categories yet. Please add one first."
            />
          )}
        />
        <p className="text-sm text-muted">They replace the current lead of these categories.</p>
        <FormButtons busy={saving} label={saving ? 'Assigning…' : 'Assign Lead'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
