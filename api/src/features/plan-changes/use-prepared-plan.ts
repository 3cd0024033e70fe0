import { z } from 'zod';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { changePlan, type Applied } from './apply-plan-change.js';
import type { Ask } from './find-shifts-to-plan.js';
import { getPreparedPlan, type PreparedPlan } from './prepared-plan.js';
import { outside, previewPlan, type Preview } from './preview-plan-change.js';

/** Previews a prepared plan with the programme as it is now. */
export const previewPreparedPlanChange = operation(
  {
    access: 'staff',
    input: z.object({ id: z.string() }),
    refuses: ['INVALID_INPUT', 'PLAN_CHANGE_NOT_FOUND', 'SHIFT_NOT_FOUND'],
    transaction: false,
  },
  async function previewPreparedPlanChange(ctx, { id }): Promise<Preview> {
    const ask = outside(ctx);
    const { input } = await getPreparedPlan(ctx.viewer, ask, id);
    return previewPlan(ctx, ask, input);
  },
);

/**
 * Applies a prepared plan, exactly as the preview of this version showed. A plan in force must be undone before it is
 * applied again.
 */
export const applyPreparedPlanChange = operation(
  {
    access: 'staff',
    input: z.object({ id: z.string(), version: z.string() }),
    refuses: ['INVALID_INPUT', 'PLAN_CHANGE_NOT_FOUND', 'SHIFT_NOT_FOUND', 'EVENT_CANCELLED', 'CHANGED_MEANWHILE'],
  },
  async function applyPreparedPlanChange(ctx, { id, version }): Promise<Applied> {
    const plan = await holdPreparedPlan(ctx, id);
    return changePlan(ctx, plan.input, { version, preparedId: plan.id });
  },
);

/**
 * A prepared plan that is not in force, locked until the commit. Errors: PLAN_CHANGE_NOT_FOUND (also for others'),
 * CHANGED_MEANWHILE.
 */
export async function holdPreparedPlan(ctx: RequestContext, id: string): Promise<PreparedPlan> {
  const ask: Ask = (text, values) => ctx.execute(text, values);
  // Locks the event first, as deleting one does.
  await ask(
    'select e.id from event e where e.id = (select event_id from prepared_plan_change where id::text = lower($1)) for key share',
    [id],
  );
  const plan = await getPreparedPlan(ctx.viewer, ask, id, { held: true });
  if (plan.inForce)
    throw new DomainError('CHANGED_MEANWHILE', { message: 'This plan is in force already. Undo it first.' });
  return plan;
}

/** Deletes a prepared plan; what it changed stays. Returns its id. */
export const deletePreparedPlanChange = operation(
  { access: 'staff', input: z.object({ id: z.string() }), refuses: ['PLAN_CHANGE_NOT_FOUND'] },
  async function deletePreparedPlanChange(ctx, { id }): Promise<string> {
    const ask: Ask = (text, values) => ctx.execute(text, values);
    const plan = await getPreparedPlan(ctx.viewer, ask, id, { held: true });
    await ctx.execute('delete from prepared_plan_change where id = ?', [plan.id]);
    await recordAction(ctx, {
      action: 'plan-change.forgotten',
      recordId: plan.id,
      eventId: plan.eventId,
      summary: plan.name,
    });
    return plan.id;
  },
);
