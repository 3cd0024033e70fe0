import { zodResolver } from '@hookform/resolvers/zod';
import { createLeadInput, updateLeadInput } from '@trailcrew/api/contract/people/staff';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { EmailField } from '../../forms/email-field';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { NameFields } from '../../forms/name-fields';
import { FormButtons } from '../../ui/fields/form-buttons';
import { CheckList } from '../../ui/fields/check-list';
import { Dialog } from '../../ui/dialogs/dialog';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { categoryGroups } from './category-groups';
import {
  useCreateLeadMutation,
  useUpdateLeadMutation,
  type LeadCategory_CategoryFragment,
  type ListedLead_LeadFragment,
} from './leads.generated';

const selectedForm = updateLeadInput.omit({ leadId: true, eventId: true });

interface LeadDialogProps {
  /** The lead to change; absent for a new one. */
  lead?: ListedLead_LeadFragment;
  categories: readonly LeadCategory_CategoryFragment[];
  /** On an event's page only its categories are offered. */
  eventId?: string;
  onClose: () => void;
}

/** Creates a lead or changes one: name, address, and which categories are theirs. */
export function LeadDialog({ lead, categories, eventId, onClose }: LeadDialogProps) {
  const groups = categoryGroups(categories, eventId);
  const { register, handleSubmit, setError, control, setValue, formState } = useForm({
    resolver: zodResolver(eventId && !lead ? createLeadInput : selectedForm),
    defaultValues: {
      firstName: lead?.firstName ?? '',
      lastName: lead?.lastName ?? '',
      email: lead?.email ?? '',
      categoryIds: lead?.categories.map(({ id }) => id) ?? [],
    },
  });
  const [create] = useCreateLeadMutation();
  const [update] = useUpdateLeadMutation();
  const { failure, saving, save } = useSaving();
  const title = lead ? 'Edit Lead' : 'Add Lead';

  const submit = handleSubmit(async (input) => {
    const saved = await save(
      lead ? 'Failed to update lead' : 'Failed to create lead',
      async () => {
        const name = `${input.firstName} ${input.lastName}`;
        if (lead) await update({ variables: { leadId: lead.id, input } });
        else await create({ variables: { input } });
        showToast(
          lead
            ? { kind: 'success', title: 'Lead updated', description: name }
            : {
                kind: 'success',
                title: 'Lead created',
                description: `${name} can set up a password with the link we emailed to ${input.email}.`,
              },
        );
      },
      (fields) => applyFieldErrors(fields, setError, ['firstName', 'lastName', 'email', 'categoryIds']),
    );
    if (saved) onClose();
  });

  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        {failure ? <FailureBox title="Nothing was saved">{failure}</FailureBox> : null}
        <NameFields fields={[register('firstName'), register('lastName')]} errors={errors} />
        <EmailField
          typed={email}
          onTake={(meant) => setValue('email', meant, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
          label="Email"
          autoComplete="off"
          hint={lead ? undefined : 'A link to set a password goes here.'}
          aria-required
          error={errors.email?.message}
          {...register('email')}
        />
        <Controller
          control={control}
          name="categoryIds"
          render={({ field }) => (
            <CheckList
              legend="Categories"
              groups={groups}
              value={field.value}
              onChange={field.onChange}
              error={errors.categoryIds?.message}
              empty="There are no categories yet. Please add one first."
            />
          )}
        />
        <FormButtons busy={saving} label={saving ? 'Saving…' : lead ? 'Save' : 'Add Lead'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
