import { foldName } from '../../contract/names.js';

/** Keeps the first value of a key. Whether the key was free. */
export function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value): boolean {
  if (map.has(key)) return false;
  map.set(key, value);
  return true;
}

/** What finds a role: its name in its category. */
export function opportunityKey(categoryId: string, name: string): string {
  return `${categoryId}|${foldName(name)}`;
}

/** What finds a shift: its role, day, times and the place of its own. */
export function shiftKey(
  opportunityId: string,
  shift: { date: string; startTime: string; endTime: string; location: string | null },
): string {
  return [opportunityId, shift.date, shift.startTime, shift.endTime, foldName(shift.location ?? '')].join('|');
}
