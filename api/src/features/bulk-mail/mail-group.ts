import type { MailContact, MailGroup } from './bulk-mail.types.js';
import { isId } from '../../contract/text/fields.js';
import type { MailGroupInput, MailGroupKind } from '../../contract/bulk-mail.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { hasOptedOut } from '../mail-switches/mail-switch.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { Rows } from '../../platform/reading/rows.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { ledBy } from '../reports/own-categories.js';
import { timeRange } from '../shifts/shift-sql.js';

const notFound = {
  event: 'EVENT_NOT_FOUND',
  category: 'CATEGORY_NOT_FOUND',
  opportunity: 'OPPORTUNITY_NOT_FOUND',
  shift: 'SHIFT_NOT_FOUND',
  day: 'EVENT_NOT_FOUND',
  signup: 'SIGNUP_NOT_FOUND',
} as const;

const dayName = (day: string) => `to_char(${day}, 'FMDay, FMMonth FMDD, YYYY')`;

/** How each kind is identified, named and ordered, over the aliases e, c, o, s, g and v; a day over d. */
const kinds: Record<MailGroupKind, { id: string; name: string; date: string; order: string }> = {
  event: { id: 'e.id', name: 'e.name', date: 'null', order: 'e.start_date' },
  category: { id: 'c.id', name: 'c.name', date: 'null', order: 'e.start_date' },
  opportunity: { id: 'o.id', name: 'o.name', date: 'null', order: 'e.start_date' },
  shift: {
    id: 's.id',
    name: `o.name || ', ' || ${dayName('s.date')} || ', ' || ${timeRange('s', ' – ')}`,
    date: 'null',
    order: 's.date, s.start_time',
  },
  day: { id: 'e.id', name: dayName('d.day'), date: `to_char(d.day, 'YYYY-MM-DD')`, order: 'd.day' },
  signup: { id: 'g.id', name: `v.first_name || ' ' || v.last_name`, date: 'null', order: 'e.start_date' },
};

const tables = `event e left join category c on c.event_id = e.id and ($1::uuid is null or c.lead_id = $1)
    left join opportunity o on o.category_id = c.id left join shift s on s.opportunity_id = o.id
    left join signup g on g.shift_id = s.id and g.status = 'active' left join volunteer v on v.id = g.volunteer_id`;

/** A night also belongs to the day on which it ends, as in rosters. */
const tablesOf = (kind: MailGroupKind) =>
  kind === 'day'
    ? `${tables} cross join lateral (values (s.date, false), (s.date + 1, true)) d (day, since_yesterday)`
    : tables;
const onDay = (kind: MailGroupKind) =>
  kind === 'day'
    ? `d.day is not null and ($3::date is null or d.day = $3)
        and (not d.since_yesterday or (s.end_time < s.start_time and s.end_time > '00:00'))`
    : '$3::date is null';

/**
 * The groups of a kind that a member of the staff may write to, of all events or of one, by event and name (shifts and
 * days by time), in one statement. With `ids` only those, even with nobody in them.
 */
export function findMailGroups(
  rows: Rows,
  viewer: Viewer,
  kind: MailGroupKind,
  { ids, date, eventId }: { ids?: readonly string[]; date?: string; eventId?: string } = {},
): Promise<MailGroup[]> {
  const { id, name, date: day, order } = kinds[kind];
  // An event has thousands of shifts: shifts without anybody are not offered.
  const some = kind === 'shift' || kind === 'day' ? 'having $2::uuid[] is not null or count(v.id) > 0' : '';
  return rows.read<MailGroup & Record<string, unknown>>({
    name: `mail_groups_${kind}`,
    text: `
      select '${kind}' as kind, ${id} as id, ${name} as name, ${day} as date, e.id as "eventId", e.name as "eventName",
        count(distinct v.email_key) filter (where v.email is not null)::int as "contactCount"
      from ${tablesOf(kind)}
      where ${id} is not null and ($1::uuid is null or c.id is not null) and ($2::uuid[] is null or ${id} = any($2))
        and ${onDay(kind)} and ($4::uuid is null or e.id = $4)
      group by 2, 3, 4, e.id, e.name, e.start_date, ${order} ${some}
      order by e.start_date, plain_letters(e.name), ${order}, plain_letters(${name}), 2`,
    values: [ledBy(viewer), ids ?? null, date ?? null, eventId ?? null],
  });
}

