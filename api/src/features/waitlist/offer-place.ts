import { z } from 'zod';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { refuseOutsideOpening } from '../signups/create/refuse-place.js';
import { shiftWords } from '../shifts/shift-words.js';
import { findEntry, shiftOfEntry, type OwnedEntry } from './find-entry.js';
import { endWaiting } from './leave-waitlist.js';
import { endOfOffer, holdFor, startOf } from './offer-places.js';
import { readWaitedFor, type WaitedForRow, type WaitingRow } from './waiting-sql.js';
import { whoFits } from './who-fits.js';

const theEntry = z.object({ entryId: z.string() });

/** Staff offer free spots to an entry of their choice, out of turn. If it has an offer already, nothing changes. Returns the entry's id. */
export const offerPlace = operation(
  {
    access: 'staff',
    input: theEntry,
    refuses: [
      'WAITLIST_ENTRY_NOT_FOUND',
      'SHIFT_FULL',
      'EVENT_CANCELLED',
      'SIGNUPS_NOT_OPEN',
      'SIGNUPS_CLOSED',
      'SHIFT_CANCELLED',
      'SHIFT_CLOSED',
      'OFFER_OVER',
      'SHIFT_STARTED',
    ],
    queue: (ctx, { entryId }) => shiftOfEntry(ctx, entryId),
  },
  async function offerPlace(ctx, { entryId }): Promise<string> {
    const owned = await findLed(ctx, entryId);
    await lockShifts(ctx, [owned.shiftId]);
    const shift = await readWaitedFor(ctx, owned.shiftId, owned.id);
    const entry = shift?.waiting[0];
    if (!shift || !entry) throw new DomainError('WAITLIST_ENTRY_NOT_FOUND');
    if (entry.state === 'OFFERED') return entry.id;
    if (entry.state !== 'WAITING') throw new DomainError('OFFER_OVER');
    if (shift.eventState !== 'PUBLISHED') throw new DomainError('EVENT_CANCELLED');
    if (shift.facts.shift.cancelledAt) throw new DomainError('SHIFT_CANCELLED');
    const [now, startsAt] = [clock.now(), startOf(shift)];
    if (startsAt <= now) throw new DomainError('SHIFT_STARTED');
    refuseOutsideOpening(shift, shift.facts.event.timeZone);
    // In a closed shift nobody could take the offer.
    if (shift.isClosed) throw new DomainError('SHIFT_CLOSED');
    // Staff decide whether a person's other shift matters.
    const people = entry.people.map((one) => ({ ...one, canCome: true }));
    const offered = whoFits(people, entry.fewerIsFine, shift.free);
    if (offered.length === 0) throw new DomainError('SHIFT_FULL');
    // Offers by staff hold the spots until the start at most, also in the last hours.
    await holdFor(ctx, shift, { ...entry, people }, { offered, end: endOfOffer(shift, now) ?? startsAt });
    await note(ctx, 'waitlist.offered', shift, entry);
    return entry.id;
  },
);

/** Staff take people off a waitlist; spots held for them are offered to the next. Idempotent. Returns the entry's id. */
export const removeFromWaitlist = operation(
  {
    access: 'staff',
    input: theEntry,
    refuses: ['WAITLIST_ENTRY_NOT_FOUND'],
    queue: (ctx, { entryId }) => shiftOfEntry(ctx, entryId),
  },
  async function removeFromWaitlist(ctx, { entryId }): Promise<string> {
    const owned = await findLed(ctx, entryId);
    const ended = await endWaiting(ctx, owned, 'withdrawn');
    const shift = ended ? await readWaitedFor(ctx, owned.shiftId, owned.id) : undefined;
    if (shift?.waiting[0]) await note(ctx, 'waitlist.removed', shift, shift.waiting[0]);
    return owned.id;
  },
);

async function findLed(ctx: RequestContext, entryId: string): Promise<OwnedEntry> {
  const entry = await findEntry(ctx, entryId);
  if (!entry || entry.inert) throw new DomainError('WAITLIST_ENTRY_NOT_FOUND');
  authorizeRecord(ctx.viewer, mayWorkInCategory(ctx.viewer, entry), 'WAITLIST_ENTRY_NOT_FOUND');
  return entry;
}

async function note(
  ctx: RequestContext,
  action: 'waitlist.offered' | 'waitlist.removed',
  { facts: { opportunity, shift, event } }: WaitedForRow,
  { id, people }: WaitingRow,
): Promise<void> {
  await recordAction(ctx, {
    action,
    recordId: id,
    eventId: event.id,
    summary: `${people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}: ${shiftWords(opportunity.name, shift)}`,
  });
}
