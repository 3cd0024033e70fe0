import { z } from 'zod';
import { mapped } from '../../contract/mapped.js';
import { mailedTexts } from '../../contract/role-texts.js';
import type { CancelledFact, SignupFact } from '../../features/signups/signup.announcements.js';
import { signupFact } from './signup-confirmation.js';

/** A cancelled signup as the outbox keeps it. */
export const cancelledFact = signupFact.extend({
  cancelledBy: z.enum(['household', 'staff', 'merge']),
  places: z.object({ taken: z.number(), wanted: z.number() }),
  // A mail of an older release went to the lead or to nobody.
  heardBy: z
    .object({ as: z.enum(['lead', 'organizers']), people: z.array(z.object({ name: z.string(), email: z.string() })) })
    .default({ as: 'lead', people: [] }),
}) satisfies z.ZodType<CancelledFact>;

/** In the order of the shifts. */
export function byStart(one: CancelledFact, other: CancelledFact): number {
  return `${one.shift.date} ${one.shift.startTime}`.localeCompare(`${other.shift.date} ${other.shift.startTime}`);
}

/** The signup as a shift card shows it once it is given back: what to bring is of no use any more. */
export function withoutInstructions<Fact extends SignupFact>(fact: Fact): Fact {
  return {
    ...fact,
    shift: { ...fact.shift, notes: null },
    opportunity: { ...fact.opportunity, ...mapped(mailedTexts, () => null) },
  };
}
