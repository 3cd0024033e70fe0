/*
 * One meaning of open, for every figure: a shift that can still be taken. It has not begun by the clock of its event, and a place is free.
 * An event is over once its last day has passed there; a shift of a later day (clearing up) keeps it going.
 */

/** SQL for the wall clock of an event (alias `e`) as a row of its day and time; `timeZone` is the literal of the organisation's zone. */
function wallClock(e: string, timeZone: string): string {
  const there = `(now() at time zone coalesce(${e}.time_zone, ${timeZone}))`;
  return `(${there}::date, to_char(${there}, 'HH24:MI'))`;
}

/** SQL condition: the shift `s` of the event `e` can still be taken. */
export function isOpenShift(s: string, e: string, timeZone: string): string {
  return `${s}.active_count < ${s}.qty_required and (${s}.date, ${s}.start_time) > ${wallClock(e, timeZone)}`;
}

/** SQL expression: the event `e` is over. */
export function isOver(e: string, timeZone: string): string {
  return `(greatest(${e}.end_date, (select max(x.date) from shift x where x.event_id = ${e}.id))
    < (now() at time zone coalesce(${e}.time_zone, ${timeZone}))::date)`;
}
