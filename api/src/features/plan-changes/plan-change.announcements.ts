import { announcement } from '../../platform/operation/announcements.js';
import type { ShiftPlan } from '../shifts/shift.announcements.js';
import type { SignupFact } from '../signups/signup.announcements.js';

/** A signup whose shift was moved, as both are now; `before` is how the shift was. */
export interface MovedSignup {
  signup: SignupFact;
  before: ShiftPlan;
  /** Whether it was called off before. */
  wasCancelled: boolean;
}

/** A change of plan as the people in its shifts hear of it. */
export interface PlanNotice {
  /** By day and start. */
  moved: MovedSignup[];
  /** What the organizers say of it. */
  message: string | null;
  /** It takes an earlier change back. */
  undone: boolean;
}

/** Shifts got other days, times or places, all of them in one act. */
export const householdsNotifiedOfPlan = announcement<PlanNotice>('households-told-of-plan');
