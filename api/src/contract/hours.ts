import { z } from 'zod';
import { exportFormats } from './report.js';
import { day } from './text/fields.js';

/* Hours of people who helped (decision 064). */

/** How an event counts hours. */
export const hoursFroms = ['PLANNED', 'MARKS'] as const;

/** How an event counts hours. */
export type HoursFrom = (typeof hoursFroms)[number];

/** How an event counts hours, checked. */
export const hoursFrom = z.enum(hoursFroms, `Please choose from ${hoursFroms.join(', ')}`);

/** What the minutes of a signup come from. */
export type MinutesFrom = HoursFrom | 'CORRECTED' | 'PRESUMED' | 'UNKNOWN';

/** The most minutes that a correction gives: a day. */
export const mostMinutes = 1440;

const minutesWords = `Please give whole minutes from 0 to ${mostMinutes}`;

/** Staff correct the minutes of a signup, or take the correction back. */
export const correctHoursInput = z.object({
  signupId: z.string(),
  minutes: z
    .int(minutesWords)
    .min(0, minutesWords)
    .max(mostMinutes, minutesWords)
    .nullish()
    .refine((minutes) => minutes !== undefined, minutesWords)
    .describe(`Whole minutes, 0 to ${mostMinutes}; null takes the correction back.`),
  reason: z
    .string({ error: 'Please give a reason' })
    .trim()
    .min(3, 'Please give a reason')
    .max(200, 'Please use at most 200 characters')
    .describe('Why, 3 to 200 characters; kept in the audit log.'),
});

/** By what hours are added up. */
export const hoursBys = ['PERSON', 'HOUSEHOLD', 'EVENT', 'CATEGORY'] as const;

/** By what hours are added up. */
export type HoursBy = (typeof hoursBys)[number];

/** The default and the largest page of added-up hours. */
export const hoursPageSize = 50;
export const mostHoursAPage = 200;

/** Whose hours, and of which days of the event's time zone, both inclusive. */
export const hoursWhere = z
  .object({
    eventId: z.string().nullish().describe('Of this event.'),
    volunteerId: z.string().nullish().describe('Of this person.'),
    from: day().nullish().describe("Of shifts on this day of the event's time zone or later."),
    to: day().nullish().describe("Of shifts on this day of the event's time zone or earlier."),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day must be on or after the first day',
  });

/** Hours that are added up. */
export const hoursInput = z.object({
  where: hoursWhere.nullish().transform((where) => where ?? {}),
  by: z.enum(hoursBys, `Please choose from ${hoursBys.join(', ')}`).default('PERSON'),
  first: z.int().min(1).max(mostHoursAPage, `Please ask for at most ${mostHoursAPage} rows`).default(hoursPageSize),
  offset: z.int().min(0).max(1_000_000).default(0),
});

/** A file of hours: one row for each person, household, event or category. */
export const exportHoursInput = z.object({
  where: hoursInput.shape.where,
  by: hoursInput.shape.by,
  format: z.enum(exportFormats).default('csv'),
});
