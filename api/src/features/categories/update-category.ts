import { updateCategoryInput, type UpdateCategoryInput } from '../../contract/programme/category.js';
import { authorizeRecord, refuseKey } from '../../platform/operation/authorize.js';
import { coverToStore, settleCoverImage } from '../../platform/files/cover-image.js';
import { describeChanges, picked } from '../../platform/operation/describe-changes.js';
import { getRow } from '../../platform/reading/get-row.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { changeRows, selectedColumns } from '../../platform/transactions/record-rows.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { holdNames, refuseTwin } from '../events/hold-names.js';
import { Category } from '../../records/category.js';
import { categoryFact } from '../../records/facts.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { mayChangeProgramme, type ProgrammePlace } from './category.policy.js';
import { getLead } from './leads/get-lead.js';
import { notifyLead } from './leads/notify-leads.js';

/** Changes a category's name, lead or cover image; what is left out stays. Gives its id. */
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
    const known = await getCategoryToChange(ctx, categoryId);
    authorizeRecord(ctx.viewer, mayChangeProgramme(ctx.viewer, known), 'CATEGORY_NOT_FOUND');
    await refuseStale(ctx, known, version);
    if (name !== undefined && name !== known.name)
      await refuseTwin(ctx, 'category', { ...known, name, within: known.eventId });
    if (sent.coverImageUrl !== undefined) sent.coverImageUrl = coverToStore(ctx, sent.coverImageUrl);
    const lead = leadId && leadId !== known.leadId ? await getLead(ctx, leadId) : null;
    const leadName = leadId === null ? null : lead ? `${lead.firstName} ${lead.lastName}` : undefined;
    const changes = describeChanges(known, { name, lead: leadName, ...sent });
    const newLeadId = leadId === undefined ? known.leadId : leadId;
    if (!changes.summary && newLeadId === known.leadId) return known.id;
    const written = picked(sent, Object.keys(changes.detail));
    await changeRows(ctx, Category, [{ ...written, leadId: newLeadId, id: known.id }]);
    const fields = Object.keys(changes.detail);
    const fact = categoryFact('changed', known, { fields, leadId: newLeadId, version: known.version + 1 });
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
      detail: { ...changes.detail, version: known.version + 1 },
    });
    return known.id;
  },
);

/** A category with all its columns, and the name of who leads it. */
type KnownCategory = Pick<Category, 'id' | 'name' | 'version'> & ProgrammePlace & Changed & { lead: string | null };
type Changed = Record<keyof Omit<UpdateCategoryInput, 'categoryId' | 'version'>, string | null>;

function getCategoryToChange(ctx: RequestContext, categoryId: string): Promise<KnownCategory> {
  const sql = `select ${selectedColumns(ctx, Category, 'c')}, e.state as "eventState",
       u.first_name || ' ' || u.last_name as lead
     from category c join event e on e.id = c.event_id left join app_user u on u.id = c.lead_id where c.id = ? for update of c`;
  return getRow(ctx, 'CATEGORY_NOT_FOUND', sql, categoryId);
}
