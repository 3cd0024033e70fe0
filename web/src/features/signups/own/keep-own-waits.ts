import { ownPlacesChanged, waitsKey, type OwnWait } from './own-places';
import { readStoredList, writeStoredList } from './stored-list';
import { tabStore } from '../../../session/browser-store';

/* Stored as long as the tab, like signups: the next user of a shared computer does not find it. */

/** Stores the id of a waitlist entry for a shift. */
export function keepOwnWait(entryId: string, shiftId: string): void {
  write([...others([entryId]), { signupId: entryId, shiftId }]);
}

/** Deletes entries that are over. */
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
