/* What texts that people type may hold: the rules without zod, so that a visitor's page can keep them without carrying it. */

// Control characters (line breaks too) would forge mail headers and spreadsheet cells, and halves of characters cannot be kept:
// no single-line text holds them.
export const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/u;

// Besides spaces there are characters without width: a name of these alone is no name.
export const visible = /[^\s\u200b-\u200d\u2060\ufeff]/;

// Marks that turn the order of what follows: with them a name or title shows something else than it holds.
export const turnsDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

// Nobody types these into a name. The two joiners (U+200C, U+200D) belong there where scripts and emoji need them: after a character
// that is neither a space nor Latin, Greek or Cyrillic.
export const withoutWidth =
  /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]|(?:^|[\s\p{P}\d]|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\u200c\u200d]/u;

/** The longest name, address and phone number, in characters. */
export const longest = { name: 100, email: 254, phone: 40 } as const;

/** Whether a text has more characters than that. Code points are counted, as zod counts them: a letter or sign of two units is one. */
export function isLonger(text: string, maximum: number): boolean {
  // It has at most as many characters as units, and at least half as many: most texts are not looked at letter by letter.
  return text.length > maximum && (text.length > 2 * maximum || [...text].length > maximum);
}

/** What is said of a text that cannot stay as it is. */
export const faultWords = {
  notOneLine: 'Please use plain text on one line',
  holdsHidden: 'This text holds hidden characters. Please type it anew.',
  holdsLink: 'Please enter a name, without a web address',
  phone: 'Please enter a valid phone number',
  tooLong: (maximum: number) => `Please use at most ${maximum} characters`,
} as const;

// As RFC 5322 has it, but for what nobody types.
const addressPattern =
  /^(([^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;

/** Whether a text is one e-mail address. */
export function isAddress(text: string): boolean {
  // The standard allows quoted names, in which commas and whole other addresses hide: nobody types them, mail programs trip over them.
  if (controlCharacters.test(text) || turnsDirection.test(text) || withoutWidth.test(text) || text.includes('"'))
    return false;
  return addressPattern.test(text) && /\.[^.\s\]]{2,}$/.test(text);
}

/** Whether a text is a phone number as people write it, or empty. */
export function isPhone(text: string): boolean {
  return text === '' || /^[+\d(][\d\s()./+,;x#*-]*(?:ext\.?\s*\d+|x\s*\d+)?$/i.test(text);
}
