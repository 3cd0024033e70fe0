import { marksTaken, type AttendanceMark, type AttendanceState } from '../../contract/check-in/attendance.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import { isOfDayOfLink } from '../../records/parts/post-sql.js';
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
  /** When they came and when they left, in milliseconds since 1970. */
  arrivedAt: number | null;
  leftAt: number | null;
  /** Whether somebody is sought who takes the place over. */
  isGivenAway: boolean;
  /**
   * Whether the device that marks, the caller or the one whose marks staff send, is of its category and day, also of those that it was moved
   * away from. The place is not compared: it may have been changed since the device took its list along, and its id is known from such a list
   * alone.
   */
  isOfDevice: boolean;
  /** Marks are taken from here to there. ISO 8601. */
  opensAt: string;
  closesAt: string;
}

/** The ids of signups that are asked for, by those ids: their own, and those of walk-ins and merged signups that became them. */
const askedSignups = `
  asked as (
    select w.id as asked_as, coalesce(a.signup_id, w.id) as id
    from unnest((select ?::uuid[])) as w (id) left join signup_alias a on a.id = w.id
  )`;

/**
 * Locks the rows of these signups in the order of their ids, and no other rows: signing up and moving lock shifts first, and check-in must
 * wait for neither. Then reads them with their marks, and the marks with the ids `markIds`, whichever signup they belong to; a statement of
 * its own, which sees what was committed while the lock was waited for. Marks are found by two indexes: an `or` of both would read every mark
 * there is. Lists and the link stand in queries of their own, as in `anyOf`. Unknown signups are left out. `deviceId`: whose marks are sent.
 */
export async function lockMarkedSignups(
  ctx: RequestContext,
  ids: readonly string[],
  markIds: readonly string[],
  deviceId?: string,
): Promise<{ signups: MarkedSignup[]; marks: StoredMark[] }> {
  const { viewer, services } = ctx;
  const locked = await ctx.execute<{ id: string }>(
    `with ${askedSignups}
     select g.id from signup g where g.id in (select id from asked) order by g.id for no key update`,
    [ids],
  );
  const { timeZone } = services.settings;
  const linkId = viewer.kind === 'device' ? viewer.linkId : null;
  // A program's marks are its own, whatever device it names.
  const sentDevice = viewer.kind === 'staff' ? (deviceId ?? null) : null;
  const [found] = await ctx.execute<{ signups: MarkedSignup[]; marks: StoredMark[] }>(
    `with ${askedSignups}, signups as (
       select g.id, (select array_agg(asked_as) from asked where asked.id = g.id) as "askedAs", g.event_id as "eventId",
         c.id as "categoryId", c.lead_id as "leadId", e.state as "eventState", g.shift_id as "shiftId", g.attendance_state as state,
         ${milliseconds('g.arrived_at')} as "arrivedAt", ${milliseconds('g.left_at')} as "leftAt",
         exists (select from replacement r where r.signup_id = g.id and r.state = 'OPEN') as "isGivenAway",
         exists (select from check_in_link l where l.id = (select coalesce(?::uuid, (select link_id from check_in_device where id = ?::uuid))) and (${isOfDayOfLink} or ${leftDayOfLink})) as "isOfDevice",
         ${instantText(edgeOf('start_date', `- ${marksTaken.daysBefore}`))} as "opensAt",
         ${instantText(edgeOf('end_date', `+ ${marksTaken.daysAfter + 1}`))} as "closesAt"
       from signup g join event e on e.id = g.event_id join shift s on s.id = g.shift_id
         join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
       where g.id in (select id from asked)
     )
     select (select coalesce(json_agg(g order by g.id), '[]') from signups g) as signups,
       (select coalesce(json_agg(${storedMark}), '[]') from attendance_mark m
         where m.id in (select x.id from attendance_mark x where x.signup_id in (select id from signups) union select unnest((select ?::uuid[])))) as marks`,
    [ids, linkId, sentDevice, timeZone, timeZone, markIds],
  );
  const { signups, marks } = found ?? { signups: [], marks: [] };
  const isLocked = new Set(locked.map(({ id }) => id));
  const unlocked = signups.find(({ id }) => !isLocked.has(id));
  if (unlocked) throw new SignupReplaced(unlocked.id);
  return { signups, marks };
}

/** SQL: whether a signup `g` was moved away from a shift of the category and day of a link `l`. */
const leftDayOfLink = `exists (
  select from fact f join shift s on s.id = f.shift_id join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
  where f.record_id = g.id and f.kind = 'signup.left' and ${isOfDayOfLink})`;

/**
 * A signup was merged into another while its lock was waited for. Makes `retryTransaction` run it again, which then locks the other one.
 */
class SignupReplaced extends Error {
  readonly code = '40001';

  constructor(signupId: string) {
    super(`Marks of another signup go to ${signupId} since they were locked`);
  }
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

/** SQL: a `StoredMark` from a row `m`. */
const storedMark = `json_build_object('id', m.id, 'signupId', m.signup_id, 'kind', m.kind, 'at', ${milliseconds('m.at')},
  'occurredAt', ${milliseconds('m.occurred_at')}, 'deviceId', m.device_id, 'sequence', m.sequence, 'seen', m.seen, 'undoes', m.undoes)`;

function milliseconds(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::float8`;
}
