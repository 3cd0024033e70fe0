import { mostVouchersADay } from '../../contract/check-in/meal-voucher.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/* The one definition of meal vouchers (decision 065): who has how many on which day. Nothing of it is stored. */

/** How many vouchers somebody has on a day of an event. */
export interface VouchersOfDay {
  eventId: string;
  volunteerId: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  day: string;
  count: number;
  /** When their last shift of that day ends, in milliseconds since 1970. */
  endsAt: number;
  categoryIds: string[];
}

/** A voucher that was used. */
export interface Redemption {
  id: string;
  code: string;
  /** ISO 8601. */
  redeemedAt: string;
  place: string | null;
}

/**
 * SQL: who has how many vouchers on which day, of the events `e` and shifts `s` of a condition. Shifts that are called off and signups that
 * are cancelled give none, nor does a shift to which somebody was sent from another one; time that two shifts share counts once. `lead`: SQL
 * of the lead who sees those with a shift in a category of theirs, null for all.
 */
function vouchersOf(condition: string, lead = 'null'): string {
  return `(
    select s.event_id, g.volunteer_id, s.date as day, max(s.ends_at) as ends_at, json_agg(distinct o.category_id) as category_ids,
      least(${mostVouchersADay}, case e.meal_voucher_minutes when 0 then count(*) filter (where g.sent_at is null)
        else floor(extract(epoch from ${lengthOf('range_agg(tstzrange(s.starts_at, s.ends_at))')}) / 60 / e.meal_voucher_minutes) end)::int as count
    from event e join shift s on s.event_id = e.id join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
      join signup g on g.shift_id = s.id
    where ${condition} and e.meal_voucher_minutes is not null and e.state <> 'CANCELLED' and s.cancelled_at is null and g.status = 'active'
    group by e.id, s.event_id, g.volunteer_id, s.date
    having ${lead}::uuid is null or bool_or(c.lead_id = ${lead}::uuid)
  )`;
}

/** SQL: how long a multirange of instants is. */
function lengthOf(multirange: string): string {
  return `(select sum(upper(part) - lower(part)) from unnest(${multirange}) part)`;
}

/** SQL: those in one JSON array, by day and last name. */
function peopleJson(of: string): string {
  return `(select coalesce(json_agg(json_build_object('eventId', x.event_id, 'volunteerId', x.volunteer_id, 'firstName', v.first_name,
      'lastName', v.last_name, 'day', x.day, 'count', x.count, 'endsAt', (extract(epoch from x.ends_at) * 1000)::float8, 'categoryIds', x.category_ids)
      order by x.day, plain_letters(v.last_name), plain_letters(v.first_name), v.id), '[]')
    from ${of} x join volunteer v on v.id = x.volunteer_id where x.count > 0)`;
}

const redemption = `'id', r.id, 'code', r.code, 'redeemedAt', ${instantText('r.redeemed_at')}, 'place', r.place`;

/** SQL: the redeemed voucher `r` of a code, in JSON; by the time zone of its event, or of the organisation. */
const used = (code: string, timeZone: string) => `
  select json_build_object(${redemption}, 'eventId', r.event_id, 'eventName', e.name, 'timeZone', coalesce(e.time_zone, ${timeZone}),
    'volunteerId', r.volunteer_id, 'firstName', coalesce(v.first_name, ''), 'lastName', coalesce(v.last_name, ''), 'day', r.day,
    'number', r.number) as voucher
  from voucher_redemption r join event e on e.id = r.event_id left join volunteer v on v.id = r.volunteer_id where r.code = ${code}`;

/** A redeemed voucher with whose it is. */
export interface UsedVoucher
  extends Redemption, Omit<VouchersOfDay, 'count' | 'endsAt' | 'categoryIds' | 'volunteerId'> {
  eventName: string;
  timeZone: string;
  /** Null once the person was deleted. */
  volunteerId: string | null;
  number: number;
}

/** Where a code is looked for. */
export interface Candidates {
  /** The link of a device; null for staff. */
  link: { eventId: string; canRedeem: boolean; place: string } | null;
  used: UsedVoucher | null;
  events: { id: string; name: string; timeZone: string }[];
  people: VouchersOfDay[];
}

/**
 * Where the voucher of a code may be: it says nothing of whose it is. $1: the code; $2: the link of a device, whose event alone it sees, or
 * null; $3: so many days before and after today; $4: today in UTC; $5: the organisation's time zone.
 */
export const candidatesStatement = `
  with link as (
    select l.event_id, l.can_redeem, concat_ws(', ', c.name, l.place) as place from check_in_link l join category c on c.id = l.category_id where l.id = $2::uuid
  ), used as (
    select u.voucher from (${used('$1::text', '$5::text')}) u
    where $2::uuid is null or u.voucher ->> 'eventId' = (select event_id::text from link)
  ), near as materialized (
    select e.id, e.name, coalesce(e.time_zone, $5::text) as zone from event e
    where e.meal_voucher_minutes is not null and ($2::uuid is null or e.id = (select event_id from link where can_redeem)) and not exists (select from used)
  )
  select (select json_build_object('eventId', l.event_id, 'canRedeem', l.can_redeem, 'place', l.place) from link l) as link,
    (select voucher from used) as used,
    (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'timeZone', n.zone)), '[]') from near n) as events,
    ${peopleJson(vouchersOf('e.id in (select id from near) and s.date between $4::date - $3::int and $4::date + $3::int'))} as people`;

/** All vouchers of an event. */
export interface VouchersOfEvent {
  name: string;
  timeZone: string;
  people: VouchersOfDay[];
  /** Of the whole event. */
  used: Redemption[];
  days: { day: string; printed: number; used: number }[];
}

/**
 * All vouchers of an event. $1: the event; $2: the lead who sees those with a shift in a category of theirs, null for all; $3: the
 * organisation's time zone.
 */
export const vouchersStatement = `
  select e.name, coalesce(e.time_zone, $3::text) as "timeZone", ${peopleJson(vouchersOf('e.id = $1::uuid', '$2'))} as people,
    (select coalesce(json_agg(json_build_object(${redemption})), '[]') from voucher_redemption r where r.event_id = e.id) as used,
    (select coalesce(json_agg(json_build_object('day', d.day, 'printed', d.printed, 'used', d.used) order by d.day), '[]') from (
      select day, sum(printed)::int as printed, sum(used)::int as used from (
        select x.day, x.count as printed, 0 as used from ${vouchersOf('e.id = $1::uuid')} x where x.count > 0
        union all select r.day, 0, 1 from voucher_redemption r where r.event_id = $1::uuid) each group by day) d) as days
  from event e where e.id = $1::uuid`;
