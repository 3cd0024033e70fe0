import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { instantOf } from '../../platform/clock.js';

/** An instant (ISO 8601) as local time in a time zone: YYYY-MM-DD HH:MM. */
export function wallClock(instant: string, timeZone: string): string {
  return format(new TZDate(Date.parse(instant), timeZone), 'yyyy-MM-dd HH:mm');
}

/** The instant of a local time (YYYY-MM-DD HH:MM) in a time zone: undefined if clocks skip it, the first if it comes twice. */
export function findInstant(local: string, timeZone: string): { instant?: string; comesTwice: boolean } {
  const [day = '', time = ''] = local.split(' ');
  const nominal = instantOf(day, time, timeZone).getTime();
  const shown = [-60, -30, 0, 30, 60]
    .map((minutes) => new Date(nominal + minutes * 60_000).toISOString())
    .filter((instant) => wallClock(instant, timeZone) === local);
  return { instant: shown[0], comesTwice: shown.length > 1 };
}
