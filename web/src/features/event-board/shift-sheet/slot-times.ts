/** A stretch of time, HH:MM to HH:MM; an end before the start lies on the next day. */
export interface Slot {
  startTime: string;
  endTime: string;
  /** Whether it starts after midnight, on the day after the first one's. */
  nextDay: boolean;
}

const wholeDay = 24 * 60;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function timeOf(minutes: number): string {
  const inDay = minutes % wholeDay;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/**
 * Splits the time from `from` to `to` (HH:MM; an earlier `to` is on the next day) into parts of this many minutes, the last one shorter if
 * needed. Empty for equal or unfinished times.
 */
export function slotTimes(from: string, to: string, everyMinutes: number): Slot[] {
  if (!/^\d\d:\d\d$/.test(from) || !/^\d\d:\d\d$/.test(to) || from === to || everyMinutes <= 0) return [];
  const start = minutesOf(from);
  const end = minutesOf(to) + (to < from ? wholeDay : 0);
  const slots: Slot[] = [];
  for (let at = start; at < end; at += everyMinutes) {
    const until = Math.min(at + everyMinutes, end);
    slots.push({ startTime: timeOf(at), endTime: timeOf(until), nextDay: at >= wholeDay });
  }
  return slots;
}

/** The day (YYYY-MM-DD) after another. */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
