import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { filterBy } from './filter-by.js';
import type { Opportunity } from './opportunity.type.js';
import { opportunityShape } from './programme.shapes.js';

/** Volunteer roles by name: all for an admin, those in their own categories for a lead. Unknown ids find nothing. Error: NOT_SIGNED_IN. */
export const findLedOpportunities = operation({
  name: 'findLedOpportunities',
  openTo: 'staff',
  input: z.object({
    id: z.string().nullish(),
    eventId: z.string().nullish(),
    categoryId: z.string().nullish(),
    selection: z.custom<Selection>(),
  }),
  kind: 'reads',
  run: async (ctx, { id, eventId, categoryId, selection }): Promise<Opportunity[]> => {
    const viewer = authorize(ctx.viewer, 'staff');
    const filter = filterBy([
      { value: id, isId: true, sql: (o) => `${o}.id` },
      { value: eventId, isId: true, sql: (o) => `${o}.event_id` },
      { value: categoryId, isId: true, sql: (o) => `${o}.category_id` },
      { value: viewer.role === 'admin' ? null : viewer.userId, sql: (_o, need) => `${need('category')}.lead_id` },
    ]);
    return filter ? readShape<Opportunity>(ctx.services, opportunityShape, selection, filter) : [];
  },
});
