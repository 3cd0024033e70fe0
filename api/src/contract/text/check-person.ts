import { looksLikeLink } from './looks-like-link.js';
import {
  cleanAddress,
  cleanPhone,
  cleanTyped,
  controlCharacters,
  faultWords,
  isAddress,
  isLonger,
  isPhone,
  longest,
  markup,
} from './typed-texts.js';

/* What `personInput` (`signup.ts`) says of a person, without zod, which is five times as large as the form that asks for one. A test holds
 * one against the other. */

/** What is said where something is missing. */
export const personWords = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Valid email is required',
} as const;

/** What a visitor typed about themselves. */
export interface TypedPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** It as it is sent: cleaned, `phone` null when none was given. */
export interface CheckedPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** What stands in the way, by field, in words for whoever types. */
export type PersonFaults = Partial<Record<keyof TypedPerson, string>>;

/** The person as they are sent, and what is wrong with them: nothing of it is sent then. */
export function checkPerson(typed: TypedPerson): { person: CheckedPerson; faults: PersonFaults } {
  const [firstName, lastName] = [cleanTyped(typed.firstName), cleanTyped(typed.lastName)];
  const [email, phone] = [cleanAddress(typed.email), cleanPhone(typed.phone)];
  const found: Record<keyof TypedPerson, string | null> = {
    firstName: faultOfName(firstName, personWords.firstName),
    lastName: faultOfName(lastName, personWords.lastName),
    email: isLonger(email, longest.email) || !isAddress(email) ? personWords.email : null,
    phone: faultOfPhone(phone),
  };
  const faults: PersonFaults = {};
  for (const [name, fault] of Object.entries(found)) if (fault !== null) faults[name as keyof TypedPerson] = fault;
  return { person: { firstName, lastName, email, phone: phone || null }, faults };
}

function faultOfName(text: string, required: string): string | null {
  if (text === '') return required;
  if (isLonger(text, longest.name)) return faultWords.tooLong(longest.name);
  if (controlCharacters.test(text)) return faultWords.notOneLine;
  if (markup.test(text)) return faultWords.holdsMarkup;
  return looksLikeLink(text) ? faultWords.holdsLink : null;
}

function faultOfPhone(text: string): string | null {
  if (isLonger(text, longest.phone)) return faultWords.tooLong(longest.phone);
  return controlCharacters.test(text) || !isPhone(text) ? faultWords.phone : null;
}
