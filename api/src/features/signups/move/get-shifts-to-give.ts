import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { ProgrammePlace } from '../../categories/category.policy.js';

/** A shift, with the columns that decide who may create its signups. */
export interface ShiftToGive extends ProgrammePlace {
  id: string;
}

/** The requested shifts, by id, not locked. Error: SHIFT_NOT_FOUND if one is missing, also for malformed ids. */
export async function getShiftsToGive(ctx: RequestContext, ids: readonly string[]): Promise<ShiftToGive[]> {
  const shifts = ids.every(isId) ? await ctx.execute<ShiftToGive>(statement, [ids]) : [];
  if (shifts.length < new Set(ids).size) throw new DomainError('SHIFT_NOT_FOUND');
  return shifts;
}

const statement = `
  select s.id, c.lead_id as "leadId", e.id as "eventId", e.state as "eventState"
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id
  where s.id = any(?::uuid[]) order by s.id`;
