import { when, type Listener } from '../../platform/operation/announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { eventCancelled } from '../events/state/event-state.announcements.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { notifyWaitlist } from './notify-waitlist.js';

/** Which offers end without an answer: those of shifts that the caller holds, or those to take over from signups. */
type Which = { shiftIds: readonly string[] } | { takesOver: readonly string[] };

/** SQL: what makes an entry that was offered something wait again at its old place. */
export const waitsAgain = `state = 'WAITING', held = 0, takes_over_id = null, answer_by = null`;

/** Whoever was offered anything there waits again at their old place: nobody answered in their stead, and the mail's link takes nothing now. */
export async function revertOffers(ctx: RequestContext, which: Which): Promise<void> {
  const [column, ids] = 'shiftIds' in which ? ['shift_id', which.shiftIds] : ['takes_over_id', which.takesOver];
  if (ids.length === 0) return;
  await ctx.execute(
    `update waitlist_entry set ${waitsAgain}
     where ${column} = any(?::uuid[]) and state = 'OFFERED'`,
    [ids],
  );
}

/** Nothing is offered in an event that is cancelled, and nothing lapses there: nobody could answer. Whoever waits hears of it. */
export const waitlistListeners: Listener[] = [
  when(eventCancelled, async (ctx, { eventId, message }) => {
    // All of them: nobody begins to wait meanwhile and is not told.
    const shifts = await ctx.execute<{ id: string }>('select id from shift where event_id = ?', [eventId]);
    const shiftIds = await lockShifts(
      ctx,
      shifts.map(({ id }) => id),
    );
    await revertOffers(ctx, { shiftIds });
    await notifyWaitlist(ctx, { shiftIds, eventCancelled: true, message });
  }),
];
