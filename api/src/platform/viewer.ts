import type { Role } from '../contract/roles.js';

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

/** Everybody else. */
export interface VisitorViewer {
  kind: 'visitor';
  /** A bearer token was sent, but its session has ended. */
  sessionEnded?: boolean;
}

/** Who asks, as both doors know them. */
export type Viewer = StaffViewer | VisitorViewer;

/** The viewer without a sign-in. */
export const visitor: VisitorViewer = { kind: 'visitor' };

/** Who may read a field or call an operation at all; records are checked besides. */
export type Audience = 'everyone' | 'staff' | 'admin';

/** Whether this viewer belongs to that audience. */
export function belongsTo(viewer: Viewer, audience: Audience): boolean {
  if (audience === 'everyone') return true;
  if (viewer.kind !== 'staff') return false;
  return audience === 'staff' || viewer.role === 'admin';
}
