import { z } from 'zod';
import { clock, instantOf } from '../../platform/clock.js';
import { eachByItself } from '../../platform/each-by-itself.js';
import { jobKind } from '../../platform/jobs.js';
import { operation } from '../../platform/operation.js';
import type { RequestContext } from '../../platform/request-context.js';
import { findHouseholdLinks } from '../household-links/find-household-links.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { findSignupFacts, type SignupFacts } from '../signups/find-signup-facts.js';
import { whoHears } from '../signups/give-back-place.js';
import { emailKey } from '../../platform/person-key.js';
import { afterQuietHours } from '../waitlist/answer-by.js';
import { findCandidates, type Candidate } from './find-candidates.js';
import { findOfSignup, type FoundReplacement } from './find-replacement.js';
import { offerTakeovers } from './offer-takeovers.js';
import { othersAsked, replacementMissing } from './replacement.announcements.js';

const hour = 3_600_000;
/** So many are asked at a time. */
const atATime = 5;

/**
 * What time brings for open searches: whoever waits is asked first, the next five are asked, and the lead hears a day before the shift that nobody has taken over yet.
 * Nobody is written to between 21:00 and 08:00 of the event's zone unless the shift begins within 24 hours.
 */
export const goOnSearching = jobKind({
  name: 'go-on-searching',
  payload: z.object({}),
  mostTries: 1,
  schedule: { everySeconds: 60 },
  run: async (ctx, _payload, stopped): Promise<void> => {
    const looks = [
      ...(await shiftsWithoutOffer(ctx)).map((shiftId) => () => ctx.run(askWhoWaits, { shiftId })),
      ...(await searchesToLookAt(ctx)).flatMap((signupId) =>
        [tellLeadOfSearch, goOnAsking].map((look) => () => ctx.run(look, { signupId })),
      ),
    ];
    await eachByItself(looks, stopped, 'Some searches could not go on');
  },
});

async function searchesToLookAt(ctx: RequestContext): Promise<string[]> {
  const rows = await ctx.services.rows.read<{ signupId: string }>({
    name: 'searches-to-look-at',
    text: `
      select r.signup_id as "signupId" from replacement r join shift s on s.id = r.shift_id join event e on e.id = r.event_id
        cross join lateral (select (s.date + s.start_time::time) at time zone coalesce(e.time_zone, $2::text) as begins_at) t
      where r.state = 'OPEN' and e.state = 'PUBLISHED' and s.cancelled_at is null and t.begins_at > $1::timestamptz
        and ((r.asks_others and r.next_ask_at <= $1::timestamptz
            and not exists (select from waitlist_entry w where w.takes_over_id = r.signup_id and w.state = 'OFFERED'))
          or (r.lead_told_at is null and t.begins_at <= $1::timestamptz + interval '24 hours'))
      order by r.created_at`,
    values: [clock.now(), ctx.services.settings.timeZone],
  });
  return rows.map(({ signupId }) => signupId);
}

/** Shifts in which a search was offered to nobody although people wait: their event takes place again, or somebody's other shift is over. */
async function shiftsWithoutOffer(ctx: RequestContext): Promise<string[]> {
  const rows = await ctx.services.rows.read<{ shiftId: string }>({
    name: 'searches-without-offer',
    text: `
      select distinct r.shift_id as "shiftId" from replacement r join shift s on s.id = r.shift_id join event e on e.id = r.event_id
      where r.state = 'OPEN' and s.waiting_count > 0 and s.cancelled_at is null and e.state = 'PUBLISHED' and s.date >= $1::date - 1
        and not exists (select from waitlist_entry w where w.takes_over_id = r.signup_id and w.state = 'OFFERED')`,
    values: [clock.now()],
  });
  return rows.map(({ shiftId }) => shiftId);
}

const askWhoWaits = operation(
  { openTo: 'everyone', input: z.object({ shiftId: z.string() }), queue: (_ctx, { shiftId }) => shiftId },
  async function askWhoWaits(ctx, { shiftId }): Promise<void> {
    await lockShifts(ctx, [shiftId]);
    await offerTakeovers(ctx, [shiftId]);
  },
);

const ofSearch = z.object({ signupId: z.string() });

const goOnAsking = operation(
  { openTo: 'everyone', input: ofSearch },
  async function goOnAsking(ctx, { signupId }): Promise<void> {
    await askNext(ctx, signupId);
  },
);

const tellLeadOfSearch = operation(
  { openTo: 'everyone', input: ofSearch },
  async function tellLeadOfSearch(ctx, { signupId }): Promise<void> {
    await tellLead(ctx, signupId);
  },
);

/** Who is to be asked next, with their households' links. */
export interface NextToAsk {
  people: Candidate[];
  links: ReadonlyMap<string, string>;
}

/** Whom to ask next to take over the place of a signup (a UUID); looked up before the shift is locked, as links come before it (014). */
export async function whomToAsk(ctx: RequestContext, signupId: string, shiftId: string): Promise<NextToAsk> {
  const people = await findCandidates(ctx, { shiftId, signupId, atMost: atATime });
  const links = await findHouseholdLinks(
    ctx,
    people.map(({ email }) => email),
  );
  return { people, links };
}

/** Asks the next five for an open search whose time has come; those of the waitlist are asked before. */
async function askNext(ctx: RequestContext, signupId: string): Promise<void> {
  const [signup] = await findSignupFacts(ctx, [signupId]);
  if (!signup) return;
  const before = await findOfSignup(ctx, signupId);
  if (!before || !isDue(before)) return;
  const next = await whomToAsk(ctx, signupId, signup.fact.shift.id);
  await lockShifts(ctx, [signup.fact.shift.id]);
  await askThese(ctx, signup, next);
}

/** Asks these people, if it is still time. The shift is locked by then. */
export async function askThese(ctx: RequestContext, signup: SignupFacts, { people, links }: NextToAsk): Promise<void> {
  const { shift, event } = signup.fact;
  const search = await findOfSignup(ctx, signup.id);
  const now = clock.now();
  const startsAt = instantOf(shift.date, shift.startTime, event.timeZone).getTime();
  const left = startsAt - now.getTime();
  if (!search || !isDue(search) || left <= 0) return;
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

/** Whether the next are to be asked now: whoever waits for the shift is asked before them. */
function isDue({ state, asksOthers, nextAskAt, waitlistFirst }: FoundReplacement): boolean {
  return state === 'OPEN' && asksOthers && !waitlistFirst && nextAskAt !== null && nextAskAt <= clock.now().getTime();
}

/** Once, a day before the shift. Whoever began to look for somebody within that day told the lead just then. */
async function tellLead(ctx: RequestContext, signupId: string): Promise<void> {
  const [signup] = await findSignupFacts(ctx, [signupId]);
  if (!signup) return;
  const { shift, event } = signup.fact;
  const dayBefore = new Date(instantOf(shift.date, shift.startTime, event.timeZone).getTime() - 24 * hour);
  const now = clock.now();
  if (dayBefore > now) return;
  const told = await ctx.execute<{ id: string; isNews: boolean }>(
    `update replacement set lead_told_at = ? where signup_id = ? and state = 'OPEN' and lead_told_at is null
     returning id, created_at < ? as "isNews"`,
    [now, signupId, dayBefore],
  );
  if (told[0]?.isNews)
    await ctx.announce(replacementMissing, { signup: signup.fact, heardBy: await whoHears(ctx, shift.id) });
}
