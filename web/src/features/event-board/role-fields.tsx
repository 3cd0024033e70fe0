import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { createOpportunityInput } from '@trailcrew/api/contract/opportunity';
import { entriesOf } from '@trailcrew/api/contract/mapped';
import { roleTexts, type RoleText, type RoleTextName } from '@trailcrew/api/contract/role-texts';
import type { z } from 'zod';
import { Field } from '../../ui/field';
import { TextAreaField } from '../../ui/text-area-field';

type RoleForm = z.input<typeof createOpportunityInput>;

/** Name, place and texts of a volunteer role. */
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
    </>
  );
}
