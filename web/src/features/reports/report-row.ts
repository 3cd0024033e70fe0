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
