import { announcement } from '../../platform/operation/announcements.js';
import type { Fact } from '../../platform/facts/facts.js';

/** The event whose words, roles or shifts are other ones now, or which is gone. */
export interface ProgrammeChanged {
  eventId: string;
  /** What was made or changed, record by record; what was deleted is told by `branchRemoved`. */
  facts: readonly Fact[];
}

/** What people signed up for is called or planned otherwise, or was deleted; told once the rows say so, also when nobody else is to hear. */
export const programmeChanged = announcement<ProgrammeChanged>('programme-changed', ({ facts }) => facts);

/** What people were mailed of an event or role before it changed; what did not change is left out. */
export interface DetailsBefore {
  eventName?: string;
  timeZone?: string;
  roleName?: string;
  /** Where to be, for shifts that name no place of their own; null: to be announced. */
  location?: string | null;
}

/** The name, zone or place of an event or role changed, and its people are to be notified; announced once the rows say so. */
export const detailsChanged = announcement<{
  scope: { eventId: string } | { opportunityId: string };
  before: DetailsBefore;
}>('details-changed');
