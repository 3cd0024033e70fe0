import type { QuestionKind } from '../../../contract/programme/answers.js';
import type { EventState } from '../../../contract/programme/event-state.js';
import { roleTexts, type RoleTexts } from '../../../contract/text/role-texts.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { foldName } from '../../../contract/text/names.js';
import { columnName } from '../../../platform/reading/sql/column-name.js';
import { instantText } from '../../../platform/reading/sql/instant-text.js';

/** The parts of an event's programme that an import compares with, oldest first. */
export interface Programme {
  categories: { id: string; name: string; version: number }[];
  opportunities: (RoleTexts & {
    id: string;
    categoryId: string;
    name: string;
    location: string | null;
    minimumAge: number | null;
    youngerWithConsent: boolean;
    standby: boolean;
    version: number;
  })[];
  shifts: {
    id: string;
    opportunityId: string;
    date: string;
    startTime: string;
    endTime: string;
    location: string | null;
    notes: string | null;
    closed: boolean;
    waitlistEnabled: boolean;
    /** Whether the shift is cancelled. */
    cancelled: boolean;
    quantity: number;
    signups: number;
    version: number;
  }[];
  /** The questions, in their order. */
  questions: {
    id: string;
    /** null: for every shift of the event. */
    opportunityId: string | null;
    kind: QuestionKind;
    label: string;
    help: string | null;
    choices: string[];
    required: boolean;
    position: number;
    version: number;
  }[];
  /** The starts, by day and time. */
  starts: { id: string; name: string; date: string; time: string; isCleared: boolean; version: number }[];
  posts: {
    id: string;
    categoryId: string;
    place: string | null;
    minimumStaff: number;
    staffedByMinutes: number;
    blocksStart: boolean;
    /** Ids of starts; empty for every start. */
    startIds: string[];
    mapUrl: string | null;
    version: number;
  }[];
  event: {
    id: string;
    /** Its first and last day, YYYY-MM-DD. */
    startDate: string;
    endDate: string;
    state: EventState;
    signupsOpenAt: string | null;
    signupsCloseAt: string | null;
    waitlistEnabled: boolean;
    remindDaysBefore: number[];
    timeZone: string;
    version: number;
  };
  /** The event's place, for roles without their own. */
  location: string | null;
}

/** SQL: the texts of a role `o`, by their names. */
const textColumns = Object.keys(roleTexts)
  .map((name) => `o.${columnName(name)} as "${name}"`)
  .join(', ');

/** Reads an event's programme in one statement, inside the transaction. */
export async function loadProgramme(ctx: RequestContext, eventId: string): Promise<Programme | undefined> {
  const [programme] = await ctx.execute<Programme>(
    `select
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'version', c.version) order by c.created_at, c.id), '[]')
       from category c where c.event_id = e.id) as categories,
      (select coalesce(json_agg(role order by role."createdAt", role.id), '[]')
       from (select o.id, o.category_id as "categoryId", o.name, o.location, o.minimum_age as "minimumAge", ${textColumns},
         o.younger_with_consent as "youngerWithConsent", o.standby, o.version, o.created_at as "createdAt" from opportunity o where o.event_id = e.id) role) as opportunities,
      (select coalesce(json_agg(json_build_object('id', s.id, 'opportunityId', s.opportunity_id,
         'date', to_char(s.date, 'YYYY-MM-DD'), 'startTime', s.start_time, 'endTime', s.end_time, 'location', s.location, 'notes', s.notes,
         'closed', s.closed, 'waitlistEnabled', s.waitlist_enabled, 'cancelled', s.cancelled_at is not null,
         'quantity', s.qty_required, 'signups', s.active_count, 'version', s.version) order by s.created_at, s.id), '[]')
       from shift s where s.event_id = e.id) as shifts,
      (select coalesce(json_agg(asked order by asked.position, asked."createdAt", asked.id), '[]')
       from (select q.id, q.opportunity_id as "opportunityId", q.kind, q.label, q.help, q.choices, q.required, q.position, q.version,
         q.created_at as "createdAt" from question q where q.event_id = e.id) asked) as questions,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'date', to_char(r.date, 'YYYY-MM-DD'), 'time', r.time,
         'isCleared', r.cleared_at is not null, 'version', r.version) order by r.date, r.time, r.created_at, r.id), '[]')
       from race_start r where r.event_id = e.id) as starts,
      (select coalesce(json_agg(json_build_object('id', p.id, 'categoryId', p.category_id, 'place', p.place, 'minimumStaff', p.minimum_staff,
         'staffedByMinutes', p.staffed_by_minutes, 'blocksStart', p.blocks_start, 'startIds', p.start_ids, 'mapUrl', p.map_url,
         'version', p.version) order by p.created_at, p.id), '[]')
       from post p where p.event_id = e.id) as posts,
      json_build_object('id', e.id, 'startDate', to_char(e.start_date, 'YYYY-MM-DD'), 'endDate', to_char(e.end_date, 'YYYY-MM-DD'), 'state', e.state, 'signupsOpenAt', ${instantText('e.signups_open_at')},
        'signupsCloseAt', ${instantText('e.signups_close_at')}, 'waitlistEnabled', e.waitlist_enabled,
        'remindDaysBefore', e.remind_days_before, 'timeZone', coalesce(e.time_zone, ?::text), 'version', e.version) as event,
      e.location
     from event e where e.id = ?`,
    [ctx.services.settings.timeZone, eventId],
  );
  return programme;
}

/** Sets a key unless it is set already. Returns whether it was free. */
export function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value): boolean {
  if (map.has(key)) return false;
  map.set(key, value);
  return true;
}

/** The key that identifies a role: its category and name. */
export function opportunityKey(categoryId: string, name: string): string {
  return `${categoryId}|${foldName(name)}`;
}

/** The key that identifies a shift: its role, day, times and its own place. */
export function shiftKey(
  opportunityId: string,
  shift: { date: string; startTime: string; endTime: string; location: string | null },
): string {
  return [opportunityId, shift.date, shift.startTime, shift.endTime, foldName(shift.location ?? '')].join('|');
}
