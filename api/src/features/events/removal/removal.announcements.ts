import { announcement } from '../../../platform/operation/announcements.js';

/** A record with everything below it: exactly one of the four, by its id (UUID). */
export type RemovalScope =
  { eventId: string } | { categoryId: string } | { opportunityId: string } | { shiftId: string };

/**
 * An event, category, role or shift is about to be deleted, and the people in it are to be notified. Announced before the rows are deleted:
 * listeners read who is in it, and lock the shifts until the commit, so that nobody signs up unnotified.
 */
export const removalAhead = announcement<RemovalScope>('removal-ahead');

/** An event, category, role or shift was created with everything below it, as a copy. */
export const branchCreated = announcement<RemovalScope>('branch-created');

/** An event, category, role or shift is deleted with everything below it; announced just before the rows are deleted, under their locks. */
export const branchRemoved = announcement<RemovalScope>('branch-removed');
