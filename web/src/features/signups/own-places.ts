import { useSyncExternalStore } from 'react';
import { readStoredList, writeStoredList } from './stored-list';

/** What this browser keeps for longer: which shifts were taken here, and nothing of who took them, since nobody was asked. */
interface OwnPlace {
  signupId: string;
  shiftId: string;
  date: string;
}

const browserKey = 'trailcrew.own-places';
const keptAfterDays = 2;

const none: ReadonlySet<string> = new Set();
let ownShifts: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

function read(): OwnPlace[] {
  return readStoredList<OwnPlace>(localStorage, browserKey);
}

function changed(): void {
  ownShifts = undefined;
  for (const listener of listeners) listener();
}

function readOwnShifts(): ReadonlySet<string> {
  ownShifts ??= new Set(read().map(({ shiftId }) => shiftId));
  return ownShifts;
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

/** The ids of the shifts that were taken in this browser. */
export function useOwnShifts(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, readOwnShifts, () => none);
}

/** Keeps a place that was taken; places of days long past are forgotten. */
export function keepOwnPlace({ signupId, shiftId, date }: OwnPlace): void {
  const oldest = new Date(Date.now() - keptAfterDays * 86_400_000).toISOString().slice(0, 10);
  const places = read().filter((place) => place.date >= oldest && place.signupId !== signupId);
  writeStoredList(localStorage, browserKey, [...places, { signupId, shiftId, date }]);
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
