import type { ImportMove, LooksMoved } from '../../../contract/programme/import.js';
import type { Programme } from './load-programme.js';
import { dayNumber } from '../workbook/cells/calendar-day.js';

type Times = Pick<Programme['shifts'][number], 'opportunityId' | 'date' | 'startTime' | 'endTime'>;

/** A row that names no shift by its id. */
export interface UnnamedRow {
  shift: Times;
  /** The role's name. */
  role: string;
  sheet: string;
  row: number;
  /** It would make a shift; else it finds one that is there at its time. */
  isNew: boolean;
}

/** A shift that is there and that no row names by its id. */
type Unnamed = Times & {
  id: string;
  /** A row finds it by its role, day, times and place. */
  isMet: boolean;
};

/**
 * Roles for which a file looks as if it moved the shifts that are there: as many rows as shifts, each as long, and all earlier or later by
 * one time. Adjoining shifts that move by their length meet one another, so all of a role are compared first, then those that met nothing.
 * That is a question to people; nothing moves by it. Grouped by the time, the largest group first.
 */
export function findLooksMoved(there: readonly Unnamed[], rows: readonly UnnamedRow[]): LooksMoved[] {
  const thereOf = grouped(there, ({ opportunityId }) => opportunityId);
  const groups = new Map<number, LooksMoved>();
  for (const [opportunityId, wanted] of grouped(rows, ({ shift }) => shift.opportunityId)) {
    const shifts = thereOf.get(opportunityId) ?? [];
    const [first] = wanted;
    if (!first || !wanted.some(({ isNew }) => isNew)) continue;
    const found =
      movedAlike(shifts, wanted) ??
      movedAlike(
        shifts.filter(({ isMet }) => !isMet),
        wanted.filter(({ isNew }) => isNew),
      );
    if (!found) continue;
    const group = groups.get(found.minutes) ?? { minutes: found.minutes, roles: [], moves: [] };
    group.roles.push(first.role);
    group.moves.push(...found.moves);
    groups.set(found.minutes, group);
  }
  return [...groups.values()].sort((one, other) => other.moves.length - one.moves.length);
}

/** The time by which every row lies after its shift, in the order of the day, when it is one and the same. */
function movedAlike(
  shifts: readonly Unnamed[],
  rows: readonly UnnamedRow[],
): { minutes: number; moves: ImportMove[] } | undefined {
  const there = shifts.toSorted(byTime);
  const wanted = rows.toSorted((one, other) => byTime(one.shift, other.shift));
  const [oldest] = there;
  const [first] = wanted;
  if (!oldest || !first || there.length !== wanted.length) return undefined;
  const minutes = startOf(first.shift) - startOf(oldest);
  const moves = wanted.flatMap(({ shift, sheet, row }, at): ImportMove[] => {
    const old = there[at];
    const fits = old && startOf(shift) - startOf(old) === minutes && lengthOf(shift) === lengthOf(old);
    return fits ? [{ sheet, row, shiftId: old.id }] : [];
  });
  return minutes !== 0 && moves.length === wanted.length ? { minutes, moves } : undefined;
}

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

const minutesPerDay = 1440;

function byTime(one: Times, other: Times): number {
  return startOf(one) - startOf(other) || lengthOf(one) - lengthOf(other);
}

function startOf({ date, startTime }: Times): number {
  return dayNumber(date) * minutesPerDay + minutesOf(startTime);
}

function lengthOf({ startTime, endTime }: Times): number {
  return (minutesOf(endTime) - minutesOf(startTime) + minutesPerDay) % minutesPerDay;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
