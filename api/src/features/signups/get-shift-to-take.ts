import { isId } from '../../contract/fields.js';
import type { SignUpInput } from '../../contract/signup.js';
import { DomainError } from '../../platform/domain-error.js';
import { emailKey, nameKey } from '../../platform/person-key.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A shift with all that a signup and its mail need to know. Day YYYY-MM-DD, times HH:MM in the event's IANA time zone. */
export interface ShiftToTake {
  id: string;
  date: string;
  startTime: string;
  endTime: string;
  /** Where to be: the shift's place, else the role's, else the event's. */
  location: string | null;
  notes: string | null;
  /** Counts its changes. */
  revision: number;
  opportunity: { name: string; longDescription: string | null };
  category: { name: string; leadName: string | null; leadEmail: string | null };
  event: { id: string; name: string; slug: string; timeZone: string };
  /** Whether every place was taken just now. */
  isFull: boolean;
  /** Who leads its category. */
  leadId: string | null;
  /** Whether this very person holds a place in it. */
  takenByThisPerson: boolean;
}

/** The shift somebody wants to take, in one statement. Error: SHIFT_NOT_FOUND, for malformed ids too. */
export async function getShiftToTake(
  ctx: RequestContext,
  input: Pick<SignUpInput, 'shiftId' | 'email' | 'firstName' | 'lastName'>,
): Promise<ShiftToTake> {
  const [row] = isId(input.shiftId)
    ? await ctx.execute<Record<string, string | number | boolean | null>>(statement, [
        emailKey(input.email),
        nameKey(input.firstName, input.lastName),
        input.shiftId,
      ])
    : [];
  if (!row) throw new DomainError('SHIFT_NOT_FOUND');
  const text = (column: string): string => String(row[column]);
  const optional = (column: string): string | null => (row[column] == null ? null : text(column));
  return {
    id: text('id'),
    date: text('day'),
    startTime: text('start_time'),
    endTime: text('end_time'),
    location: optional('place'),
    notes: optional('notes'),
    revision: Number(row.version),
    opportunity: { name: text('opportunity_name'), longDescription: optional('long_description') },
    category: { name: text('category_name'), leadName: optional('lead_name'), leadEmail: optional('lead_email') },
    event: {
      id: text('event_id'),
      name: text('event_name'),
      slug: text('slug'),
      timeZone: optional('time_zone') ?? ctx.services.settings.timeZone,
    },
    isFull: row.is_full === true,
    leadId: optional('lead_id'),
    takenByThisPerson: row.taken === true,
  };
}

const statement = `
  select s.id, s.event_id, to_char(s.date, 'YYYY-MM-DD') as day, s.start_time, s.end_time,
    coalesce(s.location, o.location, e.location) as place, s.notes, s.version,
    o.name as opportunity_name, o.long_description,
    c.name as category_name, c.lead_id, l.first_name || ' ' || l.last_name as lead_name, l.email as lead_email,
    e.name as event_name, e.slug, e.time_zone,
    s.active_count >= s.qty_required as is_full,
    exists (select 1 from signup g join volunteer v on v.id = g.volunteer_id
      where v.email_key = ? and v.name_key = ? and g.shift_id = s.id and g.status = 'active') as taken
  from shift s
    join opportunity o on o.id = s.opportunity_id
    join category c on c.id = o.category_id
    join event e on e.id = s.event_id
    left join app_user l on l.id = c.lead_id
  where s.id = ?`;
