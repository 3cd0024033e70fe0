import { digitsOfSearch } from '@trailcrew/api/contract/text/digits-of-search';
import { plainLetters, wordsOfSearch } from '@trailcrew/api/contract/text/plain-letters';

/** A contact, with the phone numbers of everybody in the group with that address. */
interface FoundContact {
  name: string;
  email: string;
  phones: readonly string[];
}

/** The contacts that match a search: every word in the name or the address, or its digits in a phone number. */
export function findContacts<Contact extends FoundContact>(contacts: readonly Contact[], search: string): Contact[] {
  const words = wordsOfSearch(search);
  const digits = digitsOfSearch(search);
  return contacts.filter(({ name, email, phones }) => {
    const text = plainLetters(`${name} ${email}`);
    return (
      words.every((word) => text.includes(word)) ||
      (digits !== null && phones.some((phone) => phone.replace(/\D/g, '').includes(digits)))
    );
  });
}
