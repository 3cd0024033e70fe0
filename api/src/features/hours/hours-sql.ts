import { isId } from '../../contract/text/fields.js';
import type { HoursBy } from '../../contract/hours.js';
import { hoursOf } from '../../records/parts/hours-sql.js';

/** Whose hours are added up; a malformed id matches nobody. */
export interface HoursScope {
  eventId?: string | null | undefined;
  volunteerId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The values of `sumsBy`; null where an id matches nothing. */
export function valuesOf({ eventId, volunteerId, from, to }: HoursScope, leadId: string | null): unknown[] | null {
  if ([eventId, volunteerId].some((id) => id && !isId(id))) return null;
  return [eventId || null, volunteerId || null, from || null, to || null, leadId];
}

const person = `v.first_name || ' ' || v.last_name`;

const keys: Readonly<Record<HoursBy, { id: string; name: string; email: string }>> = {
  PERSON: { id: 'v.id', name: `min(${person})`, email: 'min(v.email)' },
  HOUSEHOLD: { id: 'v.email_key', name: `string_agg(distinct ${person}, ', ')`, email: 'min(v.email)' },
  EVENT: { id: 'e.id', name: 'min(e.name)', email: 'null' },
  CATEGORY: { id: 'c.id', name: `min(e.name || ' · ' || c.name)`, email: 'null' },
};

/**
 * SQL: a row for each person, household, event or category with hours. $1: the event, $2: the person, $3 and $4: the first and the last day,
 * $5: the lead whose categories count; each null for all. Rehearsals in drafts count where the event is named.
 */
export function sumsBy(by: HoursBy): string {
  const { id, name, email } = keys[by];
  const minutesOf = (kind: string) => `coalesce(sum(h.minutes) filter (where h.kind = '${kind}'), 0)::int`;
  return `(select ${id}::text as id, ${name} as name, ${email} as email, coalesce(sum(h.minutes), 0)::int as minutes,
      (count(*) filter (where h.minutes > 0))::int as shifts, ${minutesOf('PRESUMED')} as "presumedMinutes",
      ${minutesOf('CORRECTED')} as "correctedMinutes", (count(*) filter (where h.kind = 'UNKNOWN'))::int as unsettled,
      (count(*) filter (where h.kind = 'MARKS' and g.attendance_state = 'NO_SHOW'))::int as missed
    from signup g join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id join event e on e.id = s.event_id
      join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id cross join lateral ${hoursOf('g')} h
    where ($1::uuid is null and e.state <> 'DRAFT' or e.id = $1) and ($2::uuid is null or g.volunteer_id = $2)
      and ($3::date is null or s.date >= $3) and ($4::date is null or s.date <= $4) and ($5::uuid is null or c.lead_id = $5) and h.kind is not null
    group by ${id})`;
}

/** SQL: the order of rows. */
export const byName = 'plain_letters(x.name), x.id';
