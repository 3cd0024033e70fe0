import type { CheckInPerson } from '../../contract/check-in/check-in-list.js';
import type { RequestContext, Services } from '../../platform/operation/request-context.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { anyOf } from '../../platform/reading/sql/of-ids.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import { markJson, orderOfMarks } from '../../records/parts/attendance-sql.js';
import { isAtPostOfLink } from '../../records/parts/post-sql.js';
import { ticketCode } from '../tickets/ticket-code.js';

/**
 * The people of these signups, active or not, as the caller may see them: all for an admin, their own categories for a lead, its post and
 * day for a device until its link is over, nobody for a key. One statement, which does not see what an open transaction wrote: for the
 * answer of `runAndAnswer`.
 */
export async function readCheckInPeople(ctx: RequestContext, signupIds: readonly string[]): Promise<CheckInPerson[]> {
  const { viewer, services } = ctx;
  const isOver = viewer.kind === 'device' && viewer.isOver;
  if (signupIds.length === 0 || isOver || viewer.kind === 'key' || viewer.kind === 'visitor') return [];
  const [found] = await services.rows.read<{ people: KnownPerson[] }>({
    name: 'check_in_people',
    text: ofSignups,
    values: [signupIds, ledBy(viewer), linkOf(viewer)],
  });
  return peopleOf(services, found?.people ?? []);
}

/** Somebody as the statements give them: with what their ticket is made of, which no answer has. */
export interface KnownPerson extends Omit<CheckInPerson, 'ticket'> {
  eventId: string;
  /** Null where the caller may not see the household's ticket. */
  emailKey: string | null;
}

/** People as a list shows them, with the tickets of their households. */
export function peopleOf({ secretKey }: Pick<Services, 'secretKey'>, people: readonly KnownPerson[]): CheckInPerson[] {
  return people.map(({ eventId, emailKey, signupId, shiftId, firstName, lastName, phone, ...attendance }) => {
    const ticket = emailKey === null ? null : ticketCode(secretKey, eventId, emailKey);
    return { signupId, shiftId, firstName, lastName, phone, ticket, ...attendance };
  });
}

/** Whose categories staff see: their own id for a lead, null (all) for an admin and a device, which is bound by its link. */
export function ledBy(viewer: Viewer): string | null {
  return viewer.kind === 'staff' && viewer.role === 'lead' ? viewer.userId : null;
}

/** The link whose post and day a device sees; null for staff. */
export function linkOf(viewer: Viewer): string | null {
  return viewer.kind === 'device' ? viewer.linkId : null;
}

/**
 * SQL: a table `people`, one JSON array, from a table `picked (signup_id, turn, with_phone, by_device)`. Marks are read signup by signup: a join
 * with all of them grouped was planned as a nested loop, and grouped them again for each signup. Devices see neither phone nor ticket of people
 * that a device added: with a name and an address it could read them of anybody.
 */
export const peopleTable = `
  people as (
    select coalesce(json_agg(json_build_object('signupId', g.id, 'shiftId', g.shift_id, 'firstName', v.first_name, 'lastName', v.last_name,
        'phone', case when p.with_phone and not p.is_added then v.phone end, 'state', g.attendance_state, 'arrivedAt', ${instantText('g.arrived_at')},
        'leftAt', ${instantText('g.left_at')}, 'contradicted', g.contradicted, 'heads', g.attendance_heads,
        'marks', (select coalesce(json_agg(${markJson('m')} order by ${orderOfMarks('m')}), '[]') from attendance_mark m where m.signup_id = g.id),
        'eventId', g.event_id, 'emailKey', case when not p.is_added then v.email_key end)
      order by p.turn, plain_letters(v.last_name), plain_letters(v.first_name), g.id), '[]') as people
    from (
        select p.*, p.by_device and w.walked_in and exists (select from signup_alias a where a.signup_id = w.id and a.link_id is not null) as is_added
        from picked p join signup w on w.id = p.signup_id
      ) p
      join signup g on g.id = p.signup_id join volunteer v on v.id = g.volunteer_id
  )`;

const ofSignups = `
  with picked as (
    select g.id as signup_id, array_position($1::uuid[], g.id) as turn, coalesce(l.with_phones, true) as with_phone, l.id is not null as by_device
    from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
      join event e on e.id = s.event_id left join check_in_link l on l.id = $3::uuid
    where g.id = ${anyOf('$1')} and ($2::uuid is null or c.lead_id = $2) and ($3::uuid is null or (${isAtPostOfLink}))
  ), ${peopleTable}
  select people from people`;
