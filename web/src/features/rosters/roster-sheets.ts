import { figuresOf } from '@trailcrew/api/contract/programme/figures';
import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { dayAfter } from '../../formatting/days';
import type { PeopleByShift } from '../../graphql/people-by-shift';
import type { RosterPeopleQuery, RosterSheet_CategoryFragment } from './rosters-page.generated';

type Shift = RosterSheet_CategoryFragment['opportunities'][number]['shifts'][number];

/** Somebody's place in a shift. */
export type RosterSignup = NonNullable<
  RosterPeopleQuery['report']['categories'][number]['opportunities'][number]['shifts'][number]['signups']
>[number];

/** A person who comes to a shift. */
export interface RosterPerson {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
}

/** A shift on a sheet: its people by last name, how many of the needed there are (known before their names are), and how many lines stay free. */
export interface RosterShift {
  id: string;
  role: string;
  startTime: string;
  endTime: string;
  notes: string | null;
  people: RosterPerson[];
  taken: number;
  needed: number;
  free: number;
  /** Held for people of the waitlist. */
  held: number;
  /** Called off: nobody is to come. */
  off: boolean;
}

/** One sheet of paper: a category on a day at a place. */
export interface RosterSheet {
  key: string;
  categoryId: string;
  category: string;
  lead: string | null;
  /** YYYY-MM-DD */
  day: string;
  /** It is listed among the sheets of the next day, with the shifts that end there. */
  sinceYesterday?: true;
  place: string | null;
  shifts: RosterShift[];
}

/** The sheets of an event by category, day and place; the shifts on each by time. With null for people only their number is known. */
export function rosterSheets(
  categories: readonly RosterSheet_CategoryFragment[],
  people: PeopleByShift<RosterSignup> | null,
  eventState = 'PUBLISHED',
): RosterSheet[] {
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
        sheet.shifts.push(rosterShift(role, shift, people, eventState));
        sheets.set(key, sheet);
      }
    }
  }
  for (const { shifts } of sheets.values()) {
    shifts.sort(
      (one, other) =>
        compare(`${one.startTime} ${one.endTime}`, `${other.startTime} ${other.endTime}`) ||
        compareNames(one.role, other.role),
    );
  }
  return [...sheets.values()].sort(
    (one, other) =>
      compareNames(one.category, other.category) ||
      compare(one.day, other.day) ||
      compareNames(one.place ?? '', other.place ?? ''),
  );
}

function rosterShift(
  role: string,
  shift: Shift,
  all: PeopleByShift<RosterSignup> | null,
  eventState: string,
): RosterShift {
  const { id, startTime, endTime, notes, qtyRegistered, heldCount } = shift;
  const people = (all?.get(id) ?? [])
    .toSorted(byLastName)
    .map(({ id: signupId, volunteer: { firstName, lastName, phone, email } }) => ({
      id: signupId,
      name: `${firstName} ${lastName}`,
      phone: phone ?? null,
      email: email ?? null,
    }));
  const taken = all ? people.length : qtyRegistered;
  const { needed } = figuresOf({ ...shift, eventState });
  return {
    ...{ id, role, startTime, endTime, notes: notes ?? null, people, taken, needed },
    ...{ free: Math.max(0, needed - taken), held: heldCount, off: needed === 0 },
  };
}

/** The sheets of a day (YYYY-MM-DD; empty: all), after those of the day before with the shifts that end on it. */
export function sheetsOfDay(sheets: readonly RosterSheet[], day: string): RosterSheet[] {
  if (!day) return [...sheets];
  const before = dayAfter(day, -1);
  return sheets.flatMap((sheet) => {
    if (sheet.day === day) return [sheet];
    const nights = sheet.day === before ? sheet.shifts.filter(isNight) : [];
    return nights.length > 0
      ? [{ ...sheet, key: `${sheet.key} nights`, shifts: nights, sinceYesterday: true as const }]
      : [];
  });
}

function isNight({ startTime, endTime }: RosterShift): boolean {
  return endTime < startTime && endTime > '00:00';
}

function byLastName({ volunteer: one }: RosterSignup, { volunteer: other }: RosterSignup): number {
  return compareNames(one.lastName, other.lastName) || compareNames(one.firstName, other.firstName);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
