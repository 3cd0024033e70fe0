import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { instantOf } from '../../platform/clock.js';

/** An instant (ISO 8601) by the clocks of a zone: YYYY-MM-DD HH:MM. */
export function wallClock(instant: string, timeZone: string): string {
  return format(new TZDate(Date.parse(instant), timeZone), 'yyyy-MM-dd HH:mm');
}

/** The instant at which the clocks of a zone show YYYY-MM-DD HH:MM: none where they skip it, the first where it comes twice. */
export function instantAt(local: string, timeZone: string): { instant?: string; comesTwice: boolean } {
  const [day = '', time = ''] = local.split(' ');
  const meant = instantOf(day, time, timeZone).getTime();
  const shown = [-60, -30, 0, 30, 60]
    .map((minutes) => new Date(meant + minutes * 60_000).toISOString())
    .filter((instant) => wallClock(instant, timeZone) === local);
  return { instant: shown[0], comesTwice: shown.length > 1 };
}
