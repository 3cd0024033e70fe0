import { checkPerson } from '@trailcrew/api/contract/text/check-person';
import { shiftFull } from '@trailcrew/api/contract/programme/shift-full';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import type { ListedShift } from '../../shifts/listed-shift';
import { findOwnOverlaps, holdsShift, shiftsOverlap, type KnownSignup } from '../own/own-signups';
import type { PersonDraft } from '../own/remembered-person';
import type { WaitWish } from '../waiting-instead';

/** The initial state of a household's form. */
export interface HouseholdStart {
  shifts: readonly ListedShift[];
  /** The values typed before. */
  typed: PersonDraft;
  /** The button that led here; null where the shifts were selected before. */
  add: 'person' | 'shift' | null;
}

/** A person of the household, as typed so far. */
export interface CartPerson {
  /** Never changes, whatever is typed. */
  key: string;
  firstName: string;
  lastName: string;
}

/** The signups that a household is about to request: everybody for every shift, except the pairs that were left out. */
export interface Cart {
  people: readonly CartPerson[];
  shifts: readonly ListedShift[];
  /** `shift person`, by id and key. */
  leftOut: ReadonlySet<string>;
}

/** The key of one place of a cart. */
export const placeKey = (shiftId: string, personKey: string) => `${shiftId} ${personKey}`;

/** One requested place. */
export interface CartPlace {
  person: CartPerson;
  listed: ListedShift;
}

/** The places, shift by shift. */
export function placesOf({ people, shifts, leftOut }: Cart): CartPlace[] {
  return shifts.flatMap((listed) =>
    people.filter(({ key }) => !leftOut.has(placeKey(listed.shift.id, key))).map((person) => ({ person, listed })),
  );
}

/** The cart without some of its places; people without places and shifts without people are dropped. */
export function withoutPlaces(cart: Cart, gone: readonly CartPlace[]): Cart {
  const leftOut = new Set([
    ...cart.leftOut,
    ...gone.map(({ person, listed }) => placeKey(listed.shift.id, person.key)),
  ]);
  const left = placesOf({ ...cart, leftOut });
  return {
    people: cart.people.filter(({ key }) => left.some(({ person }) => person.key === key)),
    shifts: cart.shifts.filter(({ shift }) => left.some(({ listed }) => listed.shift.id === shift.id)),
    leftOut,
  };
}

/** Maps the server's refusals (`places.2`) to their places, each with its sentence. */
export function refusedOf(
  sent: readonly CartPlace[],
  fields: Readonly<Record<string, string>>,
): (CartPlace & { reason: string })[] {
  return sent.flatMap((place, at) => {
    const reason = fields[`places.${at}`];
    return reason ? [{ ...place, reason }] : [];
  });
}

/** The waitlist entries for places that were refused because the shift is full: people of one shift wait together. */
export function wishesOf(refused: readonly (CartPlace & { reason: string })[], { email, phone }: Contact): WaitWish[] {
  const wishes = new Map<string, WaitWish>();
  for (const { listed, person, reason } of refused) {
    if (reason !== shiftFull || !listed.shift.waitlistEnabled) continue;
    const wish = wishes.get(listed.shift.id) ?? {
      listed,
      people: [],
      email: email.trim(),
      phone: phone.trim() || null,
    };
    wish.people.push({ firstName: person.firstName.trim(), lastName: person.lastName.trim() });
    wishes.set(listed.shift.id, wish);
  }
  return [...wishes.values()];
}

/** The contact fields, as typed. */
export interface Contact {
  email: string;
  phone: string;
}

/** The errors by field name, such as `person.2.firstName` by its key; in the order of the form. */
export function faultsOf(cart: Cart, contact: Contact): Record<string, string> {
  const faults: Record<string, string> = {};
  const names = new Set<string>();
  for (const { key, firstName, lastName } of cart.people) {
    const { faults: found } = checkPerson({ firstName, lastName, ...contact });
    const name = `${firstName.trim()} ${lastName.trim()}`.toLowerCase();
    if (found.firstName) faults[`${key}.firstName`] = found.firstName;
    else if (!found.lastName && names.has(name)) faults[`${key}.firstName`] = 'Two people here have the same name';
    if (found.lastName) faults[`${key}.lastName`] = found.lastName;
    names.add(name);
  }
  const { faults: found } = checkPerson({ firstName: 'x', lastName: 'x', ...contact });
  if (found.email) faults.email = found.email;
  if (found.phone) faults.phone = found.phone;
  return faults;
}

/** Warnings before sending: people with shifts at the same time, here or from before, or with this very shift already. */
export function warningsOf(cart: Cart, email: string, eventId: string, own: readonly KnownSignup[]): string[] {
  const places = placesOf(cart);
  const warnings = places.flatMap(({ person, listed }, at) => {
    const { shift } = listed;
    const who = person.firstName.trim();
    if (!who) return [];
    const named = { ...person, email };
    if (holdsShift(named, shift.id, own)) return [`${who} is already signed up for ${placeWords(listed)}.`];
    const before = findOwnOverlaps(named, { ...shift, eventId }, own).map(
      ({ role, startTime, endTime }) => `${role} (${formatTimeRange(startTime, endTime)})`,
    );
    const here = places
      .slice(0, at)
      .filter((other) => other.person.key === person.key && shiftsOverlap(other.listed.shift, shift))
      .map(
        ({ listed: { shift: there, opportunity } }) =>
          `${opportunity.name} (${formatTimeRange(there.startTime, there.endTime)})`,
      );
    const others = [...new Set([...here, ...before])];
    return others.length > 0 ? [`${who}: ${placeWords(listed)} overlaps with ${others.join(', ')}.`] : [];
  });
  return [...new Set(warnings)];
}

/** A shift in one line. */
export function placeWords({ shift, opportunity }: ListedShift): string {
  return `${opportunity.name}, ${formatShiftDay(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}`;
}
