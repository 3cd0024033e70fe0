import { DomainError } from '../../platform/domain-error.js';
import { sheetTexts } from '../../contract/role-texts.js';
import { picked } from '../../platform/describe-changes.js';
import { changeRows, insertRows } from '../../platform/record-rows.js';
import type { RequestContext } from '../../platform/request-context.js';
import { Category } from '../../records/category.js';
import { Opportunity } from '../../records/opportunity.js';
import { Shift } from '../../records/shift.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import type { ImportPlan } from './import-plan.js';

interface Written {
  id: string;
  version: number;
}

/**
 * Writes what an import plans: one statement for each kind of record, however many there are. Gives the records that were there before
 * and are changed, with their new versions. Error: CHANGED_MEANWHILE.
 */
export async function writeImport(ctx: RequestContext, eventId: string, plan: ImportPlan): Promise<Written[]> {
  const within = <Made extends { id: string }>(made: readonly Made[]) => made.map((one) => ({ ...one, eventId }));
  await insertRows(ctx, Category, within(plan.categories));
  await insertRows(ctx, Opportunity, within(plan.opportunities));
  await insertRows(ctx, Shift, within(plan.shifts.map(shiftRow)));
  const changedOpportunities = await changeRows(
    ctx,
    Opportunity,
    plan.changedOpportunities.map((role) => ({
      ...picked(role, Object.keys(sheetTexts)),
      id: role.id,
      version: role.version,
    })),
  );
  await lockShifts(
    ctx,
    plan.changedShifts.map(({ id }) => id),
  );
  const changedShifts = await changeRows(
    ctx,
    Shift,
    plan.changedShifts.map((shift) => ({ ...shiftRow(shift), version: shift.version })),
  );
  // Somebody edited or deleted one since the plan was made a moment ago.
  if (
    changedShifts.length < plan.changedShifts.length ||
    changedOpportunities.length < plan.changedOpportunities.length
  ) {
    const message =
      'A role or shift was changed while the import ran. Nothing was imported. Please check the file again.';
    throw new DomainError('CHANGED_MEANWHILE', { message });
  }
  return [...changedOpportunities, ...changedShifts];
}

/** A shift as its table has it. */
function shiftRow(shift: ImportPlan['shifts'][number]) {
  const { id, opportunityId, date, startTime, endTime, location, quantity, notes, closed, waitlistEnabled } = shift;
  return {
    id,
    opportunityId,
    date,
    startTime,
    endTime,
    location,
    qtyRequired: quantity,
    notes,
    closed,
    waitlistEnabled,
  };
}
