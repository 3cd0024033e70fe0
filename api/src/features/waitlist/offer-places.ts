import { randomUUID } from 'node:crypto';
import { signupPhase } from '../../contract/programme/signup-phase.js';
import { clock, instantOf } from '../../platform/clock.js';
import type { Fact } from '../../platform/facts/facts.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../platform/operation/secrets.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { answerBy } from './answer-by.js';
import { readWaitedFor, type WaitedForRow, type WaitingRow } from './waiting-sql.js';
import { offerPurpose, placesOffered, type WaitingDetails } from './waitlist.announcements.js';
import { offeredFirst, whoFits, type WaitingPerson } from './who-fits.js';

/** Facts that can free a spot or add someone who could take one. The schedule finds all other cases. */
const freeing = new Set([
  ...['signup.cancelled', 'signup.left', 'shift.changed'],
  ...['waitlistEntry.created', 'waitlistEntry.taken', 'waitlistEntry.declined', 'waitlistEntry.expired'],
  'waitlistEntry.withdrawn',
]);

/** Just before the start people are notified again of a free spot, at most once in this time. In milliseconds. */
const remindAfter = 10 * 60_000;

/** Holds spots freed in this transaction for the first on the waitlist who can take them, in the same transaction. */
export async function holdFreedPlaces(ctx: RequestContext, facts: readonly Fact[]): Promise<void> {
  const shiftIds = facts.flatMap(({ kind, within }) => (freeing.has(kind) && within.shift ? [within.shift] : []));
  if (shiftIds.length > 0) await offerFreePlaces(ctx, [...new Set(shiftIds)], true);
}

/**
 * Offers the free spots of these shifts to the people on their waitlists. `justFreed`: a spot was just freed, so people may be notified
 * again in the last hours.
 */
export async function offerFreePlaces(
  ctx: RequestContext,
  shiftIds: readonly string[],
  justFreed: boolean,
): Promise<void> {
  const waitedFor = await ctx.execute<{ id: string }>(
    `select id from shift where id = any(?::uuid[]) and waiting_count > 0 and active_count + held_count < qty_required`,
    [shiftIds],
  );
  if (waitedFor.length === 0) return;
  const lockedIds = await lockShifts(
    ctx,
    waitedFor.map(({ id }) => id),
  );
  for (const id of lockedIds) {
    const shift = await readWaitedFor(ctx, id);
    if (shift) await offerPlacesOf(ctx, shift, justFreed);
  }
}

async function offerPlacesOf(ctx: RequestContext, shift: WaitedForRow, justFreed: boolean): Promise<void> {
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
    } else if (!entry.offeredAt || (justFreed && now.getTime() - Date.parse(entry.offeredAt) > remindAfter))
      await announceFreeSpots(ctx, shift, entry, { offered, startsAt });
  }
}

/** Whether its event takes signups now. */
function takesSignups({ opensAt, closesAt }: WaitedForRow, now: Date): boolean {
  return signupPhase({ signupsOpenAt: opensAt, signupsCloseAt: closesAt }, now) === 'open';
}

/** When an offer made now expires, at the latest when the event's signups close; null where nothing is held any more. */
export function endOfOffer(shift: WaitedForRow, now: Date): Date | null {
  const end = answerBy(now, startOf(shift), shift.facts.event.timeZone);
  const closes = shift.closesAt ? new Date(shift.closesAt) : null;
  return end && closes && closes < end ? closes : end;
}

/** When the shift begins. */
export function startOf({ facts: { shift, event } }: Pick<WaitedForRow, 'facts'>): Date {
  return instantOf(shift.date, shift.startTime, event.timeZone);
}

/** Holds spots of a shift that the caller has locked, and announces the offer, which enqueues its mail. */
export async function holdFor(
  ctx: RequestContext,
  shift: WaitedForRow,
  entry: WaitingRow,
  { offered, end }: { offered: readonly WaitingPerson[]; end: Date },
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

/**
 * Announces free spots shortly before the start, when nothing is held: the first to answer gets the spot. The link of an earlier such mail
 * still works.
 */
async function announceFreeSpots(
  ctx: RequestContext,
  shift: WaitedForRow,
  entry: WaitingRow,
  { offered, startsAt }: { offered: readonly WaitingPerson[]; startsAt: Date },
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

/** People in the format of the entry's column. */
export function peopleColumn(people: readonly WaitingPerson[]): string {
  return JSON.stringify(people.map(({ firstName, lastName, nameKey }) => ({ firstName, lastName, nameKey })));
}

/** The facts about an entry that mails contain. */
export function factOf(shift: Pick<WaitedForRow, 'facts'>, { id, email, people }: WaitingRow): WaitingDetails {
  return {
    ...shift.facts,
    entryId: id,
    email,
    people: people.map(({ firstName, lastName }) => ({ firstName, lastName })),
  };
}
