import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A user who is, or will be, in charge of categories. */
export interface LeadUser {
  id: string;
  role: string;
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * The user who is to run a category: any of the staff, since an admin may run one themselves. They stay while the transaction runs.
 * Error: LEAD_NOT_FOUND.
 */
export async function getLead(ctx: RequestContext, leadId: string): Promise<LeadUser> {
  const [user] = isId(leadId)
    ? await ctx.execute<LeadUser>(
        `select id, role, first_name as "firstName", last_name as "lastName", email from app_user where id = ? for key share`,
        [leadId],
      )
    : [];
  if (!user) throw new DomainError('LEAD_NOT_FOUND');
  return user;
}

/** The lead whose own details are changed or who is deleted; admins are looked after in user management. Error: LEAD_NOT_FOUND. */
export async function getLeadToChange(ctx: RequestContext, leadId: string): Promise<LeadUser> {
  const [user] = isId(leadId)
    ? await ctx.execute<LeadUser>(
        `select id, role, first_name as "firstName", last_name as "lastName", email from app_user
         where id = ? and role = 'lead' for update`,
        [leadId],
      )
    : [];
  if (!user) throw new DomainError('LEAD_NOT_FOUND');
  return user;
}
