import { createPostInput, staffedBy, updatePostInput } from '@trailcrew/api/contract/start-board/post';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { applyFieldErrors } from '../../../forms/apply-field-errors';
import { FailureBox } from '../../../forms/failure-box';
import { useSaving } from '../../../forms/use-saving';
import { formatShortDay } from '../../../formatting/days';
import { formatTime } from '../../../formatting/times';
import { Dialog } from '../../../ui/dialogs/dialog';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import { CheckField } from '../../../ui/fields/check-field';
import { CheckList } from '../../../ui/fields/check-list';
import { Field } from '../../../ui/fields/field';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { FormSelect } from '../../../ui/fields/form-select';
import type { RaceStart_RaceStartFragment } from '../start-board-page.generated';
import type { EditedEvent } from './edited-event';
import { useCreatePostMutation, useUpdatePostMutation, type EditedPost_PostFragment } from './edit-board.generated';

/** A post to edit, or what is known of a new one. */
export type PostDraft = Partial<Omit<EditedPost_PostFragment, 'category'>> & {
  categoryId?: string;
  place: string | null;
};

const { minimumStaff } = createPostInput.shape;
const staffedByMinutes = updatePostInput.shape.staffedByMinutes.unwrap();
/** A whole number as somebody types it; the rule behind it says what is wrong with another text. */
const typed = z.string().transform((text) => (/^\d+$/.test(text.trim()) ? Number(text) : NaN));
const form = createPostInput.pick({ categoryId: true, place: true, mapUrl: true }).extend({
  minimumStaff: typed.pipe(minimumStaff),
  staffedByMinutes: typed.pipe(staffedByMinutes),
  blocksStart: z.boolean(),
  startIds: z.array(z.string()),
});

interface PostDialogProps {
  event: EditedEvent;
  starts: readonly RaceStart_RaceStartFragment[];
  categories: readonly { id: string; name: string }[];
  draft: PostDraft;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Makes or changes a post. */
export function PostDialog({ event, starts, categories, draft, onSaved, onClose }: PostDialogProps) {
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: {
      categoryId: draft.categoryId ?? categories[0]?.id ?? '',
      place: draft.place ?? '',
      minimumStaff: String(draft.minimumStaff ?? 1),
      staffedByMinutes: String(draft.staffedByMinutes ?? staffedBy.usual),
      blocksStart: draft.blocksStart ?? false,
      startIds: draft.startIds ?? [],
      mapUrl: draft.mapUrl ?? '',
    },
  });
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const { failure, saving, save } = useSaving();
  const { errors } = formState;
  const submit = handleSubmit(async ({ categoryId, ...values }) => {
    const saved = await save(
      'Failed to save the post',
      async () => {
        if (draft.id)
          await update({
            variables: {
              input: {
                ...values,
                place: values.place ?? '',
                mapUrl: values.mapUrl ?? '',
                postId: draft.id,
                version: draft.version,
              },
            },
          });
        else await create({ variables: { input: { ...values, categoryId, eventId: event.id } } });
        await onSaved();
      },
      (fields) =>
        applyFieldErrors(fields, setError, [
          ...(['categoryId', 'place', 'minimumStaff', 'staffedByMinutes', 'startIds', 'mapUrl'] as const),
        ]),
    );
    if (saved) onClose();
  });
  return (
    <Dialog title={draft.id ? `Edit ${draft.place ?? 'Post'}` : 'Add a Post'} onClose={onClose}>
      <form noValidate onSubmit={(submitted) => void submit(submitted)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        {failure ? <FailureBox title="The post is not saved yet">{failure}</FailureBox> : null}
        {draft.id ? null : (
          <FormSelect
            label="Category"
            choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
            error={errors.categoryId?.message}
            {...register('categoryId')}
          />
        )}
        <Field
          label="Place"
          note="optional"
          hint="As the shifts name it. Leave blank for all places of the category."
          error={errors.place?.message}
          {...register('place')}
        />
        <Field
          label="People needed"
          type="number"
          inputMode="numeric"
          min={1}
          error={errors.minimumStaff?.message}
          {...register('minimumStaff')}
        />
        <Field
          label="Minutes before the start"
          type="number"
          inputMode="numeric"
          min={0}
          hint="So early it is to be manned."
          error={errors.staffedByMinutes?.message}
          {...register('staffedByMinutes')}
        />
        <CheckField
          label="The start waits for it"
          hint="It stands on top of the board until it is manned."
          {...register('blocksStart')}
        />
        {starts.length > 1 ? (
          <Controller
            control={control}
            name="startIds"
            render={({ field }) => (
              <CheckList
                legend="Before which starts (none ticked: every start)"
                groups={[
                  {
                    choices: starts.map(({ id, name, date, time }) => ({
                      value: id,
                      label: name,
                      note: `${formatShortDay(date)}, ${formatTime(time)}`,
                    })),
                  },
                ]}
                value={field.value}
                onChange={field.onChange}
                error={errors.startIds?.message}
                empty="No starts yet."
              />
            )}
          />
        ) : null}
        <Field
          label="Map"
          note="optional"
          type="url"
          hint="The web address of a map."
          error={errors.mapUrl?.message}
          {...register('mapUrl')}
        />
        <FormButtons busy={saving} label={saving ? 'Saving…' : 'Save Post'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
