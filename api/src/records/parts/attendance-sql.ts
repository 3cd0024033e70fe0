import { instantText } from '../../platform/reading/sql/instant-text.js';
import { takesPlace } from './shift-figures.js';

/** SQL: a mark `m` as a list carries it (`CheckInMark`). */
export function markJson(m: string): string {
  return `json_build_object('id', ${m}.id, 'kind', ${m}.kind, 'at', ${instantText(`${m}.at`)}, 'uncertain', ${m}.uncertain, 'by', ${nameOfMaker(m)},
    'deviceId', ${m}.device_id, 'sequence', ${m}.sequence, 'seen', ${m}.seen, 'undoes', ${m}.undoes)`;
}

/** SQL: the name of the user, the API key or the device that made a mark; null once that is deleted. */
export function nameOfMaker(m: string): string {
  const maker = `${m}.made_by_id`;
  return `case ${m}.made_by_kind when 'staff' then (select u.first_name || ' ' || u.last_name from app_user u where u.id = ${maker})
    when 'key' then (select k.name from api_key k where k.id = ${maker}) else (select d.name from check_in_device d where d.id = ${maker}) end`;
}

/** SQL: the order of marks, by time. */
export function orderOfMarks(m: string): string {
  return `${m}.at, ${m}.device_id, ${m}.sequence, ${m}.id`;
}

/** What decides whether somebody is late, in SQL. */
interface Expected {
  status: string;
  state: string;
  /** When they should be there: the start of the shift, or when they were sent to it. */
  startsAt: string;
  calledOffAt: string;
  eventState: string;
}

/** SQL: somebody is expected, and their shift, which takes place, began five minutes ago. */
export function isLate({ status, state, startsAt, calledOffAt, eventState }: Expected): string {
  return `${status} = 'active' and ${state} = 'EXPECTED' and ${calledOffAt} is null and ${eventState} <> 'CANCELLED'
    and ${startsAt} <= now() - interval '5 minutes'`;
}

/** SQL: whether the person of a signup `g` came: `yes`, `no`, or `unknown` while nobody was marked or marks disagree. */
export function cameWords(g: string): string {
  return `case when ${g}.contradicted or ${g}.attendance_state = 'EXPECTED' then 'unknown' when ${g}.attendance_state = 'NO_SHOW' then 'no' else 'yes' end`;
}

/** SQL: the person of a signup came although it had been cancelled. */
export function cameAnyway(status: string, state: string): string {
  return `(${status} = 'cancelled' and ${state} in ('HERE', 'LEFT'))`;
}

/** SQL: somebody has still to say whether the person of an active signup `g` came: its shift `s`, which takes place, is over, or marks disagree. */
export function isUnsettled(g: string, s: string, e: string): string {
  return `(${g}.contradicted or (${g}.attendance_state = 'EXPECTED' and ${takesPlace(s, e)} and ${s}.ends_at <= now()))`;
}
