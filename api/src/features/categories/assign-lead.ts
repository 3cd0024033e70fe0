import { assignLeadInput } from '../../contract/staff.js';
import { operation } from '../../platform/operation.js';
import { getLead } from './get-lead.js';
import { announceLeads, giveCategories } from './give-categories.js';

/**
 * Puts categories under a lead, besides those that they have; whoever led them before does not any more. Gives their id.
 * Errors: NOT_SIGNED_IN, FORBIDDEN, INVALID_INPUT, LEAD_NOT_FOUND, CATEGORY_NOT_FOUND.
 */
export const assignLead = operation(
  {
    openTo: 'admin',
    idempotent: true,
    input: assignLeadInput,
  },
  async function assignLead(ctx, { leadId, categoryIds }): Promise<string> {
    const lead = await getLead(ctx, leadId);
    await announceLeads(ctx, await giveCategories(ctx, lead, categoryIds));
    return lead.id;
  },
);
