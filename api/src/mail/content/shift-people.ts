import type { SignupDetails } from '../../features/signups/signup.announcements.js';

/** The parts of a signup that a shift card shows. */
export type ShiftCardFacts = Pick<SignupDetails, 'volunteer' | 'shift' | 'opportunity' | 'category' | 'event'>;

/** A shift and the people of one household in it. */
export interface PeopledShift extends Omit<ShiftCardFacts, 'volunteer'> {
  people: string[];
}

/** Each shift once, with its people, in the order of the signups. */
export function peopledShifts(signups: readonly ShiftCardFacts[]): PeopledShift[] {
  return [...groupedByShift(signups).values()].map((together) => ({ ...together[0]!, people: namesOf(together) }));
}

/** Groups the signups by shift. */
function groupedByShift<Fact extends ShiftCardFacts>(signups: readonly Fact[]): Map<string, Fact[]> {
  const shifts = new Map<string, Fact[]>();
  for (const signup of signups) {
    const { id, date, startTime } = signup.shift;
    const key = `${id} ${date} ${startTime}`;
    const together = shifts.get(key);
    if (together) together.push(signup);
    else shifts.set(key, [signup]);
  }
  return shifts;
}

/** The full names of the people, each once. */
export function namesOf(signups: readonly Pick<ShiftCardFacts, 'volunteer'>[]): string[] {
  return [...new Set(signups.map(({ volunteer }) => `${volunteer.firstName} ${volunteer.lastName}`))];
}
