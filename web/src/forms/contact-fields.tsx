import type { ComponentProps } from 'react';
import { Field } from '../ui/fields/field';
import { EmailField } from './email-field';

/** What ties an input to its form, whichever form that is. */
type Ties = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'defaultValue' | 'value' | 'onChange' | 'onBlur'>;

interface ContactFieldsProps {
  /** Both registered where the form is: the first faulty field gets the focus in the order of registration. */
  fields: readonly [email: Ties, phone: Ties];
  errors: { email?: { message?: string }; phone?: { message?: string } };
  /** The address as it stands in its field now. */
  typed: string;
  /** Puts the address that was meant into the field. */
  onTake: (email: string) => void;
  emailHint?: string;
  phoneHint?: string;
  /** Their own address and number, which the browser may know. */
  own?: boolean;
}

/** How a volunteer is reached: an e-mail address, asked about when it looks mistyped, and a phone number, which may stay empty. */
export function ContactFields(props: ContactFieldsProps) {
  const { errors, typed, onTake, emailHint, phoneHint, own = false } = props;
  const [email, phone] = props.fields;
  return (
    <>
      <EmailField
        typed={typed}
        onTake={onTake}
        aria-required
        label="Email"
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
