import { z } from 'zod';
import { tryOf } from '../../contract/limit-table.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { householdAnswersInput } from '../../contract/programme/question.js';
import { submittedByEach } from '../questions/keep-answers.js';
import { findSignupFacts } from '../signups/find-signup-facts.js';
import { createSignups, type CreatedSignup, type SignupRequest } from '../signups/create/create-signups.js';
import { transferSignup } from '../signups/move/transfer-signup.js';
import { endOfOffer } from './offer-places.js';
import { findEntryOfOffer, shiftOfOffer } from './find-entry.js';
import { readWaitedFor, type WaitedForRow, type WaitingRow } from './waiting-sql.js';
import { waitlistLeft } from './waitlist.announcements.js';
import { whoFits, whoTakes } from './who-fits.js';
import { answerRefusals } from '../questions/answer-refusals.js';
import { shiftRefusals } from '../shifts/shift-refusals.js';

/**
 * Takes the spots that a mail offered, with its link: they were held, so nobody else has them. Of people who need not come together those
 * come first who were named first. Twice is no error and gives the same signups. Just before the start nothing is held, and the first has
 * the place. Gives the signups' ids.
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
    const said = submittedByEach(entry.people, answered);
    const wanted = people.map(({ firstName, lastName, nameKey }) => ({
      shiftId,
      said: said[entry.people.findIndex((one) => one.nameKey === nameKey)],
      person: { firstName, lastName, nameKey, email: entry.email, emailKey, phone: entry.phone },
      ...(isHeld && !entry.takesOverId ? { entryId: id } : {}),
    }));
    const given = entry.takesOverId
      ? await takeOver(ctx, entry.takesOverId, wanted)
      : await createSignups(ctx, wanted, false, { byOffer: true });
    const signupIds = given.map(({ signupId }) => signupId);
    // Where places became fewer while one was held, the promise is kept: they are one too many, and stand there as such.
    if (isHeld)
      await ctx.execute(
        `update signup g set over_capacity = true from shift s
         where g.id = any(?::uuid[]) and s.id = g.shift_id and s.active_count > s.qty_required and not g.over_capacity`,
        [signupIds],
      );
    // What was held for more people than came is free with it. Of two who press at once the second finds it taken.
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

/** One of them gets the place of somebody who cannot come. Error: OFFER_OVER when that somebody comes after all, or is out by another way. */
async function takeOver(
  ctx: RequestContext,
  signupId: string,
  [wanted]: readonly SignupRequest[],
): Promise<CreatedSignup[]> {
  const [giver] = await findSignupFacts(ctx, [signupId]);
  if (giver?.status !== 'active' || !wanted) throw new DomainError('OFFER_OVER');
  return [await transferSignup(ctx, giver, wanted.person, wanted.said, { byOffer: true })];
}

/** Those of the entry who get a place now. */
function attendees(shift: WaitedForRow, entry: WaitingRow): WaitingRow['people'] {
  // Who waits has a place by the link only while the first who answers has it, just before the start: never before others in line.
  const isFirstComeNow =
    entry.state === 'WAITING' && entry.answerBy !== null && endOfOffer(shift, clock.now()) === null;
  if (entry.state !== 'OFFERED' && !isFirstComeNow) {
    if (entry.state === 'WAITING' && shift.eventState === 'CANCELLED') throw new DomainError('EVENT_CANCELLED');
    throw new DomainError('OFFER_OVER');
  }
  if (entry.state === 'OFFERED') return whoTakes(entry.people, entry.takesOverId ? 1 : entry.held);
  // Said where everybody is in, as that is no lack of places: ALREADY_SIGNED_UP.
  if (entry.people.every(({ isIn }) => isIn)) return entry.people;
  const able = whoFits(entry.people, entry.fewerIsFine, shift.free);
  if (able.length > 0) return able;
  // Who took another shift meanwhile may still come: that is theirs to say.
  const all = entry.people.map((one) => ({ ...one, canCome: true }));
  const pressed = whoFits(all, entry.fewerIsFine, shift.free);
  if (pressed.length > 0) return pressed;
  throw new DomainError('SHIFT_FULL');
}
