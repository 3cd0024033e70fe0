import { announcement } from '../../platform/operation/announcements.js';
import type { Fact } from '../../platform/facts/facts.js';

/** The event whose texts, roles or shifts changed, or that was deleted. */
export interface ProgrammeChanged {
  eventId: string;
  /** What was created or changed, record by record; `branchRemoved` announces deletions. */
  facts: readonly Fact[];
}

/** The programme changed or was deleted; announced after the rows were written, also if nobody is notified. */
export const programmeChanged = announcement<ProgrammeChanged>('programme-changed', ({ facts }) => facts);

/** The previous values, as mailed to people; what did not change is left out. */
export interface DetailsBefore {
  eventName?: string;
  timeZone?: string;
  roleName?: string;
  /** The place for shifts without their own; null: to be announced. */
  location?: string | null;
}

/** The name, time zone or place of an event or role changed, and its people are to be notified; announced after the rows were written. */
export const detailsChanged = announcement<{
  scope: { eventId: string } | { opportunityId: string };
  before: DetailsBefore;
}>('details-changed');
