import { emailKey, nameKey } from '../../../platform/text/person-key.js';

/** A person to sign up, as typed or as stored. The keys identify them. */
export interface PersonToPlace {
  firstName: string;
  lastName: string;
  email: string;
  /** Stored only if none is known. */
  phone: string | null;
  emailKey: string;
  nameKey: string;
  /** They agree to be asked when someone drops out. Only ever set here, never reset. */
  mayBeAsked?: boolean | null;
}

/** Adds the keys that identify a person to their typed details. */
export function personOf(
  typed: Pick<PersonToPlace, 'firstName' | 'lastName' | 'email' | 'phone' | 'mayBeAsked'>,
): PersonToPlace {
  const { firstName, lastName, email, phone, mayBeAsked } = typed;
  return {
    firstName,
    lastName,
    email,
    phone,
    mayBeAsked,
    emailKey: emailKey(email),
    nameKey: nameKey(firstName, lastName),
  };
}
