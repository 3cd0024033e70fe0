import { zodResolver } from '@hookform/resolvers/zod';
import { createEventInput, slugOf } from '@trailcrew/api/contract/programme/event';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../../app/paths';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { focusFirstFault } from '../../forms/focus-first-fault';
import { useSaving } from '../../forms/use-saving';
import { dayAfter, daysBetween, formatPlainDayRange, markedName } from '../../formatting/days';
import { wallClock } from '../../formatting/times';
import { Button, buttonClass } from '../../ui/button';
import { CheckField } from '../../ui/fields/check-field';
import { Field } from '../../ui/fields/field';
import { FormSelect } from '../../ui/fields/form-select';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { useCreateEventMutation, type CreateEventForm_EventFragment } from './create-event-page.generated';
import { zoneOfNewEvents } from './zone-of-new-events';
import { coverChoices } from './cover-choices';
import { openingFields, openingOrder, openingsToSend, opensFirst } from './opening-values';
import { reminderField, remindersToSend } from './reminder-values';
import { EventFields, faultyEventFields } from './event-fields';
import { useDuplicateEvent } from './use-duplicate-event';

const form = createEventInput
  .safeExtend({
    ...openingFields,
    ...reminderField,
    copyFromExisting: z.boolean(),
    existingEventId: z.string(),
    draft: z.boolean(),
  })
  .refine(opensFirst, openingOrder)
  .refine((event) => !event.copyFromExisting || event.existingEventId !== '', {
    path: ['existingEventId'],
    message: 'Please choose the event to copy',
  });

/** The default length of a new event: today and three more days. */
const usualDays = 3;

/** The form of a new event. Longer than most because a copy changes parts of it. The slug follows the name until somebody types one. */
export function CreateEventForm({ events }: { events: readonly CreateEventForm_EventFragment[] }) {
  const navigate = useNavigate();
  const zone = zoneOfNewEvents();
  const today = wallClock(zone, new Date()).slice(0, 10);
  const { register, handleSubmit, setError, setValue, getValues, control, formState } = useForm<
    z.input<typeof form>,
    unknown,
    z.output<typeof form>
  >({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: {
      name: '',
      slug: '',
      startDate: today,
      endDate: dayAfter(today, usualDays),
      website: '',
      location: '',
      timeZone: zone,
      coverImageUrl: '',
      signupsOpenAt: '',
      signupsCloseAt: '',
      reminders: '7, 1',
      copyFromExisting: false,
      existingEventId: '',
      draft: false,
    },
  });
  const [create] = useCreateEventMutation();
  const duplicate = useDuplicateEvent();
  const { failure, saving, save } = useSaving();
  const [length, setLength] = useState(usualDays);
  const [copying, slug] = useWatch({ control, name: ['copyFromExisting', 'slug'] });

  // A slug that was set here is not dirty; a typed one is, until it is emptied.
  const slugTyped = formState.dirtyFields.slug === true;
  const followName = (name: string) => {
    if (!slugTyped) setValue('slug', slugOf(name), { shouldValidate: formState.isSubmitted });
  };
  // The event keeps its length when its first day moves.
  const followStart = (startDate: string, days = length) => {
    if (startDate) setValue('endDate', dayAfter(startDate, days), { shouldValidate: formState.isSubmitted });
  };
  const chooseOriginal = (eventId: string) => {
    const original = events.find(({ id }) => id === eventId);
    if (!original) return;
    const days = daysBetween(original.startDate, original.endDate);
    setLength(days);
    followStart(getValues('startDate'), days);
    if (!getValues('website') && original.website) setValue('website', original.website);
  };

  const submit = handleSubmit(async ({ copyFromExisting, existingEventId, draft, ...event }) => {
    const state = draft ? ('DRAFT' as const) : ('PUBLISHED' as const);
    const { name, slug, startDate, endDate, website, location, timeZone, coverImageUrl } = event;
    await save(
      'Failed to create event',
      async () => {
        if (copyFromExisting) {
          const input = { name, slug, startDate, endDate, website, state };
          void navigate(paths.manageEvent(await duplicate(existingEventId, input)));
          return;
        }
        const { data } = await create({
          variables: {
            input: {
              ...{ name, slug, startDate, endDate, website, location, timeZone, coverImageUrl, state },
              ...openingsToSend(event, timeZone),
              remindDaysBefore: remindersToSend(event.reminders),
            },
          },
        });
        if (!data) throw new Error('The answer of the creation is empty');
        showToast({ kind: 'success', title: 'Event created successfully!', description: data.createEvent.name });
        void navigate(paths.manageEvent(data.createEvent.id));
      },
      (fields) => applyFieldErrors(fields, setError, ['name', 'slug', ...faultyEventFields]),
    );
  }, focusFirstFault);

  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <UnsavedText when={formState.isDirty} />
      {failure ? <FailureBox title="The event is not created yet">{failure}</FailureBox> : null}
      {events.length > 0 ? (
        <div className="grid gap-4">
          <CheckField
            kind="switch"
            label="Copy from an existing event"
            hint="Copies its categories with their leads, roles and shifts. Signups are not copied."
            {...register('copyFromExisting', {
              // A copy is rarely finished at once.
              onChange: (change: { target: { checked: boolean } }) => setValue('draft', change.target.checked),
            })}
          />
          {copying ? (
            <FormSelect
              label="Event to copy"
              aria-required
              error={errors.existingEventId?.message}
              choices={[
                { value: '', label: 'Choose an event' },
                ...events.map((event) => ({
                  value: event.id,
                  label: markedName(`${event.name} (${formatPlainDayRange(event.startDate, event.endDate)})`, event),
                })),
              ]}
              {...register('existingEventId', {
                onChange: (change: { target: { value: string } }) => chooseOriginal(change.target.value),
              })}
            />
          ) : null}
        </div>
      ) : null}
      <EventFields
        register={register}
        errors={errors}
        covers={coverChoices(null)}
        brief={copying}
        onName={followName}
        onStartDate={followStart}
        afterName={
          <Field
            label="URL slug"
            aria-required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              <>
                The event&apos;s page will be <span className="wrap-anywhere">{`/event/${slug || '…'}`}</span>
              </>
            }
            error={errors.slug?.message}
            {...register('slug')}
          />
        }
        afterDays={copying ? <p className="-mt-2 text-sm text-muted">All shifts move to the new days.</p> : null}
      />
      <CheckField
        label="Keep as a draft for now"
        hint="Only staff can see it until it is published."
        {...register('draft')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" disabled={saving} className="min-h-12 text-base">
          {saving ? 'Creating…' : 'Create Event'}
        </Button>
        <Link to={paths.adminDashboard} className={buttonClass('outline', 'min-h-12')}>
          Cancel
        </Link>
      </div>
    </form>
  );
}
