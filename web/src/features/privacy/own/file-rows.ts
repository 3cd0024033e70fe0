import { publicSettings } from '../../../app/settings';
import { formatDay, formatShiftDayOfYear } from '../../../formatting/days';
import { formatMoment, formatTimeRange, wallClock } from '../../../formatting/times';

/** A row of the file of what is kept about a household. Fields may be added to it, so each is read on its own. */
export type Row = Readonly<Record<string, unknown>>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a path of the file. */
export function valueAt(data: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isRow(inner) ? inner[name] : undefined), data);
}

/** The rows at a path of the file; none where it has none. */
export function rowsAt(data: unknown, ...path: string[]): Row[] {
  const found = valueAt(data, ...path);
  return Array.isArray(found) ? found.filter(isRow) : [];
}

/** A field as text; empty where there is none. Lists are joined. */
export function textOf(row: Row, field: string): string {
  const value = row[field];
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** `Before Feb 20, 2027, 7:30 AM`, by the club's clock; empty without that instant. */
export function momentOf(row: Row, field: string, before: string): string {
  const instant = textOf(row, field);
  return instant ? `${before} ${formatMoment(instant, publicSettings().timeZone)}` : '';
}

/** The day and times of a row's shift. */
export function whenOf(row: Row): string {
  const [day, start, end] = [textOf(row, 'date'), textOf(row, 'startTime'), textOf(row, 'endTime')];
  return day && start && end ? `${formatShiftDayOfYear(day)}, ${formatTimeRange(start, end)}` : '';
}

/** `Kept until Mar 12, 2028`: a day, or the club's day of an instant; empty without one. */
export function keptUntil(row: Row, field = 'keptUntil', what = 'Kept'): string {
  const until = textOf(row, field);
  if (!until) return '';
  const day = until.includes('T') ? wallClock(publicSettings().timeZone, new Date(until)).slice(0, 10) : until;
  return `${what} until ${formatDay(day)}`;
}
