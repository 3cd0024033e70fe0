import { z } from 'zod';
import { count } from '../../contract/text/counts.js';
import { seenVersion } from '../../contract/seen-version.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import type { SignupsBelow } from '../events/removal/count-signups-below.js';
import { removeBranch } from '../events/removal/remove-branch.js';
import { getLedShift } from './get-led-shift.js';
import { shiftWords } from './shift-words.js';

/** Deletes a shift with its signups; with `tellPeople`, notifies the people in it. Returns the counts of what was deleted with it. */
export const deleteShift = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    input: z.object({ id: z.string(), tellPeople: z.boolean().nullish(), version: seenVersion }),
    refuses: ['SHIFT_NOT_FOUND', 'ATTENDANCE_KEPT', 'CHANGED_MEANWHILE'],
    queue: (_ctx, { id }) => id,
  },
  async function deleteShift(ctx, { id, tellPeople, version }): Promise<SignupsBelow> {
    const shift = await getLedShift(ctx, id, 'update');
    await refuseStale(ctx, shift, version);
    const gone = await removeBranch(ctx, { shiftId: shift.id }, { eventId: shift.event.id, tellPeople });
    await recordAction(ctx, {
      action: 'shift.deleted',
      recordId: shift.id,
      eventId: shift.event.id,
      summary: `${shiftWords(shift.opportunity.name, shift)}, with ${count(gone.signups, 'signup')}`,
      detail: { signups: gone.signups, people: gone.people, toldPeople: tellPeople === true },
    });
    return gone;
  },
);
