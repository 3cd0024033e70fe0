import type { ApiKeyScope } from '../../contract/people/api-key.js';
import { DomainError, type NotFound } from './domain-error.js';
import { belongsTo, type Access, type Audience, type KeyAccess, type StaffViewer, type Viewer } from './viewer.js';

/** Refuses a viewer outside the audience. Errors: NOT_SIGNED_IN or SESSION_EXPIRED for a visitor, FORBIDDEN for staff of another role. */
export function authorize(viewer: Viewer, audience: Exclude<Audience, 'public'>): StaffViewer {
  if (viewer.kind !== 'staff' || !belongsTo(viewer, audience)) throw refusalOf(viewer);
  return viewer;
}

/** Who an operation admits: its audience, the scope that an API key needs, and whether devices and people setting up a second factor may call it. */
interface Admission {
  access: Access;
  keyScope?: KeyAccess;
  devices?: true;
  duringSetUp?: true;
}

/**
 * Refuses a viewer who may not call this at all. Errors: as `authorize`, FORBIDDEN for a key without the scope and for a device, SECOND_FACTOR_SETUP_REQUIRED.
 */
export function admitViewer(viewer: Viewer, { access, keyScope, devices, duringSetUp }: Admission): void {
  if (access === 'internal' || (devices && viewer.kind === 'device')) return;
  if (duringSetUp && viewer.kind === 'enrolling') return;
  if (!belongsTo(viewer, access, keyScope)) throw refusalOf(viewer, keyScope);
}

/** Whether staff have to prove who they are before an operation with `stepUp`. */
export function needsProof(viewer: Viewer): boolean {
  return (viewer.kind === 'staff' || viewer.kind === 'enrolling') && viewer.needsProof === true;
}

/** The refusal of an API key that is bound to one record and uses a condition that looks at others. */
export function beyondBound(condition: string): DomainError {
  return new DomainError('FORBIDDEN', {
    message: `This API key may not ask for '${condition}', which looks beyond what it may see.`,
  });
}

/** The refusal of an API key that has none of the scopes of which it needs one. */
export function needsOneOf(scopes: readonly ApiKeyScope[]): DomainError {
  const message = `This needs an API key with the scope ${scopes.join(' or ')}.`;
  return new DomainError('FORBIDDEN', { message, needs: { scope: scopes[0] } });
}

/** Refuses what no API key may do, such as granting rights. Error: FORBIDDEN. */
export function refuseKey(viewer: Viewer): void {
  if (viewer.kind === 'key') throw refusalOf(viewer);
}

/** The refusal of a viewer outside an audience. For a key it names the requested field and its path in the document. */
export function refusalOf(viewer: Viewer, scope?: KeyAccess, requested?: { field: string; path: string }): DomainError {
  if (viewer.kind === 'visitor') return new DomainError(viewer.sessionEnded ? 'SESSION_EXPIRED' : 'NOT_SIGNED_IN');
  if (viewer.kind === 'staff') return new DomainError('FORBIDDEN');
  if (viewer.kind === 'enrolling') return new DomainError('SECOND_FACTOR_SETUP_REQUIRED');
  if (viewer.kind === 'device')
    return new DomainError('FORBIDDEN', { message: 'A phone that joined by a link may not do this.' });
  const needs = { ...requested, ...(scope && scope !== 'any' ? { scope } : {}) };
  const what = requested ? `${requested.field} (${requested.path})` : 'This';
  const closed = requested ? `API keys may not ask for ${what}.` : 'API keys may not do this.';
  const message = scope ? `${what} needs an API key with the scope ${scope}.` : closed;
  return new DomainError('FORBIDDEN', { message, needs });
}

/**
 * Refuses according to a policy over the loaded record, never according to the request's content. Records that staff or a key may not touch
 * do not exist for them. Errors: NOT_SIGNED_IN or SESSION_EXPIRED for a visitor, the record's own `…_NOT_FOUND` for all others.
 */
export function authorizeRecord(viewer: Viewer, may: boolean, notFound: NotFound): void {
  if (may) return;
  if (viewer.kind === 'visitor') authorize(viewer, 'staff');
  throw new DomainError(notFound);
}
