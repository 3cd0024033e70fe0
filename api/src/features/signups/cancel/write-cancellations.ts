import { DomainError } from '../../../platform/operation/domain-error.js';
import { recordActions } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { issueHouseholdLinks } from '../../household-links/issue-household-link.js';
import { lockShifts } from '../../shifts/lock-shifts.js';
import { shiftWords } from '../../shifts/shift-words.js';
import { findSignupFacts, type SignupFacts } from '../find-signup-facts.js';
import { placesGivenBack, type CancelledFact, type SignupFact } from '../signup.announcements.js';

/** Cancels a signup unless it is cancelled already, and only then tells household and lead; of two at once one tells. Gives whether it did. */
export async function writeCancellation(
  ctx: RequestContext,
  signup: SignupFacts,
  by: CancelledFact['cancelledBy'],
): Promise<boolean> {
  if (signup.status === 'cancelled') return false;
  const cancelled = await writeCancellations(ctx, [signup], by);
  // None was cancelled: by somebody else meanwhile, which is no error, or it is gone.
  if (cancelled.size === 0 && (await findSignupFacts(ctx, [signup.id])).length === 0)
    throw new DomainError('SIGNUP_NOT_FOUND');
  return cancelled.size > 0;
}

/**
 * Cancels those of the signups that are active and tells households and leads, one mail for all that is theirs; gives the ids of those it
 * cancelled. Without `notify` the households are mailed later, if at all (`notifyOfCancellation`). Visitors wait for the shifts meanwhile: from their lock on it takes a few statements, however many signups there are.
 */
export async function writeCancellations(
  ctx: RequestContext,
  signups: readonly SignupFacts[],
  by: CancelledFact['cancelledBy'],
  notify = true,
): Promise<ReadonlySet<string>> {
  const active = signups.filter(({ status }) => status === 'active');
  // First the links, then the shifts, as signing up does, and the signups last, as deleting does; each kind in one order, so that nobody
  // waits in a circle.
  const links = await issueHouseholdLinks(
    ctx,
    active.map(({ fact }) => fact.volunteer.email),
  );
  await lockShifts(ctx, [...new Set(active.map(({ fact }) => fact.shift.id))]);
  const rows = await ctx.execute<{ id: string }>(
    `update signup g set status = 'cancelled', cancelled_at = now(), unnotified = ? from unnest(?::uuid[], ?::uuid[]) as held (id, shift_id)
     where g.id = held.id and g.shift_id = held.shift_id and g.status = 'active' returning g.id`,
    [!notify, active.map(({ id }) => id), active.map(({ fact }) => fact.shift.id)],
  );
  const cancelled = new Set(rows.map(({ id }) => id));
  await refuseMoved(
    ctx,
    active.flatMap(({ id }) => (cancelled.has(id) ? [] : [id])),
  );
  const facts = active.flatMap(({ id, emailKey, fact }) => {
    const householdTokenId = links.get(emailKey);
    return cancelled.has(id) && householdTokenId ? [{ ...fact, householdTokenId }] : [];
  });
  await announceCancellations(ctx, facts, by, notify);
  return cancelled;
}

/** Those that somebody else cancelled meanwhile are done; one that stands in another shift now is looked at again, with all its rules. */
async function refuseMoved(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const moved = await ctx.execute(`select id from signup where id = any(?::uuid[]) and status = 'active'`, [ids]);
  if (moved.length > 0) throw new SignupMoved();
}

/** The same asked again (`patiently` does) finds where the signup stands, and whose it is to cancel there. */
class SignupMoved extends Error {
  readonly code = '40001';

  constructor() {
    super('A signup was moved meanwhile');
  }
}

/** Announces signups that were just cancelled, with the places as they stand now and who else is to hear of it; what staff did is noted. */
export async function announceCancellations(
  ctx: RequestContext,
  facts: readonly SignupFact[],
  by: CancelledFact['cancelledBy'],
  notify = true,
): Promise<void> {
  if (facts.length === 0) return;
  await ctx.announce(placesGivenBack, { signups: await withPlaces(ctx, facts, by), notify });
  if (by === 'household') return;
  await recordActions(
    ctx,
    facts.map(({ signupId, volunteer, opportunity, shift, event }) => ({
      action: 'signup.cancelled' as const,
      recordId: signupId,
      eventId: event.id,
      summary: `${volunteer.firstName} ${volunteer.lastName}: ${shiftWords(opportunity.name, shift)}`,
    })),
  );
}

/** The same with the places as they stand now and who else is to be mailed: what the mails of a cancelled signup say. */
export async function withPlaces(
  ctx: RequestContext,
  facts: readonly SignupFact[],
  by: CancelledFact['cancelledBy'],
): Promise<CancelledFact[]> {
  const rows = await ctx.execute<CancelledFact['places'] & CancelledFact['heardBy'] & { id: string }>(statement, [
    [...new Set(facts.map(({ shift }) => shift.id))],
  ]);
  const shifts = new Map(rows.map((row) => [row.id, row]));
  return facts.map((fact): CancelledFact => {
    const row = shifts.get(fact.shift.id);
    if (!row) throw new Error('The shift of a signup is gone');
    const { taken, wanted, as, people } = row;
    return { ...fact, cancelledBy: by, places: { taken, wanted }, heardBy: { as, people } };
  });
}

/** Who hears of what becomes of a place in the shift besides its household. */
export async function findRecipients(ctx: RequestContext, shiftId: string): Promise<CancelledFact['heardBy']> {
  const [row] = await ctx.execute<CancelledFact['heardBy']>(statement, [[shiftId]]);
  return { as: row?.as ?? 'organizers', people: row?.people ?? [] };
}

// The lead; for a category without one the event's organizer, else all admins: somebody always hears of it.
const statement = `
  select s.id, s.active_count as taken, s.qty_required as wanted, case when c.lead_id is not null then 'lead' else 'organizers' end as "as",
    (select coalesce(json_agg(json_build_object('name', u.first_name || ' ' || u.last_name, 'email', u.email) order by u.email_key), '[]')
     from app_user u where case when c.lead_id is not null then u.id = c.lead_id
       when e.organizer_id is not null then u.id = e.organizer_id else u.role = 'admin' end) as people
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id
  where s.id = any(?::uuid[])`;
