import { updateCategoryInput } from '../../contract/programme/category.js';
import { authorizeRecord, refuseKey } from '../../platform/operation/authorize.js';
import { coverToStore, settleCoverImage } from '../../platform/files/cover-image.js';
import { describeChanges, picked } from '../../platform/operation/describe-changes.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import { holdNames, refuseTwin } from '../events/hold-names.js';
import { categoryFact } from '../../records/facts.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { User } from '../../records/user.js';
import { mayChangeProgramme, programmePlaceOf } from './category.policy.js';
import { getLead } from './leads/get-lead.js';
import { getLedCategory } from './get-led-category.js';
import { notifyLead } from './leads/notify-leads.js';

/** Changes a category's name, lead or cover image; absent fields stay. Returns its id. */
export const updateCategory = operation(
  {
    access: 'admin',
    keyScope: 'write:programme',
    input: updateCategoryInput,
    refuses: [
      'CATEGORY_NOT_FOUND',
      'LEAD_NOT_FOUND',
      'CATEGORY_NAME_TAKEN',
      'CHANGED_MEANWHILE',
      'FILE_TOO_LARGE',
      'NOT_AN_IMAGE',
    ],
    prepare: (ctx, { coverImageUrl }) => settleCoverImage(ctx, coverImageUrl),
  },
  async function updateCategory(ctx, { categoryId, version, leadId, ...sent }): Promise<string> {
    if (leadId !== undefined) refuseKey(ctx.viewer);
    const { name } = sent;
    if (name !== undefined) await holdNames(ctx, { categoryId });
    const category = await getLedCategory(ctx, categoryId, 'update');
    const known = { ...category, ...programmePlaceOf(category), lead: nameOf(category.lead) };
    authorizeRecord(ctx.viewer, mayChangeProgramme(ctx.viewer, known), 'CATEGORY_NOT_FOUND');
    await refuseStale(ctx, known, version);
    if (name !== undefined && name !== known.name)
      await refuseTwin(ctx, 'category', { ...known, name, within: known.eventId });
    if (sent.coverImageUrl !== undefined) sent.coverImageUrl = coverToStore(ctx, sent.coverImageUrl);
    const lead = leadId && leadId !== known.leadId ? await getLead(ctx, leadId) : null;
    const changes = describeChanges(known, { name, lead: leadId === null || lead ? nameOf(lead) : undefined, ...sent });
    const newLeadId = leadId === undefined ? known.leadId : leadId;
    if (!changes.summary && newLeadId === known.leadId) return known.id;
    const fields = Object.keys(changes.detail);
    Object.assign(category, picked(sent, fields));
    category.lead = newLeadId === null ? null : ctx.em.getReference(User, newLeadId);
    await ctx.em.flush();
    const fact = categoryFact('changed', known, { fields, leadId: newLeadId, version: category.version });
    await ctx.announce(programmeChanged, { eventId: known.eventId, facts: [fact] });
    if (newLeadId !== known.leadId) {
      await notifyLead(ctx, { leadId: known.leadId, change: 'taken', categoryIds: [known.id] });
      await notifyLead(ctx, { leadId: newLeadId, change: 'given', categoryIds: [known.id] });
    }
    await recordAction(ctx, {
      action: 'category.changed',
      recordId: known.id,
      eventId: known.eventId,
      summary: `${known.name}: ${changes.summary || 'lead'}`,
      detail: { ...changes.detail, version: category.version },
    });
    return known.id;
  },
);

function nameOf(lead: { firstName: string; lastName: string } | null): string | null {
  return lead && `${lead.firstName} ${lead.lastName}`;
}
