import { zodResolver } from '@hookform/resolvers/zod';
import { daysInOrder, eventCopy } from '@trailcrew/api/contract/programme/event';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { dayAfter, daysBetween } from '../../formatting/days';
import { FormButtons } from '../../ui/fields/form-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { CheckField } from '../../ui/fields/check-field';
import { Field } from '../../ui/fields/field';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { EventDaysFields } from './event-days-fields';
import { useDuplicateEvent } from './use-duplicate-event';

const { name, slug, startDate, endDate } = eventCopy.shape;
const form = z
  .object({
    name: name.unwrap(),
    slug: slug.unwrap(),
    startDate: startDate.unwrap(),
    endDate: endDate.unwrap(),
    draft: z.boolean(),
  })
  .refine((event) => event.endDate >= event.startDate, { path: ['endDate'], message: daysInOrder });

interface DuplicateEventDialogProps {
  event: { id: string; name: string; slug: string; startDate: string; endDate: string };
  onClose: () => void;
}

/** Copies an event to other days, or to the same ones. A slug that is taken gets the next free number. */
export function DuplicateEventDialog({ event, onClose }: DuplicateEventDialogProps) {
  const duplicate = useDuplicateEvent();
  const { failure, saving, save } = useSaving();
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: {
      name: `${event.name} (Copy)`,
      slug: `${event.slug}-copy`,
      startDate: event.startDate,
      endDate: event.endDate,
      draft: true,
    },
  });
  const length = daysBetween(event.startDate, event.endDate);
  const followStart = (day: string) => {
    if (day) setValue('endDate', dayAfter(day, length), { shouldValidate: formState.isSubmitted });
  };
  const submit = handleSubmit(async ({ draft, ...copy }) => {
    const done = await save(
      'Failed to duplicate event',
      async () => void (await duplicate(event.id, { ...copy, state: draft ? 'DRAFT' : 'PUBLISHED' })),
      (fields) => applyFieldErrors(fields, setError, ['name', 'slug', 'startDate', 'endDate']),
    );
    if (done) onClose();
  });
  const { errors } = formState;
  return (
    <Dialog title="Duplicate Event" onClose={onClose}>
      <form noValidate onSubmit={(submitted) => void submit(submitted)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        <p className="text-muted">
          Copies the categories with their leads, the roles and the shifts of <strong>{event.name}</strong>, and no
          signups.
        </p>
        {failure ? <FailureBox title="Nothing was copied">{failure}</FailureBox> : null}
        <Field label="Name of the copy" aria-required error={errors.name?.message} {...register('name')} />
        <Field
          label="URL slug"
          aria-required
          autoCapitalize="none"
          spellCheck={false}
          error={errors.slug?.message}
          {...register('slug')}
        />
        <EventDaysFields register={register} errors={errors} onStartDate={followStart} />
        <p className="-mt-1 text-sm text-muted">All shifts move with the start date.</p>
        <CheckField
          label="Keep as a draft for now"
          hint="Only staff can see it until it is published."
          {...register('draft')}
        />
        <FormButtons busy={saving} label={saving ? 'Duplicating…' : 'Duplicate Event'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
