import { randomUUID } from 'node:crypto';
import { signupPhase } from '../../contract/programme/signup-phase.js';
import { clock, instantOf } from '../../platform/clock.js';
import type { Fact } from '../../platform/facts/facts.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../platform/operation/secrets.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { answerBy } from './answer-by.js';
import { readWaitedFor, type WaitedForRow, type WaitingRow } from './waiting-sql.js';
import { offerPurpose, placesOffered, type WaitingFact } from './waitlist.announcements.js';
import { offeredFirst, whoFits, type Candidate } from './who-fits.js';

/** What can free a place, or brings somebody whom a free one suits. Whatever else does is found by the schedule. */
const freeing = new Set([
  ...['signup.cancelled', 'signup.left', 'shift.changed'],
  ...['waitlistEntry.created', 'waitlistEntry.taken', 'waitlistEntry.declined', 'waitlistEntry.expired'],
  'waitlistEntry.withdrawn',
]);

/** Just before the start people are told again that a place is free, but not more often than this. In milliseconds. */
const remindAfter = 10 * 60_000;

/** Whatever freed a place, in this very transaction it is held for the first who waits and whom it suits. */
export async function holdFreedPlaces(ctx: RequestContext, facts: readonly Fact[]): Promise<void> {
  const shiftIds = facts.flatMap(({ kind, within }) => (freeing.has(kind) && within.shift ? [within.shift] : []));
  if (shiftIds.length > 0) await offerFreePlaces(ctx, [...new Set(shiftIds)], true);
}

/** Offers the free places of these shifts to who waits for them. `anew`: a place was just freed, so the last minutes' news is told again. */
export async function offerFreePlaces(ctx: RequestContext, shiftIds: readonly string[], anew: boolean): Promise<void> {
  const waitedFor = await ctx.execute<{ id: string }>(
    `select id from shift where id = any(?::uuid[]) and waiting_count > 0 and active_count + held_count < qty_required`,
    [shiftIds],
  );
  if (waitedFor.length === 0) return;
  const held = await lockShifts(
    ctx,
    waitedFor.map(({ id }) => id),
  );
  for (const id of held) {
    const shift = await readWaitedFor(ctx, id);
    if (shift) await offerPlacesOf(ctx, shift, anew);
  }
}

async function offerPlacesOf(ctx: RequestContext, shift: WaitedForRow, anew: boolean): Promise<void> {
  const startsAt = startOf(shift);
  const now = clock.now();
  if (startsAt <= now || shift.isClosed || shift.eventState !== 'PUBLISHED' || !takesSignups(shift, now)) return;
  let { free } = shift;
  const end = endOfOffer(shift, now);
  for (const entry of shift.waiting) {
    const offered = whoFits(entry.people, entry.fewerIsFine, free);
    const places = offered.length;
    if (places === 0) continue;
    if (end) {
      await holdFor(ctx, shift, entry, { offered, end });
      free -= places;
    } else if (!entry.offeredAt || (anew && now.getTime() - Date.parse(entry.offeredAt) > remindAfter))
      await announceFreeSpots(ctx, shift, entry, { offered, startsAt });
  }
}

/** Whether its event takes signups just now. */
function takesSignups({ opensAt, closesAt }: WaitedForRow, now: Date): boolean {
  return signupPhase({ signupsOpenAt: opensAt, signupsCloseAt: closesAt }, now) === 'open';
}

/** Until when an offer that is made now is held, which is no longer than its event takes signups; null where nothing is held any more. */
export function endOfOffer(shift: WaitedForRow, now: Date): Date | null {
  const end = answerBy(now, startOf(shift), shift.facts.event.timeZone);
  const closes = shift.closesAt ? new Date(shift.closesAt) : null;
  return end && closes && closes < end ? closes : end;
}

/** When the shift begins. */
export function startOf({ facts: { shift, event } }: Pick<WaitedForRow, 'facts'>): Date {
  return instantOf(shift.date, shift.startTime, event.timeZone);
}

/** Holds places of a shift that the caller holds, and owes the mail that offers them. */
export async function holdFor(
  ctx: RequestContext,
  shift: WaitedForRow,
  entry: WaitingRow,
  { offered, end }: { offered: readonly Candidate[]; end: Date },
): Promise<void> {
  const offerId = randomUUID();
  const people = offeredFirst(entry.people, offered);
  const places = offered.length;
  await ctx.execute(
    `update waitlist_entry set state = 'OFFERED', held = ?, takes_over_id = null, offer_id = ?, offer_hash = ?, offered_at = ?, answer_by = ?,
       people = ?::jsonb
     where id = ?`,
    [places, offerId, hashOfOffer(ctx, offerId), clock.now(), end, peopleColumn(people), entry.id],
  );
  const fact = factOf(shift, { ...entry, people });
  await ctx.announce(placesOffered, { ...fact, offerId, places, answerBy: end.toISOString() });
}

/** Nothing is held so shortly before the start: whoever answers first has the place. The link of an earlier such mail still works. */
async function announceFreeSpots(
  ctx: RequestContext,
  shift: WaitedForRow,
  entry: WaitingRow,
  { offered, startsAt }: { offered: readonly Candidate[]; startsAt: Date },
): Promise<void> {
  const offerId = entry.offerId ?? randomUUID();
  const people = offeredFirst(entry.people, offered);
  await ctx.execute(
    'update waitlist_entry set offer_id = ?, offer_hash = ?, offered_at = ?, answer_by = ?, people = ?::jsonb where id = ?',
    [offerId, hashOfOffer(ctx, offerId), clock.now(), startsAt, peopleColumn(people), entry.id],
  );
  const fact = factOf(shift, { ...entry, people });
  await ctx.announce(placesOffered, { ...fact, offerId, places: offered.length, answerBy: null });
}

/** The hash of the token in an offer's link. */
export function hashOfOffer(ctx: RequestContext, offerId: string): Buffer {
  return hashToken(derivedToken(ctx.services.secretKey, offerPurpose, offerId));
}

/** People as the entry's column keeps them. */
export function peopleColumn(people: readonly Candidate[]): string {
  return JSON.stringify(people.map(({ firstName, lastName, nameKey }) => ({ firstName, lastName, nameKey })));
}

/** What mails say of an entry. */
export function factOf(shift: Pick<WaitedForRow, 'facts'>, { id, email, people }: WaitingRow): WaitingFact {
  return {
    ...shift.facts,
    entryId: id,
    email,
    people: people.map(({ firstName, lastName }) => ({ firstName, lastName })),
  };
}
