import { randomUUID } from 'node:crypto';
import { clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { answerBy } from '../waitlist/answer-by.js';
import { factOf, hashOfOffer, peopleColumn, startOf } from '../waitlist/offer-places.js';
import { readWaitedFor } from '../waitlist/waiting-sql.js';
import { placesOffered } from '../waitlist/waitlist.announcements.js';
import { offeredFirst, whoFits } from '../waitlist/who-fits.js';

/**
 * Offers each open search of these shifts to the first on the waitlist who could take one spot, unless there is an open offer for it.
 * Nothing is held: the giver keeps the spot until it is taken over. Within 3 hours of the start the waitlist is not asked first, and the
 * link takes the spot at once.
 */
export async function offerTakeovers(ctx: RequestContext, shiftIds: readonly string[]): Promise<void> {
  if (shiftIds.length === 0) return;
  const searches = await ctx.execute<{ signupId: string; shiftId: string }>(
    `select r.signup_id as "signupId", r.shift_id as "shiftId" from replacement r
       join shift s on s.id = r.shift_id join event e on e.id = r.event_id
     where r.shift_id = any(?::uuid[]) and r.state = 'OPEN' and s.waiting_count > 0 and s.cancelled_at is null and e.state = 'PUBLISHED'
       and not exists (select from waitlist_entry w where w.takes_over_id = r.signup_id and w.state = 'OFFERED')
     order by r.shift_id, r.created_at`,
    [shiftIds],
  );
  if (searches.length === 0) return;
  await lockShifts(ctx, [...new Set(searches.map(({ shiftId }) => shiftId))]);
  for (const { signupId, shiftId } of searches) await offerTakeover(ctx, signupId, shiftId);
}

async function offerTakeover(ctx: RequestContext, signupId: string, shiftId: string): Promise<void> {
  const shift = await readWaitedFor(ctx, shiftId);
  const entry = shift?.waiting.find(({ people, fewerIsFine }) => whoFits(people, fewerIsFine, 1).length > 0);
  const people = entry && offeredFirst(entry.people, whoFits(entry.people, entry.fewerIsFine, 1));
  const end = shift && answerBy(clock.now(), startOf(shift), shift.facts.event.timeZone);
  if (!shift || !people || !end) return;
  const offerId = randomUUID();
  await ctx.execute(
    `update waitlist_entry set state = 'OFFERED', held = 0, takes_over_id = ?, offer_id = ?, offer_hash = ?, offered_at = ?, answer_by = ?, people = ?::jsonb
     where id = ?`,
    [signupId, offerId, hashOfOffer(ctx, offerId), clock.now(), end, peopleColumn(people), entry.id],
  );
  await ctx.announce(placesOffered, {
    ...factOf(shift, { ...entry, people }),
    ...{ offerId, places: 1, answerBy: end.toISOString(), takesOver: true },
  });
}
