// Letters that Unicode does not decompose into a plain one and a mark.
const spelled: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
};
const special = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

// Characters that look like an apostrophe, and characters without width. A standalone acute accent would become a space and a mark below.
const apostrophes = /['`\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\uff07\u00ad\u200b-\u200f\u2060\ufeff]/g;

const marks =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/**
 * A text normalised for searching, sorting and addresses: lower case, without accents and apostrophes, one kind of hyphen, one space
 * between words. PostgreSQL's `plain_letters` returns the same.
 */
export function plainLetters(text: string): string {
  return text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(special, (letter) => spelled[letter] as string)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

// The same everywhere, whatever the browser's language. Created once, because it sorts thousands of names.
const order = new Intl.Collator('en');

/** Compares two names like the database's `plain_letters`: without regard to case, accents and apostrophes. */
export function compareNames(one: string, other: string): number {
  return order.compare(one.replace(apostrophes, ''), other.replace(apostrophes, ''));
}

/** The words of a search, each of which a match (normalised by `plainLetters`) must contain. */
export function wordsOfSearch(search: string): string[] {
  return plainLetters(search).split(' ').filter(Boolean);
}
