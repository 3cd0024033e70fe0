import type { ReportsTabQuery } from './reports-tab.generated';

/** A row of the report as the pages handle it: days YYYY-MM-DD, times HH:MM. */
export type ReportRow = ReportsTabQuery['reports']['reports'][number];

/** How many people a shift still lacks, never below 0. */
export function missingIn({
  volunteersNeeded,
  volunteersAssigned,
}: Pick<ReportRow, 'volunteersNeeded' | 'volunteersAssigned'>): number {
  return Math.max(0, volunteersNeeded - volunteersAssigned);
}

/** The rows whose event, category or role holds the words, without case. */
export function matchingRows(rows: readonly ReportRow[], search: string): readonly ReportRow[] {
  const words = search.trim().toLowerCase();
  if (!words) return rows;
  return rows.filter(({ eventName, categoryName, roleName }) =>
    [eventName, categoryName, roleName].some((name) => name.toLowerCase().includes(words)),
  );
}

/** The orders of the table: where most people are missing first, or as the shifts follow. */
export const reportOrders = [
  { value: 'gaps', label: 'Largest gap first' },
  { value: 'days', label: 'By day and time' },
] as const;

/** An order by its name. */
export type ReportOrder = (typeof reportOrders)[number]['value'];

/** Reads an order from an address; what is not one counts as the usual one. */
export function readReportOrder(text: string | null): ReportOrder {
  return text === 'days' ? 'days' : 'gaps';
}

/** The rows, which come by event, day and time, in another order; equal gaps keep the order of time. */
export function inOrder(rows: readonly ReportRow[], order: ReportOrder): readonly ReportRow[] {
  return order === 'days' ? rows : rows.toSorted((one, other) => missingIn(other) - missingIn(one));
}
