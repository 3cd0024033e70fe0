import { z } from 'zod';
import { eventStates } from './event-state.js';
import { changed, day, flag, instant, line, optional } from '../text/fields.js';
import { plainLetters } from '../text/plain-letters.js';
import { voucherMinutes } from '../check-in/meal-voucher.js';
import { hoursFrom } from '../hours.js';
import { seenVersion } from '../seen-version.js';
import { changedPlace, optionalPlace } from '../text/texts.js';
import { isWebAddress } from '../text/web-address.js';

/* Longer than most files: all that an event takes, new, changed or copied, is checked in one place for both APIs and both forms. */

/** An http(s) address; empty means none. */
function webAddress(message: string) {
  return z
    .string({ error: message })
    .trim()
    .max(500, 'Please use at most 500 characters')
    .refine((text) => text === '' || isWebAddress(text), message);
}

/** A picture of our own (`/uploads/…`, `/stock-images/…`) or an http(s) address; empty means none. */
export const imageAddress = z
  .string()
  .trim()
  .max(1000, 'Please use at most 1000 characters')
  .refine((text) => text === '' || /^\/[^/\\\s]\S*$/.test(text) || isWebAddress(text), 'Please choose an image');

/** The IANA name of a time zone, or its city ('Chicago'); empty means the organisation's. An offset such as +02:00 would ignore daylight saving. */
const timeZone = z
  .string()
  .trim()
  .overwrite(zoneOfCity)
  .refine((name) => name === '' || isTimeZone(name), 'Please choose a time zone');

/** The zone with this name, or whose name ends in this city, without regard to case and spaces; anything else unchanged. */
function zoneOfCity(text: string): string {
  const name = text.replace(/\s+/g, '_').toLowerCase();
  if (name === '') return text;
  return Intl.supportedValuesOf('timeZone').find((zone) => `/${zone.toLowerCase()}`.endsWith(`/${name}`)) ?? text;
}

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,60}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The last part of an event page's address: lower-case letters, numbers, single hyphens between them. */
export const slug = z
  .string({ error: 'URL slug is required' })
  .trim()
  .min(1, 'URL slug is required')
  .max(100, 'Please use at most 100 characters')
  .regex(/^[a-z0-9-]+$/, 'Slug can only contain lowercase letters, numbers, and hyphens')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please use single hyphens, and only between letters or numbers');

/** The slug of a name: lower case, plain letters, without punctuation, spaces as hyphens, no repeated hyphens, none at the edges. */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '');
}

/** The refusal of a last day before the first. */
export const daysInOrder = 'End date must be on or after the start date';

/** The refusal of signups that close before they open. */
export const openingsInOrder = 'Signups must close after they open';

/** Whether signups open before they close, if both are set. */
export function areOpeningsInOrder({ signupsOpenAt, signupsCloseAt }: Openings): boolean {
  return !signupsOpenAt || !signupsCloseAt || Date.parse(signupsOpenAt) < Date.parse(signupsCloseAt);
}

interface Openings {
  signupsOpenAt?: string | null;
  signupsCloseAt?: string | null;
}

const aMoment = instant();
const momentWords = 'Please give a moment such as 2027-02-18T07:30:00Z';
/** A moment in the form of responses; empty means none. */
const moment = z
  .string({ error: momentWords })
  .trim()
  .refine((text) => text === '' || aMoment.safeParse(text).success, { error: momentWords, abort: true })
  .transform((text) => text && new Date(text).toISOString());

const name = line('Event name is required');
const startDate = day('Start date is required');
const endDate = day('End date is required');
const website = webAddress('Please enter a valid website URL');

// Descriptions for the documentation of GraphQL and REST.
const lastDay = 'Last day; the first day or later.';
const place = 'Where it takes place.';
const ownSite = "'Please enter a valid website URL' (http or https).";
const cover = 'Address of the cover image.';
const opens = 'From when people sign up by themselves; at once when empty.';
const closes = `Until when they do; until a shift begins when empty. '${openingsInOrder}'.`;
const mostReminders = 5;
const mostDaysBefore = 60;
const reminderWords = `Please give at most ${mostReminders} numbers of days from 1 to ${mostDaysBefore}, such as 7 and 1`;
/** Numbers of days, descending and unique. */
const reminderDays = z
  .array(z.int(reminderWords).min(1, reminderWords).max(mostDaysBefore, reminderWords), { error: reminderWords })
  .max(mostReminders, reminderWords)
  .transform((days) => [...new Set(days)].sort((one, other) => other - one))
  .nullish()
  .transform((days) => days ?? undefined);
const reminds = `So many days before their first shift households are reminded, at 09:00 there; [7, 1] by default, none when empty. '${reminderWords}'.`;
const waitlist = 'Whether people can wait for places in its full shifts; by default they can.';
const counts =
  'How hours count: `PLANNED`, the length of the shift of who came, by default; or `MARKS`, from arriving to leaving.';
