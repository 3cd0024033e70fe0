import type { PeopleByShift } from '../../../graphql/people-by-shift';
import type { BoardCategory, BoardOpportunity, BoardShift, BoardSignup, FetchedCategory, FetchedShift } from './board';

interface Made<Whole, Part> {
  parts: readonly Part[];
  whole: Whole;
}

/** What was made of each part of the fetched board; dropped together with that part. */
const shiftsMade = new WeakMap<object, BoardShift>();
const rolesMade = new WeakMap<object, Made<BoardOpportunity, BoardShift>>();
const categoriesMade = new WeakMap<object, Made<BoardCategory, BoardOpportunity>>();

/**
 * The categories with the people of their shifts; all shifts are empty while `people` is null. Unchanged parts keep their object identity,
 * so that thousands of lines are not rendered again because of one.
 */
export function withPeople(
  categories: readonly FetchedCategory[],
  people: PeopleByShift<BoardSignup> | null,
  eventState: string,
): BoardCategory[] {
  return categories.map((category) => {
    const opportunities = category.opportunities.map((role) => {
      const shifts = role.shifts.map((shift) => shiftWith(shift, people?.get(shift.id) ?? null, eventState));
      return once(rolesMade, role, shifts, () => ({ ...role, shifts }));
    });
    return once(categoriesMade, category, opportunities, () => ({ ...category, opportunities }));
  });
}

function shiftWith(shift: FetchedShift, signups: readonly BoardSignup[] | null, eventState: string): BoardShift {
  const known = shiftsMade.get(shift);
  if (known?.signups === signups && known.eventState === eventState) return known;
  const made = { ...shift, signups, eventState };
  shiftsMade.set(shift, made);
  return made;
}

function once<Whole, Part>(
  memory: WeakMap<object, Made<Whole, Part>>,
  of: object,
  parts: readonly Part[],
  make: () => Whole,
): Whole {
  const known = memory.get(of);
  if (known?.parts.length === parts.length && known.parts.every((part, index) => part === parts[index]))
    return known.whole;
  const whole = make();
  memory.set(of, { parts, whole });
  return whole;
}
