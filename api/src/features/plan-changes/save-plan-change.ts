import { mostPreparedPlans, savedPlanInput } from '../../contract/programme/plan-change.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { nameOf } from './apply-plan-change.js';
import { findMeant, type Ask } from './find-shifts-to-plan.js';
import { preparedBy } from './prepared-plan.js';

/** A prepared plan and its event. */
export interface SavedPlan {
  preparedId: string;
  eventId: string;
}

/**
 * Saves a change of plan by name until it is needed. Nothing changes and nobody is notified. A lead's plan is for their
 * own shifts.
 */
export const savePlanChange = operation(
  { access: 'staff', input: savedPlanInput, refuses: ['EVENT_NOT_FOUND', 'SHIFT_NOT_FOUND'] },
  async function savePlanChange(ctx, { name, ...input }): Promise<SavedPlan> {
    const ask: Ask = (text, values) => ctx.execute(text, values);
    await findMeant(ctx, ask, input);
    const { eventId } = input;
    // Without the lock two at once would both take the last free slot.
    await ctx.execute('select id from event where id = ? for no key update', [eventId]);
    const [made] = await ctx.execute<{ id: string }>(
      `insert into prepared_plan_change (event_id, lead_id, name, input, saved_by)
       select ?::uuid, ?::uuid, ?, ?::jsonb, ?
       where (select count(*) from prepared_plan_change where event_id = ?::uuid) < ${mostPreparedPlans} returning id`,
      [eventId, preparedBy(ctx.viewer), name, JSON.stringify(input), nameOf(ctx), eventId],
    );
    if (!made) {
      const message = `An event keeps ${mostPreparedPlans} prepared plans at most: delete one first.`;
      throw new DomainError('INVALID_INPUT', { message, fields: { name: message } });
    }
    await recordAction(ctx, { action: 'plan-change.prepared', recordId: made.id, eventId, summary: name });
    return { preparedId: made.id, eventId: eventId.toLowerCase() };
  },
);
