import { anyOf } from '../../../platform/reading/sql/of-ids.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { recordActions } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { issueHouseholdLinks } from '../../household-links/issue-household-link.js';
import { lockShifts } from '../../shifts/lock-shifts.js';
import { shiftWords } from '../../shifts/shift-words.js';
import { findSignupFacts, type SignupFacts } from '../find-signup-facts.js';
import { isNotCheckedIn } from '../refuse-checked-in.js';
import { placesGivenBack, type CancelledDetails, type SignupDetails } from '../signup.announcements.js';

/**
 * Cancels a signup unless it is cancelled already, and notifies household and lead; of two concurrent calls only one does. Returns whether
 * this call cancelled it. Error: SIGNUP_NOT_FOUND if it was deleted.
 */
export async function writeCancellation(
  ctx: RequestContext,
  signup: SignupFacts,
  by: CancelledDetails['cancelledBy'],
): Promise<boolean> {
  if (signup.status === 'cancelled') return false;
  const cancelled = await writeCancellations(ctx, [signup], by);
  // Either a concurrent request cancelled it, which is no error, or it was deleted.
  if (cancelled.size === 0 && (await findSignupFacts(ctx, [signup.id])).length === 0)
    throw new DomainError('SIGNUP_NOT_FOUND');
  return cancelled.size > 0;
}

/**
 * Cancels the active ones among the signups and notifies households and leads, with one mail each. Returns the ids that it cancelled. A
 * household cannot cancel for somebody who came.
 * Without `notify` the households are mailed later, if at all (`notifyOfCancellation`). Visitors wait while the shifts are locked, so the
 * number of statements does not grow with the number of signups.
 */
export async function writeCancellations(
  ctx: RequestContext,
  signups: readonly SignupFacts[],
  by: CancelledDetails['cancelledBy'],
  notify = true,
): Promise<ReadonlySet<string>> {
  const active = signups.filter(({ status }) => status === 'active');
  // Lock order: links, then shifts (as in signing up), then signups (as in deleting); each kind sorted, which avoids deadlocks.
  const links = await issueHouseholdLinks(
    ctx,
    active.map(({ fact }) => fact.volunteer.email),
  );
  await lockShifts(ctx, [...new Set(active.map(({ fact }) => fact.shift.id))]);
  const rows = await ctx.execute<{ id: string }>(
    `update signup g set status = 'cancelled', cancelled_at = now(), unnotified = ? from unnest((select ?::uuid[]), (select ?::uuid[])) as held (id, shift_id)
     where g.id = held.id and g.shift_id = held.shift_id and g.status = 'active' and (? or ${isNotCheckedIn('g')}) returning g.id`,
    [!notify, active.map(({ id }) => id), active.map(({ fact }) => fact.shift.id), by !== 'household'],
  );
  const cancelled = new Set(rows.map(({ id }) => id));
  await retryChanged(
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

/**
 * Signups cancelled by a concurrent request need nothing more. For one that was moved, or whose person came, the transaction is retried, so
 * that all rules are checked again.
 */
async function retryChanged(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const changed = await ctx.execute(`select id from signup where id = any(?::uuid[]) and status = 'active'`, [ids]);
  if (changed.length > 0) throw new SignupChanged();
}

/** Makes `retryTransaction` run it again, which then reads the signup's current shift, who may cancel it there, and whether its person came. */
class SignupChanged extends Error {
  readonly code = '40001';

  constructor() {
    super('A signup was moved or marked meanwhile');
  }
}

/**
 * Announces signups that were just cancelled, with the shift's current occupancy and the recipients. Cancelling by staff is recorded in the
 * audit log.
 */
export async function announceCancellations(
  ctx: RequestContext,
  facts: readonly SignupDetails[],
  by: CancelledDetails['cancelledBy'],
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

/** Adds the shift's current occupancy and the recipients to each fact, for the mails about a cancelled signup. */
export async function withPlaces(
  ctx: RequestContext,
  facts: readonly SignupDetails[],
  by: CancelledDetails['cancelledBy'],
): Promise<CancelledDetails[]> {
  const rows = await ctx.execute<CancelledDetails['places'] & CancelledDetails['heardBy'] & { id: string }>(statement, [
    [...new Set(facts.map(({ shift }) => shift.id))],
  ]);
  const shifts = new Map(rows.map((row) => [row.id, row]));
  return facts.map((fact): CancelledDetails => {
    const row = shifts.get(fact.shift.id);
    if (!row) throw new Error('The shift of a signup is gone');
    const { taken, wanted, as, people } = row;
    return { ...fact, cancelledBy: by, places: { taken, wanted }, heardBy: { as, people } };
  });
}

/** Who is notified about signups of the shift besides the household. */
export async function findRecipients(ctx: RequestContext, shiftId: string): Promise<CancelledDetails['heardBy']> {
  const [row] = await ctx.execute<CancelledDetails['heardBy']>(statement, [[shiftId]]);
  return { as: row?.as ?? 'organizers', people: row?.people ?? [] };
}

// The lead; for a category without one the event's organizer, else all admins: there is always a recipient.
const statement = `
  select s.id, s.active_count as taken, s.qty_required as wanted, case when c.lead_id is not null then 'lead' else 'organizers' end as "as",
    (select coalesce(json_agg(json_build_object('name', u.first_name || ' ' || u.last_name, 'email', u.email) order by u.email_key), '[]')
     from app_user u where case when c.lead_id is not null then u.id = c.lead_id
       when e.organizer_id is not null then u.id = e.organizer_id else u.role = 'admin' end) as people
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id
  where s.id = ${anyOf('?')}`;
