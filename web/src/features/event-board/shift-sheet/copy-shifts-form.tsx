import { shiftDayWarning } from '@trailcrew/api/contract/programme/shift-input';
import { useState } from 'react';
import { showFailure } from '../../../forms/failure-toast';
import { useOnce } from '../../../forms/use-once';
import { count } from '../../../formatting/counts';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { CheckField } from '../../../ui/fields/check-field';
import { Field } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { showToast } from '../../../ui/toasts/toasts';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import type { CopyShiftsForm_OpportunityFragment } from './copy-shifts-form.generated';
import { useCreateShiftsMutation } from './editing.generated';
import type { ShiftFields_EventFragment } from './shift-fields.generated';
import { dayAfter } from './slot-times';

interface CopyShiftsFormProps {
  event: ShiftFields_EventFragment;
  opportunity: CopyShiftsForm_OpportunityFragment;
  onDone: () => void;
}

/** Copies a role's shifts of one day to another day; people are not copied. Shifts that exist there already are not ticked. */
export function CopyShiftsForm({ event, opportunity, onDone }: CopyShiftsFormProps) {
  const days = [...new Set(opportunity.shifts.map(({ date }) => date))].sort();
  const [from, setFrom] = useState(days[0] ?? '');
  const [to, setTo] = useState(dayAfter(days[0] ?? event.startDate));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [createShifts] = useCreateShiftsMutation();
  const [busy, once] = useOnce();
  const there = new Set(opportunity.shifts.filter(({ date }) => date === to).map(timesOf));
  const shifts = opportunity.shifts.filter(({ date }) => date === from);
  const copied = shifts.filter((shift) => !left.has(shift.id) && !there.has(timesOf(shift)));
  const changed = from !== (days[0] ?? '') || to !== dayAfter(from || event.startDate) || left.size > 0;
  const warning = to ? shiftDayWarning(to, event) : null;

  const send = () =>
    once(async () => {
      try {
        await createShifts({
          variables: {
            shifts: copied.map(({ startTime, endTime, qtyRequired, location, notes }) => ({
              opportunityId: opportunity.id,
              date: to,
              ...{ startTime, endTime, qtyRequired, location, notes },
            })),
          },
        });
        showToast({
          kind: 'success',
          title: copied.length === 1 ? 'Shift created' : `${count(copied.length, 'shift')} created`,
          description: `Copied to ${formatShiftDay(to)}.`,
        });
        onDone();
      } catch (error) {
        showFailure('Failed to create shift', error);
      }
    });

  return (
    <form
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        void send();
      }}
    >
      <UnsavedText when={changed} what="what you chose" />
      <SelectField
        label="Shifts of"
        value={from}
        onChange={(day) => {
          setFrom(day);
          setTo(dayAfter(day));
          setLeft(new Set());
        }}
        choices={days.map((day) => ({ value: day, label: formatShiftDay(day) }))}
      />
      <Field
        label="Copy to"
        type="date"
        hint={warning ?? undefined}
        value={to}
        onChange={(change) => setTo(change.target.value)}
      />
      <fieldset>
        <legend className="text-sm font-semibold">Shifts</legend>
        {shifts.map((shift) => {
          const exists = there.has(timesOf(shift));
          return (
            <CheckField
              key={shift.id}
              disabled={exists}
              checked={!exists && !left.has(shift.id)}
              onChange={(change) => {
                const next = new Set(left);
                if (change.target.checked) next.delete(shift.id);
                else next.add(shift.id);
                setLeft(next);
              }}
              label={
                <span className="tabular-nums">
                  {formatTimeRange(shift.startTime, shift.endTime)}, {count(shift.qtyRequired, 'volunteer')}
                  {exists ? <span className="text-muted"> (there already)</span> : null}
                </span>
              }
            />
          );
        })}
      </fieldset>
      <p className="text-sm text-muted">Volunteers are not copied.</p>
      <FormButtons
        busy={busy}
        disabled={copied.length === 0 || to === ''}
        label={busy ? 'Copying…' : `Copy ${count(copied.length, 'shift')}`}
        onCancel={onDone}
      />
    </form>
  );
}

function timesOf({ startTime, endTime, location }: CopyShiftsForm_OpportunityFragment['shifts'][number]): string {
  return `${startTime} ${endTime} ${location ?? ''}`;
}
