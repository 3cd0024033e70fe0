import type { AttendanceMark, AttendanceState, MarkKind } from '../../contract/check-in/attendance.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import type { EventState } from '../../contract/programme/event-state.js';

/** A signup whose row is locked, with what decides who may mark it and whether marks are still taken. */
export interface MarkedSignup {
  id: string;
  /** The ids under which it was asked for: its own, and those of walk-ins and merged signups that became it. */
  askedAs: string[];
  eventId: string;
  categoryId: string;
  leadId: string | null;
  eventState: EventState;
  shiftId: string;
  state: AttendanceState;
  /** Whether somebody is sought who takes the place over. */
  isGivenAway: boolean;
  /** The event of the link by which the caller came; null for others than devices. */
  linkEventId: string | null;
  /** Marks are taken from here to there. ISO 8601. */
  opensAt: string;
  closesAt: string;
}

/** Days before an event from which marks are taken, and days after it up to which they are. */
const [daysBefore, daysAfter] = [2, 14];

/**
 * Locks the rows of these signups in the order of their ids, and no other rows: signing up and moving lock shifts first, and check-in must
 * wait for neither. Unknown ids are left out.
 */
export function lockMarkedSignups(ctx: RequestContext, ids: readonly string[]): Promise<MarkedSignup[]> {
  const { viewer, services } = ctx;
  return ctx.execute<MarkedSignup>(
    `with asked as (
       select w.id as asked_as, coalesce(a.signup_id, w.id) as id
       from unnest(?::uuid[]) as w (id) left join signup_alias a on a.id = w.id
     )
     select g.id, (select array_agg(asked_as::text) from asked where asked.id = g.id) as "askedAs", g.event_id as "eventId",
       c.id as "categoryId", c.lead_id as "leadId", e.state as "eventState", g.shift_id as "shiftId", g.attendance_state as state,
       exists (select from replacement r where r.signup_id = g.id and r.state = 'OPEN') as "isGivenAway",
       (select l.event_id from check_in_link l where l.id = ?::uuid) as "linkEventId",
       ${instantText(edgeOf('start_date', `- ${daysBefore}`))} as "opensAt", ${instantText(edgeOf('end_date', `+ ${daysAfter + 1}`))} as "closesAt"
     from signup g join event e on e.id = g.event_id join shift s on s.id = g.shift_id
       join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
     where g.id in (select id from asked)
     order by g.id
     for no key update of g`,
    [ids, viewer.kind === 'device' ? viewer.linkId : null, services.settings.timeZone, services.settings.timeZone],
  );
}

/** SQL: midnight of a day so many days from an event's first or last one, in its time zone. */
function edgeOf(column: 'start_date' | 'end_date', days: string): string {
  return `((e.${column} ${days})::timestamp at time zone coalesce(e.time_zone, ?))`;
}

/** A mark as it is stored. */
export interface StoredMark extends AttendanceMark {
  signupId: string;
  /** Milliseconds since 1970, by the device's clock: with the content it tells a repetition from another mark. */
  occurredAt: number;
}

/**
 * The marks of these signups and those with these ids, whichever signup they belong to. A statement of its own: it sees what was committed
 * while the lock was waited for.
 */
export async function readMarks(
  ctx: RequestContext,
  signupIds: readonly string[],
  markIds: readonly string[],
): Promise<StoredMark[]> {
  return ctx.execute<StoredMark & { kind: MarkKind }>(
    `select m.id, m.signup_id as "signupId", m.kind, ${milliseconds('m.at')} as at, ${milliseconds('m.occurred_at')} as "occurredAt",
       m.device_id as "deviceId", m.sequence, m.seen::text[] as seen, m.undoes
     from attendance_mark m where m.signup_id = any(?::uuid[]) or m.id = any(?::uuid[])`,
    [signupIds, markIds],
  );
}

function milliseconds(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::float8`;
}
