import { when, type Listener } from '../../platform/operation/announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { eventCancelled } from '../events/state/event-state.announcements.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { notifyWaitlist } from './notify-waitlist.js';

/** Which offers to revert: those of shifts that the caller has locked, or those to take over from signups. */
type Which = { shiftIds: readonly string[] } | { takesOver: readonly string[] };

/** SQL: assignments that put an entry with an offer back to its old position on the waitlist. */
export const waitsAgain = `state = 'WAITING', held = 0, takes_over_id = null, answer_by = null`;

/** Reverts open offers: their people return to their old position on the waitlist, without a lapse, and the mail's link no longer takes a spot. */
export async function revertOffers(ctx: RequestContext, which: Which): Promise<void> {
  const [column, ids] = 'shiftIds' in which ? ['shift_id', which.shiftIds] : ['takes_over_id', which.takesOver];
  if (ids.length === 0) return;
  await ctx.execute(
    `update waitlist_entry set ${waitsAgain}
     where ${column} = any(?::uuid[]) and state = 'OFFERED'`,
    [ids],
  );
}

/** When an event is cancelled, its offers are reverted, so that none lapses, and people on the waitlist are notified. */
export const waitlistListeners: Listener[] = [
  when(eventCancelled, async (ctx, { eventId, message }) => {
    // Locks all shifts, so that nobody joins a waitlist meanwhile without being notified.
    const shifts = await ctx.execute<{ id: string }>('select id from shift where event_id = ?', [eventId]);
    const shiftIds = await lockShifts(
      ctx,
      shifts.map(({ id }) => id),
    );
    await revertOffers(ctx, { shiftIds });
    await notifyWaitlist(ctx, { shiftIds, eventCancelled: true, message });
  }),
];
