import { z } from 'zod';
import { planChangeInput } from '../../contract/plan-change.js';
import { operation } from '../../platform/operation.js';
import { holdSeenPlan } from '../plan-changes/apply-plan-change.js';
import type { PlannedShift } from '../plan-changes/planned-shift.js';
import { holdPreparedPlan } from '../plan-changes/use-prepared-plan.js';
import { letWait, type Waiting } from './waiting-action.js';

/**
 * Changes many shifts in ten seconds, exactly as the preview of this version showed, unless that is undone: calling shifts off. Errors:
 * NOT_SIGNED_IN, INVALID_INPUT, EVENT_NOT_FOUND, EVENT_CANCELLED, SHIFT_NOT_FOUND (others' too), CHANGED_MEANWHILE, ACTION_WAITS.
 */
export const applyPlanChangeLater = operation(
  { openTo: 'staff', input: planChangeInput.extend({ version: z.string() }) },
  async function applyPlanChangeLater(ctx, change): Promise<Waiting> {
    const { version, ...input } = change;
    const planned = await holdSeenPlan(ctx, input, version);
    return letWait(ctx, 'applyPlanChange', { change }, idsOf(planned));
  },
);

/**
 * The same for a prepared plan. Errors: NOT_SIGNED_IN, PLAN_CHANGE_NOT_FOUND (others' too), INVALID_INPUT, EVENT_CANCELLED,
 * CHANGED_MEANWHILE, also while it is in force, ACTION_WAITS.
 */
export const applyPreparedPlanChangeLater = operation(
  { openTo: 'staff', input: z.object({ id: z.string(), version: z.string() }) },
  async function applyPreparedPlanChangeLater(ctx, { id, version }): Promise<Waiting> {
    const plan = await holdPreparedPlan(ctx, id);
    const planned = await holdSeenPlan(ctx, plan.input, version);
    return letWait(ctx, 'applyPreparedPlanChange', { id: plan.id, version }, idsOf(planned));
  },
);

function idsOf(planned: readonly PlannedShift[]): string[] {
  return planned.map(({ before }) => before.id);
}
