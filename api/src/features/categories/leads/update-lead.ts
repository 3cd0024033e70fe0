import { isId } from '../../../contract/text/fields.js';
import { updateLeadInput } from '../../../contract/people/staff.js';
import { describeChanges } from '../../../platform/operation/describe-changes.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { userFact } from '../../../records/facts.js';
import { getLeadToChange } from './get-lead.js';
import { announceLeads, assignCategories, takeOtherCategories } from '../give-categories.js';

/**
 * Changes a lead's name and address, and replaces their categories by exactly these; with `eventId`, only those of that event. Returns the
 * lead's id.
 */
export const updateLead = operation(
  {
    access: 'admin',
    // An address is a way in.
    stepUp: true,
    input: updateLeadInput,
    refuses: ['CATEGORY_NOT_FOUND', 'LEAD_NOT_FOUND', 'EMAIL_TAKEN'],
  },
  async function updateLead(ctx, { leadId, categoryIds, eventId, ...person }): Promise<string> {
    const known = await getLeadToChange(ctx, leadId);
    if (!categoryIds.every(isId)) throw new DomainError('CATEGORY_NOT_FOUND');
    const changes = describeChanges(known, person);
    if (changes.summary) {
      const summary = `${known.firstName} ${known.lastName}: ${changes.summary}`;
      Object.assign(known, person, { emailKey: emailKey(person.email) });
      await ctx.em.flush();
      await ctx.announce(recordsWritten, [userFact('changed', known.id, { fields: Object.keys(changes.detail) })]);
      await recordAction(ctx, { action: 'lead.changed', recordId: known.id, eventId: null, summary });
    }
    const touched = [
      ...(changes.summary ? await findLedEvents(ctx, known.id) : []),
      ...(await takeOtherCategories(ctx, known, categoryIds, eventId)),
      ...(await assignCategories(ctx, known, categoryIds)),
    ];
    await announceLeads(ctx, touched);
    return known.id;
  },
);

async function findLedEvents(ctx: RequestContext, leadId: string): Promise<string[]> {
  const events = await ctx.execute<{ id: string }>('select distinct event_id as id from category where lead_id = ?', [
    leadId,
  ]);
  return events.map(({ id }) => id);
}