/** An existing group, and how its mail names it. */
export interface FoundMailGroup {
  kind: MailGroupKind;
  /** Null for several shifts or signups. */
  id: string | null;
  /** The event; null for signups of several. */
  eventId: string | null;
  /** Such as 'Timing (Birkie)'. */
  name: string;
  /** What its people signed up for, when not all of those are in the group. */
  partOf: string | null;
}

/**
 * One group; of chosen shifts or signups those that exist. Errors: NOT_SIGNED_IN, and EVENT_, CATEGORY_, OPPORTUNITY_,
 * SHIFT_ or SIGNUP_NOT_FOUND, also for another lead's.
 */
export async function getMailGroup(rows: Rows, viewer: Viewer, group: MailGroupInput): Promise<FoundMailGroup> {
  const { kind } = group;
  const ids = idsOf(group);
  const found = ids.length > 0 ? await findMailGroups(rows, viewer, kind, { ids, date: dayOf(group) }) : [];
  const [first] = found;
  authorizeRecord(viewer, first !== undefined, notFound[kind]);
  if (!first) throw new DomainError(notFound[kind]);
  const events = new Map(found.map(({ eventId, eventName }) => [eventId, eventName]));
  const eventId = events.size === 1 ? first.eventId : null;
  const place = events.size === 1 ? first.eventName : 'several events';
  if (kind === 'signup' || found.length > 1) {
    const many = kind === 'signup' ? 'Chosen people' : `${found.length} shifts`;
    return { kind, id: null, eventId, name: `${many} (${place})`, partOf: place };
  }
  const name = kind === 'event' ? first.name : `${first.name} (${place})`;
  const without = (group.except ?? []).length > 0;
  return { kind, id: first.id, eventId, name: without ? `${name}, not all` : name, partOf: without ? name : null };
}

/** The people of a group with an active signup, one for each e-mail address, by name, in one statement. */
export function findContacts(rows: Rows, viewer: Viewer, group: MailGroupInput): Promise<MailContact[]> {
  return rows.read<MailContact & Record<string, unknown>>({
    name: `mail_contacts_${group.kind}`,
    text: `
      with people as (
        select distinct on (v.email_key) v.first_name || ' ' || v.last_name as name, v.first_name, v.email,
          ${hasOptedOut('v.email_key')} as off,
          array_agg(v.phone) over (partition by v.email_key) as phones,
          ${group.kind === 'day' ? 'bool_and(d.since_yesterday) over (partition by v.email_key)' : 'false'} as since_yesterday
        from ${tablesOf(group.kind)}
        where ${kinds[group.kind].id} = any($2::uuid[]) and ${onDay(group.kind)}
          and v.email is not null and v.email_key <> all($4::text[])
        order by v.email_key, plain_letters(v.first_name || ' ' || v.last_name), v.id
      )
      select name, first_name as "firstName", email, off as "switchedOff", since_yesterday as "sinceYesterday",
        array(select distinct one from unnest(phones) one where one is not null order by one) as phones from people order by plain_letters(name), email`,
    values: [ledBy(viewer), idsOf(group), dayOf(group) ?? null, (group.except ?? []).map(emailKey)],
  });
}

/** The valid ids: several for shifts and signups alone; a day needs its date. */
function idsOf({ kind, id, ids, date }: MailGroupInput): string[] {
  if (kind === 'day' && !date) return [];
  const several = kind === 'shift' || kind === 'signup' ? (ids ?? []) : [];
  return [...several, ...(id ? [id] : [])].filter(isId);
}

function dayOf({ kind, date }: MailGroupInput): string | undefined {
  return kind === 'day' && date ? date : undefined;
}
