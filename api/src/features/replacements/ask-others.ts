import { clock, instantOf } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { findHouseholdLinks } from '../household-links/find-household-links.js';
import type { SignupFacts } from '../signups/find-signup-facts.js';
import { emailKey } from '../../platform/text/person-key.js';
import { afterQuietHours } from '../waitlist/answer-by.js';
import { findCandidates, type Candidate } from './find-candidates.js';
import { findOfSignup, type FoundReplacement } from './find-replacement.js';
import { othersAsked } from './replacement.announcements.js';

const hour = 3_600_000;
/** How many are asked at a time. */
const atATime = 5;
/** On the last day the next are asked 2 hours later; a longer wait than this, in milliseconds, was computed for a later start. */
export const longestOfLastDay = 2.5 * hour;

/** The people to ask next, with their households' links. */
export interface NextToAsk {
  people: Candidate[];
  links: ReadonlyMap<string, string>;
}

/** The people to ask next to take over a signup (a UUID). Call it before the shift is locked, as links come first in the lock order (014). */
export async function nextToAsk(ctx: RequestContext, signupId: string, shiftId: string): Promise<NextToAsk> {
  const people = await findCandidates(ctx, { shiftId, signupId, atMost: atATime });
  const links = await findHouseholdLinks(
    ctx,
    people.map(({ email }) => email),
  );
  return { people, links };
}

/** Asks these people, if they are still due. The caller has locked the shift. */
export async function askThese(ctx: RequestContext, signup: SignupFacts, { people, links }: NextToAsk): Promise<void> {
  const { event } = signup.fact;
  const search = await findOfSignup(ctx, signup.id);
  const now = clock.now();
  const startsAt = startOf(signup);
  const left = startsAt - now.getTime();
  if (!search || !isDue(search, startsAt) || left <= 0) return;
  const lastDay = left <= 24 * hour;
  const morning = afterQuietHours(now, event.timeZone);
  const waits = !lastDay && morning > now;
  // On the last day mails are sent during quiet hours, too.
  const next = new Date(waits ? Math.min(morning.getTime(), startsAt - 24 * hour) : now.getTime() + untilNext(left));
  await ctx.execute('update replacement set next_ask_at = ? where id = ?', [next, search.id]);
  if (waits || people.length === 0) return;
  await ctx.execute(
    `insert into replacement_ask (replacement_id, volunteer_id, asked_at) select ?, unnest(?::uuid[]), ? on conflict do nothing`,
    [search.id, people.map(({ volunteerId }) => volunteerId), now],
  );
  await ctx.announce(othersAsked, {
    place: search,
    signup: { ...signup.fact, message: search.message },
    people: people.map(({ firstName, lastName, email }) => ({
      ...{ firstName, lastName, email },
      householdTokenId: links.get(emailKey(email)) ?? '',
    })),
  });
}

/**
 * How long to wait before asking the next five, with `left` until the start: 2 hours on the last day; before it 12 hours, but not beyond
 * the beginning of the last day, and at least 2 hours. All in milliseconds.
 */
export function untilNext(left: number): number {
  return Math.min(12 * hour, Math.max(left - 24 * hour, 2 * hour));
}

/** Whether the next are to be asked now, for a shift that begins at `startsAt`. The waitlist is asked before them. */
export function isDue(search: FoundReplacement, startsAt: number): boolean {
  const { state, asksOthers, nextAskAt, lastAskAt, waitlistFirst } = search;
  if (state !== 'OPEN' || !asksOthers || waitlistFirst || nextAskAt === null) return false;
  const now = clock.now().getTime();
  if (nextAskAt <= now) return true;
  // The wait was computed for a later start: the shift was moved to an earlier one since.
  return startsAt - now <= 24 * hour && nextAskAt > now + longestOfLastDay && (lastAskAt ?? 0) + 2 * hour <= now;
}

/** When the shift begins, in milliseconds since 1970. */
export function startOf({ fact: { shift, event } }: SignupFacts): number {
  return instantOf(shift.date, shift.startTime, event.timeZone).getTime();
}
