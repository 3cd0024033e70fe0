import type { RosterSheet_CategoryFragment } from './rosters-page.generated';

type Shift = RosterSheet_CategoryFragment['opportunities'][number]['shifts'][number];

/** Somebody who comes to a shift. */
export interface RosterPerson {
  id: string;
  name: string;
  phone: string | null;
}

/** A shift on a sheet: its people by name and how many lines stay free. */
export interface RosterShift {
  id: string;
  role: string;
  startTime: string;
  endTime: string;
  notes: string | null;
  people: RosterPerson[];
  free: number;
}

/** One sheet of paper: a category on a day at a place. */
export interface RosterSheet {
  key: string;
  categoryId: string;
  category: string;
  lead: string | null;
  /** YYYY-MM-DD */
  day: string;
  place: string | null;
  shifts: RosterShift[];
}

/** The sheets of an event by category, day and place; the shifts on each by time. */
export function rosterSheets(categories: readonly RosterSheet_CategoryFragment[]): RosterSheet[] {
  const sheets = new Map<string, RosterSheet>();
  for (const { id, name, leadFirstName, leadLastName, opportunities } of categories) {
    for (const { name: role, shifts } of opportunities) {
      for (const shift of shifts) {
        const key = [id, shift.date, shift.effectiveLocation ?? ''].join('|');
        const sheet = sheets.get(key) ?? {
          key,
          categoryId: id,
          category: name,
          lead: leadFirstName ? `${leadFirstName} ${leadLastName ?? ''}`.trim() : null,
          day: shift.date,
          place: shift.effectiveLocation ?? null,
          shifts: [],
        };
        sheet.shifts.push(rosterShift(role, shift));
        sheets.set(key, sheet);
      }
    }
  }
  for (const { shifts } of sheets.values()) {
    shifts.sort((one, other) =>
      compare(`${one.startTime} ${one.endTime} ${one.role}`, `${other.startTime} ${other.endTime} ${other.role}`),
    );
  }
  return [...sheets.values()].sort(
    (one, other) =>
      compare(one.category, other.category) ||
      compare(one.day, other.day) ||
      compare(one.place ?? '', other.place ?? ''),
  );
}

function rosterShift(role: string, { id, startTime, endTime, notes, qtyRequired, signups }: Shift): RosterShift {
  const people = (signups ?? [])
    .map(({ id: signupId, volunteer: { firstName, lastName, phone } }) => ({
      id: signupId,
      name: `${firstName} ${lastName}`,
      phone: phone ?? null,
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return {
    id,
    role,
    startTime,
    endTime,
    notes: notes ?? null,
    people,
    free: Math.max(0, qtyRequired - people.length),
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** How many of the sheets, from the first, hold no more than so many shifts together; one at least. */
export function sheetsWithin(sheets: readonly RosterSheet[], mostShifts: number): number {
  let shifts = 0;
  const first = sheets.findIndex((sheet, index) => {
    shifts += sheet.shifts.length;
    return index > 0 && shifts > mostShifts;
  });
  return first === -1 ? sheets.length : first;
}
