import { announcement } from '../../platform/announcements.js';

/** What is about to be deleted with everything below it: exactly one of the four, by its id (UUID). */
export type RemovalScope =
  { eventId: string } | { categoryId: string } | { opportunityId: string } | { shiftId: string };

/**
 * An event, category, role or shift is about to be deleted, and the people in it are to be told. Announced before the rows go: whoever
 * listens reads who is in it, and holds the shifts until the commit, so that nobody slips in untold.
 */
export const removalAhead = announcement<RemovalScope>('removal-ahead');
