import type { ComponentProps } from 'react';
import { Field } from '../ui/fields/field';

/** Connects an input to its form, of whichever kind. */
type Ties = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'defaultValue' | 'onChange' | 'onBlur'>;

interface NameFieldsProps {
  /** Both registered where the form is: the first faulty field gets the focus in the order of registration. */
  fields: readonly [first: Ties, last: Ties];
  errors: { firstName?: { message?: string }; lastName?: { message?: string } };
  /** Their own name, which the browser may know. */
  own?: boolean;
}

/** First and last name of a person, side by side where there is room. */
export function NameFields({ fields: [first, last], errors, own = false }: NameFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="First name"
        autoComplete={own ? 'given-name' : 'off'}
        aria-required
        error={errors.firstName?.message}
        {...first}
      />
      <Field
        label="Last name"
        autoComplete={own ? 'family-name' : 'off'}
        aria-required
        error={errors.lastName?.message}
        {...last}
      />
    </div>
  );
}
