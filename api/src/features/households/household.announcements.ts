import { announcement } from '../../platform/operation/announcements.js';
import type { SignupFact } from '../signups/signup.announcements.js';

/** A name as a mail says it. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** What every message to a household needs. */
interface ToHousehold {
  email: string;
  /** The household's current link, whose address is derived from this id. */
  householdTokenId: string;
}

/** A person of a household got another name. */
export const volunteerRenamed = announcement<ToHousehold & { before: PersonName; after: PersonName }>(
  'volunteer-renamed',
);

/** Two people of a household became one. `doubled`: how many shifts both held; one place of each, `dropped`, was given back. */
export const volunteersMerged = announcement<
  ToHousehold & { source: PersonName; target: PersonName; doubled: number; dropped: SignupFact[] }
>('volunteers-merged');

/** Somebody asked for the household's link; `replaced`: a new one, and all older ones are closed. */
export const householdLinkRequested = announcement<ToHousehold & { replaced: boolean }>('household-link-requested');

/** A person has another address since, because staff corrected it. */
export interface AddressCorrectedFact extends ToHousehold {
  person: PersonName;
  /** The address before, as compared. */
  previousKey: string;
  /** Their active signups for shifts that are not over, by day and start. */
  signups: SignupFact[];
}

/** Staff corrected somebody's address; told once the row says so. */
export const addressCorrected = announcement<AddressCorrectedFact>('address-corrected');
