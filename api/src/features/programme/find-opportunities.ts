import { z } from 'zod';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { filterBy } from './filter-by.js';
import { Opportunity } from '../../records/opportunity.js';

/** Which volunteer roles: one, or those of an event or category. */
export const opportunityFilter = z.object({
  id: z.string().nullish(),
  eventId: z.string().nullish(),
  categoryId: z.string().nullish(),
});

export type OpportunityFilter = z.infer<typeof opportunityFilter>;

function opportunitiesOf({ id, eventId, categoryId }: OpportunityFilter) {
  return filterBy([
    { value: id, isId: true, sql: (o) => `${o}.id` },
    { value: eventId, isId: true, sql: (o) => `${o}.event_id` },
    { value: categoryId, isId: true, sql: (o) => `${o}.category_id` },
  ]);
}

/** The list of volunteer roles that REST documents: like `findOpportunities`, all rows or a page. */
export const listOpportunities = listOperation<OpportunityFilter, Opportunity>({
  name: 'listOpportunities',
  openTo: 'everyone',
  wanted: opportunityFilter.omit({ id: true }),
  record: Opportunity,
  filter: (_ctx, wanted) => opportunitiesOf(wanted),
});

/** Volunteer roles by name, of one event or category, or one by its id. Unknown ids find nothing. */
export const findOpportunities = operation(
  {
    openTo: 'everyone',
    input: opportunityFilter.extend({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findOpportunities(ctx, { selection, ...wanted }): Promise<Opportunity[]> {
    const filter = opportunitiesOf(wanted);
    return filter ? readShape(ctx.services, Opportunity, selection, filter) : [];
  },
);
