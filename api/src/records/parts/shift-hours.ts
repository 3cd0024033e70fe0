import { organisationTimeZone } from '../../platform/reading/record.js';

/** SQL: the time zone of an event, by its own column; by default the organisation's. */
export function zoneOfEvent(ownTimeZone: string): string {
  return `coalesce(${ownTimeZone}, ${organisationTimeZone})`;
}

/** SQL: the instant of a wall-clock time (a timestamp) in an IANA time zone, by the rules of `instantOf`. */
export function instantAt(local: string, zone: string): string {
  return `instant_at(${local}, ${zone})`;
}

/** SQL: the wall clock of an IANA time zone at an instant, as a timestamp. */
export function localAt(instant: string, zone: string): string {
  return `local_at(${instant}, ${zone})`;
}

/** SQL: the instants of a shift `s` from start to end, as a range without its end: shifts that only touch do not overlap. */
export function hoursAsPlanned(s: string): string {
  return hoursBetween(`${s}.starts_at`, `${s}.ends_at`);
}

/** SQL: the same by the columns of the two instants. */
export function hoursBetween(startsAt: string, endsAt: string): string {
  return `tstzrange(${startsAt}, ${endsAt})`;
}

/**
 * SQL: the same for a planned shift. If it ends before it begins, it ends on the next day. `zone`: an expression for the IANA time zone.
 */
export function hoursOfShift({ date, start, end, zone }: Record<'date' | 'start' | 'end' | 'zone', string>): string {
  const nextDay = `case when ${end} < ${start} then interval '1 day' else interval '0' end`;
  const begin = instantAt(`${date} + ${start}::time`, zone);
  // When clocks go forward, the begin can be after the end: such a shift has no duration.
  return `tstzrange(${begin}, greatest(${begin}, ${instantAt(`${date} + ${end}::time + ${nextDay}`, zone)}))`;
}
