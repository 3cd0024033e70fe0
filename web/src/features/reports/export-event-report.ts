import { exportFile } from './export-file';

/** Saves the CSV report of one event (UUID) and tells by a toast how it went. Never rejects. */
export function exportEventReport(eventId: string): Promise<void> {
  return exportFile('/api/exports/report', { format: 'csv', eventId });
}
