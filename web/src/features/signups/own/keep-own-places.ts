import { browserKey, ownPlacesChanged, readOwnPlaces, type OwnPlace } from './own-places';
import { writeStoredList } from './stored-list';
import { browserStore } from '../../../session/browser-store';

/* Separate from the reading part: only the signup form needs it. */

const storedDays = 2;

/** What is known about a taken place. `firstName` null: no name is stored; absent: it stays as it is. */
type NewPlace = Omit<OwnPlace, 'firstName'> & { firstName?: string | null };

/** Stores a taken place and deletes old ones. */
export function keepOwnPlace({ signupId, shiftId, date, firstName }: NewPlace): void {
  const oldest = new Date(Date.now() - storedDays * 86_400_000).toISOString().slice(0, 10);
  const before = readOwnPlaces();
  const known = before.find((place) => place.signupId === signupId)?.firstName;
  const name = firstName === undefined ? known : (firstName ?? undefined);
  const places = before.filter((place) => place.date >= oldest && place.signupId !== signupId);
  writeStoredList(browserStore, browserKey, [...places, { signupId, shiftId, date, firstName: name }]);
  ownPlacesChanged();
}

/** Deletes places whose signups were cancelled. */
export function forgetOwnPlaces(signupIds: readonly string[]): void {
  const places = readOwnPlaces();
  const left = places.filter(({ signupId }) => !signupIds.includes(signupId));
  if (left.length === places.length) return;
  writeStoredList(browserStore, browserKey, left);
  ownPlacesChanged();
}
