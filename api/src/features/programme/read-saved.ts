import { DomainError } from '../../platform/domain-error.js';
import { readOneOfShape, readShape } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import { Opportunity } from '../../records/opportunity.js';
import { Shift } from '../../records/shift.js';

/** Shifts that the caller just made or changed, as they stand now. */
export function readSavedShifts(ctx: RequestContext, ids: readonly string[], selection: Selection): Promise<Shift[]> {
  return readShape<Shift>(
    ctx.services,
    Shift,
    { ...selection, id: true },
    { where: (s) => `${s}.id = any($1)`, values: [ids] },
  );
}

/** The shift that the caller just made or changed. Error: SHIFT_NOT_FOUND when it went meanwhile. */
export async function readSavedShift(ctx: RequestContext, id: string, selection: Selection): Promise<Shift> {
  const [shift] = await readSavedShifts(ctx, [id], selection);
  if (!shift) throw new DomainError('SHIFT_NOT_FOUND');
  return shift;
}

/** The role that the caller just made or changed. Error: OPPORTUNITY_NOT_FOUND when it went meanwhile. */
export async function readSavedOpportunity(
  ctx: RequestContext,
  id: string,
  selection: Selection,
): Promise<Opportunity> {
  const opportunity = await readOneOfShape<Opportunity>(
    ctx.services,
    Opportunity,
    { ...selection, id: true },
    { where: (o) => `${o}.id = $1`, values: [id] },
  );
  if (!opportunity) throw new DomainError('OPPORTUNITY_NOT_FOUND');
  return opportunity;
}
