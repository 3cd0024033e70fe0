import { browserKey, ownPlacesChanged, readOwnPlaces, type OwnPlace } from './own-places';
import { writeStoredList } from './stored-list';
import { browserStore } from '../../session/browser-store';

/* Apart from what reads them: only who signs up needs it. */

const keptAfterDays = 2;

/** Keeps a place that was taken; places of days long past are forgotten. */
export function keepOwnPlace({ signupId, shiftId, date, firstName }: OwnPlace): void {
  const oldest = new Date(Date.now() - keptAfterDays * 86_400_000).toISOString().slice(0, 10);
  const before = readOwnPlaces();
  const name = firstName ?? before.find((place) => place.signupId === signupId)?.firstName;
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
