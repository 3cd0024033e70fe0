import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { createOpportunityInput } from '@trailcrew/api/contract/opportunity';
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
      <TextAreaField
        label="Short description"
        note="optional"
        hint="Shown when volunteers browse shifts."
        rows={2}
        error={errors.shortDescription?.message}
        {...register('shortDescription')}
      />
      <TextAreaField
        label="Long description"
        note="optional"
        hint="Sent in the confirmation email: what to do, what to bring."
        rows={5}
        error={errors.longDescription?.message}
        {...register('longDescription')}
      />
    </>
  );
}
