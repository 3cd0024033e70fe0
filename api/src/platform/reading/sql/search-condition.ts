import { digitsOfSearch } from '../../../contract/text/digits-of-search.js';
import { wordsOfSearch } from '../../../contract/text/plain-letters.js';
import { likePattern } from './like-pattern.js';

/**
 * SQL for a search of people: the text contains every word, ignoring case, accents and apostrophes, or the phone number (a column, or null)
 * contains the digits. Null for an empty search. `value` binds a value and returns its placeholder.
 */
export function searchCondition(
  text: string,
  phone: string | null,
  search: string,
  value: (bound: unknown) => string,
): string | null {
  const words = wordsOfSearch(search);
  if (words.length === 0) return null;
  const inText = `plain_letters(${text}) like all (${value(words.map(likePattern))}::text[])`;
  const digits = phone === null ? null : digitsOfSearch(search);
  if (digits === null) return inText;
  return `(${inText} or regexp_replace(${phone}, '\\D', '', 'g') like ${value(likePattern(digits))})`;
}
