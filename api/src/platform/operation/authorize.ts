import { DomainError, type NotFound } from './domain-error.js';
import { belongsTo, type Access, type Audience, type KeyAccess, type StaffViewer, type Viewer } from './viewer.js';

/**
 * Refuses a viewer who does not belong to the audience: refusal by kind of action.
 * Errors: NOT_SIGNED_IN or SESSION_EXPIRED for a visitor, FORBIDDEN for staff of another role.
 */
export function authorize(viewer: Viewer, audience: Exclude<Audience, 'public'>): StaffViewer {
  if (viewer.kind !== 'staff' || !belongsTo(viewer, audience)) throw refusalOf(viewer);
  return viewer;
}

/** Refuses whoever may not call this at all. `scope`: what opens it to keys. Errors: as `authorize`, FORBIDDEN for a key without the scope. */
export function admitViewer(viewer: Viewer, access: Access, scope?: KeyAccess): void {
  if (access !== 'internal' && !belongsTo(viewer, access, scope)) throw refusalOf(viewer, scope);
}

/** What a key hears that is bound to one record and asks by a condition that looks at others. */
export function beyondBound(condition: string): DomainError {
  return new DomainError('FORBIDDEN', {
    message: `This API key may not ask for '${condition}', which looks beyond what it may see.`,
  });
}

/** Refuses what programs may not do with any key, such as giving people rights. Error: FORBIDDEN. */
export function refuseKey(viewer: Viewer): void {
  if (viewer.kind === 'key') throw refusalOf(viewer);
}

/** The refusal of a viewer who does not belong to an audience; a key's names the field of a document, and where it stands there. */
export function refusalOf(viewer: Viewer, scope?: KeyAccess, asked?: { field: string; path: string }): DomainError {
  if (viewer.kind === 'visitor') return new DomainError(viewer.sessionEnded ? 'SESSION_EXPIRED' : 'NOT_SIGNED_IN');
  if (viewer.kind === 'staff') return new DomainError('FORBIDDEN');
  const needs = { ...asked, ...(scope && scope !== 'any' ? { scope } : {}) };
  const what = asked ? `${asked.field} (${asked.path})` : 'This';
  const closed = asked ? `API keys may not ask for ${what}.` : 'API keys may not do this.';
  const message = scope ? `${what} needs an API key with the scope ${scope}.` : closed;
  return new DomainError('FORBIDDEN', { message, needs });
}

/**
 * Refuses by what a policy says of a loaded record, never by the words of the request. What a member of the staff may not touch does not
 * exist for them, nor what a key does not open. Errors: NOT_SIGNED_IN or SESSION_EXPIRED for a visitor, the record's own `…_NOT_FOUND` for
 * staff and keys.
 */
export function authorizeRecord(viewer: Viewer, may: boolean, notFound: NotFound): void {
  if (may) return;
  if (viewer.kind !== 'key') authorize(viewer, 'staff');
  throw new DomainError(notFound);
}
