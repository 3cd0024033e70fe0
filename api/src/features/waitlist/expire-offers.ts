import { z } from 'zod';
import { clock } from '../../platform/clock.js';
import { runAllSettled } from '../../platform/runner/run-all-settled.js';
import { jobKind } from '../../platform/runner/jobs.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { longestInRush, rushBefore } from './answer-by.js';
import { findEntry, shiftOfEntry } from './find-entry.js';
import { endWaiting } from './leave-waitlist.js';
import { offerFreePlaces } from './offer-places.js';
import { waitsAgain } from './revert-offers.js';
import { waitlistLeft, type WaitlistLeft } from './waitlist.announcements.js';

/**
 * Expires offers that were not answered in time or whose mail could not be delivered, and offers their spots to the next. Also finds spots
 * that came free in other ways: a shift that was reopened, a person whose other shift was cancelled. Ends inert entries a day after they
 * were created, as nobody else can end them.
 */
export const expireOffers = jobKind({
  name: 'expire-waitlist-offers',
  payload: z.object({}),
  mostTries: 1,
  schedule: { everySeconds: 30 },
  run: async (ctx, _payload, stopped): Promise<void> => {
    const jobs = [
      ...(await shiftsToProcess(ctx)).map((shiftId) => () => ctx.run(lookAtWaitlist, { shiftId })),
      ...(await inertToEnd(ctx)).map((entryId) => () => ctx.run(endInert, { entryId })),
    ];
    await runAllSettled(jobs, stopped, 'Some waitlists could not be looked at');
  },
});

/** SQL: whether the mail with the offer of `w` failed permanently. */
const bounced = `exists (select from outbox x where x.state = 'failed' and x.template = 'waitlist-offer' and x.payload ->> 'offerId' = w.offer_id::text)`;

/**
 * SQL: whether the offer of `w` was made for a later start than `s` has now: it ends after the start, or it was made before the last hours
 * and lasts longer into them than an offer may. Staff's own offers in the last hours are valid until the start.
 */
const outlivesShift = (now: string) => `exists (
    select from (select s.starts_at as begins_at, ${now}::timestamptz as now) t
    where t.begins_at <= t.now + interval '${rushBefore} milliseconds' and (w.answer_by > t.begins_at
      or (w.offered_at <= t.begins_at - interval '${rushBefore} milliseconds' and w.answer_by > t.now + interval '${longestInRush} milliseconds')))`;

async function shiftsToProcess(ctx: RequestContext): Promise<string[]> {
  const rows = await ctx.services.rows.read<{ id: string }>({
    name: 'waitlists-to-look-at',
    text: `
      select w.shift_id as id from waitlist_entry w join shift s on s.id = w.shift_id join event e on e.id = s.event_id
      where w.state = 'OFFERED' and (w.answer_by <= $1 or ${bounced} or ${outlivesShift('$1')})
      union
      select s.id from shift s where s.waiting_count > 0 and s.cancelled_at is null and s.active_count + s.held_count < s.qty_required and s.date >= $1::date - 1
        and exists (select from waitlist_entry w where w.shift_id = s.id and w.state = 'WAITING' and not w.inert)`,
    values: [clock.now()],
  });
  return rows.map(({ id }) => id);
}

/** Inert entries older than a day, in coming shifts. Their browser can withdraw them for a few minutes only, and staff never. */
async function inertToEnd(ctx: RequestContext): Promise<string[]> {
  const rows = await ctx.services.rows.read<{ id: string }>({
    name: 'inert-entries-to-end',
    text: `
      select w.id from shift s join waitlist_entry w on w.shift_id = s.id
      where s.waiting_count > 0 and s.date >= $1::timestamptz::date - 1 and w.inert and w.state = 'WAITING' and w.created_at <= $1::timestamptz - interval '1 day'`,
    values: [clock.now()],
  });
  return rows.map(({ id }) => id);
}

const endInert = operation(
  {
    access: 'internal',
    input: z.object({ entryId: z.string() }),
    queue: (ctx, { entryId }) => shiftOfEntry(ctx, entryId),
  },
  async function endInert(ctx, { entryId }): Promise<void> {
    const entry = await findEntry(ctx, entryId);
    if (entry) await endWaiting(ctx, entry, 'withdrawn');
  },
);

/** Ends the offers of a shift that expired or whose mail bounced, and offers free spots to the next. Returns nothing to the caller. */
export const lookAtWaitlist = operation(
  {
    access: 'internal',
    keyScope: 'write:mail-events',
    input: z.object({ shiftId: z.string() }),
    queue: (_ctx, { shiftId }) => shiftId,
  },
  async function lookAtWaitlist(ctx, { shiftId }): Promise<void> {
    await lockShifts(ctx, [shiftId]);
    await revertUntakeable(ctx, shiftId);
    const isRush = await revertOutliving(ctx, shiftId);
    const entries = await ctx.execute<WaitlistLeft['entries'][number]>(
      `update waitlist_entry w set state = 'EXPIRED', held = 0, ended_at = now()
       from shift s join opportunity o on o.id = s.opportunity_id
       where s.id = w.shift_id and w.shift_id = ? and w.state = 'OFFERED' and (w.answer_by <= ? or ${bounced})
       returning w.id, w.event_id as "eventId", o.category_id as "categoryId", w.shift_id as "shiftId"`,
      [shiftId, clock.now()],
    );
    // The listeners of this announcement offer the spots to the next.
    if (entries.length > 0) await ctx.announce(waitlistLeft, { how: 'expired', entries });
    else await offerFreePlaces(ctx, [shiftId], isRush);
  },
);

/**
 * An offer that expired while nobody could have taken it does not count as a lapse: its people return to their old position on the
 * waitlist. That holds in a closed shift, in an event that became a draft, and where signups close before the offer ends, or are not open
 * yet. A takeover does not depend on a closed shift or on the event's signup period.
 */
async function revertUntakeable(ctx: RequestContext, shiftId: string): Promise<void> {
  const now = clock.now();
  await ctx.execute(
    `update waitlist_entry w set ${waitsAgain}
     from shift s join event e on e.id = s.event_id
     where s.id = w.shift_id and w.shift_id = ? and w.state = 'OFFERED' and w.answer_by <= ? and not ${bounced}
       and (e.state <> 'PUBLISHED' or s.cancelled_at is not null
         or (w.takes_over_id is null and (s.closed or e.signups_close_at < w.answer_by or e.signups_open_at > ?)))`,
    [shiftId, now, now],
  );
}

/**
 * Ends offers that last too long for a shift that was moved to an earlier start. Their people wait again, and are notified like all others
 * that the first to answer gets the spot, however recently it was offered to them. Anyone with the link may then take over a spot that was
 * offered to them as a takeover. Returns whether there were such offers.
 */
async function revertOutliving(ctx: RequestContext, shiftId: string): Promise<boolean> {
  const now = clock.now();
  const over = await ctx.execute(
    `update waitlist_entry w set ${waitsAgain}, offered_at = null
     from shift s join event e on e.id = s.event_id
     where s.id = w.shift_id and w.shift_id = ? and w.state = 'OFFERED' and not ${bounced} and ${outlivesShift('?')}
     returning w.id`,
    [shiftId, now],
  );
  return over.length > 0;
}
