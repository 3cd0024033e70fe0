import { createRaceStartInput } from '@trailcrew/api/contract/start-board/race-start';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { applyFieldErrors } from '../../../forms/apply-field-errors';
import { FailureBox } from '../../../forms/failure-box';
import { useSaving } from '../../../forms/use-saving';
import { Dialog } from '../../../ui/dialogs/dialog';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import { Field } from '../../../ui/fields/field';
import { FormButtons } from '../../../ui/fields/form-buttons';
import type { RaceStart_RaceStartFragment } from '../start-board-page.generated';
import type { EditedEvent } from './edited-event';
import { useCreateRaceStartMutation, useUpdateRaceStartMutation } from './edit-board.generated';

const form = createRaceStartInput.pick({ name: true, date: true, time: true });

interface StartDialogProps {
  event: EditedEvent;
  /** Null for a new one. */
  start: RaceStart_RaceStartFragment | null;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Makes or changes a start. */
export function StartDialog({ event, start, onSaved, onClose }: StartDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: start?.name ?? '', date: start?.date ?? event.startDate, time: start?.time ?? '' },
  });
  const [create] = useCreateRaceStartMutation();
  const [update] = useUpdateRaceStartMutation();
  const { failure, saving, save } = useSaving();
  const { errors } = formState;
  const submit = handleSubmit(async (values) => {
    const saved = await save(
      'Failed to save the start',
      async () => {
        if (start) await update({ variables: { input: { ...values, startId: start.id, version: start.version } } });
        else await create({ variables: { input: { ...values, eventId: event.id } } });
        await onSaved();
      },
      (fields) => applyFieldErrors(fields, setError, ['name', 'date', 'time']),
    );
    if (saved) onClose();
  });
  return (
    <Dialog title={start ? `Edit ${start.name}` : 'Add a Start'} onClose={onClose}>
      <form noValidate onSubmit={(submitted) => void submit(submitted)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        {failure ? <FailureBox title="The start is not saved yet">{failure}</FailureBox> : null}
        <Field label="Name" hint="Such as Men 50 km." error={errors.name?.message} {...register('name')} />
        <Field
          label="Day"
          type="date"
          min={event.startDate}
          max={event.endDate}
          error={errors.date?.message}
          {...register('date')}
        />
        <Field
          label="Time"
          type="time"
          hint="When the gun goes, by the event's clocks."
          error={errors.time?.message}
          {...register('time')}
        />
        <FormButtons busy={saving} label={saving ? 'Saving…' : 'Save Start'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
