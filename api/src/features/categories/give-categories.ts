import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { recordAction, versionsOf } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { categoryFact } from '../../records/facts.js';
import type { LeadUser } from './leads/get-lead.js';
import { notifyLead } from './leads/notify-leads.js';

interface AssignedCategory {
  id: string;
  eventId: string;
  name: string;
  version: number;
}

/**
 * Assigns categories to a lead, replacing previous leads, and writes the audit log by event. Categories that the lead has already do not
 * change. `mailed`: the same request notifies the lead by another mail. Returns the events whose leads changed, for `announceLeads` after
 * all writes. Error: CATEGORY_NOT_FOUND.
 */
export async function assignCategories(
  ctx: RequestContext,
  lead: Pick<LeadUser, 'id' | 'firstName' | 'lastName'>,
  categoryIds: readonly string[],
  { mailed = false } = {},
): Promise<string[]> {
  const wanted = [...new Set(categoryIds.map((id) => id.toLowerCase()))];
  const found = wanted.every(isId)
    ? await ctx.execute<{ id: string; leadId: string | null }>(
        'select id, lead_id as "leadId" from category where id = any(?::uuid[]) order by id for update',
        [wanted],
      )
    : [];
  if (found.length < wanted.length) throw new DomainError('CATEGORY_NOT_FOUND');
  const assigned = await ctx.execute<AssignedCategory>(
    `update category set lead_id = ?, version = version + 1
     where id = any(?::uuid[]) and lead_id is distinct from ?
     returning id, event_id as "eventId", name, version`,
    [lead.id, wanted, lead.id],
  );
  const before = found.filter(({ leadId }) => leadId !== lead.id);
  for (const leadId of new Set(before.map((one) => one.leadId)))
    await notifyLead(ctx, {
      leadId,
      change: 'taken',
      categoryIds: before.filter((one) => one.leadId === leadId).map(({ id }) => id),
    });
  if (!mailed) await notifyLead(ctx, { leadId: lead.id, change: 'given', categoryIds: assigned.map(({ id }) => id) });
  return recordByEvent(ctx, 'lead.assigned', lead, assigned, lead.id);
}

/** Removes a lead from all categories except `kept`, of one event or of all, and writes the audit log by event. Returns these events. */
export async function takeOtherCategories(
  ctx: RequestContext,
  lead: Pick<LeadUser, 'id' | 'firstName' | 'lastName'>,
  kept: readonly string[],
  eventId: string | null | undefined,
): Promise<string[]> {
  const taken = await ctx.execute<AssignedCategory>(
    `update category set lead_id = null, version = version + 1
     where lead_id = ? and not id = any(?::uuid[]) and (?::text is null or event_id::text = lower(?::text))
     returning id, event_id as "eventId", name, version`,
    [lead.id, [...kept], eventId || null, eventId || null],
  );
  await notifyLead(ctx, { leadId: lead.id, change: 'taken', categoryIds: taken.map(({ id }) => id) });
  return recordByEvent(ctx, 'lead.unassigned', lead, taken, null);
}

async function recordByEvent(
  ctx: RequestContext,
  action: `lead.${string}`,
  lead: Pick<LeadUser, 'id' | 'firstName' | 'lastName'>,
  categories: readonly AssignedCategory[],
  leadId: string | null,
): Promise<string[]> {
  await ctx.announce(
    recordsWritten,
    categories.map((category) =>
      categoryFact('changed', category, { fields: ['lead'], leadId, version: category.version }),
    ),
  );
  const eventIds = [...new Set(categories.map((category) => category.eventId))];
  for (const eventId of eventIds) {
    const ofEvent = categories.filter((category) => category.eventId === eventId);
    const names = ofEvent.map(({ name }) => name).sort();
    const summary = `${lead.firstName} ${lead.lastName}: ${names.join(', ')}`;
    const detail = { categoryIds: ofEvent.map(({ id }) => id), versions: versionsOf(ofEvent) };
    await recordAction(ctx, { action, recordId: lead.id, eventId, summary, detail });
  }
  return eventIds;
}

/** Announces events whose leads, or their names, changed. Call it last: mails are locked after records. */
export async function announceLeads(ctx: RequestContext, eventIds: readonly string[]): Promise<void> {
  for (const eventId of [...new Set(eventIds)].sort()) await ctx.announce(programmeChanged, { eventId, facts: [] });
}
