import { isId } from '../../contract/text/fields.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mayWorkInCategory } from '../categories/category.policy.js';

/** Throws unless the caller may manage the shift. Error: SHIFT_NOT_FOUND, also for malformed ids and shifts of others. */
export async function admitToShift(ctx: RequestContext, shiftId: string): Promise<void> {
  const [led] = isId(shiftId)
    ? await ctx.services.rows.read<{ leadId: string | null }>({
        name: 'lead-of-shift',
        text: `select c.lead_id as "leadId" from shift s join opportunity o on o.id = s.opportunity_id
          join category c on c.id = o.category_id where s.id = $1`,
        values: [shiftId],
      })
    : [];
  if (!led) throw new DomainError('SHIFT_NOT_FOUND');
  authorizeRecord(ctx.viewer, mayWorkInCategory(ctx.viewer, led), 'SHIFT_NOT_FOUND');
}
