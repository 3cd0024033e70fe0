import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { removeUser } from '../../accounts/users/remove-user.js';
import { getLeadToChange } from './get-lead.js';

/** Deletes a lead; their categories stay, without a lead, and their sign-ins end. */
export const deleteLead = operation(
  {
    access: 'admin',
    stepUp: true,
    input: z.object({ leadId: z.string() }),
    refuses: ['LEAD_NOT_FOUND'],
  },
  async function deleteLead(ctx, { leadId }): Promise<boolean> {
    await removeUser(ctx, await getLeadToChange(ctx, leadId));
    return true;
  },
);
