import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import type { Category } from './category.type.js';
import { filterBy } from './filter-by.js';
import { categoryShape } from './programme.shapes.js';

/** Categories by name, of one event or lead if asked. Unknown ids find nothing. */
export const findCategories = operation({
  name: 'findCategories',
  input: z.object({ eventId: z.string().nullish(), leadId: z.string().nullish(), selection: z.custom<Selection>() }),
  kind: 'reads',
  run: async (ctx, { eventId, leadId, selection }): Promise<Category[]> => {
    const filter = filterBy([
      { value: eventId, isId: true, sql: (c) => `${c}.event_id` },
      { value: leadId, isId: true, sql: (c) => `${c}.lead_id` },
    ]);
    return filter ? readShape<Category>(ctx.services, categoryShape, selection, filter) : [];
  },
});
