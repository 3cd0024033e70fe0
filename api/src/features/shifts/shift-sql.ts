import { hoursOfShift } from '../../records/shift-hours.js';

/* What several statements say about a shift, over the names they give to its tables. */

/** SQL: the hours of a shift as it is; `zone`: the time zone of events that name none. */
export function hoursAsPlanned(s: string, e: string, zone: string): string {
  return hoursOfShift({
    date: `${s}.date`,
    start: `${s}.start_time`,
    end: `${s}.end_time`,
    zone: `coalesce(${e}.time_zone, ${zone})`,
  });
}

/** SQL: a shift's times as people read them: `7:30 AM - 9:45 AM`. */
export function timeRange(s: string, between = ' - '): string {
  const time = (name: string) => `to_char(${s}.${name}::time, 'FMHH12:MI AM')`;
  return `${time('start_time')} || '${between}' || ${time('end_time')}`;
}

/** SQL: whether a shift is on, by the names of its row and its event's: whoever is in one that is called off has the time. */
export function takesPlace(s: string, e: string): string {
  return `(${s}.cancelled_at is null and ${e}.state <> 'CANCELLED')`;
}
