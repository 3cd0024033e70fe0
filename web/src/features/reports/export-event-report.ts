import { exportFile } from './export-file';

/** Saves the CSV report of one event (UUID) and shows the result in a toast. Never rejects. */
export function exportEventReport(eventId: string): Promise<void> {
  return exportFile('/api/exports/report', { format: 'csv', eventId });
}
