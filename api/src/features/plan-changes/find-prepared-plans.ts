import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { operation } from '../../platform/operation/operation.js';
import type { PreparedPlanChange } from './prepared-plan-change.types.js';
import { inForce, preparedBy } from './prepared-plan.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/** An event's prepared plans by name. A lead sees those they saved, admins those of admins. */
export const findPreparedPlans = operation(
  { access: 'staff', input: z.object({ eventId: z.string() }), transaction: false },
  async function findPreparedPlans(ctx, { eventId }): Promise<PreparedPlanChange[]> {
    if (!isId(eventId)) return [];
    return ctx.services.rows.read<PreparedPlanChange & Record<string, unknown>>({
      name: 'prepared-plans',
      text: `
        select p.id, p.name, ${instantText('p.saved_at')} as "savedAt", p.saved_by as "savedBy",
          ${inForce} as "inForce", jsonb_array_length(p.input->'shiftIds') as "shiftCount", (p.input->>'moveMinutes')::int as "moveMinutes",
          (p.input->>'moveDays')::int as "moveDays", p.input->>'location' as location, (p.input->>'qtyRequired')::int as "qtyRequired",
          (p.input->>'cancel')::boolean as cancel,
          (p.input->>'moveStarts')::boolean as "moveStarts", p.input->>'message' as message
        from prepared_plan_change p where p.event_id = $1 and p.lead_id is not distinct from $2::uuid order by plain_letters(p.name), p.id`,
      values: [eventId, preparedBy(ctx.viewer)],
    });
  },
);
