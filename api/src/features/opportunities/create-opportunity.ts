import { createOpportunityInput, type CreateOpportunityInput } from '../../contract/opportunity.js';
import { authorize, authorizeRecord } from '../../platform/authorize.js';
import { idForNew } from '../../platform/client-id.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import type { RequestContext } from '../../platform/request-context.js';
import { getLedCategory } from '../categories/get-led-category.js';
import { holdNames } from '../events/hold-names.js';
import { opportunityFact } from '../../records/facts.js';
import { recordsWritten } from '../../platform/announcements.js';
import { mayManageOpportunity } from './opportunity.policy.js';
import { refuseOpportunityTwin } from './refuse-opportunity-twin.js';

/**
 * Makes a volunteer role in a category. Gives its id. The same again under the same id gives the role that is there.
 * Errors: NOT_SIGNED_IN, INVALID_INPUT, CATEGORY_NOT_FOUND (for others' categories and those of another event too), ID_TAKEN, OPPORTUNITY_NAME_TAKEN.
 */
export const createOpportunity = operation(
  {
    openTo: 'staff',
    input: createOpportunityInput,
  },
  async function createOpportunity(ctx, input): Promise<string> {
    authorize(ctx.viewer, 'staff');
    await holdNames(ctx, { categoryId: input.categoryId });
    const category = await getLedCategory(ctx, input.categoryId);
    const fits = category.eventId === input.eventId.toLowerCase();
    authorizeRecord(ctx.viewer, fits && mayManageOpportunity(ctx.viewer, { category }), 'CATEGORY_NOT_FOUND');
    const id = idForNew(input.id);
    const [made] = await ctx.execute<{ id: string }>(
      `insert into opportunity (id, event_id, category_id, name, short_description, long_description, location)
       values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
      [id, category.eventId, category.id, input.name, input.shortDescription, input.longDescription, input.location],
    );
    if (!made) {
      await refuseAnother(ctx, id, input);
      return id;
    }
    await refuseOpportunityTwin(ctx, { id, categoryId: category.id, name: input.name });
    const { eventId } = category;
    await ctx.announce(recordsWritten, [opportunityFact('created', { id, eventId, categoryId: category.id })]);
    await recordAction(ctx, {
      action: 'opportunity.created',
      recordId: id,
      eventId: category.eventId,
      summary: `${category.name}: ${input.name}`,
    });
    return id;
  },
);

/** A used id is fine for the very same record sent once more, and for nothing else. */
async function refuseAnother(ctx: RequestContext, id: string, input: CreateOpportunityInput): Promise<void> {
  const [same] = await ctx.execute<{ id: string }>(
    `select id from opportunity where id = ? and category_id = ? and name = ? and short_description is not distinct from ?
       and long_description is not distinct from ? and location is not distinct from ?`,
    [id, input.categoryId, input.name, input.shortDescription, input.longDescription, input.location],
  );
  if (!same) throw new DomainError('ID_TAKEN');
}
