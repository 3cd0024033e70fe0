import { organisationTimeZone } from '../platform/record.js';

/** SQL: the time zone of an event, by its own column; the organisation's where it names none. */
export function zoneOfEvent(ownTimeZone: string): string {
  return `coalesce(${ownTimeZone}, ${organisationTimeZone})`;
}

/** SQL: the instant at which a shift begins, over the names of its row and its event's; `zone`: the time zone of events that name none. */
export function startOfShift(s: string, e: string, zone: string): string {
  return `((${s}.date + ${s}.start_time::time) at time zone coalesce(${e}.time_zone, ${zone}))`;
}

/**
 * SQL: the instants from begin to end, as a range that ends just before the end: shifts that only touch do not overlap. One that ends
 * before it begins ends on the next day. `zone`: an expression for the IANA time zone.
 */
export function hoursOfShift({ date, start, end, zone }: Record<'date' | 'start' | 'end' | 'zone', string>): string {
  const nextDay = `case when ${end} < ${start} then interval '1 day' else interval '0' end`;
  const begin = `(${date} + ${start}::time) at time zone ${zone}`;
  // A clock that is put forward can have the begin after the end: such a shift takes no time.
  return `tstzrange(${begin}, greatest(${begin}, (${date} + ${end}::time + ${nextDay}) at time zone ${zone}))`;
}
