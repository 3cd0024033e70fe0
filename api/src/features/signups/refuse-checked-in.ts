import { DomainError } from '../../platform/operation/domain-error.js';
import type { SignupFacts } from './find-signup-facts.js';

/**
 * Refuses to take a place from somebody who was marked as here: their hours hang on it. `instead`: what the caller can do. Error:
 * ALREADY_CHECKED_IN.
 */
export function refuseCheckedIn({ attendance }: SignupFacts, instead?: string): void {
  if (attendance === 'HERE' || attendance === 'LEFT')
    throw new DomainError('ALREADY_CHECKED_IN', instead ? { message: instead } : {});
}

/** What staff can do with somebody who is here. */
export const staffInstead = 'They are checked in here. Add them to the other shift as well, so that their hours stay.';
