import { zodResolver } from '@hookform/resolvers/zod';
import { daysInOrder, updateEventInput } from '@trailcrew/api/contract/programme/event';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { publicSettings } from '../../app/settings';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile';
import { FailureBox } from '../../forms/failure-box';
import { NotifyPeopleBox, useNotifyPeople } from '../../forms/notify-people';
import { useMerging } from '../../forms/use-merging';
import { useSaving } from '../../forms/use-saving';
import { FormButtons } from '../../ui/fields/form-buttons';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { coverChoices } from './cover-choices';
import { useUpdateEventMutation } from './edit-event-dialog.generated';
import type { EditedEvent_EventFragment } from './edited-event.generated';
import {
  openingFields,
  openingOrder,
  openingsOf,
  openingsToSend,
  opensFirst,
  type OpeningValues,
} from './opening-values';
import { reminderField, remindersOf, remindersToSend } from './reminder-values';
import { EventFields, faultyEventFields } from './event-fields';

const form = updateEventInput
  .omit({ eventId: true, version: true, remindDaysBefore: true, waitlistEnabled: true })
  .required({ name: true, startDate: true, endDate: true })
  .extend({ ...openingFields, ...reminderField })
  .refine(opensFirst, openingOrder)
  .refine((event) => event.endDate >= event.startDate, { path: ['endDate'], message: daysInOrder });

interface EditEventFormProps {
  event: EditedEvent_EventFragment;
  shiftCount: number;
  /** Active signups; none for a cancelled event, whose people get no mail. */
  signups: number;
  /** Fetches the event as it is now; null when it is gone. */
  onReload: () => Promise<EditedEvent_EventFragment | null>;
  onSaved: () => void;
  onCancel?: () => void;
}

const labels = {
  name: 'Event name',
  startDate: 'Start date',
  endDate: 'End date',
  location: 'Location',
  website: 'Website',
  timeZone: 'Time zone',
  coverImageUrl: 'Cover image',
  signupsOpenAt: 'Signing up opens',
  signupsCloseAt: 'Signing up closes',
  reminders: 'Reminders',
} as const;

function valuesOf(event: EditedEvent_EventFragment) {
  return {
    name: event.name,
    startDate: event.startDate,
    endDate: event.endDate,
    location: event.location ?? '',
    website: event.website ?? '',
    timeZone: event.ownTimeZone ?? publicSettings().timeZone,
    coverImageUrl: event.coverImageUrl ?? '',
    ...openingsOf(event),
    reminders: remindersOf(event),
  };
}

/** The chosen zone; nothing for an event that follows the club's zone and still shows it. */
function zoneToSave({ ownTimeZone }: EditedEvent_EventFragment, chosen: string): string | undefined {
  return ownTimeZone || chosen !== publicSettings().timeZone ? chosen : undefined;
}

/** When signups open and close, where that or the time zone changed: the values of the fields have no seconds. */
function changedOpenings(event: EditedEvent_EventFragment, edited: OpeningValues & { timeZone?: string | null }) {
  const was = valuesOf(event);
  const { signupsOpenAt, signupsCloseAt } = openingsToSend(edited, edited.timeZone);
  const moved = (edited.timeZone || publicSettings().timeZone) !== was.timeZone;
  return {
    signupsOpenAt: moved || edited.signupsOpenAt !== was.signupsOpenAt ? signupsOpenAt : undefined,
    signupsCloseAt: moved || edited.signupsCloseAt !== was.signupsCloseAt ? signupsCloseAt : undefined,
  };
}

/** The fields of an event. If somebody else saved first, the user sees the current values before saving. */
export function EditEventForm({ event, shiftCount, signups, onReload, onSaved, onCancel }: EditEventFormProps) {
  const edited = useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: valuesOf(event),
  });
  const { register, handleSubmit, setError, control, getValues, formState } = edited;
  const [update] = useUpdateEventMutation();
  const { failure, saving, save } = useSaving();
  const merging = useMerging({ loaded: event, valuesOf, labels, form: edited, reload: onReload });
  const [startDate, ...mailed] = useWatch({ control, name: ['startDate', 'name', 'location', 'timeZone'] });
  const moved = startDate !== event.startDate && shiftCount > 0;
  const known = valuesOf(merging.base ?? event);
  const isMailed = [known.name, known.location, known.timeZone].some((was, at) => was !== (mailed[at] ?? '').trim());
  const notify = useNotifyPeople(isMailed ? signups : 0);

  const submit = handleSubmit(async () => {
    let asked = false;
    const saved = await save(
      'Failed to update event',
      async () => {
        const mergeNote = await merging.send((version) => {
          const { reminders, ...changed } = form.parse(getValues());
          return update({
            variables: {
              eventId: event.id,
              tellPeople: notify.chosen,
              input: {
                ...changed,
                // An emptied field is null here, which removes it.
                timeZone: zoneToSave(event, changed.timeZone ?? ''),
                ...changedOpenings(event, changed),
                remindDaysBefore: remindersToSend(reminders),
                version,
              },
            },
          });
        });
        asked = mergeNote === null;
        if (asked) return;
        showToast({
          kind: 'success',
          title: 'Event updated',
          description: mergeNote ? `${getValues('name').trim()}. ${mergeNote}` : getValues('name').trim(),
        });
      },
      (fields) => applyFieldErrors(fields, setError, faultyEventFields),
    );
    if (saved && !asked) onSaved();
  });

  const { errors } = formState;
  return (
    <form noValidate onSubmit={(submitted) => void submit(submitted)} className="mt-5 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      <ChangedMeanwhile merging={merging} labels={labels} />
      {failure ? <FailureBox title="Nothing was changed">{failure}</FailureBox> : null}
      <EventFields
        register={register}
        errors={errors}
        covers={coverChoices(event.coverImageUrl)}
        afterDays={
          moved ? (
            <p role="status" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
              Shifts keep their days. To move a whole event, duplicate it to its new start date.
            </p>
          ) : null
        }
      />
      <NotifyPeopleBox notify={notify} />
      <FormButtons busy={saving} disabled={merging.undecided} label={saving ? 'Saving…' : 'Save'} onCancel={onCancel} />
    </form>
  );
}
