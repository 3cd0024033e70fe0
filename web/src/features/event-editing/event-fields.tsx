import { useId, useState, type ReactNode } from 'react';
import type { FieldErrors, Path, UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Field } from '../../ui/fields/field';
import { FormSelect } from '../../ui/fields/form-select';
import type { Choice } from '../../ui/fields/select-field';
import { EventDaysFields, type EventDays } from './event-days-fields';

/** The values that the forms of a new and of an existing event share; empty texts count as absent. */
export interface EventValues extends EventDays {
  name?: string;
  location?: string | null;
  website?: string | null;
  timeZone?: string | null;
  coverImageUrl?: string | null;
  signupsOpenAt?: string;
  signupsCloseAt?: string;
  reminders?: string;
}

/** The fields that can show the server's refusal of a value. */
export const faultyEventFields = [
  ...(['name', 'startDate', 'endDate', 'location', 'website', 'timeZone'] as const),
  ...(['signupsOpenAt', 'signupsCloseAt'] as const),
] as const;

interface EventFieldsProps<Values extends EventValues> {
  register: UseFormRegister<Values>;
  errors: FieldErrors<EventValues>;
  covers: readonly Choice[];
  onName?: (name: string) => void;
  onStartDate?: (day: string) => void;
  /** Between the name and the days. */
  afterName?: ReactNode;
  /** Under the days. */
  afterDays?: ReactNode;
  /** For a copy: place, time zone and cover come from the copied event. */
  brief?: boolean;
}

/** The fields of an event, the same for a new and an existing one. */
export function EventFields<Values extends EventValues>({
  register,
  errors,
  covers,
  onName,
  onStartDate,
  afterName,
  afterDays,
  brief = false,
}: EventFieldsProps<Values>) {
  const zonesId = useId();
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone'));
  return (
    <>
      <Field
        label="Event name"
        aria-required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name' as Path<Values>, {
          onChange: (change: { target: { value: string } }) => onName?.(change.target.value),
        })}
      />
      {afterName}
      <EventDaysFields register={register} errors={errors} onStartDate={onStartDate} />
      {afterDays}
      {brief ? null : (
        <Field
          label="Location"
          note="optional"
          error={errors.location?.message}
          {...register('location' as Path<Values>)}
        />
      )}
      <Field
        label="Website"
        note="optional"
        type="url"
        inputMode="url"
        placeholder="https://"
        error={errors.website?.message}
        {...register('website' as Path<Values>)}
      />
      {brief ? null : (
        <>
          <Field
            label="Time zone"
            hint="Shift times are in this time zone. Type a city, such as Chicago, and choose."
            list={zonesId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.timeZone?.message}
            {...register('timeZone' as Path<Values>)}
          />
          <datalist id={zonesId}>
            {zones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label="Signing up opens"
              note="optional"
              type="datetime-local"
              hint="In the event's time zone. Leave blank to open now."
              error={errors.signupsOpenAt?.message}
              {...register('signupsOpenAt' as Path<Values>)}
            />
            <Field
              label="Signing up closes"
              note="optional"
              type="datetime-local"
              hint="Leave blank to close each shift when it begins."
              error={errors.signupsCloseAt?.message}
              {...register('signupsCloseAt' as Path<Values>)}
            />
          </div>
          <Field
            label="Reminders"
            note="optional"
            inputMode="text"
            autoComplete="off"
            hint="Days before a household's first shift when a reminder is sent, at 9:00 AM. For example 7, 1. Leave blank for none."
            error={errors.reminders?.message}
            {...register('reminders' as Path<Values>)}
          />
          <FormSelect
            label="Cover image"
            hint={
              <>
                Your own pictures go to{' '}
                <Link to={paths.manageImages} className="prose-link">
                  Cover Images
                </Link>
                .
              </>
            }
            choices={covers}
            error={errors.coverImageUrl?.message}
            {...register('coverImageUrl' as Path<Values>)}
          />
        </>
      )}
    </>
  );
}
