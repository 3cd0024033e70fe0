import { DomainError } from '../../platform/domain-error.js';
import type { ShiftToTake } from './get-shift-to-take.js';

/**
 * Spares a rush the work that the guard in the database would refuse anyway; the guard alone decides.
 * Errors: ALREADY_SIGNED_UP, SHIFT_FULL.
 */
export function refuseHopeless(shift: ShiftToTake, byStaff: boolean, overCapacity: boolean): void {
  if (shift.takenByThisPerson)
    throw new DomainError('ALREADY_SIGNED_UP', {
      message: byStaff ? 'This person is already signed up for this shift.' : undefined,
    });
  if (shift.isFull && !overCapacity) throw new DomainError('SHIFT_FULL');
}
