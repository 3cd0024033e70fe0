import { zodResolver } from '@hookform/resolvers/zod';
import { shiftDayWarning, shiftForm } from '@trailcrew/api/contract/shift-input';
import { onOneLine } from '@trailcrew/api/contract/texts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { tellFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { forgetOtherPages } from '../../graphql/forget-other-pages';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/check-field';
import { showToast } from '../../ui/toasts';
import { toldWords, type Board, type BoardShift, type PlacedShift } from './board';
import { ChangedMeanwhile } from './changed-meanwhile';
import { usePreviewShiftChangeQuery, useUpdateShiftMutation } from './editing.generated';
import { ShiftFields } from './shift-fields';

interface ShiftEditFormProps {
  event: Pick<Board['event'], 'startDate' | 'endDate'>;
  placed: PlacedShift;
  /** Title of the toast when saving fails. */
  failure?: string;
  onDone: () => void;
  onCancel: () => void;
  onRefresh: () => Promise<unknown>;
}

function valuesOf({ date, startTime, endTime, qtyRequired, location, notes }: BoardShift) {
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
 * Changes a shift. With people in it, it says how many are touched and who would have two shifts at once, and offers to tell them. When
 * somebody else was quicker, both states stand side by side and nothing is overwritten before she decides.
 */
export function ShiftEditForm({ event, placed: { shift }, failure, onDone, onCancel, onRefresh }: ShiftEditFormProps) {
  // What she saw when she began: what is fetched meanwhile must not slip under her changes.
  const [base, setBase] = useState(shift);
  const [conflict, setConflict] = useState(false);
  const [tellPeople, setTellPeople] = useState(true);
  const { register, handleSubmit, setError, control, formState, reset } = useForm<
    z.input<typeof shiftForm>,
    unknown,
    z.output<typeof shiftForm>
  >({ resolver: zodResolver(shiftForm), defaultValues: valuesOf(shift) });
  const values = useWatch({ control }) as ReturnType<typeof valuesOf>;
  const [updateShift] = useUpdateShiftMutation({
    refetchQueries: ['EventBoard'],
    awaitRefetchQueries: true,
    update: forgetOtherPages,
  });
  const [busy, once] = useOnce();

  const sound = shiftForm.safeParse(values).success;
  const moved = values.date !== base.date || values.startTime !== base.startTime || values.endTime !== base.endTime;
  const placeChanged = (values.location ?? '').trim() !== valuesOf(base).location;
  const touches = shift.signups.length > 0 && (moved || placeChanged);
  const preview = usePreviewShiftChangeQuery({
    variables: { id: shift.id, date: values.date, startTime: values.startTime, endTime: values.endTime },
    skip: !sound || !moved || shift.signups.length === 0,
    fetchPolicy: 'network-only',
  });
  const overlaps = preview.data?.previewShiftChange.newOverlaps ?? [];
  const touched = preview.data?.previewShiftChange.activeSignups ?? shift.signups.length;
  const warning = values.date ? shiftDayWarning(values.date, event) : null;

  const send = (input: z.output<typeof shiftForm>) =>
    once(async () => {
      try {
        await updateShift({
          variables: { id: shift.id, input: { ...input, version: base.version }, tellPeople: touches && tellPeople },
        });
        showToast({
          kind: 'success',
          title: 'Shift updated successfully',
          description: touches && tellPeople ? toldWords(touched) : undefined,
        });
        onDone();
      } catch (error) {
        applyFieldErrors(readRequestError(error).fields, setError, [
          'date',
          'startTime',
          'endTime',
          'qtyRequired',
          'location',
          'notes',
        ]);
        const code = failure
          ? tellFailure(failure, error)
          : tellFailure('Update failed', error, 'Failed to update shift');
        if (code !== 'CHANGED_MEANWHILE' && code !== 'SHIFT_NOT_FOUND') return;
        await onRefresh();
        setConflict(code === 'CHANGED_MEANWHILE');
      }
    });

  const differs = conflict && shift.version !== base.version;
  return (
    <form noValidate onSubmit={(submit) => void handleSubmit(send)(submit)} className="mt-5 grid gap-4">
      {differs ? (
        <ChangedMeanwhile
          rows={differencesOf(valuesOf(shift), values)}
          onTakeTheirs={() => {
            setBase(shift);
            setConflict(false);
            reset(valuesOf(shift));
          }}
          onKeepMine={() => {
            setBase(shift);
            setConflict(false);
          }}
        />
      ) : null}
      <ShiftFields
        register={register}
        errors={formState.errors}
        dayHint={warning ?? undefined}
        endHint={values.endTime && values.endTime < values.startTime ? 'Ends next day' : undefined}
      />
      {values.qtyRequired < shift.qtyRegistered ? (
        <p role="status" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
          {shift.qtyRegistered} people are signed up: the shift will be over-full. Nobody is dropped.
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
                {overlaps.map((one, index) => (
                  <li key={index}>
                    {one.firstName} {one.lastName}: {one.opportunityName}, {formatShortDay(one.date)},{' '}
                    {formatTimeRange(one.startTime, one.endTime)}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <CheckField
            label="Tell these people by email"
            checked={tellPeople}
            onChange={(change) => setTellPeople(change.target.checked)}
          />
        </div>
      ) : null}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" kind="primary" disabled={busy || differs}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const labels = {
  date: 'Date',
  startTime: 'Start time',
  endTime: 'End time',
  qtyRequired: 'Volunteers needed',
  location: 'Location',
  notes: 'Notes',
} as const;

function differencesOf(theirs: ReturnType<typeof valuesOf>, mine: ReturnType<typeof valuesOf>) {
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((field) => String(theirs[field]) !== String(mine[field] ?? ''))
    .map((field) => ({ label: labels[field], theirs: String(theirs[field]), mine: String(mine[field] ?? '') }));
}
