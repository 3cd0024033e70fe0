import { ownPlacesChanged, waitsKey, type OwnWait } from './own-places';
import { readStoredList, writeStoredList } from './stored-list';
import { tabStore } from '../../../session/browser-store';

/* As long as the tab, as signups are: the next user of a shared computer does not find it. */

/** Keeps that somebody waits for a shift: the id of the entry. */
export function keepOwnWait(entryId: string, shiftId: string): void {
  write([...others([entryId]), { signupId: entryId, shiftId }]);
}

/** Forgets waits that are over. */
export function forgetOwnWaits(entryIds: readonly string[]): void {
  write(others(entryIds));
}

function others(entryIds: readonly string[]): OwnWait[] {
  return readStoredList<OwnWait>(tabStore, waitsKey).filter(({ signupId }) => !entryIds.includes(signupId));
}

function write(waits: readonly OwnWait[]): void {
  writeStoredList(tabStore, waitsKey, waits);
  ownPlacesChanged();
}
