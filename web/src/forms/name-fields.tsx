import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../ui/field';

interface NameFieldsProps {
  register: (name: 'firstName' | 'lastName') => UseFormRegisterReturn;
  errors: { firstName?: { message?: string }; lastName?: { message?: string } };
  /** Her own name, which the browser may know. */
  own?: boolean;
}

/** First and last name of a person, side by side where there is room. */
export function NameFields({ register, errors, own = false }: NameFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="First name"
        autoComplete={own ? 'given-name' : 'off'}
        aria-required
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <Field
        label="Last name"
        autoComplete={own ? 'family-name' : 'off'}
        aria-required
        error={errors.lastName?.message}
        {...register('lastName')}
      />
    </div>
  );
}
