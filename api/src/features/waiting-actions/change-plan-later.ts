import { z } from 'zod';
import { planChangeInput } from '../../contract/programme/plan-change.js';
import { operation } from '../../platform/operation/operation.js';
import { holdSeenPlan } from '../plan-changes/apply-plan-change.js';
import type { PlannedShift } from '../plan-changes/planned-shift.js';
import { holdPreparedPlan } from '../plan-changes/use-prepared-plan.js';
import { letWait, type Waiting } from './waiting-action.js';

/**
 * Changes many shifts in ten seconds, exactly as the preview of this version showed, unless undone: calling shifts off.
 */
export const applyPlanChangeLater = operation(
  {
    access: 'staff',
    input: planChangeInput.extend({ version: z.string() }),
    refuses: ['EVENT_NOT_FOUND', 'SHIFT_NOT_FOUND', 'EVENT_CANCELLED', 'CHANGED_MEANWHILE', 'ACTION_WAITS'],
  },
  async function applyPlanChangeLater(ctx, change): Promise<Waiting> {
    const { version, ...input } = change;
    const { planned } = await holdSeenPlan(ctx, input, version);
    return letWait(ctx, 'applyPlanChange', { change }, idsOf(planned));
  },
);

/** The same for a prepared plan. CHANGED_MEANWHILE: also while it is in force. */
export const applyPreparedPlanChangeLater = operation(
  {
    access: 'staff',
    input: z.object({ id: z.string(), version: z.string() }),
    refuses: [
      'INVALID_INPUT',
      'PLAN_CHANGE_NOT_FOUND',
      'SHIFT_NOT_FOUND',
      'EVENT_CANCELLED',
      'CHANGED_MEANWHILE',
      'ACTION_WAITS',
    ],
  },
  async function applyPreparedPlanChangeLater(ctx, { id, version }): Promise<Waiting> {
    const plan = await holdPreparedPlan(ctx, id);
    const { planned } = await holdSeenPlan(ctx, plan.input, version);
    return letWait(ctx, 'applyPreparedPlanChange', { id: plan.id, version }, idsOf(planned));
  },
);

function idsOf(planned: readonly PlannedShift[]): string[] {
  return planned.map(({ before }) => before.id);
}
