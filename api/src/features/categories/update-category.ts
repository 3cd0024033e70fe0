import { updateCategoryInput } from '../../contract/category.js';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { coverToStore, settleCoverImage } from '../../platform/cover-image.js';
import { describeChanges } from '../../platform/describe-changes.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { refuseStale } from '../../platform/refuse-stale.js';
import type { RequestContext } from '../../platform/request-context.js';
import { holdNames } from '../events/hold-names.js';
import { categoryFact } from '../../records/facts.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { getLead } from './get-lead.js';
import { tellLead } from './tell-leads.js';
import { refuseCategoryTwin } from './refuse-category-twin.js';

const labels = { name: 'name', lead: 'lead', coverImageUrl: 'cover image' } as const;

/**
 * Changes a category's name, lead or cover image; what is left out stays. Gives its id.
 * Errors: NOT_SIGNED_IN, FORBIDDEN, INVALID_INPUT, CATEGORY_NOT_FOUND, LEAD_NOT_FOUND, CHANGED_MEANWHILE, CATEGORY_NAME_TAKEN.
 */
export const updateCategory = operation(
  {
    openTo: 'admin',
    input: updateCategoryInput,
    prepare: async (ctx, { coverImageUrl }) => {
      authorize(ctx.viewer, 'admin');
      await settleCoverImage(ctx, coverImageUrl);
    },
  },
  async function updateCategory(ctx, { categoryId, version, name, leadId, coverImageUrl: sent }): Promise<string> {
    authorize(ctx.viewer, 'admin');
    if (name !== undefined) await holdNames(ctx, { categoryId });
    const known = await getCategoryToChange(ctx, categoryId);
    await refuseStale(ctx, known, version);
    if (name !== undefined && name !== known.name) await refuseCategoryTwin(ctx, { ...known, name });
    const coverImageUrl = sent === undefined ? undefined : coverToStore(ctx, sent);
    const lead = leadId && leadId !== known.leadId ? await getLead(ctx, leadId) : null;
    const leadName = leadId === null ? null : lead ? `${lead.firstName} ${lead.lastName}` : undefined;
    const changes = describeChanges(known, { name, lead: leadName, coverImageUrl }, labels);
    const newLeadId = leadId === undefined ? known.leadId : leadId;
    if (!changes.summary && newLeadId === known.leadId) return known.id;
    await ctx.execute(
      'update category set name = ?, lead_id = ?, cover_image_url = ?, version = version + 1 where id = ?',
      [name ?? known.name, newLeadId, coverImageUrl === undefined ? known.coverImageUrl : coverImageUrl, known.id],
    );
    const fields = Object.keys(changes.detail);
    const fact = categoryFact('changed', known, { fields, leadId: newLeadId, version: known.version + 1 });
    await ctx.announce(programmeChanged, { eventId: known.eventId, facts: [fact] });
    if (newLeadId !== known.leadId) {
      await tellLead(ctx, { leadId: known.leadId, change: 'taken', categoryIds: [known.id] });
      await tellLead(ctx, { leadId: newLeadId, change: 'given', categoryIds: [known.id] });
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

interface KnownCategory {
  id: string;
  eventId: string;
  name: string;
  leadId: string | null;
  lead: string | null;
  coverImageUrl: string | null;
  version: number;
}

async function getCategoryToChange(ctx: RequestContext, categoryId: string): Promise<KnownCategory> {
  const [category] = isId(categoryId)
    ? await ctx.execute<KnownCategory>(
        `select c.id, c.event_id as "eventId", c.name, c.lead_id as "leadId", u.first_name || ' ' || u.last_name as lead,
           c.cover_image_url as "coverImageUrl", c.version
         from category c left join app_user u on u.id = c.lead_id where c.id = ? for update of c`,
        [categoryId],
      )
    : [];
  if (!category) throw new DomainError('CATEGORY_NOT_FOUND');
  return category;
}
