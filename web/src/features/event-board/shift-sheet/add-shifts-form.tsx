import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { noOpportunityChosen, shiftDayWarning } from '@trailcrew/api/contract/programme/shift-input';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { count } from '../../../formatting/counts';
import { formatTimeRange } from '../../../formatting/times';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { CheckField } from '../../../ui/fields/check-field';
import { FormSelect } from '../../../ui/fields/form-select';
import { SelectField } from '../../../ui/fields/select-field';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import type { ShiftFields_EventFragment } from './shift-fields.generated';
import { ShiftFields } from './shift-fields';
import { dayAfter, slotTimes } from './slot-times';
import { useNewShifts, type NewShift } from './use-new-shifts';

interface AddShiftsFormProps {
  roles: readonly { id: string; name: string; categoryName: string }[];
  event: ShiftFields_EventFragment;
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
  const [several, setSeveral] = useState(false);
  const [every, setEvery] = useState(120);
  const { form, busy, make } = useNewShifts({ opportunityId: first, date: day ?? event.startDate, onMade: onDone });
  const { register, handleSubmit, control, formState } = form;
  const { date = '', startTime = '', endTime = '' } = useWatch({ control });
  const { resetField } = form;
  const chosen = formState.dirtyFields.opportunityId === true;
  useEffect(() => {
    // The only role was preselected; by now there are several.
    if (!chosen) resetField('opportunityId', { defaultValue: first });
  }, [chosen, first, resetField]);
  const slots = several ? slotTimes(startTime, endTime, every) : [];
  const send = (shift: NewShift) =>
    make(
      several
        ? slots.map((slot) => ({
            ...shift,
            date: slot.nextDay ? dayAfter(shift.date) : shift.date,
            startTime: slot.startTime,
            endTime: slot.endTime,
          }))
        : [shift],
    );

  return (
    <form noValidate onSubmit={(submit) => void handleSubmit(send)(submit)} className="mt-5 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      <FormSelect
        label="Volunteer role"
        aria-required
        error={formState.errors.opportunityId?.message}
        choices={[
          // When adding starts at the top of the board, no role is chosen yet.
          ...(first === noOpportunityChosen ? [{ value: first, label: 'Choose a volunteer role' }] : []),
          ...roles.map(({ id, name, categoryName }) => ({ value: id, label: `${name} (${categoryName})` })),
        ]}
        {...register('opportunityId')}
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
      <FormButtons
        busy={busy}
        label={busy ? 'Adding…' : several ? `Add ${count(slots.length, 'shift')}` : 'Add Shift'}
        onCancel={onDone}
      />
    </form>
  );
}
