import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../ui/field';
import { TextAreaField } from '../../ui/text-area-field';

/** What a form of one shift holds while it is filled in. */
export interface ShiftValues {
  date: string;
  startTime: string;
  endTime: string;
  qtyRequired: number;
  location?: string | null;
  notes?: string | null;
}

interface ShiftFieldsProps {
  register: UseFormRegister<ShiftValues>;
  errors: FieldErrors<ShiftValues>;
  /** Said under the date, such as a warning. */
  dayHint?: string;
  /** Said under the end time. */
  endHint?: string;
  /** What the two times mean while they are cut into several shifts. */
  labels?: { start: string; end: string };
  /** Stands after the times. */
  children?: ReactNode;
}

/** Day, times, places, where, and a note. */
export function ShiftFields({ register, errors, dayHint, endHint, labels, children }: ShiftFieldsProps) {
  return (
    <>
      <Field label="Date" type="date" hint={dayHint} aria-required error={errors.date?.message} {...register('date')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={labels?.start ?? 'Start time'}
          type="time"
          aria-required
          error={errors.startTime?.message}
          {...register('startTime')}
        />
        <Field
          label={labels?.end ?? 'End time'}
          type="time"
          hint={endHint}
          aria-required
          error={errors.endTime?.message}
          {...register('endTime')}
        />
      </div>
      {children}
      <Field
        label="Volunteers needed"
        type="number"
        inputMode="numeric"
        min={1}
        aria-required
        error={errors.qtyRequired?.message}
        {...register('qtyRequired', { valueAsNumber: true })}
      />
      <Field
        label="Location"
        note="optional"
        hint="Only if it differs from the role's."
        error={errors.location?.message}
        {...register('location')}
      />
      <TextAreaField label="Notes" note="optional" rows={2} error={errors.notes?.message} {...register('notes')} />
    </>
  );
}
