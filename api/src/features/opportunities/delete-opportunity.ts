import { z } from 'zod';
import { count } from '../../contract/counts.js';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { countSignupsBelow, type SignupsBelow } from '../events/count-signups-below.js';
import { lockBelow } from '../events/lock-below.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { branchRemoved, removalAhead } from '../events/removal.announcements.js';
import { getLedOpportunity } from './get-led-opportunity.js';

/**
 * Deletes a role with its shifts and signups, and tells the people in it when asked to. Gives what went with it.
 * Errors: NOT_SIGNED_IN, OPPORTUNITY_NOT_FOUND (others' too).
 */
export const deleteOpportunity = operation(
  {
    openTo: 'staff',
    input: z.object({ id: z.string(), tellPeople: z.boolean().nullish() }),
  },
  async function deleteOpportunity(ctx, { id, tellPeople }): Promise<SignupsBelow> {
    authorize(ctx.viewer, 'staff');
    const opportunity = await getLedOpportunity(ctx, id, 'update');
    await lockBelow(ctx, { opportunityId: opportunity.id });
    if (tellPeople) await ctx.announce(removalAhead, { opportunityId: opportunity.id });
    const gone = await countSignupsBelow(ctx, { opportunityId: opportunity.id });
    await ctx.announce(branchRemoved, { opportunityId: opportunity.id });
    await ctx.execute('delete from opportunity where id = ?', [opportunity.id]);
    await ctx.announce(programmeChanged, { eventId: opportunity.eventId, facts: [] });
    await recordAction(ctx, {
      action: 'opportunity.deleted',
      recordId: opportunity.id,
      eventId: opportunity.eventId,
      summary: `${opportunity.categoryName}: ${opportunity.name}, with ${count(gone.shifts, 'shift')} and ${count(gone.signups, 'signup')}`,
      detail: { ...gone, toldPeople: tellPeople === true },
    });
    return gone;
  },
);
