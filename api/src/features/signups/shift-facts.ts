import { placeOfShift } from '../shifts/shift-sql.js';
import type { SignupFact } from './signup.announcements.js';

/** All that mails and pages say of the shift of a signup. */
export type ShiftFacts = Pick<SignupFact, 'shift' | 'opportunity' | 'category' | 'event'>;

/** SQL: what a shift `s` belongs to, and who leads its category. */
export const tablesOfShift = `
    join opportunity o on o.id = s.opportunity_id
    join category c on c.id = o.category_id
    join event e on e.id = s.event_id
    left join app_user l on l.id = c.lead_id`;

/** SQL: the `ShiftFacts` of a shift, over these tables. `zone`: the time zone of events that name none. */
export function shiftFacts(zone: string): string {
  return `json_build_object(
    'shift', json_build_object('id', s.id, 'date', to_char(s.date, 'YYYY-MM-DD'), 'startTime', s.start_time, 'endTime', s.end_time,
      'location', ${placeOfShift()}, 'notes', s.notes, 'revision', s.version),
    'opportunity', json_build_object('name', o.name, 'longDescription', o.long_description),
    'category', json_build_object('id', c.id, 'name', c.name, 'leadName', l.first_name || ' ' || l.last_name, 'leadEmail', l.email),
    'event', json_build_object('id', e.id, 'name', e.name, 'slug', e.slug, 'timeZone', coalesce(e.time_zone, ${zone})))`;
}
