import { entriesOf } from '../../contract/text/mapped.js';
import { mailedTexts, type MailedText } from '../../contract/text/role-texts.js';
import { columnName } from '../../platform/reading/sql/column-name.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/** All details of a signup's shift for mails and pages. Days YYYY-MM-DD, times HH:MM in `timeZone` (IANA). */
export interface ShiftFacts {
  shift: {
    id: string;
    date: string;
    startTime: string;
    endTime: string;
    location: string | null;
    /** A note on this shift, such as what to bring. */
    notes: string | null;
    /** Counts the shift's changes, so that calendars recognise the newer entry. */
    revision: number;
    /** When it was called off, ISO 8601; null while it takes place. Absent in mails of an older release. */
    cancelledAt?: string | null;
  };
  /** The versions of role, category and event. Absent in mails of an older release. */
  opportunity: { name: string; version?: number } & Record<MailedText, string | null>;
  /** Without an id in mails of an older release. */
  category: { id: string | null; name: string; leadName: string | null; leadEmail: string | null; version?: number };
  event: { id: string; name: string; slug: string; timeZone: string; version?: number };
}

/** The texts of a role for mails and calendar entries, besides its name, in this order; empty ones are left out. */
export function roleFactsOf(
  role: ShiftFacts['opportunity'],
): { heading: string; place: 'table' | 'below'; text: string }[] {
  return entriesOf(mailedTexts).flatMap(([name, heading]) =>
    role[name] ? [{ ...heading, text: role[name].trim() }] : [],
  );
}

/** SQL: joins what a shift `s` belongs to, and the lead of its category. */
export const tablesOfShift = `
    join opportunity o on o.id = s.opportunity_id
    join category c on c.id = o.category_id
    join event e on e.id = s.event_id
    left join app_user l on l.id = c.lead_id`;

const textsOfRole = Object.keys(mailedTexts)
  .map((name) => `, '${name}', o.${columnName(name)}`)
  .join('');

/**
 * SQL: the `ShiftFacts` of a shift, over these tables. `zone`: the time zone of events that name none; `revisionBase`: what the calendar
 * entry of a signup counts besides the shift's changes.
 */
export function shiftFacts(zone: string, revisionBase = '0'): string {
  return `jsonb_build_object(
    'shift', jsonb_build_object('id', s.id, 'date', to_char(s.date, 'YYYY-MM-DD'), 'startTime', s.start_time, 'endTime', s.end_time,
      'location', ${placeOfShift()}, 'notes', s.notes, 'revision', s.version + ${revisionBase},
      'cancelledAt', ${instantText('s.cancelled_at')}),
    'opportunity', jsonb_build_object('name', o.name, 'version', o.version${textsOfRole}),
    'category', jsonb_build_object('id', c.id, 'name', c.name, 'leadName', l.first_name || ' ' || l.last_name, 'leadEmail', l.email,
      'version', c.version),
    'event', jsonb_build_object('id', e.id, 'name', e.name, 'slug', e.slug, 'timeZone', coalesce(e.time_zone, ${zone}),
      'version', e.version))`;
}

/** SQL: the effective location: the shift's, else the role's, else the event's. */
export function placeOfShift(s = 's', o = 'o', e = 'e'): string {
  return `coalesce(${s}.location, ${inheritedPlace(o, e)})`;
}

/** SQL: the location of a shift without its own. */
export function inheritedPlace(o = 'o', e = 'e'): string {
  return `coalesce(${o}.location, ${e}.location)`;
}
