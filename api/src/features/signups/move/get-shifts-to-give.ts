import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { ProgrammePlace } from '../../categories/category.policy.js';

/** A shift, with what decides who may give its places. */
export interface ShiftToGive extends ProgrammePlace {
  id: string;
}

/** The shifts that places are asked for, in the order of their ids and unlocked. Error: SHIFT_NOT_FOUND when one is missing, for malformed ids too. */
export async function getShiftsToGive(ctx: RequestContext, ids: readonly string[]): Promise<ShiftToGive[]> {
  const shifts = ids.every(isId) ? await ctx.execute<ShiftToGive>(statement, [ids]) : [];
  if (shifts.length < new Set(ids).size) throw new DomainError('SHIFT_NOT_FOUND');
  return shifts;
}

const statement = `
  select s.id, c.lead_id as "leadId", e.id as "eventId", e.state as "eventState"
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id
  where s.id = any(?::uuid[]) order by s.id`;
