import { planChangeInput, type PlanChangeInput } from '../../contract/programme/plan-change.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { statementName } from '../../platform/reading/read-records.js';
import { planWhole, versionOf, type WholePlan } from './board/whole-plan.js';
import { findMeant, readShiftsToPlan, type Ask } from './find-shifts-to-plan.js';
import { findPlanOverlaps } from './find-plan-overlaps.js';
import type { PlanOverlap } from './plan-change.types.js';

/** The preview of a change of plan. */
export interface Preview extends WholePlan {
  version: string;
  people: number;
  here: number;
  overlaps: PlanOverlap[];
}

/** Previews a change of many shifts. For a lead `where` means their own shifts. */
export const previewPlanChange = operation(
  { access: 'staff', input: planChangeInput, refuses: ['EVENT_NOT_FOUND', 'SHIFT_NOT_FOUND'], transaction: false },
  function previewPlanChange(ctx, input): Promise<Preview> {
    return previewPlan(ctx, outside(ctx), input);
  },
);

/** The same, with the given way to query. Errors: as `previewPlanChange`. */
export async function previewPlan(ctx: RequestContext, ask: Ask, input: PlanChangeInput): Promise<Preview> {
  const meant = await findMeant(ctx, ask, input);
  const plan = await planWhole(ask, await readShiftsToPlan(ctx, ask, meant.ids), meant, input);
  return { version: versionOf(plan), ...plan, ...(await findPlanOverlaps(ctx, ask, plan.planned)) };
}

/** Queries outside a transaction. */
export function outside({ services }: RequestContext): Ask {
  return <Row extends object>(text: string, values: readonly unknown[]) =>
    services.rows.read<Row & Record<string, unknown>>({ name: statementName(text), text, values });
}
