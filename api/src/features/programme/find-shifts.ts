import { z } from 'zod';
import { shiftFilter } from '../../contract/shift.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { filterBy } from './filter-by.js';
import { shiftShape } from './programme.shapes.js';
import type { Shift } from './shift.type.js';

/** Shifts by day and start time, of an event, category, role or day as asked. Unknown ids find nothing. */
export const findShifts = operation({
  name: 'findShifts',
  input: shiftFilter.extend({ selection: z.custom<Selection>() }),
  kind: 'reads',
  run: async (ctx, { id, eventId, categoryId, opportunityId, date, selection }): Promise<Shift[]> => {
    const filter = filterBy([
      { value: id, isId: true, sql: (s) => `${s}.id` },
      { value: eventId, isId: true, sql: (s) => `${s}.event_id` },
      { value: categoryId, isId: true, sql: (_s, need) => `${need('opportunity')}.category_id` },
      { value: opportunityId, isId: true, sql: (s) => `${s}.opportunity_id` },
      { value: date, sql: (s) => `${s}.date` },
    ]);
    return filter ? readShape<Shift>(ctx.services, shiftShape, selection, filter) : [];
  },
});
