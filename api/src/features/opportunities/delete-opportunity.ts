import { z } from 'zod';
import { count } from '../../contract/text/counts.js';
import { seenVersion } from '../../contract/seen-version.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import type { SignupsBelow } from '../events/removal/count-signups-below.js';
import { removeBranch } from '../events/removal/remove-branch.js';
import { getLedOpportunity } from './get-led-opportunity.js';

/** Deletes a role with its shifts and signups; with `tellPeople`, notifies the people in it. Returns the counts of what was deleted with it. */
export const deleteOpportunity = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    input: z.object({ id: z.string(), tellPeople: z.boolean().nullish(), version: seenVersion }),
    refuses: ['OPPORTUNITY_NOT_FOUND', 'ATTENDANCE_KEPT', 'CHANGED_MEANWHILE'],
  },
  async function deleteOpportunity(ctx, { id, tellPeople, version }): Promise<SignupsBelow> {
    const opportunity = await getLedOpportunity(ctx, id, 'update');
    await refuseStale(ctx, opportunity, version);
    const gone = await removeBranch(
      ctx,
      { opportunityId: opportunity.id },
      { eventId: opportunity.event.id, tellPeople },
    );
    await recordAction(ctx, {
      action: 'opportunity.deleted',
      recordId: opportunity.id,
      eventId: opportunity.event.id,
      summary: `${opportunity.category.name}: ${opportunity.name}, with ${count(gone.shifts, 'shift')} and ${count(gone.signups, 'signup')}`,
      detail: { ...gone, toldPeople: tellPeople === true },
    });
    return gone;
  },
);
