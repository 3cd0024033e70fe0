/*
 * One meaning of open, for every figure: a shift that can still be taken. Its event is not cancelled, it has not begun by the clock
 * of its event, staff have not closed it, and a place is free.
 * An event is over once its last day has passed there; a shift of a later day (clearing up) keeps it going.
 */

/** SQL of a time zone's wall clock. */
export function localTime(timeZone: string): string {
  return `(now() at time zone ${timeZone})`;
}

/** The same as a row of its day and time. */
function wallClock(timeZone: string): string {
  const there = localTime(timeZone);
  return `(${there}::date, to_char(${there}, 'HH24:MI'))`;
}

/** What of a shift decides whether it is open, each as SQL. */
type ShiftColumns = Record<'date' | 'startTime' | 'qtyRequired' | 'qtyRegistered' | 'closed', string>;

/** The columns of the table `shift` under an alias. */
export function shiftColumns(alias: string): ShiftColumns {
  return {
    date: `${alias}.date`,
    startTime: `${alias}.start_time`,
    qtyRequired: `${alias}.qty_required`,
    qtyRegistered: `${alias}.active_count`,
    closed: `${alias}.closed`,
  };
}

/** SQL condition: the shift can still be taken; `timeZone` and `state` are the SQL of its event's. */
export function isOpenShift(
  { date, startTime, qtyRequired, qtyRegistered, closed }: ShiftColumns,
  { timeZone, state }: { timeZone: string; state: string },
): string {
  return `${state} <> 'CANCELLED' and ${qtyRegistered} < ${qtyRequired} and not ${closed} and (${date}, ${startTime}) > ${wallClock(timeZone)}`;
}

/** SQL expression: an event is over that ends on this day, or with a shift on that one, which may be null; `timeZone` is the SQL of its zone. */
export function isOver(endDate: string, lastShiftDate: string, timeZone: string): string {
  return `(greatest(${endDate}, ${lastShiftDate}) < ${localTime(timeZone)}::date)`;
}
