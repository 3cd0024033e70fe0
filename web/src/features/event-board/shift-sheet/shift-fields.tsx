import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/fields/field';
import { TextAreaField } from '../../../ui/fields/text-area-field';

/** The labels of a shift's fields where two edits of it meet. */
export const shiftLabels = {
  date: 'Date',
  startTime: 'Start time',
  endTime: 'End time',
  qtyRequired: 'Volunteers needed',
  location: 'Location',
  notes: 'Notes',
} as const;

type ShiftField = keyof typeof shiftLabels;

/** The fields of a shift in the order of its forms. */
export const shiftFields = Object.keys(shiftLabels) as ShiftField[];

interface ShiftFieldsProps {
  register: (name: ShiftField, options?: { valueAsNumber: true }) => UseFormRegisterReturn;
  errors: { readonly [field in ShiftField]?: { message?: string } };
  /** Shown under the date, such as a warning. */
  dayHint?: string;
  /** Shown under the end time. */
  endHint?: string;
  /** Labels of the two times while they are split into several shifts. */
  labels?: { start: string; end: string };
  /** Without place and note. */
  brief?: boolean;
  /** Stands after the times. */
  children?: ReactNode;
}

/** Day, times, places, where, and a note. */
export function ShiftFields({ register, errors, dayHint, endHint, labels, brief = false, children }: ShiftFieldsProps) {
  return (
    <>
      <Field
        label={shiftLabels.date}
        type="date"
        hint={dayHint}
        aria-required
        error={errors.date?.message}
        {...register('date')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={labels?.start ?? shiftLabels.startTime}
          type="time"
          aria-required
          error={errors.startTime?.message}
          {...register('startTime')}
        />
        <Field
          label={labels?.end ?? shiftLabels.endTime}
          type="time"
          hint={endHint}
          aria-required
          error={errors.endTime?.message}
          {...register('endTime')}
        />
      </div>
      {children}
      <Field
        label={shiftLabels.qtyRequired}
        type="number"
        inputMode="numeric"
        min={1}
        aria-required
        error={errors.qtyRequired?.message}
        {...register('qtyRequired', { valueAsNumber: true })}
      />
      {brief ? null : (
        <>
          <Field
            label={shiftLabels.location}
            note="optional"
            hint="Only if it differs from the role's."
            error={errors.location?.message}
            {...register('location')}
          />
          <TextAreaField
            label={shiftLabels.notes}
            note="optional"
            rows={2}
            error={errors.notes?.message}
            {...register('notes')}
          />
        </>
      )}
    </>
  );
}
