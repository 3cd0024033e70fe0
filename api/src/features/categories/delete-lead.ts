import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { removeUser } from '../accounts/remove-user.js';
import { getLeadToChange } from './get-lead.js';

/** Deletes a lead; their categories stay, without a lead, and their sign-ins end. Errors: NOT_SIGNED_IN, FORBIDDEN, LEAD_NOT_FOUND. */
export const deleteLead = operation(
  {
    openTo: 'admin',
    input: z.object({ leadId: z.string() }),
  },
  async function deleteLead(ctx, { leadId }): Promise<boolean> {
    await removeUser(ctx, await getLeadToChange(ctx, leadId));
    return true;
  },
);
