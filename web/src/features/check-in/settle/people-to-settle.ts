import type { ToSettle_SignupFragment } from './attendance-page.generated';

/** A shift with people to settle. */
export interface ShiftToSettle {
  shift: ToSettle_SignupFragment['shift'];
  signups: ToSettle_SignupFragment[];
}

/** Signups by shift; shifts and people stay in the order of the signups. */
export function byShift(signups: readonly ToSettle_SignupFragment[]): ShiftToSettle[] {
  const shifts = new Map<string, ShiftToSettle>();
  for (const signup of signups) {
    const { shift } = signup;
    const known = shifts.get(shift.id);
    if (known) known.signups.push(signup);
    else shifts.set(shift.id, { shift, signups: [signup] });
  }
  return [...shifts.values()];
}

/** The name of a signup's person. */
export function nameOf({ volunteer }: Pick<ToSettle_SignupFragment, 'volunteer'>): string {
  return `${volunteer.firstName} ${volunteer.lastName}`;
}
