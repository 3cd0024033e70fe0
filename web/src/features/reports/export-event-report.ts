/**
 * Downloads the report of one event as `volunteer-report-{yyyy-MM-dd}.csv`. Rejects when it could not be fetched.
 * The reports slice replaces this file on merge.
 */
export function exportEventReport(eventId: string): Promise<void> {
  return Promise.reject(new Error(`The report of ${eventId} comes with the reports.`));
}
