import { browserKey, ownPlacesChanged, readOwnPlaces, type OwnPlace } from './own-places';
import { writeStoredList } from './stored-list';
import { browserStore } from '../../../session/browser-store';

/* Apart from what reads them: only who signs up needs it. */

const keptAfterDays = 2;

/** What is known of a place that was taken. `firstName` null: nobody's name is kept; left out: it stays as it is. */
type NewPlace = Omit<OwnPlace, 'firstName'> & { firstName?: string | null };

/** Keeps a place that was taken; places of days long past are forgotten. */
export function keepOwnPlace({ signupId, shiftId, date, firstName }: NewPlace): void {
  const oldest = new Date(Date.now() - keptAfterDays * 86_400_000).toISOString().slice(0, 10);
  const before = readOwnPlaces();
  const known = before.find((place) => place.signupId === signupId)?.firstName;
  const name = firstName === undefined ? known : (firstName ?? undefined);
  const places = before.filter((place) => place.date >= oldest && place.signupId !== signupId);
  writeStoredList(browserStore, browserKey, [...places, { signupId, shiftId, date, firstName: name }]);
  ownPlacesChanged();
}

/** Forgets places that turned out to be given back. */
export function forgetOwnPlaces(signupIds: readonly string[]): void {
  const places = readOwnPlaces();
  const left = places.filter(({ signupId }) => !signupIds.includes(signupId));
  if (left.length === places.length) return;
  writeStoredList(browserStore, browserKey, left);
  ownPlacesChanged();
}
