// Letters that Unicode does not take apart into a plain one and a mark.
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
};
const special = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

// What looks like an apostrophe, and what has no width. An acute accent of its own would become a space and a mark below.
const apostrophes = /['`\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\uff07\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * A text as it is searched, sorted and put into addresses: lower case, without accents and apostrophes, one kind of hyphen, one space
 * between words. PostgreSQL's `plain_letters` says the same.
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(special, (letter) => spelled[letter] as string)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
