import { createOpportunityInput } from '../../contract/programme/opportunity.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { idForNew } from '../../platform/limits/client-id.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { areThere, insertRows } from '../../platform/transactions/record-rows.js';
import { getLedCategory } from '../categories/get-led-category.js';
import { holdNames, refuseTwin } from '../events/hold-names.js';
import { Opportunity } from '../../records/opportunity.js';
import { opportunityFact } from '../../records/facts.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { askBirthDates } from '../questions/ask-birth-dates.js';
import { mayChangeProgramme } from '../categories/category.policy.js';

/**
 * Makes a volunteer role in a category. Gives its id. The same again under the same id gives the role that is there. CATEGORY_NOT_FOUND:
 * for others' categories and those of another event too.
 */
export const createOpportunity = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    idempotent: true,
    input: createOpportunityInput,
    refuses: ['CATEGORY_NOT_FOUND', 'OPPORTUNITY_NAME_TAKEN', 'ID_TAKEN'],
  },
  async function createOpportunity(ctx, input): Promise<string> {
    await holdNames(ctx, { categoryId: input.categoryId });
    const category = await getLedCategory(ctx, input.categoryId);
    const fits = category.eventId === input.eventId.toLowerCase();
    authorizeRecord(ctx.viewer, fits && mayChangeProgramme(ctx.viewer, category), 'CATEGORY_NOT_FOUND');
    const id = idForNew(input.id);
    const row = { ...input, id, eventId: category.eventId, categoryId: category.id };
    const [made] = await insertRows(ctx, Opportunity, [row]);
    if (!made) {
      // A used id is fine for the very same record sent once more, and for nothing else.
      if (!(await areThere(ctx, Opportunity, [row]))) throw new DomainError('ID_TAKEN');
      return id;
    }
    await refuseTwin(ctx, 'opportunity', { id, within: category.id, name: input.name });
    const { eventId } = category;
    if (input.minimumAge !== null) await askBirthDates(ctx, eventId);
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
