import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { filterBy } from './filter-by.js';
import type { Opportunity } from './opportunity.type.js';
import { opportunityShape } from './programme.shapes.js';

/** Volunteer roles by name, of one event or category, or one by its id. Unknown ids find nothing. */
export const findOpportunities = operation({
  name: 'findOpportunities',
  input: z.object({
    id: z.string().nullish(),
    eventId: z.string().nullish(),
    categoryId: z.string().nullish(),
    selection: z.custom<Selection>(),
  }),
  kind: 'reads',
  run: async (ctx, { id, eventId, categoryId, selection }): Promise<Opportunity[]> => {
    const filter = filterBy([
      { value: id, isId: true, sql: (o) => `${o}.id` },
      { value: eventId, isId: true, sql: (o) => `${o}.event_id` },
      { value: categoryId, isId: true, sql: (o) => `${o}.category_id` },
    ]);
    return filter ? readShape<Opportunity>(ctx.services, opportunityShape, selection, filter) : [];
  },
});
