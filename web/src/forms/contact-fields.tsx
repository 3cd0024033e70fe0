import type { ComponentProps } from 'react';
import { Field } from '../ui/fields/field';
import { EmailField } from './email-field';

/** Connects an input to its form, of whichever kind. */
type Ties = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'defaultValue' | 'value' | 'onChange' | 'onBlur'>;

interface ContactFieldsProps {
  /** Both registered where the form is: the first faulty field gets the focus in the order of registration. */
  fields: readonly [email: Ties, phone: Ties];
  errors: { email?: { message?: string }; phone?: { message?: string } };
  /** The current address in its field. */
  typed: string;
  /** Puts the suggested address into the field. */
  onTake: (email: string) => void;
  /** Somebody walked in without an address, and may stay without. */
  isEmailOptional?: boolean;
  emailHint?: string;
  phoneHint?: string;
  /** Their own address and number, which the browser may know. */
  own?: boolean;
}

/** A volunteer's contact fields: an e-mail address, with a question when it looks mistyped, and an optional phone number. */
export function ContactFields(props: ContactFieldsProps) {
  const { errors, typed, onTake, isEmailOptional = false, emailHint, phoneHint, own = false } = props;
  const [email, phone] = props.fields;
  return (
    <>
      <EmailField
        typed={typed}
        onTake={onTake}
        aria-required={!isEmailOptional}
        label="Email"
        note={isEmailOptional ? 'optional' : undefined}
        autoComplete={own ? 'email' : 'off'}
        hint={emailHint}
        error={errors.email?.message}
        {...email}
      />
      <Field
        label="Phone"
        note="optional"
        type="tel"
        inputMode="tel"
        autoComplete={own ? 'tel' : 'off'}
        hint={phoneHint}
        error={errors.phone?.message}
        {...phone}
      />
    </>
  );
}
