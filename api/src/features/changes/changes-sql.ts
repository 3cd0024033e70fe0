/* Longer than one idea, but one statement: which changes follow a place, as far as nothing older can still come, of what a caller may see. */

import { isOutside } from '../../records/event-state.js';

/** What a change is called by the fact that tells it. */
const typeOfFact = `case split_part(f.kind, '.', 1) when 'event' then 'Event' when 'category' then 'Category' when 'opportunity' then 'Opportunity'
  when 'shift' then 'Shift' when 'signup' then 'Signup' when 'volunteer' then 'Volunteer' end`;

const verb = `split_part(f.kind, '.', 2)`;

/** A category that is this lead's, or was until it was removed. */
const isLed = (categoryId: string) =>
  `(exists (select from category c where c.id = ${categoryId} and c.lead_id = $7)
    or exists (select from fact r where r.record_id = ${categoryId} and r.kind = 'category.removed' and r.detail ->> 'leadId' = $7::text))`;

/** What happened to a signup in the same transaction: of a person who is gone, it tells where they helped. */
const ofSameSignups = (condition: string) =>
  `(${verb} in ('removed', 'merged') and exists (select from fact t
    where t.transaction_id = f.transaction_id and t.kind like 'signup.%' and ${condition}))`;

/** Whether it belongs to the event that is asked for. */
const ofEvent = `case p.type when 'Volunteer' then
    exists (select from signup g where g.volunteer_id = p.id and g.event_id = $6) or ${ofSameSignups('t.event_id = $6')}
  else f.event_id = $6 end`;

/** Whether it is of a lead's own categories. */
const ofLead = `case p.type when 'Volunteer' then
    exists (select from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
      join category c on c.id = o.category_id where g.volunteer_id = p.id and c.lead_id = $7) or ${ofSameSignups(isLed('t.category_id'))}
  when 'Event' then exists (select from category c where c.event_id = p.id and c.lead_id = $7)
    or exists (select from fact r where r.transaction_id = f.transaction_id and r.event_id = p.id and r.kind = 'category.removed'
      and r.detail ->> 'leadId' = $7::text)
  else ${isLed('f.category_id')} end`;

/**
 * A fact tells what became of its record, and what follows from it: how full a shift is since somebody came or went, and, to whom not
 * everybody's people are told, who came.
 */
const told = `(
    select 0 as part, ${typeOfFact} as type, f.record_id as id, case when ${verb} in ('cancelled', 'moved', 'left') then 'changed' else ${verb} end as kind
    union all
    select 1, 'Shift', f.shift_id, 'changed' where f.kind in ('signup.created', 'signup.cancelled', 'signup.moved', 'signup.left') or f.kind like 'waitlistEntry.%' or f.kind like 'replacement.%'
    union all
    select 2, 'Volunteer', g.volunteer_id, 'changed' from signup g
    where g.id = f.record_id and ($6::uuid is not null or $7::uuid is not null) and f.kind in ('signup.created', 'signup.changed', 'signup.moved')
      and not exists (select from fact n
        where n.transaction_id = f.transaction_id and n.record_id = g.volunteer_id and n.kind = 'volunteer.created')
  )`;

/** Of a draft nothing is told to who may not see it, but that it became one. */
const outside = isOutside('f.event_id');

const changes = `from fact f cross join lateral ${told} p
  where (f.transaction_id, f.position) >= ($1::xid8, $2::bigint) and (f.transaction_id, f.position, p.part) > ($1::xid8, $2::bigint, $3::int)
    and f.transaction_id < h.horizon and p.type = any($5::text[])
    and ($9::boolean or f.event_id is null or ${outside} or (f.kind = 'event.changed' and f.detail ->> 'state' = 'DRAFT'))
    and ($6::uuid is null or ${ofEvent}) and ($7::uuid is null or ${ofLead})`;

/**
 * $1, $2, $3: the place behind which to begin (transaction, position, part of the fact); $4: rows at most; $5: the types; $6: only of this
 * event; $7: only of this lead's categories; $8: whether to count all that follow; $9: whether drafts are told. One statement, so that all is of one snapshot. A place is
 * over when what follows it is older than 90 days, or no longer there.
 */
export const changesStatement = `
  select e.epoch, h.horizon::text,
    coalesce(($1::xid8, $2::bigint) < (e.removed_transaction, e.removed_position), false) or coalesce((
      select f.at < now() - interval '90 days' from fact f where (f.transaction_id, f.position) > ($1::xid8, $2::bigint)
      order by f.transaction_id, f.position limit 1), false) as "isOver",
    case when $8::boolean then (select count(*)::int ${changes}) end as total,
    (select coalesce(json_agg(json_build_object('place', json_build_array(c.transaction, c.position, c.part::text), 'kind', c.kind,
        'type', c.type, 'id', c.id, 'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'mergedIntoId', case c.kind when 'merged' then c."into" end) order by c.number), '[]')
      from (
        select row_number() over () as number, d.* from (
          select f.transaction_id::text as transaction, f.position::text as position, p.part, p.kind, p.type, p.id, f.at, f.detail ->> 'into' as "into"
          ${changes}
          order by f.transaction_id, f.position, p.part limit $4::int
        ) d
      ) c) as changes
  from fact_epoch e, (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) h`;
