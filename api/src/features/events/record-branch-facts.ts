import { when, type Listener } from '../../platform/operation/announcements.js';
import { actorOf } from '../../platform/facts/facts.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftsOf } from './removal/count-signups-below.js';
import { eventHidden, eventShown } from './state/event-state.announcements.js';
import { branchCreated, branchRemoved, type RemovalScope } from './removal/removal.announcements.js';

/** Records facts for all records of a branch, in one statement inside the database, so that they need not be loaded. */
export const branchListeners: Listener[] = [
  when(branchCreated, (ctx, scope) => recordBranchFacts(ctx, 'created', scope)),
  when(branchRemoved, (ctx, scope) => recordBranchFacts(ctx, 'removed', scope)),
  // For callers who may not read drafts everything in the event appears or disappears; for others nothing changes.
  when(eventShown, (ctx, scope) => recordBranchFacts(ctx, 'shown', scope)),
  when(eventHidden, (ctx, scope) => recordBranchFacts(ctx, 'hidden', scope)),
];

async function recordBranchFacts(
  ctx: RequestContext,
  became: 'created' | 'removed' | 'shown' | 'hidden',
  scope: RemovalScope,
): Promise<void> {
  const { where, id } = shiftsOf(scope);
  const [events, categories, roles] = [
    'eventId' in scope ? 'e.id' : 'null::uuid',
    'eventId' in scope ? 'c.event_id' : 'categoryId' in scope ? 'c.id' : 'null::uuid',
    'shiftId' in scope ? 'null::uuid' : where,
  ];
  const verb = became === 'shown' || became === 'hidden' ? 'changed' : became;
  // Created top-down, removed bottom-up. Facts of removal store the lead, the volunteer, whether it was a draft and
  // whether a signup was cancelled before, as the rows are gone later.
  await ctx.execute(
    `insert into fact (kind, record_id, within, actor_id, detail)
     select noun || '.' || $2::text, id, within, $3::uuid,
       case $4::text when 'created' then '{}'
         when 'removed' then jsonb_strip_nulls(jsonb_build_object('leadId', lead_id, 'volunteerWas', volunteer_id, 'wasCancelled', was_cancelled,
           'draft', case when exists (select from event e where e.id = (within ->> 'event')::uuid and e.state = 'DRAFT') then true end))
         else jsonb_strip_nulls(jsonb_build_object('fields', '[]'::jsonb, 'sight', $4::text, 'volunteerWas', volunteer_id)) end from (
       select 1 as level, 'event' as noun, e.id, jsonb_build_object('event', e.id) as within, null::uuid as lead_id, null::uuid as volunteer_id,
         null::boolean as was_cancelled
       from event e where ${events} = $1::uuid
       union all
       select 2, 'category', c.id, jsonb_build_object('event', c.event_id, 'category', c.id), c.lead_id, null, null from category c where ${categories} = $1::uuid
       union all
       select 3, 'opportunity', o.id, jsonb_build_object('event', o.event_id, 'category', o.category_id), null, null, null from opportunity o
       where ${roles} = $1::uuid
       union all
       select 4, 'shift', s.id, jsonb_build_object('event', s.event_id, 'category', o.category_id, 'shift', s.id), null, null, null
       from shift s join opportunity o on o.id = s.opportunity_id where ${where} = $1::uuid
       union all
       select 5, 'signup', g.id, jsonb_build_object('event', s.event_id, 'category', o.category_id, 'shift', s.id), null, g.volunteer_id,
         nullif(g.status = 'cancelled', false)
       from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id where ${where} = $1::uuid
     ) branch order by level ${became === 'removed' || became === 'hidden' ? 'desc' : 'asc'}, id`,
    [id, verb, actorOf(ctx.viewer), became],
  );
}
