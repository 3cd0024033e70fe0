import { DomainError } from './domain-error.js';
import { belongsTo, type Audience, type StaffViewer, type Viewer } from './viewer.js';

/**
 * Refuses a viewer who does not belong to the audience; the only thrower of refusals by kind of action.
 * Errors: NOT_SIGNED_IN or SESSION_EXPIRED for a visitor, FORBIDDEN for staff of another role.
 */
export function authorize(viewer: Viewer, audience: Exclude<Audience, 'everyone'>): StaffViewer {
  if (viewer.kind !== 'staff') throw new DomainError(viewer.sessionEnded ? 'SESSION_EXPIRED' : 'NOT_SIGNED_IN');
  if (!belongsTo(viewer, audience)) throw new DomainError('FORBIDDEN');
  return viewer;
}
