import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { lockShifts } from '../../shifts/lock-shifts.js';
import { announceCancellations } from '../../signups/cancel/write-cancellations.js';
import { findSignupFacts } from '../../signups/find-signup-facts.js';
import { endWaiting } from '../../waitlist/leave-waitlist.js';
import { findEntry } from '../../waitlist/find-entry.js';
import { peopleOf, wholeKeys, type ErasedHousehold } from './lock-people.js';

/** What the lead's mail calls them. */
const nameless = { firstName: 'A volunteer', lastName: 'who asked to be erased' };

/** Error: ON_A_SHIFT while one of them is in a shift that runs or begins within 3 hours: the people at the post need to know who comes. */
export async function refuseOnAShift(ctx: RequestContext, people: readonly { id: string }[]): Promise<void> {
  const now = clock.now();
  const running = await ctx.execute(
    `select g.id from signup g join shift s on s.id = g.shift_id where g.volunteer_id = any(?::uuid[]) and g.status = 'active'
       and s.cancelled_at is null and s.starts_at < ?::timestamptz + interval '3 hours' and s.ends_at > ?::timestamptz limit 1`,
    [people.map(({ id }) => id), now.toISOString(), now.toISOString()],
  );
  if (running.length > 0) throw new DomainError('ON_A_SHIFT');
}

/**
 * Gives their coming spots back as a cancellation does, and ends their waiting, also for others who wait in the same entry. Leads are notified
 * without a name, the household is not. Lock order: people and links, which are locked, then shifts, signups, entries.
 */
export async function giveBackComing(ctx: RequestContext, households: readonly ErasedHousehold[]): Promise<void> {
  const signupIds = await comingSignups(ctx, households);
  const entries = await openEntries(ctx, households);
  const facts = await findSignupFacts(ctx, signupIds);
  await lockShifts(ctx, [
    ...new Set([...facts.map(({ fact }) => fact.shift.id), ...entries.map(({ shiftId }) => shiftId)]),
  ]);
  const rows = await ctx.execute<{ id: string }>(
    `update signup set status = 'cancelled', cancelled_at = now() where id = any(?::uuid[]) and status = 'active' returning id`,
    [signupIds],
  );
  const cancelled = new Set(rows.map(({ id }) => id));
  const byAddress = new Map(households.map((one) => [one.emailKey, one]));
  const given = facts.flatMap(({ id, emailKey, fact }) => {
    const { linkId, key } = byAddress.get(emailKey) ?? {};
    return cancelled.has(id) && linkId && key
      ? [{ ...fact, volunteer: { ...nameless, email: key }, householdTokenId: linkId }]
      : [];
  });
  await announceCancellations(ctx, given, 'erasure', false);
  for (const { id } of entries) {
    const entry = await findEntry(ctx, id);
    if (entry) await endWaiting(ctx, entry, 'withdrawn');
  }
}

async function comingSignups(ctx: RequestContext, households: readonly ErasedHousehold[]): Promise<string[]> {
  const rows = await ctx.execute<{ id: string }>(
    `select g.id from signup g join shift s on s.id = g.shift_id
     where g.volunteer_id = any(?::uuid[]) and g.status = 'active' and s.cancelled_at is null
       and s.starts_at > ?::timestamptz order by g.id`,
    [peopleOf(households).map(({ id }) => id), clock.now().toISOString()],
  );
  return rows.map(({ id }) => id);
}

/** Entries by which they wait: all of a whole household, of others those that name one of them. */
async function openEntries(
  ctx: RequestContext,
  households: readonly ErasedHousehold[],
): Promise<{ id: string; shiftId: string }[]> {
  return ctx.execute<{ id: string; shiftId: string }>(
    `select w.id, w.shift_id as "shiftId" from waitlist_entry w
     where w.email_key = any(?::text[]) and w.state in ('WAITING', 'OFFERED')
       and (w.email_key = any(?::text[]) or exists (select from jsonb_array_elements(w.people) p where p ->> 'nameKey' = any(?::text[])))
     order by w.id`,
    [
      households.map(({ emailKey }) => emailKey),
      wholeKeys(households),
      peopleOf(households).map(({ nameKey }) => nameKey),
    ],
  );
}
