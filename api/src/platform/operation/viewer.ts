import { strangersScope, type ApiKeyScope } from '../../contract/people/api-key.js';
import type { Role } from '../../contract/people/roles.js';

/** A signed-in member of the staff. */
export interface StaffViewer {
  kind: 'staff';
  userId: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  sessionId: string;
  /** A session in two halves whose last proof is over 10 minutes old: operations with `stepUp` ask for another one. */
  needsProof?: boolean;
}

/**
 * Staff who have to set up a second factor before anything else. They belong to no audience, not even the public: they may call what
 * declares `duringSetUp`.
 */
export interface EnrollingViewer extends Omit<StaffViewer, 'kind'> {
  kind: 'enrolling';
}

/** A program with an API key: it may do what the key's scopes allow, and is never staff. */
export interface KeyViewer {
  kind: 'key';
  keyId: string;
  /** The program's display name. */
  name: string;
  scopes: readonly ApiKeyScope[];
  /** The one record that it may access, with everything below it; null for all. */
  boundTo: string | null;
}

/**
 * A helper's browser that joined by a link. It belongs to no audience, not even the public: it may call what declares `devices`, and sees
 * no record by itself.
 */
export interface DeviceViewer {
  kind: 'device';
  deviceId: string;
  linkId: string;
  /** Its link has ended: what still accepts it says so itself. */
  isOver: boolean;
}

/** Everybody else. */
export interface VisitorViewer {
  kind: 'visitor';
  /** A bearer token was sent, but its session has expired. */
  sessionEnded?: boolean;
}

/** The caller, as GraphQL and REST know them. */
export type Viewer = StaffViewer | EnrollingViewer | KeyViewer | DeviceViewer | VisitorViewer;

/** The viewer without a sign-in. */
export const visitor: VisitorViewer = { kind: 'visitor' };

/** Who may read a field or call an operation at all; access to records is checked separately. */
export type Audience = 'public' | 'staff' | 'admin';

/** Who may call an operation. `internal`: only other operations and jobs; no resolver or route may expose it. */
export type Access = Audience | 'internal';

/** What an API key needs: one scope, or `any` for every key. */
export type KeyAccess = ApiKeyScope | 'any';

/**
 * Whether this viewer belongs to the audience. A key needs the scope; without a scope no key has access. What every visitor sees is open to
 * every key. A device belongs to no audience, nor do staff who have to set up a second factor.
 */
export function belongsTo(viewer: Viewer, audience: Audience, scope?: KeyAccess): boolean {
  if (viewer.kind === 'key')
    return (
      scope === 'any' ||
      (scope !== undefined && viewer.scopes.includes(scope)) ||
      (scope === strangersScope && audience === 'public')
    );
  if (viewer.kind === 'device' || viewer.kind === 'enrolling') return false;
  if (audience === 'public') return true;
  if (viewer.kind !== 'staff') return false;
  return audience === 'staff' || viewer.role === 'admin';
}
