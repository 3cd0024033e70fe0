import type { EventState } from '../../contract/programme/event-state.js';
import type { WaitlistState } from '../../contract/signups/waitlist.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftFacts, tablesOfShift, type ShiftFacts } from '../../records/parts/shift-facts.js';
import { hoursAsPlanned } from '../../records/parts/shift-hours.js';
import { takesPlace } from '../shifts/shift-sql.js';
import { openingsOf } from '../signups/create/create-signups-sql.js';
import type { Candidate } from './who-fits.js';

/** People who wait, with what decides whether they can be offered a place. */
export interface WaitingRow {
  id: string;
  email: string;
  emailKey: string;
  phone: string | null;
  fewerIsFine: boolean;
  state: WaitlistState;
  held: number;
  people: Candidate[];
  /** The id of the offer that was made last; null before. */
  offerId: string | null;
  /** ISO 8601; null before. */
  offeredAt: string | null;
  /** Until when their link takes a place, ISO 8601; null where it was taken back, and before. */
  answerBy: string | null;
  signupIds: string[];
  /** The signup whose place they are offered, instead of one that is held; null without. */
  takesOverId: string | null;
}

/** A shift with its waitlist, or with one entry of it. */
export interface WaitedForRow {
  facts: ShiftFacts;
  eventId: string;
  leadId: string | null;
  eventState: EventState;
  /** From when and until when the event takes signups, ISO 8601; null where always. */
  opensAt: string | null;
  closesAt: string | null;
  isClosed: boolean;
  waitlistEnabled: boolean;
  /** Places that nobody has and that are held for nobody. */
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

/** SQL: how many offers an address let lapse in this event; two put it behind everybody else. */
const lapses = `(select count(*) from waitlist_entry x where x.email_key = w.email_key and x.event_id = w.event_id and x.state = 'EXPIRED')`;

/** $1: the shift; $2: the time zone of events that name none; $3: one entry alone, whatever its state, or null for all who wait. */
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

/** The shift as this transaction sees it, with who waits for it in the order in which they are asked; with `entryId` that entry alone. */
export async function readWaitedFor(
  ctx: RequestContext,
  shiftId: string,
  entryId: string | null = null,
): Promise<WaitedForRow | undefined> {
  const [row] = await ctx.execute<WaitedForRow>(statement, [shiftId, ctx.services.settings.timeZone, entryId]);
  return row;
}
