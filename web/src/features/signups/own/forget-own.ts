import { browserStore, tabStore } from '../../../session/browser-store';
import { browserKey, ownPlacesChanged, waitsKey } from './own-places';
import { forgetOwnSignups } from './own-signups';
import { rememberHousehold } from './remembered-household';
import { keepDraft, rememberPerson } from './remembered-person';

/** Deletes everything that this browser and this tab store about people who signed up here: details, shifts, waiting. */
export function forgetEveryoneHere(): void {
  keepDraft(null);
  rememberPerson(null);
  rememberHousehold(null);
  forgetOwnSignups();
  browserStore.remove(browserKey);
  tabStore.remove(waitsKey);
  ownPlacesChanged();
}
