import { digitsOfSearch } from '@trailcrew/api/contract/text/digits-of-search';
import { plainLetters, wordsOfSearch } from '@trailcrew/api/contract/text/plain-letters';
import { missingIn, nameOf, peopleIn, type BoardCategory, type BoardOpportunity, type BoardShift } from './board';

/** The filters of the bar above the board. */
export interface BoardFilters {
  text: string;
  /** YYYY-MM-DD; null for every day. */
  day: string | null;
  onlyMissing: boolean;
}

/** No filters. */
export const noBoardFilters: BoardFilters = { text: '', day: null, onlyMissing: false };

/** Whether the filters hide anything. */
export function narrows(filters: BoardFilters): boolean {
  return filters.text.trim() !== '' || filters.day !== null || filters.onlyMissing;
}

/** A category with the roles and shifts that match. */
export interface FilteredCategory {
  category: BoardCategory;
  roles: { opportunity: BoardOpportunity; shifts: readonly BoardShift[] }[];
  /** Shifts found. */
  found: number;
}

// The search text of a shift changes only with the shift itself, which is a new object then.
const wordsOfShift = new WeakMap<BoardShift, string>();

function wordsOf(shift: BoardShift): string {
  let words = wordsOfShift.get(shift);
  if (words === undefined) {
    const people = peopleIn(shift).map((signup) => `${nameOf(signup)} ${signup.volunteer.email ?? ''}`);
    words = plainLetters([shift.location, shift.notes, ...people].filter(Boolean).join(' '));
    wordsOfShift.set(shift, words);
  }
  return words;
}

function hasPhone(shift: BoardShift, digits: string): boolean {
  return peopleIn(shift).some(({ volunteer }) => volunteer.phone?.replace(/\D/g, '').includes(digits));
}

/**
 * The categories reduced to what the filters match: every word must be in the role, the place, the notes or a person of a shift, or its
 * digits in a phone number.
 */
export function filterBoard(categories: readonly BoardCategory[], filters: BoardFilters): FilteredCategory[] {
  const words = wordsOfSearch(filters.text);
  const digits = digitsOfSearch(filters.text);
  const all = !narrows(filters);
  return categories.map((category) => {
    const roles = category.opportunities.flatMap((opportunity) => {
      if (all) return [{ opportunity, shifts: opportunity.shifts }];
      const ofRole = plainLetters(`${category.name} ${opportunity.name} ${opportunity.location ?? ''}`);
      const open = words.filter((word) => !ofRole.includes(word));
      const shifts = opportunity.shifts.filter(
        (shift) =>
          (filters.day === null || shift.date === filters.day) &&
          (!filters.onlyMissing || missingIn(shift) > 0) &&
          (open.length === 0 ||
            open.every((word) => wordsOf(shift).includes(word)) ||
            (digits !== null && hasPhone(shift, digits))),
      );
      const named = words.length > 0 && open.length === 0 && filters.day === null && !filters.onlyMissing;
      return shifts.length > 0 || named ? [{ opportunity, shifts }] : [];
    });
    return { category, roles, found: roles.reduce((sum, { shifts }) => sum + shifts.length, 0) };
  });
}

/** How many shifts stand above each role, by the role's id. */
export function shiftsBefore(shown: readonly FilteredCategory[]): ReadonlyMap<string, number> {
  const before = new Map<string, number>();
  let count = 0;
  for (const { opportunity, shifts } of shown.flatMap(({ roles }) => roles)) {
    before.set(opportunity.id, count);
    count += shifts.length;
  }
  return before;
}
