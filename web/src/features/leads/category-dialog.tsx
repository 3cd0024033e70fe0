import { zodResolver } from '@hookform/resolvers/zod';
import { createCategoryInput, noLead } from '@trailcrew/api/contract/programme/category';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile';
import { FailureBox } from '../../forms/failure-box';
import { useMerging } from '../../forms/use-merging';
import { useSaving } from '../../forms/use-saving';
import { FormButtons } from '../../ui/fields/form-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { Field } from '../../ui/fields/field';
import { FormSelect } from '../../ui/fields/form-select';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import {
  CategorySheetDocument,
  type CategorySheetQuery,
  type CategorySheetQueryVariables,
} from './category-sheet.generated';
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

const labels = { name: 'Name', leadId: 'Lead' } as const;

function valuesOf(category: LeadCategory_CategoryFragment | undefined) {
  return { name: category?.name ?? '', leadId: category?.leadId ?? noLead };
}

/** Creates a category of an event or changes one: its name and its lead. */
export function CategoryDialog({ eventId, category, leads, leadHint, onClose }: CategoryDialogProps) {
  const dialog = useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: valuesOf(category),
  });
  const { register, handleSubmit, setError, getValues, formState } = dialog;
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const { failure, saving, save } = useSaving();
  const apollo = useApolloClient();
  const merging = useMerging({
    loaded: category ?? null,
    valuesOf,
    labels,
    form: dialog,
    reload: async () => {
      const now = await apollo.query<CategorySheetQuery, CategorySheetQueryVariables>({
        query: CategorySheetDocument,
        variables: { eventId },
        fetchPolicy: 'network-only',
      });
      return now.data?.categories.find(({ id }) => id === category?.id);
    },
  });
  const submit = handleSubmit(async () => {
    let asked = false;
    const saved = await save(
      category ? 'Failed to update category' : 'Failed to create category',
      async () => {
        const mergeNote = await merging.send((version) => {
          const { name, leadId = null } = form.parse(getValues());
          return category
            ? update({ variables: { categoryId: category.id, input: { name, leadId, version } } })
            : create({ variables: { input: { eventId, name, leadId } } });
        });
        asked = mergeNote === null;
        if (asked) return;
        showToast({
          kind: 'success',
          title: category ? 'Category updated' : 'Category created',
          description: mergeNote ? `${getValues('name').trim()}. ${mergeNote}` : getValues('name').trim(),
        });
      },
      (fields) => applyFieldErrors(fields, setError, ['name', 'leadId']),
    );
    if (saved && !asked) onClose();
  });
  const { errors } = formState;
  const leadName = (id: string) => {
    const lead = leads.find((one) => one.id === id);
    return lead ? `${lead.firstName} ${lead.lastName}` : 'No lead';
  };
  return (
    <Dialog title={category ? 'Edit Category' : 'Add Category'} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        <ChangedMeanwhile
          merging={merging}
          labels={labels}
          words={(field, value) => (field === 'leadId' ? leadName(value) : value)}
        />
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
        <FormButtons
          busy={saving}
          disabled={merging.undecided}
          label={saving ? 'Saving…' : category ? 'Save' : 'Add Category'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
