/*
 * Longer than one idea, but one statement: the changes after a position, as far as nothing older can still commit,
 * within the caller's access scope.
 */

import { isOutside } from '../../records/parts/event-state.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/** The type of a fact's record. */
const typeOfFact = `case split_part(f.kind, '.', 1) when 'event' then 'Event' when 'category' then 'Category' when 'opportunity' then 'Opportunity'
  when 'shift' then 'Shift' when 'signup' then 'Signup' when 'volunteer' then 'Volunteer' end`;

const verb = `split_part(f.kind, '.', 2)`;

/** A category that this lead leads, or led until it was deleted. */
const isLed = (categoryId: string) =>
  `(exists (select from category c where c.id = ${categoryId} and c.lead_id = $7)
    or exists (select from fact r where r.record_id = ${categoryId} and r.kind = 'category.removed' and r.detail ->> 'leadId' = $7::text))`;

/** What happened to a signup in the same transaction: of a deleted person, it shows where they helped. */
const ofSameSignups = (condition: string) =>
  `(${verb} in ('removed', 'merged') and exists (select from fact t
    where t.transaction_id = f.transaction_id and t.kind like 'signup.%' and ${condition}))`;

/**
 * A signup by which the caller sees its person: of the requested event, of a lead's own category, and not in a draft
 * they may not see.
 */
const shows = (
  signup: string,
) => `($6::uuid is null or ${signup}.event_id = $6) and ($9::boolean or ${isOutside(`${signup}.event_id`)})
  and ($7::uuid is null or exists (select from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    where s.id = ${signup}.shift_id and c.lead_id = $7))`;

/** A person's changes are published where one of their signups makes them visible, or did in the same transaction. */
const isSeenPerson = (volunteerId: string) =>
  `exists (select from signup g where g.volunteer_id = ${volunteerId} and ${shows('g')})`;

/** Whether it belongs to the requested event. */
const ofEvent = `case when p.type = 'Volunteer' and p.part = 0 then
    ${isSeenPerson('p.id')} or ${ofSameSignups('t.event_id = $6')}
  else f.event_id = $6 end`;

/** Whether it is of a lead's own categories. */
const ofLead = `case when p.type = 'Volunteer' and p.part = 0 then
    ${isSeenPerson('p.id')} or ${ofSameSignups(isLed('t.category_id'))}
  when p.type = 'Event' then exists (select from category c where c.event_id = p.id and c.lead_id = $7)
    or exists (select from fact r where r.transaction_id = f.transaction_id and r.event_id = p.id and r.kind = 'category.removed'
      and r.detail ->> 'leadId' = $7::text)
  else ${isLed('f.category_id')} end`;

/** Marks everything in an event as shown or hidden when it is published or becomes a draft. Only for callers without drafts. */
const visibility = `f.detail ->> 'sight'`;

/**
 * What happened to the record, for this caller: for a lead, a signup that moved to a category of others was removed.
 */
const kind = `case when ${visibility} = 'shown' then 'created' when ${visibility} = 'hidden' then 'removed'
    when f.kind = 'signup.left' and $7::uuid is not null and not exists (select from signup g where g.id = f.record_id and ${shows('g')}) then 'removed'
    when ${verb} in ('cancelled', 'moved', 'left', 'marked', 'erased') then 'changed' else ${verb} end`;

/** Whether a fact of the person's own in the same transaction publishes them already. */
const hasOwnFact = (volunteerId: string, kinds: string) => `exists (select from fact n
    where n.transaction_id = f.transaction_id and n.record_id = ${volunteerId} and n.kind in (${kinds}))`;

/** Whether a signup makes a person visible who had no older one there. */
const brings = `(f.kind = 'signup.created' or ${visibility} = 'shown' or (f.kind = 'signup.changed' and f.detail ? 'volunteerWas')
      or (f.kind = 'signup.moved' and $7::uuid is not null))
    and not exists (select from signup g where g.volunteer_id = m.volunteer_id and g.id <> m.id and g.created_at < m.created_at and ${shows('g')})`;

