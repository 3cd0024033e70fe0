import { signupPhase } from '@trailcrew/api/contract/programme/signup-phase';
import { formatShortDay } from '../../formatting/days';
import { formatLongMoment, wallClock } from '../../formatting/times';

interface Openings {
  state: string;
  timeZone: string;
  signupsOpenAt: string | null;
  signupsCloseAt: string | null;
}

/** The event's sentence about its signups as a whole, in its local time; nothing where they are always open, or it is cancelled. */
export function signupWords({ state, timeZone, ...openings }: Openings, now: Date): string | null {
  if (state === 'CANCELLED') return null;
  const { signupsOpenAt, signupsCloseAt } = openings;
  const phase = signupPhase(openings, now);
  if (phase === 'before' && signupsOpenAt) return `Signing up opens on ${formatLongMoment(signupsOpenAt, timeZone)}.`;
  if (!signupsCloseAt) return null;
  const closing = formatLongMoment(signupsCloseAt, timeZone);
  return phase === 'after' ? `Signing up closed on ${closing}.` : `Signing up closes on ${closing}.`;
}

/** The day on which an event's signups open, in its local time, in short; nothing once they are open. */
export function openingWords(
  { signupsOpenAt, timeZone }: Pick<Openings, 'signupsOpenAt' | 'timeZone'>,
  now: Date,
): string | null {
  if (!signupsOpenAt || signupPhase({ signupsOpenAt }, now) !== 'before') return null;
  return `Signing up opens ${formatShortDay(wallClock(timeZone, new Date(signupsOpenAt)).slice(0, 10))}`;
}
