import type { RequestContext } from '../../platform/request-context.js';
import type { ShiftToTake } from './get-shift-to-take.js';
import { shiftTaken } from './signup.announcements.js';

/** Announces that somebody took, or was given, a place. */
export async function tellShiftTaken(
  ctx: RequestContext,
  {
    signupId,
    person: { firstName, lastName, email },
    shift: { id, date, startTime, endTime, location, notes, revision, opportunity, category, event },
    householdTokenId,
  }: {
    signupId: string;
    person: { firstName: string; lastName: string; email: string };
    shift: ShiftToTake;
    householdTokenId: string;
  },
): Promise<void> {
  await ctx.announce(shiftTaken, {
    signupId,
    volunteer: { firstName, lastName, email },
    shift: { id, date, startTime, endTime, location, notes, revision },
    opportunity,
    category,
    event,
    householdTokenId,
  });
}
