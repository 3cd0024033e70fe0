import { announcement } from '../../platform/announcements.js';

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

/** Two people of a household became one. `doubled`: how many shifts both held; one place of each was given back. */
export const volunteersMerged = announcement<ToHousehold & { source: PersonName; target: PersonName; doubled: number }>(
  'volunteers-merged',
);

/** Somebody asked for the household's link; `replaced`: a new one, and all older ones are closed. */
export const householdLinkRequested = announcement<ToHousehold & { replaced: boolean }>('household-link-requested');
