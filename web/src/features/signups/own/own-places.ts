import { useSyncExternalStore } from 'react';
import { readStoredList } from './stored-list';
import { browserStore, tabStore } from '../../../session/browser-store';

/** Stored by this browser beyond the tab: the shifts that were taken here, and the people's first names only where they wished to be remembered. */
export interface OwnPlace {
  signupId: string;
  shiftId: string;
  date: string;
  firstName?: string;
}

/** A waitlist entry for a shift. */
export interface OwnWait {
  signupId: string;
  shiftId: string;
}

/** The key of the list of `own-signups`, which lives as long as the tab. It has the names also of people who are not to be remembered. */
const tabKey = 'trailcrew.own-signups';

/** The key in the browser's storage. */
export const browserKey = 'trailcrew.own-places';

/** The key of this tab's waitlist entries; their ids stand under `signupId`. */
export const waitsKey = 'trailcrew.own-waits';

const none: ReadonlyMap<string, string> = new Map();
const noWaits: ReadonlySet<string> = new Set();
let ownWaits: ReadonlySet<string> | undefined;
let ownShifts: ReadonlyMap<string, string> | undefined;
const listeners = new Set<() => void>();

/** The places that this browser stores. */
export function readOwnPlaces(): OwnPlace[] {
  return readStoredList<OwnPlace>(browserStore, browserKey);
}

/** Updates every component that shows them. */
export function ownPlacesChanged(): void {
  ownShifts = ownWaits = undefined;
  for (const listener of listeners) listener();
}

function readOwnShifts(): ReadonlyMap<string, string> {
  if (ownShifts) return ownShifts;
  const inTab = readStoredList<OwnPlace>(tabStore, tabKey);
  const namesOf = new Map<string, string[]>();
  for (const { signupId, shiftId, firstName } of readOwnPlaces()) {
    const name = firstName ?? inTab.find((one) => one.signupId === signupId)?.firstName;
    namesOf.set(shiftId, [...(namesOf.get(shiftId) ?? []), ...(name ? [name] : [])]);
  }
  return (ownShifts = new Map([...namesOf].map(([shiftId, names]) => [shiftId, names.join(', ')])));
}

function subscribe(listener: () => void): () => void {
  // Another tab signed up or cancelled.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === browserKey || key === null) ownPlacesChanged();
  };
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The ids of the shifts that were taken in this browser, each with the first names of their people as far as they are known. */
export function useOwnShifts(): ReadonlyMap<string, string> {
  return useSyncExternalStore(subscribe, readOwnShifts, () => none);
}

/** The ids of the shifts for which somebody in this tab waits. */
export function useOwnWaits(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => (ownWaits ??= new Set(readStoredList<OwnWait>(tabStore, waitsKey).map(({ shiftId }) => shiftId))),
    () => noWaits,
  );
}
