import { assignLeadInput } from '../../../contract/people/staff.js';
import { operation } from '../../../platform/operation/operation.js';
import { getLead } from './get-lead.js';
import { announceLeads, assignCategories } from '../give-categories.js';

/** Assigns further categories to a lead, replacing previous leads. Returns the lead's id. */
export const assignLead = operation(
  {
    access: 'admin',
    idempotent: true,
    input: assignLeadInput,
    refuses: ['INVALID_INPUT', 'CATEGORY_NOT_FOUND', 'LEAD_NOT_FOUND'],
  },
  async function assignLead(ctx, { leadId, categoryIds }): Promise<string> {
    const lead = await getLead(ctx, leadId);
    await announceLeads(ctx, await assignCategories(ctx, lead, categoryIds));
    return lead.id;
  },
);
