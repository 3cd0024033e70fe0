import { z } from 'zod';
import { searchedPlace } from './text/texts.js';

/** The contents of feeds, in the words of the people who choose them. Their columns are in docs/api-reference.md. */
export const feedKinds = {
  ROSTER: 'Who is where',
  SHIFTS: 'Shifts and open spots',
  SIGNUPS: 'Signups, cancelled ones too',
} as const;

/** One kind of content. */
export type FeedKind = keyof typeof feedKinds;

/** Their names, in the order in which they are shown. */
export const feedKindNames = Object.keys(feedKinds) as [FeedKind, ...FeedKind[]];

/** The formats of a feed: the extension of its address. */
export const feedFormats = ['ics', 'csv', 'json', 'xlsx'] as const;

/** A format of a feed. */
export type FeedFormat = (typeof feedFormats)[number];

/** The number of days after its event for which a feed still answers. */
export const feedDaysAfterEvent = 30;

/** A new feed. */
export const createFeedInput = z.object({
  kind: z
    .enum(feedKindNames, `Please choose from ${feedKindNames.join(', ')}`)
    .describe('What it holds: `SHIFTS`, `ROSTER` (who is where) or `SIGNUPS`.'),
  eventId: z.string().describe('The event that it is about.'),
  categoryId: z.string().nullish().describe('Of this category alone.'),
  place: searchedPlace.nullish().describe('At this place alone, as it is written; case and odd spaces do not matter.'),
  leadId: z.string().nullish().describe('Of the categories of this lead alone.'),
  withPhones: z
    .boolean()
    .nullish()
    .describe('Phone numbers too, and with `SIGNUPS` e-mail addresses; never with `SHIFTS`.'),
});