const meals =
  'So many planned minutes of a person on a day give a meal voucher, 3 a day at most; 0: each shift gives one.';
const organizer = 'The user who organizes it; by default the admin who creates it.';

/** The message to everybody who is signed up about a cancellation. */
export const cancelMessage = z.string().trim().max(2000, 'Please use at most 2000 characters').nullish();

const firstState = z
  .enum(['DRAFT', 'PUBLISHED'], 'Please choose DRAFT or PUBLISHED')
  .nullish()
  .describe('`DRAFT` for staff alone, or `PUBLISHED`, which it is by default.');

/** A new event. The caller may choose its `id`; empty texts count as absent. */
export const createEventInput = z
  .object({
    id: z.string().nullish().describe("The caller's own UUID; repeating the call with it gives the existing event."),
    name: name.describe("Required: 'Event name is required'."),
    slug: slug.describe(
      "Required: 'URL slug is required'; 'Slug can only contain lowercase letters, numbers, and hyphens'.",
    ),
    startDate: startDate.describe('First day.'),
    endDate: endDate.describe(lastDay),
    location: optionalPlace.describe(place),
    website: optional(website).describe(ownSite),
    timeZone: optional(timeZone).describe("IANA time zone; the organisation's without one."),
    coverImageUrl: optional(imageAddress).describe(cover),
    organizerId: z.string().nullish().describe(organizer),
    state: firstState,
    signupsOpenAt: optional(moment).describe(opens),
    signupsCloseAt: optional(moment).describe(closes),
    remindDaysBefore: reminderDays.describe(reminds),
    waitlistEnabled: flag(true).describe(waitlist),
    hoursFrom: hoursFrom
      .nullish()
      .transform((from) => from ?? 'PLANNED')
      .describe(counts),
    mealVoucherMinutes: voucherMinutes.transform((minutes) => minutes ?? null).describe(`${meals} Left out: none.`),
  })
  .refine((event) => event.endDate >= event.startDate, { path: ['endDate'], message: daysInOrder })
  .refine(areOpeningsInOrder, { path: ['signupsCloseAt'], message: openingsInOrder });

/** A parsed new event. */
export type CreateEventInput = z.infer<typeof createEventInput>;

/** A change of an event: absent fields are unchanged; `version` is the one that the editor saw. */
export const updateEventInput = z.object({
  eventId: z.string(),
  name: name.optional().describe("'Event name is required'."),
  startDate: startDate.optional().describe("First day. The event's shifts stay where they are."),
  endDate: endDate.optional().describe(lastDay),
  location: changedPlace.describe(place),
  website: changed(website).describe(ownSite),
  timeZone: changed(timeZone).describe("IANA time zone; the organisation's when empty."),
  coverImageUrl: changed(imageAddress).describe(cover),
  signupsOpenAt: changed(moment).describe(opens),
  signupsCloseAt: changed(moment).describe(closes),
  remindDaysBefore: reminderDays.describe(reminds),
  waitlistEnabled: flag(undefined).describe(waitlist),
  hoursFrom: hoursFrom
    .nullish()
    .transform((from) => from ?? undefined)
    .describe(counts),
  mealVoucherMinutes: voucherMinutes.describe(`${meals} null: none.`),
  version: seenVersion,
});

/** Further changes by REST: the state, and its parameters. */
export const changedState = {
  state: z.enum(eventStates, `Please choose from ${eventStates.join(', ')}`).optional(),
  confirmed: z.boolean().optional().describe('With `state` DRAFT: although people are signed up.'),
  message: cancelMessage.describe('With `state` CANCELLED: the message to everybody who is signed up.'),
};

/** A parsed change of an event. */
export type UpdateEventInput = z.infer<typeof updateEventInput>;

/** The differences of a copy of an event; absent fields come from the original, or follow from it. */
export const eventCopy = z
  .object({
    name: name.optional().describe("By default the original's name with ' (Copy)'."),
    slug: slug.optional().describe("By default the original's slug with '-copy'; if taken, the next free one."),
    startDate: startDate.optional().describe('First day; all days move by the difference.'),
    endDate: endDate.optional().describe('Last day; by default the copy lasts as long as the original.'),
    website: changed(website).describe(ownSite),
    organizerId: z.string().nullish().describe(organizer),
    state: firstState,
  })
  .refine((copy) => !copy.startDate || !copy.endDate || copy.endDate >= copy.startDate, {
    path: ['endDate'],
    message: daysInOrder,
  });

/** An event and its copy. */
export const duplicateEventInput = eventCopy.safeExtend({ eventId: z.string() });

/** A parsed copy of an event. */
export type DuplicateEventInput = z.infer<typeof duplicateEventInput>;
