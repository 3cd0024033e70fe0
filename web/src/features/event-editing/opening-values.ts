import { openingsInOrder } from '@trailcrew/api/contract/programme/event';
import { z } from 'zod';
import { publicSettings } from '../../app/settings';
import { instantAt, wallClock } from '../../formatting/times';

/* When an event's signups open and close, as form values: local time of the event, `YYYY-MM-DDTHH:MM`, empty for always. */

/** The two fields of a form. */
export const openingFields = { signupsOpenAt: z.string(), signupsCloseAt: z.string() };

/** Both values, as a form holds them. */
export type OpeningValues = z.infer<z.ZodObject<typeof openingFields>>;

/** The error for a closing before the opening. */
export const openingOrder = { path: ['signupsCloseAt'], message: openingsInOrder };

/** Whether the opening comes before the closing, in the event's local time. */
export function opensFirst({ signupsOpenAt, signupsCloseAt }: Partial<OpeningValues>): boolean {
  return !signupsOpenAt || !signupsCloseAt || signupsOpenAt < signupsCloseAt;
}

/** The values of an existing event. */
export function openingsOf(event: {
  timeZone: string;
  signupsOpenAt: string | null;
  signupsCloseAt: string | null;
}): OpeningValues {
  const shown = (instant: string | null) => (instant ? wallClock(event.timeZone, new Date(instant)) : '');
  return { signupsOpenAt: shown(event.signupsOpenAt), signupsCloseAt: shown(event.signupsCloseAt) };
}

/** The input of the mutation; `timeZone` is the form's value, the club's when empty. */
export function openingsToSend({ signupsOpenAt, signupsCloseAt }: OpeningValues, timeZone: string | null | undefined) {
  const zone = timeZone || publicSettings().timeZone;
  const sent = (wall: string) => (wall ? instantAt(zone, wall) : null);
  return { signupsOpenAt: sent(signupsOpenAt), signupsCloseAt: sent(signupsCloseAt) };
}
