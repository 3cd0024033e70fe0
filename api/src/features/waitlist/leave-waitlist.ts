import { z } from 'zod';
import { tryOf } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { opensRecord } from '../../platform/operation/household-pass.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { findEntry, findEntryOfOffer, shiftOfEntry, shiftOfOffer, type OwnedEntry } from './find-entry.js';
import { waitlistLeft } from './waitlist.announcements.js';

/** A household leaves a waitlist; spots held for it are offered to the next. Idempotent. Returns the entry's id. */
export const leaveWaitlist = operation(
  {
    access: 'public',
    idempotent: true,
    input: z.object({ entryId: z.string() }),
    refuses: ['WAITLIST_ENTRY_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    queue: (ctx, { entryId }) => shiftOfEntry(ctx, entryId),
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('waitlist-leave', ctx.ip)]),
  },
  async function leaveWaitlist(ctx, { entryId }): Promise<string> {
    const entry = await findEntry(ctx, entryId);
    if (!entry || entry.eventState === 'DRAFT' || !opensRecord(ctx.household, entry))
      throw new DomainError('WAITLIST_ENTRY_NOT_FOUND');
    await endWaiting(ctx, entry, 'withdrawn');
    const newcomers = entry.newcomersId ? await findEntry(ctx, entry.newcomersId) : undefined;
    if (newcomers) await endWaiting(ctx, newcomers, 'withdrawn');
    return entry.id;
  },
);

/**
 * Declines an offer with the link of its mail; the spots are offered to the next. Idempotent. Returns the entry's id. OFFER_OVER: if it was
 * taken or expired.
 */
export const declineOffer = operation(
  {
    access: 'public',
    idempotent: true,
    input: z.object({ token: z.string() }),
    refuses: ['OFFER_NOT_FOUND', 'OFFER_OVER', 'TOO_MANY_REQUESTS'],
    queue: (ctx, { token }) => shiftOfOffer(ctx, token),
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('waitlist-answer', ctx.ip)]),
  },
  async function declineOffer(ctx, { token }): Promise<string> {
    const entry = await findEntryOfOffer(ctx, token);
    if (!entry) throw new DomainError('OFFER_NOT_FOUND');
    if (entry.state === 'DECLINED') return entry.id;
    if (!(await endWaiting(ctx, entry, 'declined'))) throw new DomainError('OFFER_OVER');
    return entry.id;
  },
);

/** Ends an entry that waits or has an offer. Returns whether it did; false if it was over already. Lock order: the shift, then the entry. */
export async function endWaiting(
  ctx: RequestContext,
  entry: OwnedEntry,
  how: 'declined' | 'withdrawn',
): Promise<boolean> {
  await lockShifts(ctx, [entry.shiftId]);
  const ended = await ctx.execute(
    `update waitlist_entry set state = ?, held = 0, ended_at = now() where id = ? and state in ('WAITING', 'OFFERED') returning id`,
    [how.toUpperCase(), entry.id],
  );
  if (ended.length === 0) return false;
  await ctx.announce(waitlistLeft, { how, entries: [entry] });
  return true;
}
