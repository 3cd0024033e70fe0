import { z } from 'zod';
import { changed, flag, optional } from '../text/fields.js';
import { changedPlace, optionalPlace } from '../text/texts.js';
import { isWebAddress } from '../text/web-address.js';
import { seenVersion } from '../seen-version.js';

/** How many posts an event may have. */
export const mostPosts = 500;

/** The most people that a post may need. */
export const mostStaff = 200;

/** Minutes before a start by which a post is to be manned: the default, and the most. */
export const staffedBy = { usual: 30, most: 600 } as const;

const howMany = `Please choose a number from 1 to ${mostStaff}`;
const howEarly = `Please choose 0 to ${staffedBy.most} minutes`;

const minimumStaff = z
  .int(howMany)
  .min(1, howMany)
  .max(mostStaff, howMany)
  .describe(`How many people it needs, 1 to ${mostStaff}.`);

const minutes = z.int(howEarly).min(0, howEarly).max(staffedBy.most, howEarly);
const byWhen = `So many minutes before each start it is to be manned, 0 to ${staffedBy.most}`;

const mapUrl = z
  .string()
  .trim()
  .max(500, 'Please use at most 500 characters')
  .refine((address) => address === '' || isWebAddress(address), 'Please enter a valid web address');

const place =
  'The place, as the shifts name it; case and odd spaces do not matter. Without one, all places of the category.';
const starts = 'Before these starts; empty for every start of the event.';
const blocks = 'Whether the start should wait for it';

/** A new post. */
export const createPostInput = z.object({
  eventId: z.string().describe('The event.'),
  categoryId: z.string({ error: 'Please choose a category' }).describe('The category whose people stand there.'),
  place: optionalPlace.describe(place),
  minimumStaff,
  staffedByMinutes: minutes
    .nullish()
    .transform((given) => given ?? staffedBy.usual)
    .describe(`${byWhen}; default: ${staffedBy.usual}.`),
  blocksStart: flag(false).describe(`${blocks}; default: no.`),
  startIds: z
    .array(z.string())
    .max(20)
    .nullish()
    .transform((given) => given ?? [])
    .describe(starts),
  mapUrl: optional(mapUrl).describe('The address of a map with the place (http or https).'),
});

/** A change of a post: absent fields are unchanged. */
export const updatePostInput = z.object({
  postId: z.string().describe('The post.'),
  place: changedPlace.describe(place),
  minimumStaff: minimumStaff.optional(),
  staffedByMinutes: minutes.optional().describe(`${byWhen}.`),
  blocksStart: z.boolean().optional().describe(`${blocks}.`),
  startIds: z.array(z.string()).max(20).optional().describe(starts),
  mapUrl: changed(mapUrl).describe('The address of a map with the place (http or https); empty removes it.'),
  version: seenVersion,
});
