import { zodResolver } from '@hookform/resolvers/zod';
import { endsNextDay } from '@trailcrew/api/contract/ends-next-day';
import { newShiftDefaults, shiftDayWarning, shiftForm } from '@trailcrew/api/contract/shift-input';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { tellFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { count } from '../../formatting/counts';
import { formatTimeRange } from '../../formatting/times';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/check-field';
import { FormSelect } from '../../ui/form-select';
import { SelectField } from '../../ui/select-field';
import { showToast } from '../../ui/toasts';
import { UnsavedText } from '../../ui/unsaved-text';
import type { Board } from './board';
import { useCreateShiftsMutation } from './editing.generated';
import { ShiftFields } from './shift-fields';
import { dayAfter, slotTimes } from './slot-times';

interface AddShiftsFormProps {
  roles: readonly { id: string; name: string; categoryName: string }[];
  event: Pick<Board['event'], 'startDate' | 'endDate'>;
  opportunityId: string;
  day: string | null;
  onDone: () => void;
}

const lengths = [30, 60, 90, 120, 180, 240, 360];

function lengthWords(minutes: number): string {
  return minutes < 60 ? `${minutes} minutes` : minutes === 60 ? 'hour' : `${minutes / 60} hours`;
}

/** Adds one shift to a role, or a whole day of them, one after the other. */
export function AddShiftsForm({ roles, event, opportunityId: first, day, onDone }: AddShiftsFormProps) {
  const [opportunityId, setOpportunityId] = useState(first);
  // Asked for at the top of the board, nobody knows yet for which role.
  const [unchosen, setUnchosen] = useState(false);
  const [several, setSeveral] = useState(false);
  const [every, setEvery] = useState(120);
  const { register, handleSubmit, setError, control, formState } = useForm<
    z.input<typeof shiftForm>,
    unknown,
    z.output<typeof shiftForm>
  >({
    resolver: zodResolver(shiftForm),
    defaultValues: { ...newShiftDefaults, date: day ?? event.startDate, location: '', notes: '' },
  });
  const { date = '', startTime = '', endTime = '' } = useWatch({ control });
  const [createShifts] = useCreateShiftsMutation();
  const [busy, once] = useOnce();
  const slots = several ? slotTimes(startTime, endTime, every) : [];

  const send = (input: z.output<typeof shiftForm>) =>
    once(async () => {
      setUnchosen(opportunityId === '');
      if (opportunityId === '') return;
      const { qtyRequired, location, notes } = input;
      const shifts = several
        ? slots.map((slot) => ({
            opportunityId,
            date: slot.nextDay ? dayAfter(input.date) : input.date,
            startTime: slot.startTime,
            endTime: slot.endTime,
            ...{ qtyRequired, location, notes },
          }))
        : [{ ...input, opportunityId }];
      try {
        const { data } = await createShifts({ variables: { shifts } });
        showToast({
          kind: 'success',
          title: shifts.length === 1 ? 'Shift created' : `${count(shifts.length, 'shift')} created`,
          description: data?.createShifts.warnings[0],
        });
        onDone();
      } catch (error) {
        const fields = Object.entries(readRequestError(error).fields);
        // Of several the first one's complaint is shown at the form's own field.
        const own = Object.fromEntries(fields.map(([path, message]) => [path.split('.').at(-1) ?? path, message]));
        applyFieldErrors(own, setError, ['date', 'startTime', 'endTime', 'qtyRequired', 'location', 'notes']);
        tellFailure('Failed to create shift', error);
      }
    });

  return (
    <form noValidate onSubmit={(submit) => void handleSubmit(send)(submit)} className="mt-5 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      <FormSelect
        label="Volunteer role"
        aria-required
        value={opportunityId}
        onChange={(change) => {
          setOpportunityId(change.target.value);
          setUnchosen(false);
        }}
        error={unchosen ? 'Please select a volunteer role' : undefined}
        choices={[
          ...(first === '' ? [{ value: '', label: 'Choose a volunteer role' }] : []),
          ...roles.map(({ id, name, categoryName }) => ({ value: id, label: `${name} (${categoryName})` })),
        ]}
      />
      <CheckField
        label="Add several shifts, one after the other"
        checked={several}
        onChange={(change) => setSeveral(change.target.checked)}
      />
      <ShiftFields
        register={register}
        errors={formState.errors}
        dayHint={(date && shiftDayWarning(date, event)) || undefined}
        endHint={endTime && endsNextDay(startTime, endTime) ? 'Ends next day' : undefined}
        labels={several ? { start: 'First shift starts', end: 'Last shift ends' } : undefined}
      >
        {several ? (
          <SelectField
            label="A new shift every"
            value={String(every)}
            onChange={(value) => setEvery(Number(value))}
            choices={lengths.map((minutes) => ({ value: String(minutes), label: lengthWords(minutes) }))}
          />
        ) : null}
      </ShiftFields>
      {several ? (
        <div role="status" className="rounded-control bg-primary-tint px-4 py-3 text-sm tabular-nums">
          <p className="font-semibold">This adds {count(slots.length, 'shift')}:</p>
          <ul>
            {slots.map((slot) => (
              <li key={`${slot.startTime}${slot.nextDay}`}>
                {formatTimeRange(slot.startTime, slot.endTime)}
                {slot.nextDay ? ' (next day)' : ''}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" kind="primary" disabled={busy}>
          {busy ? 'Adding…' : several ? `Add ${count(slots.length, 'shift')}` : 'Add Shift'}
        </Button>
      </div>
    </form>
  );
}
