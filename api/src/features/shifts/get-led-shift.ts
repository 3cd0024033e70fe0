import { isId } from '../../contract/fields.js';
import { authorizeRecord } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { inheritedPlace } from './shift-sql.js';
import { mayManageShift } from './shift.policy.js';

/** A shift with what decides who may change it. */
export interface LedShiftRow {
  id: string;
  eventId: string;
  opportunityId: string;
  opportunityName: string;
  categoryId: string;
  leadId: string | null;
  date: string;
  startTime: string;
  endTime: string;
  qtyRequired: number;
  location: string | null;
  notes: string | null;
  version: number;
  /** Where to be while the shift itself names no place. */
  inheritedLocation: string | null;
  eventStartDate: string;
  eventEndDate: string;
}

/** A shift that the viewer manages, held until the commit; with 'update' for being deleted. Error: SHIFT_NOT_FOUND, for malformed ids and others' shifts too. */
export async function getLedShift(
  ctx: RequestContext,
  id: string,
  lock: 'no key update' | 'update' = 'no key update',
): Promise<LedShiftRow> {
  const [shift] = isId(id) ? await ctx.execute<LedShiftRow>(`${statement} for ${lock} of s`, [id]) : [];
  if (!shift) throw new DomainError('SHIFT_NOT_FOUND');
  authorizeRecord(ctx.viewer, mayManageShift(ctx.viewer, { opportunity: { category: shift } }), 'SHIFT_NOT_FOUND');
  return shift;
}

const statement = `
  select s.id, s.event_id as "eventId", s.opportunity_id as "opportunityId", o.name as "opportunityName", o.category_id as "categoryId",
    c.lead_id as "leadId",
    to_char(s.date, 'YYYY-MM-DD') as date, s.start_time as "startTime", s.end_time as "endTime", s.qty_required as "qtyRequired",
    s.location, s.notes, s.version, ${inheritedPlace()} as "inheritedLocation",
    to_char(e.start_date, 'YYYY-MM-DD') as "eventStartDate", to_char(e.end_date, 'YYYY-MM-DD') as "eventEndDate"
  from shift s
    join opportunity o on o.id = s.opportunity_id
    join category c on c.id = o.category_id
    join event e on e.id = s.event_id
  where s.id = ?`;
