import { isId } from '../../contract/text/fields.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mayChangeProgramme, programmePlaceOf } from '../categories/category.policy.js';
import { Opportunity } from '../../records/opportunity.js';

/**
 * A role that the viewer manages, with its category and event, held until the commit; with 'update' for being deleted. Error:
 * OPPORTUNITY_NOT_FOUND, for malformed ids and others' roles too.
 */
export async function getLedOpportunity(
  ctx: RequestContext,
  id: string,
  lock: 'no key update' | 'update' = 'no key update',
): Promise<Opportunity> {
  if (!isId(id)) throw new DomainError('OPPORTUNITY_NOT_FOUND');
  await ctx.execute(`select id from opportunity where id = ? for ${lock}`, [id]);
  const role = await ctx.em.findOne(Opportunity, id, { populate: ['category.event'] });
  if (!role) throw new DomainError('OPPORTUNITY_NOT_FOUND');
  authorizeRecord(ctx.viewer, mayChangeProgramme(ctx.viewer, programmePlaceOf(role.category)), 'OPPORTUNITY_NOT_FOUND');
  return role;
}
