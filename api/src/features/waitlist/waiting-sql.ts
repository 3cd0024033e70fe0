import type { EventState } from '../../contract/programme/event-state.js';
import type { WaitlistState } from '../../contract/signups/waitlist.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftFacts, tablesOfShift, type ShiftFacts } from '../../records/parts/shift-facts.js';
import { hoursAsPlanned } from '../../records/parts/shift-hours.js';
import { takesPlace } from '../../records/parts/shift-figures.js';
import { openingsOf } from '../signups/create/create-signups-sql.js';
import type { WaitingPerson } from './who-fits.js';

/** An entry, with the columns that decide whether it can be offered a spot. */
export interface WaitingRow {
  id: string;
  email: string;
  emailKey: string;
  phone: string | null;
  fewerIsFine: boolean;
  state: WaitlistState;
  held: number;
  people: WaitingPerson[];
  /** The id of the last offer; null before the first. */
  offerId: string | null;
  /** ISO 8601; null before the first. */
  offeredAt: string | null;
  /** When their link expires, ISO 8601; null before the first offer and after it was reverted. */
  answerBy: string | null;
  signupIds: string[];
  /** The signup whose spot they are offered to take over, instead of a held one; else null. */
  takesOverId: string | null;
}

/** A shift with its waitlist, or with one entry of it. */
export interface WaitedForRow {
  facts: ShiftFacts;
  eventId: string;
  leadId: string | null;
  eventState: EventState;
  /** When signups open and close, ISO 8601; null where there is no limit. */
  opensAt: string | null;
  closesAt: string | null;
  isClosed: boolean;
  waitlistEnabled: boolean;
  /** Spots that are neither taken nor held. */
  free: number;
  waiting: WaitingRow[];
}

/** SQL: whether a person `p.one` of the entry `w` is in shift `s`. */
const isIn = `exists (select from signup g join volunteer v on v.id = g.volunteer_id
    where g.shift_id = s.id and g.status = 'active' and v.email_key = w.email_key and v.name_key = p.one ->> 'nameKey')`;

/** SQL: whether a person `p.one` of the entry `w` could come to shift `s` of event `e`. */
const canCome = `not exists (
    select from signup g join volunteer v on v.id = g.volunteer_id join shift other on other.id = g.shift_id join event their on their.id = other.event_id
    where g.status = 'active' and v.email_key = w.email_key and v.name_key = p.one ->> 'nameKey'
      and (other.id = s.id or ${takesPlace('other', 'their')} and ${hoursAsPlanned('other')} && ${hoursAsPlanned('s')}))`;

/** SQL: how many offers an address let lapse in this event; after two it comes behind everybody else. */
const lapses = `(select count(*) from waitlist_entry x where x.email_key = w.email_key and x.event_id = w.event_id and x.state = 'EXPIRED')`;

/** $1: the shift; $2: the time zone of events that have none; $3: a single entry, whatever its state, or null for all that wait. */
const statement = `
  select ${shiftFacts('$2')} as facts, s.event_id as "eventId", c.lead_id as "leadId", e.state as "eventState", ${openingsOf('e')}, s.closed or s.cancelled_at is not null as "isClosed",
    s.waitlist_enabled and e.waitlist_enabled as "waitlistEnabled", s.qty_required - s.active_count - s.held_count as free,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', w.id, 'email', w.email, 'emailKey', w.email_key, 'phone', w.phone, 'fewerIsFine', w.fewer_is_fine,
        'state', w.state, 'held', w.held, 'offerId', w.offer_id, 'offeredAt', w.offered_at, 'answerBy', w.answer_by, 'signupIds', w.signup_ids, 'takesOverId', w.takes_over_id,
        'people', (select jsonb_agg(p.one || jsonb_build_object('isIn', ${isIn}, 'canCome', ${canCome}) order by p.at)
          from jsonb_array_elements(w.people) with ordinality p (one, at))) order by ${lapses} >= 2, w.number)
      from waitlist_entry w where w.shift_id = s.id and (w.id = $3::uuid or ($3::uuid is null and w.state = 'WAITING' and not w.inert))), '[]') as waiting
  from shift s${tablesOfShift}
  where s.id = $1::uuid`;

/** The shift, read in this transaction, with its waiting entries in the order of offers; with `entryId` only that entry. */
export async function readWaitedFor(
  ctx: RequestContext,
  shiftId: string,
  entryId: string | null = null,
): Promise<WaitedForRow | undefined> {
  const [row] = await ctx.execute<WaitedForRow>(statement, [shiftId, ctx.services.settings.timeZone, entryId]);
  return row;
}
