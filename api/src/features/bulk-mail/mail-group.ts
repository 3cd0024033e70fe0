import { isId } from '../../contract/fields.js';
import type { MailGroupKind } from '../../contract/bulk-mail.js';
import { authorizeRecord } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import type { Rows } from '../../platform/rows.js';
import type { Viewer } from '../../platform/viewer.js';
import { ledBy } from '../reports/own-categories.js';

/** A group of people, by what they signed up for. */
export interface MailGroup {
  kind: MailGroupKind;
  id: string;
  name: string;
  eventId: string;
  eventName: string;
  /** Distinct e-mail addresses with an active signup. */
  contactCount: number;
}

/** Somebody to write to: one for each address, under the name that comes first. */
export interface Contact {
  name: string;
  firstName: string;
  email: string;
}

const notFound = {
  event: 'EVENT_NOT_FOUND',
  category: 'CATEGORY_NOT_FOUND',
  opportunity: 'OPPORTUNITY_NOT_FOUND',
} as const;

/** Table and alias of each kind; all are read over e, c and o. */
const aliases = { event: 'e', category: 'c', opportunity: 'o' } as const;

const tables = `event e left join category c on c.event_id = e.id and ($1::uuid is null or c.lead_id = $1)
    left join opportunity o on o.category_id = c.id`;

/** The groups of a kind that a member of the staff may write to, by event and name, in one statement. */
export function findMailGroups(rows: Rows, viewer: Viewer, kind: MailGroupKind, id?: string): Promise<MailGroup[]> {
  const a = aliases[kind];
  return rows.read<MailGroup & Record<string, unknown>>({
    name: `mail_groups_${kind}`,
    text: `
      select '${kind}' as kind, ${a}.id, ${a}.name, e.id as "eventId", e.name as "eventName", count(distinct v.email_key)::int as "contactCount"
      from ${tables} left join shift s on s.opportunity_id = o.id
        left join signup g on g.shift_id = s.id and g.status = 'active' left join volunteer v on v.id = g.volunteer_id
      where ${a}.id is not null and ($1::uuid is null or c.id is not null) and ($2::uuid is null or ${a}.id = $2)
      group by ${a}.id, ${a}.name, e.id, e.name, e.start_date
      order by e.start_date, lower(e.name), lower(${a}.name), ${a}.id`,
    values: [ledBy(viewer), id ?? null],
  });
}

/** One group. Errors: NOT_SIGNED_IN, and EVENT_, CATEGORY_ or OPPORTUNITY_NOT_FOUND, for another lead's too. */
export async function getMailGroup(
  rows: Rows,
  viewer: Viewer,
  group: { kind: MailGroupKind; id: string },
): Promise<MailGroup> {
  const [found] = isId(group.id) ? await findMailGroups(rows, viewer, group.kind, group.id) : [];
  authorizeRecord(viewer, found !== undefined, notFound[group.kind]);
  if (!found) throw new DomainError(notFound[group.kind]);
  return found;
}

/** The people of a group with an active signup, one for each e-mail address, by name, in one statement. */
export function findContacts(
  rows: Rows,
  viewer: Viewer,
  { kind, id }: { kind: MailGroupKind; id: string },
): Promise<Contact[]> {
  return rows.read<Contact & Record<string, unknown>>({
    name: `mail_contacts_${kind}`,
    text: `
      with people as (
        select distinct on (v.email_key) v.first_name || ' ' || v.last_name as name, v.first_name, v.email
        from ${tables} join shift s on s.opportunity_id = o.id
          join signup g on g.shift_id = s.id and g.status = 'active' join volunteer v on v.id = g.volunteer_id
        where ${aliases[kind]}.id = $2
        order by v.email_key, lower(v.first_name || ' ' || v.last_name), v.id
      )
      select name, first_name as "firstName", email from people order by lower(name), email`,
    values: [ledBy(viewer), id],
  });
}
