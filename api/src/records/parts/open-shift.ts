import { localAt } from './shift-hours.js';

/*
 * The one definition of an open shift, for every figure: a shift that can still be taken. Its event is published and takes signups just now,
 * it has not begun by the clock of its event, staff have neither closed it nor called it off, and a place is free that is
 * held for nobody of its waitlist.
 * An event is over once its last day has passed there; a shift of a later day (clearing up) keeps it going.
 */

/** SQL of a time zone's wall clock. */
export function localTime(timeZone: string): string {
  return localAt('now()', timeZone);
}

/** The columns of a shift that determine whether it is open, each as SQL. */
type ShiftColumns = Record<
  'startsAt' | 'qtyRequired' | 'qtyRegistered' | 'heldCount' | 'closed' | 'cancelledAt',
  string
>;

/** The columns of the table `shift` under an alias. */
export function shiftColumns(alias: string): ShiftColumns {
  return {
    startsAt: `${alias}.starts_at`,
    qtyRequired: `${alias}.qty_required`,
    qtyRegistered: `${alias}.active_count`,
    heldCount: `${alias}.held_count`,
    closed: `${alias}.closed`,
    cancelledAt: `${alias}.cancelled_at`,
  };
}

/** Those of its event, each as SQL. */
interface EventColumns {
  timeZone: string;
  state: string;
  opensAt: string;
  closesAt: string;
}

/** The columns of the table `event` under an alias; `timeZone` is the SQL of its zone. */
export function openingColumns(alias: string, timeZone: string): EventColumns {
  return {
    timeZone,
    state: `${alias}.state`,
    opensAt: `${alias}.signups_open_at`,
    closesAt: `${alias}.signups_close_at`,
  };
}

/** SQL condition: the event takes signups now. */
function takesSignups({ state, opensAt, closesAt }: EventColumns): string {
  return `${state} = 'PUBLISHED' and (${opensAt} is null or ${opensAt} <= now()) and (${closesAt} is null or ${closesAt} > now())`;
}

/** SQL expression: when signups of an event open or close next, by its wall clock; null when neither. */
export function nextOpening({ timeZone, opensAt, closesAt }: EventColumns): string {
  const coming = (instant: string) => `case when ${instant} > now() then ${instant} end`;
  return localAt(`least(${coming(opensAt)}, ${coming(closesAt)})`, timeZone);
}

/** SQL condition: the shift can still be taken. */
export function isOpenShift(
  { startsAt, qtyRequired, qtyRegistered, heldCount, closed, cancelledAt }: ShiftColumns,
  event: EventColumns,
): string {
  return `${takesSignups(event)} and ${qtyRegistered} + ${heldCount} < ${qtyRequired} and not ${closed} and ${cancelledAt} is null and ${startsAt} > now()`;
}
