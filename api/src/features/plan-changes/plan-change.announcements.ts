import { announcement } from '../../platform/operation/announcements.js';
import type { ShiftPlan } from '../shifts/shift.announcements.js';
import type { SignupDetails } from '../signups/signup.announcements.js';

/** A signup whose shift was moved, as both are now; `before` is how the shift was. */
export interface MovedSignup {
  signup: SignupDetails;
  before: ShiftPlan;
  /** Whether it was called off before. */
  wasCancelled: boolean;
}

/** A change of plan as the people in its shifts are notified of it. */
export interface PlanNotice {
  /** By day and start. */
  moved: MovedSignup[];
  /** The organizers' message. */
  message: string | null;
  /** Whether it undoes an earlier change. */
  undone: boolean;
}

/** Shifts got other days, times or places, all in one operation. */
export const householdsNotifiedOfPlan = announcement<PlanNotice>('households-notified-of-plan');
