import type { Viewer } from '../../platform/viewer.js';
import { mayManageShift, type LedShift } from '../shifts/shift.policy.js';

/** Staff assign people to the shifts they manage, also when these have started. */
export function mayAssignTo(viewer: Viewer, shift: LedShift): boolean {
  return mayManageShift(viewer, shift);
}

/** Staff see and cancel the signups of the shifts they manage. */
export function mayManageSignup(viewer: Viewer, signup: { shift: LedShift }): boolean {
  return mayManageShift(viewer, signup.shift);
}

/** A person's details are corrected by admins alone. */
export function mayEditVolunteers(viewer: Viewer): boolean {
  return viewer.kind === 'staff' && viewer.role === 'admin';
}
