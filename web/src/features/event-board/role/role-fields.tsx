import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { createOpportunityInput } from '@trailcrew/api/contract/programme/opportunity';
import { entriesOf } from '@trailcrew/api/contract/text/mapped';
import { roleTexts, type RoleText, type RoleTextName } from '@trailcrew/api/contract/text/role-texts';
import type { z } from 'zod';
import { CheckField } from '../../../ui/fields/check-field';
import { Field } from '../../../ui/fields/field';
import { TextAreaField } from '../../../ui/fields/text-area-field';

type RoleForm = z.input<typeof createOpportunityInput>;

/** Name, place, texts, age and stand-by of a volunteer role. */
export function RoleFields({
  register,
  errors,
}: {
  register: UseFormRegister<RoleForm>;
  errors: FieldErrors<RoleForm>;
}) {
  return (
    <>
      <Field label="Name" aria-required error={errors.name?.message} {...register('name')} />
      <Field
        label="Location"
        note="optional"
        hint="Only if it differs from the event's."
        error={errors.location?.message}
        {...register('location')}
      />
      {entriesOf<RoleTextName, RoleText>(roleTexts).map(([name, { label, hint, lines }]) => {
        const field = { label, hint, note: 'optional', error: errors[name]?.message, ...register(name) };
        return lines === 1 ? <Field key={name} {...field} /> : <TextAreaField key={name} rows={lines} {...field} />;
      })}
      <Field
        label="Minimum age"
        note="optional"
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        hint="On the day of the shift, such as 16 or 18. Everybody is then asked when they were born."
        error={errors.minimumAge?.message}
        {...register('minimumAge', { setValueAs: (typed) => (typed === '' || typed == null ? null : Number(typed)) })}
      />
      <CheckField
        label="Younger people may help when an adult of their household agrees"
        {...register('youngerWithConsent')}
      />
      <CheckField
        label="Stand-by"
        hint="On race day, its people wait to be sent to other posts."
        {...register('standby')}
      />
    </>
  );
}
