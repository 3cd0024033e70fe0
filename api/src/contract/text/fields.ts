import { z } from 'zod';
import { looksLikeLink } from './looks-like-link.js';
import {
  cleanAddress,
  cleanPhone,
  cleanTime,
  cleanTyped,
  controlCharacters,
  faultWords,
  markup,
  isAddress,
  isPhone,
  longest,
} from './typed-texts.js';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** For a new record: a text, or null. Absent, null and an empty text are null. */
export function optional<Text extends z.ZodType<string>>(text: Text) {
  return text.nullish().transform((value) => value || null);
}

/** For a change: absent means unchanged, null and an empty text clear the field (null). */
export function changed<Text extends z.ZodType<string>>(text: Text) {
  return text.nullish().transform((value) => (value === undefined ? undefined : value || null));
}

/** Yes or no, with its default. */
export function flag<Otherwise extends boolean | undefined>(otherwise: Otherwise) {
  return z
    .boolean()
    .nullish()
    .transform((given) => given ?? otherwise);
}

/** Too long texts are not checked further: the checks would take long for a megabyte. */
const tooLong = (maximum: number) => ({ error: faultWords.tooLong(maximum), abort: true });

/** One line of text: invisible characters are dropped, it is trimmed, has at least one character and no control characters. */
export function line(requiredMessage = 'Required', maximum = 200) {
  return z
    .string({ error: requiredMessage })
    .overwrite(cleanTyped)
    .min(1, requiredMessage)
    .max(maximum, tooLong(maximum))
    .refine((text) => !controlCharacters.test(text), faultWords.notOneLine);
}

/** A person's name: one line without web addresses, which robots use to have them mailed to others. */
export function personName(requiredMessage: string) {
  return line(requiredMessage, longest.name)
    .refine((text) => !markup.test(text), faultWords.holdsMarkup)
    .refine((text) => !looksLikeLink(text), faultWords.holdsLink)
    .describe(`Required: '${requiredMessage}'.`);
}

/** An e-mail address as cleaned by `cleanAddress`; its case is stored as typed and ignored in comparisons. */
export function email(message = 'Valid email is required') {
  return address(message, isAddress).describe(`A valid address: '${message}'.`);
}

/** An e-mail address, or none (null). */
export function emailOrNone(message: string) {
  return optional(address(message, (text) => text === '' || isAddress(text)));
}

function address(message: string, fits: (text: string) => boolean) {
  return z
    .string({ error: message })
    .overwrite(cleanAddress)
    .max(longest.email, { error: message, abort: true })
    .refine(fits, message);
}

const phoneNumber = z
  .string()
  .overwrite(cleanPhone)
  .max(longest.phone, faultWords.tooLong(longest.phone))
  .refine((text) => !controlCharacters.test(text), faultWords.phone)
  .refine(isPhone, faultWords.phone);

/** A phone number as people write it, or nothing (null). At most 40 characters. */
export const phone = optional(phoneNumber);

/** The same for a change: absent means unchanged. */
export const changedPhone = changed(phoneNumber);

const noDay = 'Please enter a date as YYYY-MM-DD';

/** A calendar day `YYYY-MM-DD` that exists; the database knows no year 0. */
export function day(requiredMessage = noDay) {
  return z
    .string({ error: requiredMessage })
    .overwrite(cleanTyped)
    .min(1, { error: requiredMessage, abort: true })
    .regex(dayPattern, { error: noDay, abort: true })
    .refine((text) => {
      const date = new Date(`${text}T00:00:00Z`);
      return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && date.getUTCFullYear() > 0;
    }, 'This date does not exist');
}

const noTime = 'Please enter a time as HH:MM';

/** A wall-clock time `HH:MM`, 00:00 to 23:59. `9:00` and `09:00:00` are read as `09:00`. */
export function timeOfDay(requiredMessage = noTime) {
  return clockTime(requiredMessage, cleanTime);
}

/** As `timeOfDay`; `24:00`, the end of a day, is read as `00:00`. */
export function endTimeOfDay(requiredMessage = noTime) {
  return clockTime(requiredMessage, (text) => cleanTime(text).replace(/^24:00$/, '00:00'));
}

function clockTime(requiredMessage: string, clean: (text: string) => string) {
  return z
    .string({ error: requiredMessage })
    .overwrite(clean)
    .min(1, { error: requiredMessage, abort: true })
    .refine((text) => text !== '24:00', { error: 'Please enter 24:00 as 00:00 of the next day', abort: true })
    .refine((text) => !/^\d\d:\d\d:\d\d/.test(text), { error: 'Please enter a time without seconds', abort: true })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, noTime);
}

// The database has no year 0, and no UTC offsets of 16 hours or more.
const outOfReach = /^0000|[+-](1[6-9]|2\d):\d\d$/;

/** A moment: ISO 8601 with its UTC offset. */
export function instant(message = 'Please give a moment such as 2027-02-18T07:30:00Z') {
  return z.iso.datetime({ offset: true, error: message }).refine((text) => !outOfReach.test(text), message);
}

/** A moment to query: an instant, or now. */
export const momentOrNow = z.union([z.literal('now'), instant()], {
  error: 'Please give now, or an instant such as 2027-02-20T09:00:00Z',
});

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
  return anId.safeParse(text).success;
}

const anId = id();
