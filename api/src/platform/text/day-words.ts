// Creating a formatter takes a hundred times as long as using it.
const long = formatterOf({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const short = formatterOf({ weekday: 'short', month: 'short', day: 'numeric' });
const plain = formatterOf({ month: 'short', day: 'numeric', year: 'numeric' });

/** 'Saturday, February 20, 2027'; the day is YYYY-MM-DD. */
export function longDay(date: string): string {
  return long.format(midnightOf(date));
}

/** 'Sat, Feb 20'; the day is YYYY-MM-DD. */
export function shortDay(date: string): string {
  return short.format(midnightOf(date));
}

/** 'Feb 20, 2027'; the day is YYYY-MM-DD. */
export function plainDay(date: string): string {
  return plain.format(midnightOf(date));
}

/** '7:30 AM – 9:45 AM'; the times are HH:MM. */
export function timeRange({ startTime, endTime }: { startTime: string; endTime: string }): string {
  return `${timeWords(startTime)} – ${timeWords(endTime)}`;
}

/**
 * '7:30 AM' for HH:MM. Not by Intl: newer versions put a narrow no-break space before AM, which plain text mails and old clients show as a
 * box.
 */
export function timeWords(time: string): string {
  const [hours, minutes] = time.split(':') as [string, string];
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}

function midnightOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
