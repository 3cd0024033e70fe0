import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import type { SignupsBelow } from '../events/count-signups-below.js';
import { removeBranch } from '../events/remove-branch.js';
import { getLedShift } from './get-led-shift.js';
import { shiftWords } from './shift-words.js';

/**
 * Deletes a shift with its signups, and tells the people in it when asked to. Gives what went with it.
 * Errors: NOT_SIGNED_IN, SHIFT_NOT_FOUND (others' too).
 */
export const deleteShift = operation(
  {
    openTo: 'staff',
    keyScope: 'write:programme',
    input: z.object({ id: z.string(), tellPeople: z.boolean().nullish() }),
    queue: (_ctx, { id }) => id,
  },
  async function deleteShift(ctx, { id, tellPeople }): Promise<SignupsBelow> {
    const shift = await getLedShift(ctx, id, 'update');
    const gone = await removeBranch(ctx, { shiftId: shift.id }, { eventId: shift.eventId, tellPeople });
    await recordAction(ctx, {
      action: 'shift.deleted',
      recordId: shift.id,
      eventId: shift.eventId,
      summary: `${shiftWords(shift.opportunityName, shift)}, with ${gone.signups} signups`,
      detail: { signups: gone.signups, people: gone.people, toldPeople: tellPeople === true },
    });
    return gone;
  },
);
