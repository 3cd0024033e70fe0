import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { updateOpportunityInput, type UpdateOpportunityInput } from '../../contract/opportunity.js';
import { sameOnOneLine } from '../../contract/texts.js';
import { authorize, authorizeRecord } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { refuseStale } from '../../platform/refuse-stale.js';
import type { RequestContext } from '../../platform/request-context.js';
import { getLedCategory, type LedCategoryRow } from '../categories/get-led-category.js';
import { getLedOpportunity, type LedOpportunityRow } from './get-led-opportunity.js';
import { holdNames } from '../events/hold-names.js';
import { opportunityFact } from '../../records/facts.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { mayMoveOpportunity } from './opportunity.policy.js';
import { refuseOpportunityTwin } from './refuse-opportunity-twin.js';

/**
 * Changes a role; what is absent stays. It may move to another category of its event by whoever works in both. Gives its id.
 * Errors: NOT_SIGNED_IN, INVALID_INPUT, OPPORTUNITY_NOT_FOUND, CATEGORY_NOT_FOUND (others' too), CHANGED_MEANWHILE,
 * OPPORTUNITY_NAME_TAKEN.
 */
export const updateOpportunity = operation(
  {
    openTo: 'staff',
    input: updateOpportunityInput.extend({ id: z.string() }),
  },
  async function updateOpportunity(ctx, { id, version, ...changes }): Promise<string> {
    authorize(ctx.viewer, 'staff');
    if (changes.name !== undefined || changes.categoryId) await holdNames(ctx, { opportunityId: id });
    // The category before the role, as whoever deletes it does.
    if (changes.categoryId && isId(changes.categoryId))
      await ctx.execute('select id from category where id = ? for key share', [changes.categoryId]);
    const before = await getLedOpportunity(ctx, id);
    const target = changes.categoryId ? await targetOf(ctx, before, changes.categoryId) : null;
    await refuseStale(ctx, before, version);
    const after = merged(before, changes);
    if (target) Object.assign(after, { categoryId: target.id, categoryName: target.name });
    const changed = watched.filter((field) => before[field] !== after[field]);
    if (changed.length === 0) return before.id;
    if (before.name !== after.name || before.categoryId !== after.categoryId) await refuseOpportunityTwin(ctx, after);
    await ctx.execute(
      `update opportunity set category_id = ?, name = ?, short_description = ?, long_description = ?, location = ?,
         version = version + 1 where id = ?`,
      [after.categoryId, after.name, after.shortDescription, after.longDescription, after.location, before.id],
    );
    const fact = opportunityFact('changed', after, { fields: changed, version: before.version + 1 });
    await ctx.announce(programmeChanged, { eventId: before.eventId, facts: [fact] });
    await recordAction(ctx, {
      action: 'opportunity.changed',
      recordId: before.id,
      eventId: before.eventId,
      summary: `${before.categoryName}: ${before.name} (${changed.map((field) => words[field]).join(', ')})`,
      detail: {
        ...Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
        version: before.version + 1,
      },
    });
    return before.id;
  },
);

const watched = ['categoryId', 'name', 'shortDescription', 'longDescription', 'location'] as const;
const words: Record<(typeof watched)[number], string> = {
  categoryId: 'category',
  name: 'name',
  shortDescription: 'short description',
  longDescription: 'long description',
  location: 'location',
};

async function targetOf(ctx: RequestContext, from: LedOpportunityRow, categoryId: string): Promise<LedCategoryRow> {
  const to = await getLedCategory(ctx, categoryId);
  authorizeRecord(ctx.viewer, mayMoveOpportunity(ctx.viewer, from, to), 'CATEGORY_NOT_FOUND');
  if (to.eventId !== from.eventId) {
    const message = 'Please choose a category of the same event';
    throw new DomainError('INVALID_INPUT', { message, fields: { categoryId: message } });
  }
  return to;
}

function merged(before: LedOpportunityRow, changes: Omit<UpdateOpportunityInput, 'version'>): LedOpportunityRow {
  const { name, shortDescription, longDescription, location } = changes;
  return {
    ...before,
    name: name ?? before.name,
    shortDescription: shortDescription === undefined ? before.shortDescription : shortDescription,
    longDescription: longDescription === undefined ? before.longDescription : longDescription,
    location: location === undefined || sameOnOneLine(location, before.location) ? before.location : location,
  };
}
