import { DomainError, type NotFound } from './domain-error.js';
import { belongsTo, type Audience, type StaffViewer, type Viewer } from './viewer.js';

/**
 * Refuses a viewer who does not belong to the audience: refusal by kind of action.
 * Errors: NOT_SIGNED_IN or SESSION_EXPIRED for a visitor, FORBIDDEN for staff of another role.
 */
export function authorize(viewer: Viewer, audience: Exclude<Audience, 'everyone'>): StaffViewer {
  if (viewer.kind !== 'staff') throw new DomainError(viewer.sessionEnded ? 'SESSION_EXPIRED' : 'NOT_SIGNED_IN');
  if (!belongsTo(viewer, audience)) throw new DomainError('FORBIDDEN');
  return viewer;
}

/**
 * Refuses by what a policy says of a loaded record, never by the words of the request. What a member of the staff may not touch does not
 * exist for them. Errors: NOT_SIGNED_IN or SESSION_EXPIRED for a visitor, the record's own `…_NOT_FOUND` for staff.
 */
export function authorizeRecord(viewer: Viewer, may: boolean, notFound: NotFound): void {
  if (may) return;
  authorize(viewer, 'staff');
  throw new DomainError(notFound);
}
