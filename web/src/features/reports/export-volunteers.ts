/**
 * Downloads the signups that the viewer may see (a lead's: those of her categories) as CSV, of one event if given. Rejects when they could
 * not be fetched. The reports slice replaces this file on merge.
 */
export function exportVolunteers(eventId?: string): Promise<void> {
  return Promise.reject(new Error(`The signups of ${eventId ?? 'all events'} come with the reports.`));
}
