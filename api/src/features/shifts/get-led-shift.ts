import type { CreateShiftInput } from '../../contract/programme/shift-input.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { getRow } from '../../platform/reading/get-row.js';
import { selectedColumns } from '../../platform/transactions/record-rows.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Shift } from '../../records/shift.js';
import { mayChangeProgramme, type ProgrammePlace } from '../categories/category.policy.js';
import { inheritedPlace } from '../../records/parts/shift-facts.js';

/** A shift with what decides who may change it. */
export interface LedShiftRow extends CreateShiftInput, ProgrammePlace {
  id: string;
  opportunityName: string;
  categoryId: string;
  version: number;
  /** Whether a change of plan called it off. */
  isCalledOff: boolean;
  /** Where to be while the shift itself names no place. */
  inheritedLocation: string | null;
  eventStartDate: string;
  eventEndDate: string;
  /** The event's own time zone (IANA); null where it has that of the organisation. */
  eventTimeZone: string | null;
}

/** A shift that the viewer manages, held until the commit; with 'update' for being deleted. Error: SHIFT_NOT_FOUND, for malformed ids and others' shifts too. */
export async function getLedShift(
  ctx: RequestContext,
  id: string,
  lock: 'no key update' | 'update' = 'no key update',
): Promise<LedShiftRow> {
  const shift = await getRow<LedShiftRow>(
    ctx,
    'SHIFT_NOT_FOUND',
    `select ${selectedColumns(ctx, Shift, 's')}, o.name as "opportunityName", o.category_id as "categoryId",
           c.lead_id as "leadId", e.state as "eventState", s.cancelled_at is not null as "isCalledOff", ${inheritedPlace()} as "inheritedLocation",
           to_char(e.start_date, 'YYYY-MM-DD') as "eventStartDate", to_char(e.end_date, 'YYYY-MM-DD') as "eventEndDate", e.time_zone as "eventTimeZone"
         from shift s
           join opportunity o on o.id = s.opportunity_id
           join category c on c.id = o.category_id
           join event e on e.id = s.event_id
         where s.id = ? for ${lock} of s`,
    id,
  );
  authorizeRecord(ctx.viewer, mayChangeProgramme(ctx.viewer, shift), 'SHIFT_NOT_FOUND');
  return shift;
}
