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
/** So many are asked at a time. */
const atATime = 5;
/** On the last day the next are asked 2 hours later; what lies further ahead than this, in milliseconds, was meant for a later start. */
export const longestOfLastDay = 2.5 * hour;

/** Who is to be asked next, with their households' links. */
export interface NextToAsk {
  people: Candidate[];
  links: ReadonlyMap<string, string>;
}

/** Whom to ask next to take over the place of a signup (a UUID); looked up before the shift is locked, as links come before it (014). */
export async function nextToAsk(ctx: RequestContext, signupId: string, shiftId: string): Promise<NextToAsk> {
  const people = await findCandidates(ctx, { shiftId, signupId, atMost: atATime });
  const links = await findHouseholdLinks(
    ctx,
    people.map(({ email }) => email),
  );
  return { people, links };
}

/** Asks these people, if it is still time. The shift is locked by then. */
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
  // From the last day on nobody waits for the morning.
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
 * How long after an asking the next five are asked, with so much time left to the start: 2 hours on the last day; before it 12 hours, but no
 * later than the last day begins, 2 hours after this one at the earliest. All in milliseconds.
 */
export function untilNext(left: number): number {
  return Math.min(12 * hour, Math.max(left - 24 * hour, 2 * hour));
}

/** Whether the next are to be asked now, of a shift that begins then: whoever waits for the shift is asked before them. */
export function isDue(search: FoundReplacement, startsAt: number): boolean {
  const { state, asksOthers, nextAskAt, lastAskAt, waitlistFirst } = search;
  if (state !== 'OPEN' || !asksOthers || waitlistFirst || nextAskAt === null) return false;
  const now = clock.now().getTime();
  if (nextAskAt <= now) return true;
  // Worked out for a later start: the shift was moved nearer since.
  return startsAt - now <= 24 * hour && nextAskAt > now + longestOfLastDay && (lastAskAt ?? 0) + 2 * hour <= now;
}

/** When the shift begins, in milliseconds since 1970. */
export function startOf({ fact: { shift, event } }: SignupFacts): number {
  return instantOf(shift.date, shift.startTime, event.timeZone).getTime();
}
