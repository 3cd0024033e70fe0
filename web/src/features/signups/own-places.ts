import { useSyncExternalStore } from 'react';
import { readStoredList, writeStoredList } from './stored-list';

/** What this browser keeps for longer: which shifts were taken here; who took them only where they wished to be remembered. */
interface OwnPlace {
  signupId: string;
  shiftId: string;
  date: string;
  firstName?: string;
}

/** The list of `own-signups`, as long as the tab: it says who, also where nobody is to be remembered. */
const tabKey = 'trailcrew.own-signups';

const browserKey = 'trailcrew.own-places';
const keptAfterDays = 2;

const none: ReadonlyMap<string, string> = new Map();
let ownShifts: ReadonlyMap<string, string> | undefined;
const listeners = new Set<() => void>();

function read(): OwnPlace[] {
  return readStoredList<OwnPlace>(localStorage, browserKey);
}

function changed(): void {
  ownShifts = undefined;
  for (const listener of listeners) listener();
}

function readOwnShifts(): ReadonlyMap<string, string> {
  if (ownShifts) return ownShifts;
  const inTab = readStoredList<OwnPlace>(sessionStorage, tabKey);
  const namesOf = new Map<string, string[]>();
  for (const { signupId, shiftId, firstName } of read()) {
    const name = firstName ?? inTab.find((one) => one.signupId === signupId)?.firstName;
    namesOf.set(shiftId, [...(namesOf.get(shiftId) ?? []), ...(name ? [name] : [])]);
  }
  return (ownShifts = new Map([...namesOf].map(([shiftId, names]) => [shiftId, names.join(', ')])));
}

function subscribe(listener: () => void): () => void {
  // Another tab signed up or cancelled.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === browserKey || key === null) changed();
  };
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The ids of the shifts that were taken in this browser, each with the first names of who took it as far as they are known. */
export function useOwnShifts(): ReadonlyMap<string, string> {
  return useSyncExternalStore(subscribe, readOwnShifts, () => none);
}

/** Keeps a place that was taken; places of days long past are forgotten. */
export function keepOwnPlace({ signupId, shiftId, date, firstName }: OwnPlace): void {
  const oldest = new Date(Date.now() - keptAfterDays * 86_400_000).toISOString().slice(0, 10);
  const before = read();
  const name = firstName ?? before.find((place) => place.signupId === signupId)?.firstName;
  const places = before.filter((place) => place.date >= oldest && place.signupId !== signupId);
  writeStoredList(localStorage, browserKey, [...places, { signupId, shiftId, date, firstName: name }]);
  changed();
}

/** Forgets places that turned out to be given back. */
export function forgetOwnPlaces(signupIds: readonly string[]): void {
  const places = read();
  const left = places.filter(({ signupId }) => !signupIds.includes(signupId));
  if (left.length === places.length) return;
  writeStoredList(localStorage, browserKey, left);
  changed();
}
