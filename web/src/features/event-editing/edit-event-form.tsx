import { zodResolver } from '@hookform/resolvers/zod';
import { daysInOrder, updateEventInput } from '@trailcrew/api/contract/event';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { paths } from '../../app/paths';
import { publicSettings } from '../../app/settings';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { forgetFields } from '../../graphql/forget-fields';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormSelect } from '../../ui/form-select';
import { showToast } from '../../ui/toasts';
import { coverChoices } from './cover-choices';
import { useUpdateEventMutation } from './edit-event-dialog.generated';
import type { EditedEvent_EventFragment } from './edited-event.generated';
import { EventDaysFields } from './event-days-fields';

const form = updateEventInput
  .omit({ eventId: true, version: true })
  .required({ name: true, startDate: true, endDate: true })
  .refine((event) => event.endDate >= event.startDate, { path: ['endDate'], message: daysInOrder });

interface EditEventFormProps {
  event: EditedEvent_EventFragment;
  shiftCount: number;
  /** Fetches the event as it is now. */
  onReload: () => void;
  onClose: () => void;
}

/** The fields of an event. Who was overtaken by another editor sees what is there now before she saves. */
export function EditEventForm({ event, shiftCount, onReload, onClose }: EditEventFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<
    z.input<typeof form>,
    unknown,
    z.output<typeof form>
  >({
    resolver: zodResolver(form),
    defaultValues: {
      name: event.name,
      startDate: event.startDate,
      endDate: event.endDate,
      location: event.location ?? '',
      website: event.website ?? '',
      timeZone: event.ownTimeZone ?? '',
      coverImageUrl: event.coverImageUrl ?? '',
    },
  });
  const [update] = useUpdateEventMutation({ update: (cache) => forgetFields(cache, 'myEvents') });
  const { failure, saving, save } = useSaving();
  const [overtaken, setOvertaken] = useState(false);
  const [zones] = useState(() => [
    { value: '', label: `As the club's (${publicSettings().timeZone})` },
    ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ]);
  const moved = useWatch({ control, name: 'startDate' }) !== event.startDate && shiftCount > 0;

  const submit = handleSubmit(async (changed) => {
    const saved = await save(
      'Failed to update event',
      async () => {
        try {
          await update({
            variables: {
              eventId: event.id,
              input: {
                ...changed,
                // Empty means removed; what is left out would stay.
                location: changed.location ?? '',
                website: changed.website ?? '',
                timeZone: changed.timeZone ?? '',
                coverImageUrl: changed.coverImageUrl ?? '',
                version: event.version,
              },
            },
          });
        } catch (error) {
          setOvertaken(readRequestError(error).code === 'CHANGED_MEANWHILE');
          throw error;
        }
        showToast({ kind: 'success', title: 'Event updated', description: changed.name });
      },
      (fields) => applyFieldErrors(fields, setError, ['name', 'startDate', 'endDate', 'location', 'website']),
    );
    if (saved) onClose();
  });

  const { errors } = formState;
  return (
    <form noValidate onSubmit={(submitted) => void submit(submitted)} className="mt-5 grid gap-4">
      {failure ? (
        <FailureBox title="Nothing was changed">
          {failure}{' '}
          {overtaken ? (
            <button type="button" onClick={onReload} className="prose-link">
              Show the event as it is now
            </button>
          ) : null}
        </FailureBox>
      ) : null}
      <Field label="Event name" aria-required error={errors.name?.message} {...register('name')} />
      <EventDaysFields register={register} errors={errors} />
      {moved ? (
        <p role="status" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
          Shifts keep their days. To move a whole event, duplicate it to its new start date.
        </p>
      ) : null}
      <Field label="Location" note="optional" error={errors.location?.message} {...register('location')} />
      <Field
        label="Website"
        note="optional"
        type="url"
        inputMode="url"
        placeholder="https://"
        error={errors.website?.message}
        {...register('website')}
      />
      <FormSelect
        label="Time zone"
        hint="In which the times of its shifts are meant."
        choices={zones}
        error={errors.timeZone?.message}
        {...register('timeZone')}
      />
      <FormSelect
        label="Cover image"
        hint={
          <>
            Your own pictures go to{' '}
            <Link to={paths.manageImages} className="prose-link">
              Cover Images
            </Link>
            .
          </>
        }
        choices={coverChoices(event.coverImageUrl)}
        error={errors.coverImageUrl?.message}
        {...register('coverImageUrl')}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" disabled={saving}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
