import { createCategoryInput } from '../../contract/programme/category.js';
import type { EventState } from '../../contract/programme/event-state.js';
import { authorizeRecord, refuseKey } from '../../platform/operation/authorize.js';
import { getRow } from '../../platform/reading/get-row.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { Category } from '../../records/category.js';
import { categoryFact } from '../../records/facts.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { getLead } from './leads/get-lead.js';
import { notifyLead } from './leads/notify-leads.js';
import { mayChangeEvent } from '../events/event.policy.js';
import { refuseTwin } from '../events/hold-names.js';

/** Creates a category of an event, with or without a lead, and returns its id. API keys may not set the lead. */
export const createCategory = operation(
  {
    access: 'admin',
    keyScope: 'write:programme',
    input: createCategoryInput,
    refuses: ['EVENT_NOT_FOUND', 'LEAD_NOT_FOUND', 'CATEGORY_NAME_TAKEN'],
    idempotent: true,
  },
  async function createCategory(ctx, { eventId, leadId, ...texts }): Promise<string> {
    if (leadId) refuseKey(ctx.viewer);
    const sql = 'select id, state from event where id = ? for no key update';
    const event = await getRow<{ id: string; state: EventState }>(ctx, 'EVENT_NOT_FOUND', sql, eventId);
    authorizeRecord(ctx.viewer, mayChangeEvent(ctx.viewer, event), 'EVENT_NOT_FOUND');
    const lead = leadId ? await getLead(ctx, leadId) : null;
    const { name } = texts;
    await refuseTwin(ctx, 'category', { within: event.id, name });
    const category = ctx.em.create(Category, { ...texts, event: event.id, lead: lead?.id ?? null }, { partial: true });
    await ctx.em.flush();
    await notifyLead(ctx, { leadId: lead?.id ?? null, change: 'given', categoryIds: [category.id] });
    await ctx.announce(recordsWritten, [categoryFact('created', { id: category.id, eventId: event.id })]);
    await recordAction(ctx, {
      action: 'category.created',
      recordId: category.id,
      eventId: event.id,
      summary: lead ? `${name}, led by ${lead.firstName} ${lead.lastName}` : name,
    });
    return category.id;
  },
);
