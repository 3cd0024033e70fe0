import { instantText } from '../../platform/reading/sql/instant-text.js';

/** SQL: a mark `m` as a list carries it (`CheckInMark`), over `makersOf('m')`. */
export function markJson(m: string): string {
  return `json_build_object('id', ${m}.id, 'kind', ${m}.kind, 'at', ${instantText(`${m}.at`)}, 'uncertain', ${m}.uncertain, 'by', ${nameOfMaker},
    'deviceId', ${m}.device_id, 'sequence', ${m}.sequence, 'seen', ${m}.seen, 'undoes', ${m}.undoes)`;
}

/** SQL: joins who made a mark: a user or an API key. Whoever is deleted has no name. */
export function makersOf(m: string): string {
  return `left join app_user by_user on ${m}.made_by_kind = 'staff' and by_user.id = ${m}.made_by_id
    left join api_key by_key on ${m}.made_by_kind = 'key' and by_key.id = ${m}.made_by_id`;
}

const nameOfMaker = `coalesce(by_user.first_name || ' ' || by_user.last_name, by_key.name)`;

/** SQL: the order of marks, by time. */
export function orderOfMarks(m: string): string {
  return `${m}.at, ${m}.device_id, ${m}.sequence, ${m}.id`;
}
