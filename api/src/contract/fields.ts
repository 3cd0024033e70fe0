import { z } from 'zod';
import { looksLikeLink } from './looks-like-link.js';

// Control characters (line breaks too) would forge mail headers and spreadsheet cells, and halves of characters cannot be kept:
// no single-line text holds them.
const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/u;
// Besides spaces there are characters without width: a name of these alone is no name.
const visible = /[^\s\u200b-\u200d\u2060\ufeff]/;
// Marks that turn the order of what follows: with them a name or title shows something else than it holds.
const turnsDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
// Nobody types these into a name. The two joiners (U+200C, U+200D) belong there where scripts and emoji need them: after a character
// that is neither a space nor Latin, Greek or Cyrillic.
const withoutWidth =
  /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]|(?:^|[\s\p{P}\d]|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\u200c\u200d]/u;
const holdsHidden = 'This text holds hidden characters. Please type it anew.';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Of a new record: a text, or nothing. Absent, null and an empty text are nothing (null). */
export function optional<Text extends z.ZodType<string>>(text: Text) {
  return text.nullish().transform((value) => value || null);
}

/** Of a change: absent leaves what is there, null and an empty text take it away (null). */
export function changed<Text extends z.ZodType<string>>(text: Text) {
  return text.nullish().transform((value) => (value === undefined ? undefined : value || null));
}

/** What is too long is looked at no further: the checks behind it would take their time over a megabyte. */
const tooLong = (maximum: number) => ({ error: `Please use at most ${maximum} characters`, abort: true });

/** One line of text, trimmed, at least one character, without control characters and without marks that turn its direction. */
export function line(requiredMessage = 'Required', maximum = 200) {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, requiredMessage)
    .refine((text) => visible.test(text), requiredMessage)
    .max(maximum, tooLong(maximum))
    .refine((text) => !controlCharacters.test(text), 'Please use plain text on one line')
    .refine((text) => !turnsDirection.test(text), holdsHidden);
}

/** A person's name: one line without hidden characters, and without web addresses, which robots put there to have them mailed to strangers. */
export function personName(requiredMessage: string) {
  return line(requiredMessage, 100)
    .refine((text) => !withoutWidth.test(text), holdsHidden)
    .refine((text) => !looksLikeLink(text), 'Please enter a name, without a web address')
    .describe(`Required: '${requiredMessage}'.`);
}

/** An e-mail address, trimmed; its case is kept as typed and ignored when compared. */
export function email(message = 'Valid email is required') {
  return z
    .string({ error: message })
    .trim()
    .max(254, { error: message, abort: true })
    .refine(isAddress, message)
    .describe(`A valid address: '${message}'.`);
}

// The standard allows quoted names, in which commas and whole other addresses hide: nobody types them, mail programs trip over them.
function isAddress(text: string): boolean {
  if (controlCharacters.test(text) || turnsDirection.test(text) || withoutWidth.test(text) || text.includes('"'))
    return false;
  return z.email({ pattern: z.regexes.rfc5322Email }).safeParse(text).success && /\.[^.\s\]]{2,}$/.test(text);
}

/** A phone number as people write it, or nothing (null). At most 40 characters. */
export const phone = optional(
  z
    .string()
    .trim()
    .max(40, 'Please use at most 40 characters')
    .refine((text) => !controlCharacters.test(text), 'Please enter a valid phone number')
    .refine(
      (text) => text === '' || /^[+\d(][\d\s()./+,;x#*-]*(?:ext\.?\s*\d+|x\s*\d+)?$/i.test(text),
      'Please enter a valid phone number',
    ),
);

/** A calendar day `YYYY-MM-DD` that exists; the database knows no year 0. */
export function day(message = 'Please enter a date as YYYY-MM-DD') {
  return z.string({ error: message }).refine((text) => {
    if (!dayPattern.test(text)) return false;
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && date.getUTCFullYear() > 0;
  }, message);
}

/** A wall-clock time `HH:MM`, 00:00 to 23:59. */
export function timeOfDay(message = 'Please enter a time as HH:MM') {
  return z.string({ error: message }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, message);
}

// The database knows no year 0, and no clocks that are 16 hours or more from UTC.
const outOfReach = /^0000|[+-](1[6-9]|2\d):\d\d$/;

/** A moment: ISO 8601 with its distance from UTC. */
export function instant(message = 'Please give a moment such as 2027-02-18T07:30:00Z') {
  return z.iso.datetime({ offset: true, error: message }).refine((text) => !outOfReach.test(text), message);
}

/** An identifier (UUID). */
export function id(message = 'Not a valid id') {
  return z.string({ error: message }).regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, message);
}

/** A new password: 8 to 200 characters. */
export const newPassword = z
  .string({ error: 'Password must be at least 8 characters' })
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'Please use at most 200 characters');

/** Whether a text is an identifier (UUID): malformed ids are treated as unknown ones. */
export function isId(text: string): boolean {
  return id().safeParse(text).success;
}
