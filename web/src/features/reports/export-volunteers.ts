import { exportFile } from './export-file';

/**
 * Saves the signups that the viewer may see (a lead's: those of their categories) as CSV, of one event (UUID) if given, and shows the
 * result in a toast. Never rejects.
 */
export function exportVolunteers(eventId?: string): Promise<void> {
  return exportFile('/api/exports/signups', { format: 'csv', eventId });
}
