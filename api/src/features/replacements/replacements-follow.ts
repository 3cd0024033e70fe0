import type { ReplacementState } from '../../contract/signups/replacement.js';
import type { Fact } from '../../platform/facts/facts.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { revertOffers } from '../waitlist/revert-offers.js';
import { offerTakeovers } from './offer-takeovers.js';
import { replacementsEnded, type ReplacementPlace } from './replacement.announcements.js';

/** Facts after which the next on the waitlist is asked to take over. */
const asksNext = new Set([
  ...['created', 'declined', 'expired', 'withdrawn'].map((verb) => `waitlistEntry.${verb}`),
  ...['replacement.taken', 'replacement.ended', 'shift.changed'],
]);

/** Ends searches for signups that were cancelled or moved, or whose person came after all; people who were asked to take over wait again. */
export async function searchesEnd(ctx: RequestContext, facts: readonly Fact[]): Promise<void> {
  const over = facts.flatMap(({ kind, recordId, detail = {} }) =>
    kind === 'signup.cancelled' || kind === 'signup.left' || hasCome(kind, detail)
      ? [{ signupId: recordId, ...endOf(kind, detail) }]
      : [],
  );
  if (over.length > 0) await endSearches(ctx, over);
}

/**
 * Asks the next on the waitlist to take over after someone joins or declines, a search ends, or a shift changes. Free spots have been held
 * for them before.
 */
export async function takeoversFollow(ctx: RequestContext, facts: readonly Fact[]): Promise<void> {
  const shiftIds = facts.flatMap(({ kind, within }) => (asksNext.has(kind) && within.shift ? [within.shift] : []));
  if (shiftIds.length > 0) await offerTakeovers(ctx, [...new Set(shiftIds)]);
}

function hasCome(kind: string, detail: Readonly<Record<string, unknown>>): boolean {
  return kind === 'signup.marked' && detail.endsSearch === true;
}

interface End {
  state: ReplacementState;
  /** The signup of the person who took over. */
  takenBy: string | null;
}

function endOf(kind: string, detail: Readonly<Record<string, unknown>>): End {
  if (detail.by === 'replacement') return { state: 'TAKEN', takenBy: typeof detail.to === 'string' ? detail.to : null };
  if (hasCome(kind, detail)) return { state: 'WITHDRAWN', takenBy: null };
  return { state: kind === 'signup.left' || detail.by === 'merge' ? 'ENDED' : 'GIVEN_BACK', takenBy: null };
}

async function endSearches(ctx: RequestContext, over: readonly (End & { signupId: string })[]): Promise<void> {
  const ended = await ctx.execute<ReplacementPlace & { state: ReplacementState; signupId: string }>(
    `with over as (select * from jsonb_to_recordset(?::jsonb) as w ("signupId" uuid, state text, "takenBy" uuid))
     update replacement r set state = over.state, taken_by_id = over."takenBy", ended_at = now()
     from over, shift s join opportunity o on o.id = s.opportunity_id
     where r.signup_id = over."signupId" and r.state = 'OPEN' and s.id = r.shift_id
     returning r.id, r.event_id as "eventId", o.category_id as "categoryId", r.shift_id as "shiftId", r.state, r.signup_id as "signupId"`,
    [JSON.stringify(over)],
  );
  if (ended.length === 0) return;
  await revertOffers(ctx, { takesOver: ended.map(({ signupId }) => signupId) });
  const [taken, others] = [ended.filter(isTaken), ended.filter((one) => !isTaken(one))];
  if (taken.length > 0) await ctx.announce(replacementsEnded, { how: 'taken', places: taken });
  if (others.length > 0) await ctx.announce(replacementsEnded, { how: 'ended', places: others });
}

function isTaken({ state }: { state: ReplacementState }): boolean {
  return state === 'TAKEN';
}
