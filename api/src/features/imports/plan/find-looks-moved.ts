import type { ImportMove, LooksMoved } from '../../../contract/programme/import.js';
import type { Programme } from './load-programme.js';
import { dayNumber } from '../workbook/cells/calendar-day.js';

type Times = Pick<Programme['shifts'][number], 'opportunityId' | 'date' | 'startTime' | 'endTime'>;

/** A row without a shift's id. */
export interface UnnamedRow {
  shift: Times;
  /** The role's name. */
  role: string;
  sheet: string;
  row: number;
  /** Whether it would create a shift; else it matches an existing one. */
  isNew: boolean;
}

/** An existing shift whose id is in no row. */
type Unnamed = Times & {
  id: string;
  /** Whether a row matches it by role, day, times and place. */
  isMet: boolean;
};

/**
 * Roles whose shifts a file seems to move: there are as many rows as shifts, with the same lengths, all shifted by the same number of
 * minutes. Adjoining shifts that move by their own length match each other's rows, so all shifts of a role are compared first, then only
 * those without a match. The result is a question to the person who imports; nothing moves by it. Grouped by the minutes, the largest group
 * first.
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

/** The moves, if every row differs from its shift, in order of time, by the same number of minutes; else undefined. */
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
