import { z } from 'zod';
import { day, flag, instant, line } from '../text/fields.js';
import { optionalPlace } from '../text/texts.js';

/** The prefix of every device's token; 43 characters follow. */
export const devicePrefix = 'tcd_';

/** The longest life of a check-in link, in hours. */
export const checkInHours = 24;

/** How many phones may use a link: the default, and the most. */
export const devicesOfLink = { usual: 3, most: 10 } as const;

const devices = `Please choose a number from 1 to ${devicesOfLink.most}`;

/** A new check-in link. */
export const createCheckInLinkInput = z.object({
  eventId: z.string().describe('The event.'),
  categoryId: z.string({ error: 'Please choose a category' }).describe('The category whose shifts it opens.'),
  place: optionalPlace.describe(
    'The place where they are, as it is written; case and odd spaces do not matter. Without one, all places of the category.',
  ),
  day: day('Please choose a day').describe('The day on which the shifts begin.'),
  expiresAt: instant()
    .nullish()
    .describe('When it ends, at the latest 2 hours after the last shift there; without it, then.'),
  withPhones: flag(true).describe('Whether it shows the phone numbers of the people; default: yes.'),
  canRedeem: flag(false).describe('Whether it may redeem meal vouchers; default: no.'),
  maxDevices: z
    .int(devices)
    .min(1, devices)
    .max(devicesOfLink.most, devices)
    .nullish()
    .transform((given) => given ?? devicesOfLink.usual)
    .describe(`How many phones may use it, 1 to ${devicesOfLink.most}; default: ${devicesOfLink.usual}.`),
});

/** A browser that joins by a link. */
export const joinCheckInInput = z.object({
  token: z.string().describe('What stands behind `#k=` in the address of the link.'),
  name: line('Please say who you are', 60).describe('Who uses the phone, for those who run the check-in.'),
});
