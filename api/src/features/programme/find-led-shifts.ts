import { z } from 'zod';
import { shiftFilter, type ShiftFilter } from '../../contract/shift.js';
import { authorize } from '../../platform/authorize.js';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import { filterBy } from './filter-by.js';
import { Shift } from '../../records/shift.js';

function ledShiftsOf(ctx: RequestContext, { eventId, categoryId, opportunityId, date }: ShiftFilter) {
  const viewer = authorize(ctx.viewer, 'staff');
  return filterBy([
    { value: eventId, isId: true, sql: (s) => `${s}.event_id` },
    { value: categoryId, isId: true, sql: (_s, need) => `${need('opportunity')}.category_id` },
    { value: opportunityId, isId: true, sql: (s) => `${s}.opportunity_id` },
    { value: date, sql: (s) => `${s}.date` },
    {
      value: viewer.role === 'admin' ? null : viewer.userId,
      sql: (_s, need) => `(select c.lead_id from category c where c.id = ${need('opportunity')}.category_id)`,
    },
  ]);
}

/** The staff's list of shifts that REST documents: like `findLedShifts`, all rows or a page. Error: NOT_SIGNED_IN. */
export const listLedShifts = listOperation<ShiftFilter, Shift>({
  name: 'listLedShifts',
  openTo: 'staff',
  wanted: shiftFilter,
  record: Shift,
  filter: ledShiftsOf,
});

/** Shifts by day and start time: all for an admin, those in their own categories for a lead. Unknown ids find nothing. Error: NOT_SIGNED_IN. */
export const findLedShifts = operation(
  {
    openTo: 'staff',
    input: shiftFilter.extend({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findLedShifts(ctx, { selection, ...wanted }): Promise<Shift[]> {
    const filter = ledShiftsOf(ctx, wanted);
    return filter ? readShape(ctx.services, Shift, selection, filter) : [];
  },
);
