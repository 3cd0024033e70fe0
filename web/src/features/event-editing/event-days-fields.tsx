import type { FieldErrors, Path, UseFormRegister } from 'react-hook-form';
import { Field } from '../../ui/fields/field';

/** The values of a form with an event's days. */
export interface EventDays {
  startDate: string;
  endDate: string;
}

interface EventDaysFieldsProps<Values extends EventDays> {
  register: UseFormRegister<Values>;
  errors: FieldErrors<EventDays>;
  onStartDate?: (day: string) => void;
}

/** First and last day of an event, side by side. */
export function EventDaysFields<Values extends EventDays>({
  register,
  errors,
  onStartDate,
}: EventDaysFieldsProps<Values>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Start date"
        type="date"
        aria-required
        error={errors.startDate?.message}
        {...register('startDate' as Path<Values>, {
          onChange: (event: { target: { value: string } }) => onStartDate?.(event.target.value),
        })}
      />
      <Field
        label="End date"
        type="date"
        aria-required
        error={errors.endDate?.message}
        {...register('endDate' as Path<Values>)}
      />
    </div>
  );
}
