import { LockMode } from '@mikro-orm/core';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { getRow } from '../../../platform/reading/get-row.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { User } from '../../../records/user.js';

/** A user who leads categories, or will. */
export interface LeadUser {
  id: string;
  role: string;
  firstName: string;
  lastName: string;
  email: string;
}

const person = 'select id, role, first_name as "firstName", last_name as "lastName", email from app_user where id = ?';

/**
 * The user who is to lead a category: any of the staff, since admins may lead one themselves. Locked against deletion until the commit.
 * Error: LEAD_NOT_FOUND.
 */
export function getLead(ctx: RequestContext, leadId: string): Promise<LeadUser> {
  return getRow(ctx, 'LEAD_NOT_FOUND', `${person} for key share`, leadId);
}

/** The lead whose own details are changed or who is deleted; admins are looked after in user management. Error: LEAD_NOT_FOUND. */
export async function getLeadToChange(ctx: RequestContext, leadId: string): Promise<User> {
  const where = { id: leadId, role: 'lead' } as const;
  const lead = isId(leadId) ? await ctx.em.findOne(User, where, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  if (!lead) throw new DomainError('LEAD_NOT_FOUND');
  return lead;
}
