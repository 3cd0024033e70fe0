import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { figuresIn, missingIn, type ReportRow } from './report-row';

/** Places of some shifts together. */
export interface FillGroup {
  name: string;
  needed: number;
  /** Active signups, each shift at most up to its places, so that an over-full shift hides no gap elsewhere. */
  filled: number;
  missing: number;
}

/** Adds rows up by a name, in the order of their first appearance or sorted by name. */
export function groupRows(rows: readonly ReportRow[], nameOf: (row: ReportRow) => string): FillGroup[] {
  const groups = new Map<string, FillGroup>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name) ?? { name, needed: 0, filled: 0, missing: 0 };
    const { needed, filled, missing } = figuresIn(row);
    group.needed += needed;
    group.missing += missing;
    group.filled += filled;
    groups.set(name, group);
  }
  return [...groups.values()].sort((one, other) => compareNames(one.name, other.name));
}

/** A category on a day that lacks people. */
export interface Gap {
  /** YYYY-MM-DD */
  day: string;
  eventName: string;
  categoryName: string;
  missing: number;
}

/** Where people are missing from a day (YYYY-MM-DD) on: the largest gap first, and of equal ones the next day first. */
export function findGaps(rows: readonly ReportRow[], today: string): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const row of rows) {
    const missing = missingIn(row);
    if (missing === 0 || row.date < today) continue;
    const key = [row.date, row.event.id, row.category.name].join(' ');
    const gap = gaps.get(key) ?? {
      day: row.date,
      eventName: row.event.name,
      categoryName: row.category.name,
      missing: 0,
    };
    gap.missing += missing;
    gaps.set(key, gap);
  }
  return [...gaps.values()].sort(
    (one, other) =>
      other.missing - one.missing || compare(one.day, other.day) || compareNames(one.categoryName, other.categoryName),
  );
}

/** Where people are missing, hour by hour. */
export interface MissingHours {
  /** YYYY-MM-DD, in order. */
  days: string[];
  /** Whole hours 0 to 23 in which some shift is under way, without gaps between the first and the last. */
  hours: number[];
  /** People missing at `day hour`. */
  at: ReadonlyMap<string, number>;
  most: number;
}

/** How many people are missing in every hour of every day: a shift counts in each hour that it touches, also past midnight. */
export function missingHours(rows: readonly ReportRow[]): MissingHours {
  const at = new Map<string, number>();
  const days = new Set<string>();
  const hours = new Set<number>();
  for (const row of rows) {
    const { needed, missing } = figuresIn(row);
    if (needed === 0) continue;
    const { startTime, endTime } = row;
    const start = minutes(startTime);
    const end = minutes(endTime) + (endsNextDay(startTime, endTime) ? 24 * 60 : 0);
    for (let hour = Math.floor(start / 60); hour * 60 < end; hour += 1) {
      const day = hour < 24 ? row.date : nextDay(row.date);
      days.add(day);
      hours.add(hour % 24);
      const key = `${day} ${hour % 24}`;
      at.set(key, (at.get(key) ?? 0) + missing);
    }
  }
  const first = Math.min(...hours);
  const last = Math.max(...hours);
  return {
    days: [...days].sort(),
    hours: hours.size > 0 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [],
    at,
    most: Math.max(0, ...at.values()),
  };
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
