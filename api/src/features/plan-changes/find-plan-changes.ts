import { z } from 'zod';
import { undoHours } from '../../contract/programme/plan-change.js';
import { isId } from '../../contract/text/fields.js';
import { operation } from '../../platform/operation/operation.js';
import type { PlanChange } from './plan-change.types.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/** The latest changes of an event's plan. Admins see all, a lead those that moved no start and in which they manage every shift. */
export const findPlanChanges = operation(
  { access: 'staff', input: z.object({ eventId: z.string() }), transaction: false },
  async function findPlanChanges(ctx, { eventId }): Promise<PlanChange[]> {
    const { viewer } = ctx;
    if (!isId(eventId)) return [];
    return ctx.services.rows.read<PlanChange & Record<string, unknown>>({
      name: 'plan-changes',
      text: statement,
      values: [eventId, viewer.role === 'admin' ? null : viewer.userId],
    });
  },
);

/** A change of plan as the API returns it, over its table `p`. */
const statement = `
  select p.id, ${instantText('p.applied_at')} as "appliedAt", p.applied_by as "appliedBy",
    jsonb_array_length(p.shifts) as "shiftCount", p.people as "peopleCount", p.message,
    ${instantText('p.undone_at')} as "undoneAt",
    p.undone_at is null and p.applied_at >= now() - interval '${undoHours} hours' as undoable
  from plan_change p
  where p.event_id = $1 and ($2::uuid is null or p.starts = '[]'
    and (p.posts = '[]' or not exists (select from jsonb_to_recordset(p.shifts) as k (id uuid) where not exists (select from shift s where s.id = k.id)))
    and not exists (
    select from jsonb_to_recordset(p.shifts) as k (id uuid) join shift s on s.id = k.id
      join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    where c.lead_id is distinct from $2))
  order by p.applied_at desc, p.id limit 20`;
