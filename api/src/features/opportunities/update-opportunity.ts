import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { updateOpportunityInput } from '../../contract/programme/opportunity.js';
import { sameOnOneLine } from '../../contract/text/texts.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { changedFields, fieldWords, picked } from '../../platform/operation/describe-changes.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { programmePlaceOf } from '../categories/category.policy.js';
import { getLedCategory } from '../categories/get-led-category.js';
import { getLedOpportunity } from './get-led-opportunity.js';
import { holdNames, refuseTwin } from '../events/hold-names.js';
import type { Category } from '../../records/category.js';
import { Opportunity } from '../../records/opportunity.js';
import { opportunityFact } from '../../records/facts.js';
import { detailsChanged, programmeChanged, type DetailsBefore } from '../events/programme.announcements.js';
import { askBirthDates } from '../questions/ask-birth-dates.js';
import { mayMoveOpportunity } from './opportunity.policy.js';

/**
 * Changes a role; absent fields stay. Staff of both categories may move it to another category of its event. Returns its id. A new name or
 * place is mailed to the people in its coming shifts, unless `tellPeople` is false.
 */
export const updateOpportunity = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    input: updateOpportunityInput.extend({ id: z.string(), tellPeople: z.boolean().nullish() }),
    refuses: ['CATEGORY_NOT_FOUND', 'OPPORTUNITY_NOT_FOUND', 'OPPORTUNITY_NAME_TAKEN', 'CHANGED_MEANWHILE'],
  },
  async function updateOpportunity(ctx, { id, version, tellPeople, ...changes }): Promise<string> {
    // A minimum age needs a question; deleting that question locks the event, too.
    const needsAge = typeof changes.minimumAge === 'number';
    if (changes.name !== undefined || changes.categoryId || needsAge) await holdNames(ctx, { opportunityId: id });
    // Lock order as in deleting a category: the category, then the role.
    if (changes.categoryId && isId(changes.categoryId))
      await ctx.execute('select id from category where id = ? for key share', [changes.categoryId]);
    const role = await getLedOpportunity(ctx, id);
    const { event, category } = role;
    const before = { ...role, eventId: event.id, categoryId: category.id };
    const target = changes.categoryId ? await targetOf(ctx, category, changes.categoryId) : null;
    await refuseStale(ctx, role, version);
    // A place is as good as unchanged when only its lines are: forms show it on one.
    if (changes.location && sameOnOneLine(changes.location, before.location)) delete changes.location;
    const changed = changedFields(before, { ...changes, categoryId: target?.id });
    if (changed.length === 0) return before.id;
    const after = { ...before, ...picked(changes, changed), ...(target && { categoryId: target.id }) };
    if (before.name !== after.name || before.categoryId !== after.categoryId)
      await refuseTwin(ctx, 'opportunity', { ...after, within: after.categoryId });
    Object.assign(role, picked(changes, changed), target && { category: target });
    await ctx.em.flush();
    const newVersion = role.version + (await countOn(ctx, role, category));
    // Of what does not take place nobody is mailed where it would.
    const details = tellPeople === false || event.state === 'CANCELLED' ? {} : detailsOf(before, after);
    if (Object.keys(details).length > 0)
      await ctx.announce(detailsChanged, { scope: { opportunityId: before.id }, before: details });
    if (changed.includes('minimumAge')) await askBirthDates(ctx, event.id);
    const fact = opportunityFact('changed', after, { fields: changed, version: newVersion });
    await ctx.announce(programmeChanged, { eventId: event.id, facts: [fact] });
    await recordAction(ctx, {
      action: 'opportunity.changed',
      recordId: before.id,
      eventId: event.id,
      summary: `${category.name}: ${before.name} (${changed.map(fieldWords).join(', ')})`,
      detail: {
        ...Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
        toldPeople: Object.keys(details).length > 0,
        version: newVersion,
      },
    });
    return before.id;
  },
);

/** What people know of the role that is no longer so. */
function detailsOf(before: Opportunity, after: Opportunity): DetailsBefore {
  const [was, is] = [before, after].map(({ location }) => location ?? before.event.location);
  return {
    ...(before.name === after.name ? {} : { roleName: before.name }),
    ...(was === is ? {} : { location: was }),
  };
}

/**
 * Calendars keep the entry with the highest sequence number, which counts the changes of role and category. If a role moves to a category
 * with fewer changes, its version is raised by the difference. Returns that.
 */
async function countOn(ctx: RequestContext, { id, version, category }: Opportunity, from: Category): Promise<number> {
  const missing = Math.max(0, from.version - category.version);
  if (missing > 0) await ctx.em.nativeUpdate(Opportunity, id, { version: version + missing });
  return missing;
}

async function targetOf(ctx: RequestContext, from: Category, categoryId: string): Promise<Category> {
  const to = await getLedCategory(ctx, categoryId);
  authorizeRecord(
    ctx.viewer,
    mayMoveOpportunity(ctx.viewer, programmePlaceOf(from), programmePlaceOf(to)),
    'CATEGORY_NOT_FOUND',
  );
  if (to.event !== from.event) {
    const message = 'Please choose a category of the same event';
    throw new DomainError('INVALID_INPUT', { message, fields: { categoryId: message } });
  }
  return to;
}
