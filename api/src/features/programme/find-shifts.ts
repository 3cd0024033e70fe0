import { z } from 'zod';
import { shiftFilter, type ShiftFilter } from '../../contract/shift.js';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { largestPage } from '../../platform/read-list.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { filterBy } from './filter-by.js';
import type { ShiftFilter as Narrowing } from '../../records/shift-filter.js';
import type { ShiftOrder } from '../../records/shift-order.js';
import { Shift } from '../../records/shift.js';

function shiftsOf({ id, eventId, categoryId, opportunityId, date }: ShiftFilter) {
  return filterBy([
    { value: id, isId: true, sql: (s) => `${s}.id` },
    { value: eventId, isId: true, sql: (s) => `${s}.event_id` },
    { value: categoryId, isId: true, sql: (_s, need) => `${need('opportunity')}.category_id` },
    { value: opportunityId, isId: true, sql: (s) => `${s}.opportunity_id` },
    { value: date, sql: (s) => `${s}.date` },
  ]);
}

/** The list of shifts that REST documents: like `findShifts`, all rows or a page. */
export const listShifts = listOperation<ShiftFilter, Shift>({
  name: 'listShifts',
  openTo: 'everyone',
  wanted: shiftFilter,
  record: Shift,
  filter: (_ctx, wanted) => shiftsOf(wanted),
});

/** Shifts by day and start time, of an event, category, role or day as asked. Unknown ids find nothing. */
export const findShifts = operation(
  {
    openTo: 'everyone',
    input: shiftFilter.extend({
      where: z.custom<Narrowing>().nullish(),
      orderBy: z.custom<ShiftOrder>().nullish(),
      first: z.number().int().min(1).max(largestPage).nullish(),
      selection: z.custom<Selection>(),
    }),
    transaction: false,
  },
  async function findShifts(ctx, { selection, where, orderBy, first, ...wanted }): Promise<Shift[]> {
    const filter = shiftsOf(wanted);
    return filter
      ? readShape(ctx.services, Shift, selection, { ...filter, matching: where, orderBy, limit: first ?? undefined })
      : [];
  },
);
