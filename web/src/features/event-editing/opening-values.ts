import { openingsInOrder } from '@trailcrew/api/contract/programme/event';
import { z } from 'zod';
import { publicSettings } from '../../app/settings';
import { instantAt, wallClock } from '../../formatting/times';

/* From when and until when an event takes signups, in forms: as its clocks show it, `YYYY-MM-DDTHH:MM`, empty for always. */

/** The two fields of a form. */
export const openingFields = { signupsOpenAt: z.string(), signupsCloseAt: z.string() };

/** The two of them, as a form holds them. */
export type OpeningValues = z.infer<z.ZodObject<typeof openingFields>>;

/** What a form says of a closing that comes before the opening. */
export const openingOrder = { path: ['signupsCloseAt'], message: openingsInOrder };

/** Whether it opens before it closes, as the clocks there show it. */
export function opensFirst({ signupsOpenAt, signupsCloseAt }: Partial<OpeningValues>): boolean {
  return !signupsOpenAt || !signupsCloseAt || signupsOpenAt < signupsCloseAt;
}

/** The fields of an event that is there. */
export function openingsOf(event: {
  timeZone: string;
  signupsOpenAt: string | null;
  signupsCloseAt: string | null;
}): OpeningValues {
  const shown = (instant: string | null) => (instant ? wallClock(event.timeZone, new Date(instant)) : '');
  return { signupsOpenAt: shown(event.signupsOpenAt), signupsCloseAt: shown(event.signupsCloseAt) };
}

/** What is sent for them; `timeZone` as the form holds it, the club's when empty. */
export function openingsToSend({ signupsOpenAt, signupsCloseAt }: OpeningValues, timeZone: string | null | undefined) {
  const zone = timeZone || publicSettings().timeZone;
  const sent = (wall: string) => (wall ? instantAt(zone, wall) : null);
  return { signupsOpenAt: sent(signupsOpenAt), signupsCloseAt: sent(signupsCloseAt) };
}
