import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Signup } from '../../records/signup.js';
import { ticketCode } from './ticket-code.js';
import { mayReadTicket } from './ticket.policy.js';

/** The ticket of a signup, by what the statement read for it; null for callers who may not see it, and for people without an address. */
export function ticketForCaller(
  { viewer, household, services }: Pick<RequestContext, 'viewer' | 'household' | 'services'>,
  { eventId, volunteer: { emailKey }, shift, linksClosedAt }: Signup['ticket'],
): string | null {
  const { leadId } = shift.opportunity.category;
  const passesSince = linksClosedAt === null ? null : new Date(linksClosedAt);
  if (!mayReadTicket(viewer, household, { emailKey, passesSince, leadId })) return null;
  return ticketCode(services.secretKey, eventId, emailKey);
}
