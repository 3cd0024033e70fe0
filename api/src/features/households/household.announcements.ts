import { announcement } from '../../platform/operation/announcements.js';
import type { SignupDetails } from '../signups/signup.announcements.js';

/** A name, for mails. */
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

/** Two people of a household were merged. `doubled`: in how many shifts both were; one signup of each, `dropped`, was cancelled. */
export const volunteersMerged = announcement<
  ToHousehold & { source: PersonName; target: PersonName; doubled: number; dropped: SignupDetails[] }
>('volunteers-merged');

/** The household's link was requested; `replaced`: it is a new one, and all older ones were revoked. */
export const householdLinkRequested = announcement<ToHousehold & { replaced: boolean }>('household-link-requested');

/** A person whose address staff corrected. */
export interface AddressCorrected extends ToHousehold {
  person: PersonName;
  /** The key of the previous address. */
  previousKey: string;
  /** They walked in without an address, and got their first one. */
  isFirst: boolean;
  /** Their active signups for shifts that are not over, by day and start. */
  signups: SignupDetails[];
}

/** Staff corrected a person's address; announced after the row was written. */
export const addressCorrected = announcement<AddressCorrected>('address-corrected');
