import { zodResolver } from '@hookform/resolvers/zod';
import { createCategoryInput, noLead } from '@trailcrew/api/contract/category';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { FormSelect } from '../../ui/form-select';
import { showToast } from '../../ui/toasts';
import { afterLeadsChange } from './after-leads-change';
import { useCreateCategoryMutation, useUpdateCategoryMutation } from './categories.generated';
import type { LeadCategory_CategoryFragment, ListedLead_LeadFragment } from './leads.generated';

const form = createCategoryInput.omit({ eventId: true });

interface CategoryDialogProps {
  eventId: string;
  /** What to change; nothing for a new category. */
  category?: LeadCategory_CategoryFragment;
  leads: readonly ListedLead_LeadFragment[];
  /** Help beside the choice of the lead. */
  leadHint?: ReactNode;
  onClose: () => void;
}

/** Makes a category of an event or changes one: its name, and who leads it. */
export function CategoryDialog({ eventId, category, leads, leadHint, onClose }: CategoryDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof form>, unknown, z.output<typeof form>>(
    {
      resolver: zodResolver(form),
      defaultValues: { name: category?.name ?? '', leadId: category?.leadId ?? noLead },
    },
  );
  const [create] = useCreateCategoryMutation({ update: afterLeadsChange });
  const [update] = useUpdateCategoryMutation({ update: afterLeadsChange });
  const { failure, saving, save } = useSaving();
  const submit = handleSubmit(async ({ name, leadId = null }) => {
    const saved = await save(
      category ? 'Failed to update category' : 'Failed to create category',
      async () => {
        if (category)
          await update({
            variables: { categoryId: category.id, input: { name, leadId, version: category.version } },
          });
        else await create({ variables: { input: { eventId, name, leadId } } });
        showToast({
          kind: 'success',
          title: category ? 'Category updated' : 'Category created',
          description: name,
        });
      },
      (fields) => applyFieldErrors(fields, setError, ['name', 'leadId']),
    );
    if (saved) onClose();
  });
  const { errors } = formState;
  return (
    <Dialog title={category ? 'Edit Category' : 'Add Category'} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        {failure ? <FailureBox title="Nothing was saved">{failure}</FailureBox> : null}
        <Field
          label="Category name"
          autoComplete="off"
          aria-required
          error={errors.name?.message}
          {...register('name')}
        />
        <FormSelect
          label="Lead"
          hint={leadHint}
          choices={[
            { value: noLead, label: 'No lead' },
            ...leads.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
          ]}
          error={errors.leadId?.message}
          {...register('leadId')}
        />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={saving}>
            {saving ? 'Saving…' : category ? 'Save' : 'Add Category'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
