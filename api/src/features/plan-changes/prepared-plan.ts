import { isId } from '../../contract/text/fields.js';
import type { PlanChangeInput } from '../../contract/programme/plan-change.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import type { Ask } from './find-shifts-to-plan.js';

/** A prepared plan as it was saved. */
export interface PreparedPlan {
  id: string;
  eventId: string;
  name: string;
  input: PlanChangeInput;
  /** Whether the plan is in force: applied, and not undone. */
  inForce: boolean;
}

/** Whose prepared plans the viewer sees: a lead their own, admins those of admins (null). */
export function preparedBy(viewer: Viewer): string | null {
  return viewer.kind === 'staff' && viewer.role === 'lead' ? viewer.userId : null;
}

/** SQL: a plan (alias `p`) was applied, and not undone. */
export const inForce = `exists (select from plan_change made where made.prepared_id = p.id and made.undone_at is null)`;

/**
 * A prepared plan of the viewer's, for the shifts that still exist; with `held` locked until the commit. Error:
 * PLAN_CHANGE_NOT_FOUND, also for those of others.
 */
export async function getPreparedPlan(
  viewer: Viewer,
  ask: Ask,
  id: string,
  { held = false } = {},
): Promise<PreparedPlan> {
  const [plan] = isId(id)
    ? await ask<PreparedPlan>(
        `select p.id, p.event_id as "eventId", p.name, p.input, ${inForce} as "inForce" from prepared_plan_change p
         where p.id = $1 and p.lead_id is not distinct from $2::uuid ${held ? 'for no key update of p' : ''}`,
        [id, preparedBy(viewer)],
      )
    : [];
  if (!plan) throw new DomainError('PLAN_CHANGE_NOT_FOUND');
  const { shiftIds } = plan.input;
  if (!shiftIds) return plan;
  const still = await ask<{ id: string }>(
    'select id from shift where event_id = $1 and id = any($2::uuid[]) order by id',
    [plan.eventId, shiftIds],
  );
  return { ...plan, input: { ...plan.input, shiftIds: still.map((shift) => shift.id) } };
}
