import { recordAction } from '../../platform/record-action.js';
import type { RequestContext } from '../../platform/request-context.js';
import { shiftWords } from '../shifts/shift-words.js';
import type { ShiftToTake } from './get-shift-to-take.js';

/** Writes into the audit log that staff put somebody into a shift. */
export async function recordAssignment(
  ctx: RequestContext,
  {
    signupId,
    person,
    shift,
    overCapacity,
  }: { signupId: string; person: { firstName: string; lastName: string }; shift: ShiftToTake; overCapacity: boolean },
): Promise<void> {
  await recordAction(ctx, {
    action: 'signup.assigned',
    recordId: signupId,
    eventId: shift.event.id,
    summary: `${person.firstName} ${person.lastName}: ${shiftWords(shift.opportunity.name, shift)}${
      overCapacity ? ' (over capacity)' : ''
    }`,
  });
}
