import { z } from 'zod';
import { shiftFilter } from '../../contract/shift.js';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { filterBy } from './filter-by.js';
import { shiftShape } from './programme.shapes.js';
import type { Shift } from './shift.type.js';

/** Shifts by day and start time: all for an admin, those in their own categories for a lead. Unknown ids find nothing. Error: NOT_SIGNED_IN. */
export const findLedShifts = operation({
  name: 'findLedShifts',
  openTo: 'staff',
  input: shiftFilter.extend({ selection: z.custom<Selection>() }),
  kind: 'reads',
  run: async (ctx, { eventId, categoryId, opportunityId, date, selection }): Promise<Shift[]> => {
    const viewer = authorize(ctx.viewer, 'staff');
    const filter = filterBy([
      { value: eventId, isId: true, sql: (s) => `${s}.event_id` },
      { value: categoryId, isId: true, sql: (_s, need) => `${need('opportunity')}.category_id` },
      { value: opportunityId, isId: true, sql: (s) => `${s}.opportunity_id` },
      { value: date, sql: (s) => `${s}.date` },
      {
        value: viewer.role === 'admin' ? null : viewer.userId,
        sql: (_s, need) => `(select c.lead_id from category c where c.id = ${need('opportunity')}.category_id)`,
      },
    ]);
    return filter ? readShape<Shift>(ctx.services, shiftShape, selection, filter) : [];
  },
});
