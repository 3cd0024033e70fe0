import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { shiftDayWarning, shiftForm } from '@trailcrew/api/contract/programme/shift-input';
import { onOneLine } from '@trailcrew/api/contract/text/texts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { count } from '../../../formatting/counts';
import { applyFieldErrors } from '../../../forms/apply-field-errors';
import { ChangedMeanwhile } from '../../../forms/changed-meanwhile';
import { showFailure } from '../../../forms/failure-toast';
import { useMerging } from '../../../forms/use-merging';
import { useOnce } from '../../../forms/use-once';
import { refreshAfterChange } from '../../../graphql/after-changes';
import { readRequestError } from '../../../graphql/request-error';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { CheckField } from '../../../ui/fields/check-field';
import { showToast } from '../../../ui/toasts/toasts';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import { newOverlapLines, notifiedWords } from '../board/board';
import { DeletedMeanwhile } from './deleted-meanwhile';
import { useCreateShiftsMutation, usePreviewShiftChangeQuery, useUpdateShiftMutation } from './editing.generated';
import type { ShiftEditForm_ShiftFragment } from './shift-edit-form.generated';
import type { ShiftFields_EventFragment } from './shift-fields.generated';
import { ShiftFields, shiftFields, shiftLabels } from './shift-fields';

/* Longer than most: saving while somebody else changes or deletes the shift, and the consequences for its people. */

interface ShiftEditFormProps {
  event: ShiftFields_EventFragment;
  shift: ShiftEditForm_ShiftFragment;
  /** Its role. */
  opportunityId: string;
  /** Somebody else deleted it: the typed values can become a new shift. */
  deleted: boolean;
  /** People in it. */
  registered: number;
  /** Title of the toast when saving fails. */
  failure?: string;
  onDone: () => void;
  onCancel: () => void;
  /** The shift as it is now; null when it is gone. */
  onReload: () => Promise<ShiftEditForm_ShiftFragment | null | undefined>;
}

function valuesOf({ date, startTime, endTime, qtyRequired, location, notes }: ShiftEditForm_ShiftFragment) {
  return {
    date,
    startTime,
    endTime,
    qtyRequired,
    location: location === null ? '' : onOneLine(location),
    notes: notes ?? '',
  };
}

/**
 * Changes a shift. For a shift with people it states how many are affected and who would have two shifts at once, and offers to notify
 * them. If somebody else saved first, fields that only one of them changed are merged. The user decides about fields that both changed.
 */
export function ShiftEditForm({
  event,
  shift,
  opportunityId,
  deleted,
  registered,
  failure,
  onDone,
  onCancel,
  onReload,
}: ShiftEditFormProps) {
  const client = useApolloClient();
  const [notifyPeople, setNotifyPeople] = useState(true);
  const form = useForm<z.input<typeof shiftForm>, unknown, z.output<typeof shiftForm>>({
    resolver: zodResolver(shiftForm),
    defaultValues: valuesOf(shift),
  });
  const { register, handleSubmit, setError, control, formState, getValues } = form;
  const values = useWatch({ control }) as ReturnType<typeof valuesOf>;
  const [updateShift] = useUpdateShiftMutation();
  const [createShifts] = useCreateShiftsMutation();
  const [busy, once] = useOnce();
  const merging = useMerging({
    loaded: shift,
    valuesOf,
    labels: shiftLabels,
    form,
    reload: onReload,
  });
  const base = merging.base ?? shift;

  const sound = shiftForm.safeParse(values).success;
  const moved = values.date !== base.date || values.startTime !== base.startTime || values.endTime !== base.endTime;
  const placeChanged = (values.location ?? '').trim() !== valuesOf(base).location;
  const noteChanged = (values.notes ?? '').trim() !== valuesOf(base).notes.trim();
  // People in a shift that does not take place are not notified of its times.
  const isOff = shift.cancelledAt !== null || event.state === 'CANCELLED';
  const touches = registered > 0 && !deleted && !isOff && (moved || placeChanged || noteChanged);
  const preview = usePreviewShiftChangeQuery({
    variables: { id: shift.id, date: values.date, startTime: values.startTime, endTime: values.endTime },
    skip: deleted || !sound || !moved || registered === 0,
    fetchPolicy: 'network-only',
  });
  const overlaps = preview.data ? newOverlapLines(preview.data.previewShiftChange) : [];
  const touched = preview.data?.previewShiftChange.activeSignups ?? registered;
  const warning = values.date ? shiftDayWarning(values.date, event) : null;

  const send = () =>
    once(async () => {
      try {
        const mergeNote = await merging.send((version) =>
          updateShift({
            variables: {
              id: shift.id,
              input: { ...shiftForm.parse(getValues()), version },
              tellPeople: touches && notifyPeople,
            },
          }),
        );
        if (mergeNote === null) return;
        showToast({
          kind: 'success',
          title: 'Shift updated successfully',
          description:
            [mergeNote, touches && notifyPeople ? notifiedWords(touched) : ''].filter(Boolean).join(' ') || undefined,
        });
        onDone();
      } catch (error) {
        applyFieldErrors(readRequestError(error).fields, setError, shiftFields);
        // Once the page knows that the shift is gone, the form itself shows it.
        if (readRequestError(error).code === 'SHIFT_NOT_FOUND' && (await onReload()) == null)
          return await refreshAfterChange(client);
        if (failure) showFailure(failure, error);
        else showFailure('Update failed', error, 'Failed to update shift');
      }
    });
  const addAgain = () =>
    once(async () => {
      try {
        await createShifts({ variables: { shifts: [{ ...shiftForm.parse(getValues()), opportunityId }] } });
        showToast({ kind: 'success', title: 'Shift created' });
        onDone();
      } catch (error) {
        showFailure('Failed to create shift', error);
      }
    });

  return (
    <form
      noValidate
      onSubmit={(submit) => void handleSubmit(deleted ? addAgain : send)(submit)}
      className="mt-5 grid gap-4"
    >
      <UnsavedText when={formState.isDirty} />
      {deleted ? <DeletedMeanwhile what="shift" /> : null}
      <ChangedMeanwhile merging={merging} labels={shiftLabels} />
      <ShiftFields
        register={register}
        errors={formState.errors}
        dayHint={warning ?? undefined}
        endHint={values.endTime && endsNextDay(values.startTime, values.endTime) ? 'Ends next day' : undefined}
      />
      {values.qtyRequired < registered && !deleted ? (
        <p role="status" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
          {count(registered, 'person is', 'people are')} signed up: the shift will be over capacity. No one is removed.
        </p>
      ) : null}
      {touches ? (
        <div role="status" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
          <p className="font-semibold text-warm">
            {touched === 1 ? '1 person is signed up.' : `${touched} people are signed up.`}
          </p>
          {overlaps.length > 0 ? (
            <>
              <p className="mt-1">Would have two shifts at once:</p>
              <ul className="list-disc pl-5">
                {overlaps.map((words, index) => (
                  <li key={index}>{words}</li>
                ))}
              </ul>
            </>
          ) : null}
          <CheckField
            label="Notify these people by email"
            checked={notifyPeople}
            onChange={(change) => setNotifyPeople(change.target.checked)}
          />
        </div>
      ) : null}
      <FormButtons
        busy={busy}
        disabled={merging.undecided}
        label={busy ? 'Saving…' : deleted ? 'Add as a new shift' : 'Save'}
        onCancel={deleted ? onDone : onCancel}
      />
    </form>
  );
}
