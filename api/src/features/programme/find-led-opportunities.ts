import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import { filterBy } from './filter-by.js';
import { opportunityFilter, type OpportunityFilter } from './find-opportunities.js';
import { Opportunity } from '../../records/opportunity.js';

function ledOpportunitiesOf(ctx: RequestContext, { id, eventId, categoryId }: OpportunityFilter) {
  const viewer = authorize(ctx.viewer, 'staff');
  return filterBy([
    { value: id, isId: true, sql: (o) => `${o}.id` },
    { value: eventId, isId: true, sql: (o) => `${o}.event_id` },
    { value: categoryId, isId: true, sql: (o) => `${o}.category_id` },
    { value: viewer.role === 'admin' ? null : viewer.userId, sql: (_o, need) => `${need('category')}.lead_id` },
  ]);
}

/** The staff's list of volunteer roles that REST documents: like `findLedOpportunities`, all rows or a page. Error: NOT_SIGNED_IN. */
export const listLedOpportunities = listOperation<OpportunityFilter, Opportunity>({
  name: 'listLedOpportunities',
  openTo: 'staff',
  wanted: opportunityFilter.omit({ id: true }),
  record: Opportunity,
  filter: ledOpportunitiesOf,
});

/** Volunteer roles by name: all for an admin, those in their own categories for a lead. Unknown ids find nothing. Error: NOT_SIGNED_IN. */
export const findLedOpportunities = operation(
  {
    openTo: 'staff',
    input: opportunityFilter.extend({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findLedOpportunities(ctx, { selection, ...wanted }): Promise<Opportunity[]> {
    const filter = ledOpportunitiesOf(ctx, wanted);
    return filter ? readShape(ctx.services, Opportunity, selection, filter) : [];
  },
);
