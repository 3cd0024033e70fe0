import { createLeadInput } from '../../../contract/people/staff.js';
import { operation } from '../../../platform/operation/operation.js';
import { inviteUser } from '../../accounts/users/invite-user.js';
import { announceLeads, assignCategories } from '../give-categories.js';

/** Creates a lead with their categories and sends one mail with both: the categories, and a link to set a password. Returns the lead's id. */
export const createLead = operation(
  {
    access: 'admin',
    stepUp: true,
    input: createLeadInput,
    refuses: ['CATEGORY_NOT_FOUND', 'LEAD_NOT_FOUND', 'EMAIL_TAKEN'],
    idempotent: true,
  },
  async function createLead(ctx, { categoryIds, ...person }): Promise<string> {
    const newcomer = { ...person, role: 'lead' as const };
    const { id } = await inviteUser(ctx, newcomer, async (lead) =>
      announceLeads(ctx, await assignCategories(ctx, lead, categoryIds, { mailed: true })),
    );
    return id;
  },
);
