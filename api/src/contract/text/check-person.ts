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

/** The messages for missing fields. */
export const personWords = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Valid email is required',
} as const;

/** A visitor's details as typed. */
export interface TypedPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The details as submitted: cleaned, `phone` null when none was given. */
export interface CheckedPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** What is wrong, by field, as sentences for the person who types. */
export type PersonFaults = Partial<Record<keyof TypedPerson, string>>;

/** The person to submit, or what is wrong with them: then nothing is submitted. */
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
