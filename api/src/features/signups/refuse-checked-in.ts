import { DomainError } from '../../platform/operation/domain-error.js';
import type { SignupFacts } from './find-signup-facts.js';

/**
 * SQL: whether nobody was seen to come for a signup. Statements that take a place from somebody say it too: a mark that was committed after
 * the signup was read is seen when they get its row.
 */
export function isNotCheckedIn(signup: string): string {
  return `${signup}.attendance_state not in ('HERE', 'LEFT')`;
}

/** Whether somebody came: they are here, or have left. */
export function isCheckedIn({ attendance }: Pick<SignupFacts, 'attendance'>): boolean {
  return attendance === 'HERE' || attendance === 'LEFT';
}

/**
 * Refuses to take a place from somebody who was marked as here: their hours hang on it. `instead`: what the caller can do. Error:
 * ALREADY_CHECKED_IN.
 */
export function refuseCheckedIn(signup: SignupFacts, instead?: string): void {
  if (isCheckedIn(signup)) throw new DomainError('ALREADY_CHECKED_IN', instead ? { message: instead } : {});
}

/** What staff can do with somebody who came: who is here is sent on, who has left gets a second place. */
export function staffInstead({ attendance }: Pick<SignupFacts, 'attendance'>): string {
  return attendance === 'LEFT'
    ? 'They were here and have left. Add them to the other shift as well, so that their hours stay.'
    : 'They are here. Send them on instead, so that their hours stay.';
}
