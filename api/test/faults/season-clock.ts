/* Clocks of zones, and how long offers stand, as a season's model knows them: nothing of it is the product's. */

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const parts = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone at an instant, as if it were UTC. */
export function wallClock(instant: number, zone: string): number {
  let format = parts.get(zone);
  if (!format) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...numeric, second: 'numeric' });
    parts.set(zone, format);
  }
  const fields = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day: date, hour: hours, minute: minutes, second } = fields as Record<string, number>;
  return Date.UTC(year!, month! - 1, date, hours, minutes, second);
}

/** The instant at which the clocks of a zone show this; one that they skip is as much later as they go forward. */
export function instantIn(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsets = [wanted - day, wanted + day].map((near) => wallClock(near, zone) - near);
  const found = offsets.map((offset) => wanted - offset).find((instant) => wallClock(instant, zone) === wanted);
  return found ?? wanted - offsets[0]!;
}

export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Until when an offer that is made now stands, of a shift that begins then; null where nothing is held any more. */
export function standsUntil(now: number, begins: number, zone: string, closesAt: number | null): number | null {
  const left = begins - now;
  if (left <= 3 * hour) return null;
  let end = now + (left <= 12 * hour ? 45 * minute : left <= 48 * hour ? 4 * hour : day);
  if (begins - end > day) {
    const there = new Date(wallClock(end, zone)).toISOString();
    const [date, time] = [there.slice(0, 10), there.slice(11, 16)];
    if (time >= '21:00') end = instantIn(daysLater(date, 1), '08:00', zone);
    else if (time < '08:00') end = instantIn(date, '08:00', zone);
  }
  return closesAt === null ? end : Math.min(end, closesAt);
}