/**
 * The changes that follow from a fact: its own record's, that of its shift when somebody came or went, and, for callers
 * with a limited access scope, people who entered or left it.
 */
const changesOfFact = `(
    select 0 as part, ${typeOfFact} as type, f.record_id as id, ${kind} as kind
    union all
    select 1, 'Shift', f.shift_id, 'changed' where f.kind in ('signup.created', 'signup.cancelled', 'signup.moved', 'signup.left') or f.kind like 'waitlistEntry.%' or f.kind like 'replacement.%'
    union all
    select 2, 'Volunteer', m.volunteer_id, case when ${brings} then 'created' else 'changed' end from signup m
    where m.id = f.record_id and ($6::uuid is not null or $7::uuid is not null) and f.kind in ('signup.created', 'signup.changed', 'signup.moved')
      and ${visibility} is distinct from 'hidden' and not ${hasOwnFact('m.volunteer_id', `'volunteer.created'`)}
    union all
    select 3, 'Volunteer', w.id, 'removed' from (
      select (f.detail ->> 'volunteerWas')::uuid as id where f.kind like 'signup.%' and ${visibility} is distinct from 'shown'
      union all
      select m.volunteer_id from signup m where m.id = f.record_id and f.kind = 'signup.left' and $7::uuid is not null
    ) w
    where w.id is not null and ($6::uuid is not null or $7::uuid is not null) and not ${isSeenPerson('w.id')}
      and not ${hasOwnFact('w.id', `'volunteer.removed', 'volunteer.merged'`)}
  )`;

/**
 * Callers who may not see drafts receive of a draft only what left their access scope, including facts from before.
 * Other callers receive no facts about visibility.
 */
const isInScope = `case when $9::boolean then not f.detail ? 'sight'
    else (p.kind = 'removed' or f.event_id is null or ${isOutside('f.event_id')}) and not f.detail ? 'draft'
      and not (f.kind = 'event.changed' and f.detail ->> 'was' is not distinct from 'DRAFT') end`;

const changes = `from fact f cross join lateral ${changesOfFact} p
  where (f.transaction_id, f.position) >= ($1::xid8, $2::bigint) and (f.transaction_id, f.position, p.part) > ($1::xid8, $2::bigint, $3::int)
    and f.transaction_id < h.horizon and p.type = any($5::text[]) and ${isInScope}
    and ($6::uuid is null or ${ofEvent}) and ($7::uuid is null or ${ofLead})`;

/**
 * $1, $2, $3: the position to start after (transaction, position, part of the fact); $4: rows at most; $5: the types;
 * $6: only of this event; $7: only of this lead's categories; $8: whether to count all that follow; $9: whether drafts
 * are included. One statement, so that all is of one snapshot. A position has expired when what follows it is older
 * than 90 days, or was deleted.
 */
export const changesStatement = `
  select e.epoch, h.horizon::text,
    coalesce(($1::xid8, $2::bigint) < (e.removed_transaction, e.removed_position), false) or coalesce((
      select f.at < now() - interval '90 days' from fact f where (f.transaction_id, f.position) > ($1::xid8, $2::bigint)
      order by f.transaction_id, f.position limit 1), false) as "isOver",
    case when $8::boolean then (select count(*)::int ${changes}) end as total,
    (select coalesce(json_agg(json_build_object('place', json_build_array(c.transaction, c.position, c.part::text), 'kind', c.kind,
        'type', c.type, 'id', c.id, 'at', ${instantText('c.at')},
        'mergedIntoId', case c.kind when 'merged' then c."into" end) order by c.number), '[]')
      from (
        select row_number() over () as number, d.* from (
          select f.transaction_id::text as transaction, f.position::text as position, p.part, p.kind, p.type, p.id, f.at, f.detail ->> 'into' as "into"
          ${changes}
          order by f.transaction_id, f.position, p.part limit $4::int
        ) d
      ) c) as changes
  from fact_epoch e, (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) h`;
