import { isId } from '../../contract/text/fields.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Shift } from '../../records/shift.js';
import { mayChangeProgramme, programmePlaceOf } from '../categories/category.policy.js';

/**
 * A shift that the viewer manages, with its role, category and event, held until the commit; with 'update' for being deleted. Error:
 * SHIFT_NOT_FOUND, for malformed ids and others' shifts too.
 */
export async function getLedShift(
  ctx: RequestContext,
  id: string,
  lock: 'no key update' | 'update' = 'no key update',
): Promise<Shift> {
  if (!isId(id)) throw new DomainError('SHIFT_NOT_FOUND');
  await ctx.execute(`select id from shift where id = ? for ${lock}`, [id]);
  const shift = await ctx.em.findOne(Shift, id, { populate: ['opportunity.category.event'] });
  if (!shift) throw new DomainError('SHIFT_NOT_FOUND');
  const place = programmePlaceOf(shift.opportunity.category);
  authorizeRecord(ctx.viewer, mayChangeProgramme(ctx.viewer, place), 'SHIFT_NOT_FOUND');
  return shift;
}
