import { announcement } from '../../../platform/operation/announcements.js';

/** A record with everything below it: exactly one of the four, by its id (UUID). */
export type RemovalScope =
  { eventId: string } | { categoryId: string } | { opportunityId: string } | { shiftId: string };

/**
 * An event, category, role or shift is about to be deleted, and the people in it are to be told. Announced before the rows go: whoever
 * listens reads who is in it, and holds the shifts until the commit, so that nobody slips in untold.
 */
export const removalAhead = announcement<RemovalScope>('removal-ahead');

/** An event, category, role or shift was made with everything below it, as a copy. */
export const branchCreated = announcement<RemovalScope>('branch-created');

/** An event, category, role or shift is deleted with everything below it; told just before the rows go, and once they are held. */
export const branchRemoved = announcement<RemovalScope>('branch-removed');
