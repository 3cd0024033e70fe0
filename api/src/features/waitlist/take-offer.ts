import { z } from 'zod';
import { tryOf } from '../../platform/limits/tries.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { householdAnswersInput } from '../../contract/programme/question.js';
import { submittedByEach } from '../questions/submitted-answers.js';
import { findSignupFacts } from '../signups/find-signup-facts.js';
import { createSignups, type CreatedSignup, type SignupRequest } from '../signups/create/create-signups.js';
import { transferSignup } from '../signups/move/transfer-signup.js';
import { isCheckedIn } from '../signups/refuse-checked-in.js';
import { endOfOffer } from './offer-places.js';
import { findEntryOfOffer, shiftOfOffer } from './find-entry.js';
import { readWaitedFor, type WaitedForRow, type WaitingRow } from './waiting-sql.js';
import { waitlistLeft } from './waitlist.announcements.js';
import { whoFits, whoTakes } from './who-fits.js';
import { answerRefusals } from '../questions/answer-refusals.js';
import { shiftRefusals } from '../shifts/shift-refusals.js';

/**
 * Takes the spots that a mail offered, with its link; they are held, so nobody else can take them. If not everybody gets a spot, those
 * named first do. Idempotent: a second call returns the same signups. Just before the start nothing is held, and the first to answer gets
 * the spot. Returns the signups' ids.
 */
export const takeOffer = operation(
  {
    access: 'public',
    idempotent: true,
    input: z.object({ token: z.string(), ...householdAnswersInput }),
    refuses: [
      ...shiftRefusals,
      ...answerRefusals,
      'OFFER_NOT_FOUND',
      'SHIFT_FULL',
      'ALREADY_SIGNED_UP',
      'OFFER_OVER',
      'TOO_MANY_REQUESTS',
    ],
    queue: (ctx, { token }) => shiftOfOffer(ctx, token),
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('waitlist-answer', ctx.ip)]),
  },
  async function takeOffer(ctx, { token, ...answered }): Promise<string[]> {
    const found = await findEntryOfOffer(ctx, token);
    if (!found) throw new DomainError('OFFER_NOT_FOUND');
    const { id, shiftId, emailKey } = found;
    const shift = await readWaitedFor(ctx, shiftId, id);
    const entry = shift?.waiting[0];
    if (!shift || !entry) throw new DomainError('OFFER_NOT_FOUND');
    if (entry.state === 'TAKEN') return entry.signupIds;
    const people = attendees(shift, entry);
    const isHeld = entry.state === 'OFFERED';
    const submitted = submittedByEach(entry.people, answered);
    const wanted = people.map(({ firstName, lastName, nameKey }) => ({
      shiftId,
      submitted: submitted[entry.people.findIndex((one) => one.nameKey === nameKey)],
      person: { firstName, lastName, nameKey, email: entry.email, emailKey, phone: entry.phone },
      ...(isHeld && !entry.takesOverId ? { entryId: id } : {}),
    }));
    const created = entry.takesOverId
      ? await takeOver(ctx, entry.takesOverId, wanted)
      : await createSignups(ctx, wanted, false, { byOffer: true });
    const signupIds = created.map(({ signupId }) => signupId);
    // If the shift got fewer spots while one was held, the offer still counts: the signup is marked as over capacity.
    if (isHeld)
      await ctx.execute(
        `update signup g set over_capacity = true from shift s
         where g.id = any(?::uuid[]) and s.id = g.shift_id and s.active_count > s.qty_required and not g.over_capacity`,
        [signupIds],
      );
    // Spots held for more people than came are released. Of two concurrent calls the second finds it taken.
    const taken = await ctx.execute(
      `update waitlist_entry set state = 'TAKEN', held = 0, signup_ids = ?::jsonb, ended_at = now()
       where id = ? and state = ? and (state = 'WAITING' or answer_by > ?) returning id`,
      [JSON.stringify(signupIds), id, entry.state, clock.now()],
    );
    if (taken.length === 0) throw new DomainError('OFFER_OVER');
    await ctx.announce(waitlistLeft, { how: 'taken', entries: [found] });
    for (const recordId of signupIds) ctx.grantHousehold({ source: 'record', emailKey, recordId });
    return signupIds;
  },
);

/** One person takes over the spot of someone who cannot come. Error: OFFER_OVER if they cancelled, or came after all. */
async function takeOver(
  ctx: RequestContext,
  signupId: string,
  [wanted]: readonly SignupRequest[],
): Promise<CreatedSignup[]> {
  const [giver] = await findSignupFacts(ctx, [signupId]);
  if (giver?.status !== 'active' || isCheckedIn(giver) || !wanted) throw new DomainError('OFFER_OVER');
  return [await transferSignup(ctx, giver, wanted.person, wanted.submitted, { byOffer: true })];
}

/** The people of the entry who get a spot now. Errors: OFFER_OVER, EVENT_CANCELLED, SHIFT_FULL. */
function attendees(shift: WaitedForRow, entry: WaitingRow): WaitingRow['people'] {
  // A waiting entry may take a spot by its link only just before the start, when the first to answer gets it: never ahead of others in line.
  const isFirstComeNow =
    entry.state === 'WAITING' && entry.answerBy !== null && endOfOffer(shift, clock.now()) === null;
  if (entry.state !== 'OFFERED' && !isFirstComeNow) {
    if (entry.state === 'WAITING' && shift.eventState === 'CANCELLED') throw new DomainError('EVENT_CANCELLED');
    throw new DomainError('OFFER_OVER');
  }
  if (entry.state === 'OFFERED') return whoTakes(entry.people, entry.takesOverId ? 1 : entry.held);
  // If everybody is in the shift, `createSignups` reports ALREADY_SIGNED_UP, which is more precise than SHIFT_FULL.
  if (entry.people.every(({ isIn }) => isIn)) return entry.people;
  const able = whoFits(entry.people, entry.fewerIsFine, shift.free);
  if (able.length > 0) return able;
  // People who took another shift meanwhile may still come; they decide.
  const all = entry.people.map((one) => ({ ...one, canCome: true }));
  const pressed = whoFits(all, entry.fewerIsFine, shift.free);
  if (pressed.length > 0) return pressed;
  throw new DomainError('SHIFT_FULL');
}
