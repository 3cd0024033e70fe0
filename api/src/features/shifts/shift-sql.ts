/* What several statements say about a shift, over the names they give to its tables. */

/** SQL: where to be: the shift's place, else the role's, else the event's. */
export function placeOfShift(s = 's', o = 'o', e = 'e'): string {
  return `coalesce(${s}.location, ${inheritedPlace(o, e)})`;
}

/** SQL: where to be while the shift itself names no place. */
export function inheritedPlace(o = 'o', e = 'e'): string {
  return `coalesce(${o}.location, ${e}.location)`;
}

/**
 * SQL: the instants from begin to end, as a range that ends just before the end: shifts that only touch do not overlap. One that ends
 * before it begins ends on the next day. `zone`: an expression for the IANA time zone.
 */
export function hoursOfShift({ date, start, end, zone }: Record<'date' | 'start' | 'end' | 'zone', string>): string {
  const nextDay = `case when ${end} < ${start} then interval '1 day' else interval '0' end`;
  return `tstzrange((${date} + ${start}::time) at time zone ${zone}, (${date} + ${end}::time + ${nextDay}) at time zone ${zone})`;
}

/** SQL: the hours of a shift as it is; `zone`: the time zone of events that name none. */
export function hoursAsPlanned(s: string, e: string, zone: string): string {
  return hoursOfShift({
    date: `${s}.date`,
    start: `${s}.start_time`,
    end: `${s}.end_time`,
    zone: `coalesce(${e}.time_zone, ${zone})`,
  });
}
