import { foldName } from '@trailcrew/api/contract/text/names';
import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { formatLongDay } from '../../formatting/days';
import { formatTime, wallClock } from '../../formatting/times';
import type {
  PrintedCategory_CategoryFragment,
  PrintedPost_PostFragment,
  PrintedStart_RaceStartFragment,
} from './print-page.generated';

/** A shift as papers name it. */
export interface PrintedShift {
  id: string;
  /** YYYY-MM-DD, HH:MM by the event's clock. */
  date: string;
  startTime: string;
  endTime: string;
  role: string;
  categoryId: string;
  category: string;
  lead: Lead | null;
  place: string | null;
  /** ISO 8601; null where the server says none. */
  startsAt: string | null;
  endsAt: string | null;
  people: readonly Helper[];
}

interface Lead {
  name: string;
  phone: string | null;
}

interface Helper {
  id: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

/** Somebody with all of their shifts, in time. */
export interface PrintedPerson extends Helper {
  shifts: PrintedShift[];
}

/** The shifts that take place, of a day (YYYY-MM-DD; empty: all) and a category (UUID; empty: all), by time. */
export function shiftsOf(
  categories: readonly PrintedCategory_CategoryFragment[],
  { day, category }: { day: string; category: string },
): PrintedShift[] {
  return categories
    .filter(({ id }) => !category || id === category)
    .flatMap(({ id, name, leadFirstName, leadLastName, leadPhone, opportunities }) =>
      opportunities.flatMap(({ name: role, shifts }) =>
        shifts
          .filter(({ date, cancelledAt }) => !cancelledAt && (!day || date === day))
          .map((shift) => ({
            ...{ id: shift.id, date: shift.date, startTime: shift.startTime, endTime: shift.endTime },
            ...{ role, categoryId: id, category: name, place: shift.effectiveLocation ?? null },
            ...{ startsAt: shift.startsAt, endsAt: shift.endsAt },
            lead: leadFirstName ? { name: `${leadFirstName} ${leadLastName ?? ''}`.trim(), phone: leadPhone } : null,
            people: (shift.signups ?? []).map(({ volunteer: { id: person, firstName, lastName, phone } }) => ({
              ...{ id: person, firstName, lastName },
              phone: phone ?? null,
            })),
          })),
      ),
    )
    .sort(byTime);
}

/** Everybody in these shifts once, by last name. */
export function peopleOf(shifts: readonly PrintedShift[]): PrintedPerson[] {
  const people = new Map<string, PrintedPerson>();
  for (const shift of shifts)
    for (const helper of shift.people) {
      const person = people.get(helper.id) ?? { ...helper, shifts: [] };
      person.shifts.push(shift);
      people.set(helper.id, person);
    }
  return [...people.values()].sort(byLastName);
}

/** A post on a day, with its shifts and the starts at which one of them runs: before these it is to be manned. */
export interface PostSheet {
  post: PrintedPost_PostFragment;
  day: string;
  lead: Lead | null;
  starts: PrintedStart_RaceStartFragment[];
  shifts: PrintedShift[];
}

/** A sheet for each post and day on which a shift stands there. */
export function postSheets(
  posts: readonly PrintedPost_PostFragment[],
  shifts: readonly PrintedShift[],
  starts: readonly PrintedStart_RaceStartFragment[],
): PostSheet[] {
  return posts.flatMap((post) => {
    const own = shifts.filter(
      ({ categoryId, place }) =>
        categoryId === post.category.id && (post.place === null || foldName(place ?? '') === foldName(post.place)),
    );
    const days = [...new Set(own.map(({ date }) => date))];
    return days.map((day) => {
      const ofDay = own.filter(({ date }) => date === day);
      return {
        ...{ post, day, lead: own[0]?.lead ?? null, shifts: ofDay },
        starts: starts.filter(
          ({ id, startsAt }) =>
            (post.startIds.length === 0 || post.startIds.includes(id)) &&
            ofDay.some((shift) => runsAt(shift, Date.parse(startsAt))),
        ),
      };
    });
  });
}

/** As on the start board: begun, not ended. */
function runsAt({ startsAt, endsAt }: PrintedShift, moment: number): boolean {
  return startsAt !== null && endsAt !== null && Date.parse(startsAt) <= moment && Date.parse(endsAt) > moment;
}

/** Their starts in words, by the event's clock; those of another day than the sheet's say which. */
export function startWords({ post, day, starts }: PostSheet, timeZone: string): string[] {
  const at = (moment: number) => {
    const [date = '', time = ''] = wallClock(timeZone, new Date(moment)).split('T');
    return date === day ? formatTime(time) : `${formatTime(time)} on ${formatLongDay(date)}`;
  };
  return starts.map(({ name, startsAt }) => {
    const moment = Date.parse(startsAt);
    return `${name} starts at ${at(moment)}: be there by ${at(moment - post.staffedByMinutes * 60_000)}`;
  });
}

function byTime(one: PrintedShift, other: PrintedShift): number {
  const of = ({ date, startTime, endTime }: PrintedShift) => `${date} ${startTime} ${endTime}`;
  if (of(one) !== of(other)) return of(one) < of(other) ? -1 : 1;
  return compareNames(one.role, other.role);
}

function byLastName(one: Helper, other: Helper): number {
  return compareNames(one.lastName, other.lastName) || compareNames(one.firstName, other.firstName);
}
