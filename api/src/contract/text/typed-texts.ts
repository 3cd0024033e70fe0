/* What texts that people type may hold: the rules without zod, so that a visitor's page can keep them without carrying it. */

// Control characters (line breaks too) would forge mail headers and spreadsheet cells, and lone surrogates cannot be stored: no single-line
// text may contain them.
export const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/u;

// Phones, PDFs and chat programs add these to copied text. Some change the direction of what follows, so that a name shows something else
// than it contains; all are invisible, and nobody types them.
const neverTyped = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u2800\u3164\ufeff]/g;

// The two joiners (U+200C, U+200D) belong where scripts and emoji need them: after a character that is neither a space nor Latin, Greek
// or Cyrillic.
const strayJoiners = /(?<=^|[\s\p{P}\d]|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\u200c\u200d]+/gu;

/** Typed text without invisible characters, with plain spaces, trimmed. Line breaks inside it stay. */
export function cleanTyped(text: string): string {
  return text
    .replace(neverTyped, '')
    .replace(strayJoiners, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
// The zeros of Arabic, Persian and Devanagari digits.
const zeros = [0x660, 0x6f0, 0x966];

/** A phone number with plain digits, hyphens and spaces, without a leading 'tel:'. Its grouping stays as typed. */
export function cleanPhone(text: string): string {
  return cleanTyped(text)
    .replace(dashes, '-')
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, plainDigit)
    .replace(/^tel:\s*/i, '');
}

/** A time with plain digits, two for the hour, and without seconds that are zero. */
export function cleanTime(text: string): string {
  return cleanTyped(text)
    .normalize('NFKC')
    .replace(/^(?=\d:)/, '0')
    .replace(/^(\d\d:\d\d):00(?:\.0+)?$/, '$1');
}

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10) ?? code;
  return String(code - zero);
}

/**
 * An address in the form that mail servers accept: without characters added by copying, an international domain in its ASCII form
 * (`käse.example` is `xn--kse-qla.example`, as browsers send it). The case of the rest stays.
 */
export function cleanAddress(text: string): string {
  const bare = cleanTyped(text)
    .normalize('NFKC')
    .replace(/^mailto:/i, '')
    .replace(/[.,;]+$/, '')
    .replace(/^<(.*)>$/, '$1');
  const at = bare.lastIndexOf('@');
  const domain = bare.slice(at + 1);
  return at < 0 || !international.test(domain) ? bare : bare.slice(0, at + 1) + asciiDomain(domain);
}

const international = /^(?=.*[^\u0000-\u007f])[\p{L}\p{M}\p{N}.\u3002-]+$/u;

function asciiDomain(domain: string): string {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/** The longest name, address and phone number, in characters. */
export const longest = { name: 100, email: 254, phone: 40 } as const;

/** Whether a text has more characters than this. Code points are counted, as in zod: a character of two units counts as one. */
export function isLonger(text: string, maximum: number): boolean {
  // The number of characters is between half the number of units and that number: most texts need no counting.
  return text.length > maximum && (text.length > 2 * maximum || [...text].length > maximum);
}

/** The messages for invalid texts. */
export const faultWords = {
  notOneLine: 'Please use plain text on one line',
  holdsLink: 'Please enter a name, without a web address',
  holdsMarkup: 'Please enter a name, without < and >',
  phone: 'Please enter a valid phone number',
  tooLong: (maximum: number) => `Please use at most ${maximum} characters`,
} as const;

/** Angle brackets: no name has them, and a mail with them looks broken. */
export const markup = /[<>＜＞]/;

// As in RFC 5322, without forms that nobody types. Local parts in other scripts need SMTPUTF8 on the whole way, which hardly any server
// offers: such an address could not be reached.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** Whether a text, cleaned by `cleanAddress`, is one e-mail address that mail can reach. */
export function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return at > 0 && local.length <= 64 && localPart.test(local) && domainPattern.test(text.slice(at + 1));
}

/** Whether a text is a phone number as people write it, or empty. */
export function isPhone(text: string): boolean {
  return text === '' || /^[+\d(][\d\s()./+,;x#*-]*(?:ext\.?\s*\d+|x\s*\d+)?$/i.test(text);
}
