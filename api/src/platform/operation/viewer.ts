import { strangersScope, type ApiKeyScope } from '../../contract/people/api-key.js';
import type { Role } from '../../contract/people/roles.js';

/** Somebody signed in: a member of the staff. */
export interface StaffViewer {
  kind: 'staff';
  userId: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  sessionId: string;
}

/** A program that shows an API key: it may what the key's scopes say, and is never staff. */
export interface KeyViewer {
  kind: 'key';
  keyId: string;
  /** What people call the program. */
  name: string;
  scopes: readonly ApiKeyScope[];
  /** The one record that it may see, with all below it; null for all. */
  boundTo: string | null;
}

/** Everybody else. */
export interface VisitorViewer {
  kind: 'visitor';
  /** A bearer token was sent, but its session has ended. */
  sessionEnded?: boolean;
}

/** Who asks, as both doors know them. */
export type Viewer = StaffViewer | KeyViewer | VisitorViewer;

/** The viewer without a sign-in. */
export const visitor: VisitorViewer = { kind: 'visitor' };

/** Who may read a field or call an operation at all; records are checked besides. */
export type Audience = 'public' | 'staff' | 'admin';

/** Who may call an operation; `internal`: other operations and jobs alone, so that no resolver and no route may give it to a caller. */
export type Access = Audience | 'internal';

/** What opens something to keys: one scope, or any key at all. */
export type KeyAccess = ApiKeyScope | 'any';

/**
 * Whether this viewer belongs to that audience. A key has to have the scope that opens it; without one it is closed to all keys. What every
 * visitor sees is open to every key.
 */
export function belongsTo(viewer: Viewer, audience: Audience, scope?: KeyAccess): boolean {
  if (viewer.kind === 'key')
    return (
      scope === 'any' ||
      (scope !== undefined && viewer.scopes.includes(scope)) ||
      (scope === strangersScope && audience === 'public')
    );
  if (audience === 'public') return true;
  if (viewer.kind !== 'staff') return false;
  return audience === 'staff' || viewer.role === 'admin';
}
