import { createOpportunityInput } from '../../contract/programme/opportunity.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { changedFields } from '../../platform/operation/describe-changes.js';
import { idForNew } from '../../platform/limits/client-id.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { getLedCategory } from '../categories/get-led-category.js';
import { holdNames, refuseTwin } from '../events/hold-names.js';
import { Opportunity } from '../../records/opportunity.js';
import { opportunityFact } from '../../records/facts.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { askBirthDates } from '../questions/ask-birth-dates.js';
import { mayChangeProgramme, programmePlaceOf } from '../categories/category.policy.js';

/**
 * Creates a volunteer role in a category. Returns its id. A repeated call with the same id and content returns the existing role.
 * CATEGORY_NOT_FOUND: also for categories of others and of another event.
 */
export const createOpportunity = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    idempotent: true,
    input: createOpportunityInput,
    refuses: ['CATEGORY_NOT_FOUND', 'OPPORTUNITY_NAME_TAKEN', 'ID_TAKEN'],
  },
  async function createOpportunity(ctx, { id: given, eventId: asked, categoryId, ...texts }): Promise<string> {
    await holdNames(ctx, { categoryId });
    const category = await getLedCategory(ctx, categoryId);
    const { eventId, ...place } = programmePlaceOf(category);
    const fits = eventId === asked.toLowerCase();
    authorizeRecord(ctx.viewer, fits && mayChangeProgramme(ctx.viewer, { eventId, ...place }), 'CATEGORY_NOT_FOUND');
    const id = idForNew(given);
    const known = given ? await ctx.em.findOne(Opportunity, id) : null;
    if (known) {
      // A used id is fine for the very same record sent once more, and for nothing else.
      if (known.category !== category || changedFields(known, texts).length > 0) throw new DomainError('ID_TAKEN');
      return id;
    }
    ctx.em.create(Opportunity, { ...texts, id, event: eventId, category }, { partial: true });
    await ctx.em.flush();
    await refuseTwin(ctx, 'opportunity', { id, within: category.id, name: texts.name });
    if (texts.minimumAge !== null) await askBirthDates(ctx, eventId);
    await ctx.announce(recordsWritten, [opportunityFact('created', { id, eventId, categoryId: category.id })]);
    await recordAction(ctx, {
      action: 'opportunity.created',
      recordId: id,
      eventId,
      summary: `${category.name}: ${texts.name}`,
    });
    return id;
  },
);
