import { z } from 'zod';
import { clock } from '../../platform/clock.js';
import { runAllSettled } from '../../platform/runner/run-all-settled.js';
import { jobKind } from '../../platform/runner/jobs.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { findSignupFacts } from '../signups/find-signup-facts.js';
import { findRecipients } from '../signups/cancel/write-cancellations.js';
import { askThese, isDue, longestOfLastDay, startOf, nextToAsk } from './ask-others.js';
import { findOfSignup } from './find-replacement.js';
import { offerTakeovers } from './offer-takeovers.js';
import { replacementMissing } from './replacement.announcements.js';

/**
 * Continues open searches: asks the waitlist first, asks the next five, and notifies the lead a day before the shift that nobody has taken
 * over yet. Sends no mail between 21:00 and 08:00 of the event's time zone, unless the shift begins within 24 hours.
 */
export const goOnSearching = jobKind({
  name: 'go-on-searching',
  payload: z.object({}),
  mostTries: 1,
  schedule: { everySeconds: 60 },
  run: async (ctx, _payload, stopped): Promise<void> => {
    const jobs = [
      ...(await shiftsWithoutOffer(ctx)).map((shiftId) => () => ctx.run(offerToWaitlist, { shiftId })),
      ...(await searchesToProcess(ctx)).flatMap((signupId) =>
        [notifyLeadOfSearch, goOnAsking].map((step) => () => ctx.run(step, { signupId })),
      ),
    ];
    await runAllSettled(jobs, stopped, 'Some searches could not go on');
  },
});

async function searchesToProcess(ctx: RequestContext): Promise<string[]> {
  const rows = await ctx.services.rows.read<{ signupId: string }>({
    name: 'searches-to-look-at',
    text: `
      select r.signup_id as "signupId" from replacement r join shift s on s.id = r.shift_id join event e on e.id = r.event_id
      where r.state = 'OPEN' and e.state = 'PUBLISHED' and s.cancelled_at is null and s.starts_at > $1::timestamptz
        and ((r.asks_others and (r.next_ask_at <= $1::timestamptz
              or (s.starts_at <= $1::timestamptz + interval '24 hours' and r.next_ask_at > $1::timestamptz + interval '${longestOfLastDay} milliseconds'))
            and not exists (select from waitlist_entry w where w.takes_over_id = r.signup_id and w.state = 'OFFERED'))
          or (r.lead_told_at is null and s.starts_at <= $1::timestamptz + interval '24 hours' and r.created_at < s.starts_at - interval '24 hours'))
      order by r.created_at`,
    values: [clock.now()],
  });
  return rows.map(({ signupId }) => signupId);
}

/**
 * Shifts with a search that was not offered to the waitlist although people wait, because their event was revived or a person's other shift
 * is over.
 */
async function shiftsWithoutOffer(ctx: RequestContext): Promise<string[]> {
  const rows = await ctx.services.rows.read<{ shiftId: string }>({
    name: 'searches-without-offer',
    text: `
      select distinct r.shift_id as "shiftId" from replacement r join shift s on s.id = r.shift_id join event e on e.id = r.event_id
      where r.state = 'OPEN' and s.waiting_count > 0 and s.cancelled_at is null and e.state = 'PUBLISHED' and s.date >= $1::date - 1
        and exists (select from waitlist_entry w where w.shift_id = s.id and w.state = 'WAITING' and not w.inert)
        and not exists (select from waitlist_entry w where w.takes_over_id = r.signup_id and w.state = 'OFFERED')`,
    values: [clock.now()],
  });
  return rows.map(({ shiftId }) => shiftId);
}

const offerToWaitlist = operation(
  { access: 'internal', input: z.object({ shiftId: z.string() }), queue: (_ctx, { shiftId }) => shiftId },
  async function offerToWaitlist(ctx, { shiftId }): Promise<void> {
    await lockShifts(ctx, [shiftId]);
    await offerTakeovers(ctx, [shiftId]);
  },
);

const ofSearch = z.object({ signupId: z.string() });

const goOnAsking = operation(
  { access: 'internal', input: ofSearch },
  async function goOnAsking(ctx, { signupId }): Promise<void> {
    await askNext(ctx, signupId);
  },
);

const notifyLeadOfSearch = operation(
  { access: 'internal', input: ofSearch },
  async function notifyLeadOfSearch(ctx, { signupId }): Promise<void> {
    await notifyLead(ctx, signupId);
  },
);

/** Asks the next five for an open search, if they are due; the waitlist is asked before them. */
async function askNext(ctx: RequestContext, signupId: string): Promise<void> {
  const [signup] = await findSignupFacts(ctx, [signupId]);
  if (!signup) return;
  const before = await findOfSignup(ctx, signupId);
  if (!before || !isDue(before, startOf(signup))) return;
  const next = await nextToAsk(ctx, signupId, signup.fact.shift.id);
  await lockShifts(ctx, [signup.fact.shift.id]);
  await askThese(ctx, signup, next);
}

/**
 * Notifies the lead once, a day before the shift. A search that began within that day notified the lead when it began; it is not marked, as
 * the shift may still be moved to a later day.
 */
async function notifyLead(ctx: RequestContext, signupId: string): Promise<void> {
  const [signup] = await findSignupFacts(ctx, [signupId]);
  if (!signup) return;
  const dayBefore = new Date(startOf(signup) - 24 * 3_600_000);
  const now = clock.now();
  if (dayBefore > now) return;
  const notified = await ctx.execute(
    `update replacement set lead_told_at = ?
     where signup_id = ? and state = 'OPEN' and lead_told_at is null and created_at < ? returning id`,
    [now, signupId, dayBefore],
  );
  if (notified.length > 0)
    await ctx.announce(replacementMissing, {
      signup: signup.fact,
      heardBy: await findRecipients(ctx, signup.fact.shift.id),
    });
}
