import { figuresOf, type Figures } from '@trailcrew/api/contract/programme/figures';
import { plainLetters } from '@trailcrew/api/contract/text/plain-letters';
import type { ReportRow_ShiftFragment } from './report-row.generated';

/** A row of the report: a shift with the names of its event, category and role. */
export type ReportRow = ReportRow_ShiftFragment;

/** Needed, filled and missing places in the shift of a row. */
export function figuresIn(row: ReportRow): Figures {
  return figuresOf({ ...row, eventState: row.event.state });
}

/** How many people a shift still lacks, never below 0. */
export function missingIn(row: ReportRow): number {
  return figuresIn(row).missing;
}

/** The rows whose event, category or role contains the words, ignoring case and accents. */
export function matchingRows(rows: readonly ReportRow[], search: string): readonly ReportRow[] {
  const words = plainLetters(search);
  if (!words) return rows;
  return rows.filter(({ event, category, opportunity }) =>
    [event, category, opportunity].some(({ name }) => plainLetters(name).includes(words)),
  );
}

/** The orders of the table: by missing people, or by time. */
export const reportOrders = [
  { value: 'gaps', label: 'Largest gap first' },
  { value: 'days', label: 'By day and time' },
] as const;

/** An order by its name. */
export type ReportOrder = (typeof reportOrders)[number]['value'];

/** Reads an order from an address; unknown ones count as the default. */
export function readReportOrder(text: string | null): ReportOrder {
  return text === 'days' ? 'days' : 'gaps';
}

/** The rows, which come by event, day and time, in another order; equal gaps keep the order of time. */
export function inOrder(rows: readonly ReportRow[], order: ReportOrder): readonly ReportRow[] {
  return order === 'days' ? rows : rows.toSorted((one, other) => missingIn(other) - missingIn(one));
}
