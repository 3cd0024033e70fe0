import { announcement } from '../../platform/announcements.js';

/** An event that is about to go with everything in it: told before, while its signups can still be read. */
export interface EventDeletedFact {
  eventId: string;
  /** Whether the people who signed up are told by mail. */
  tellPeople: boolean;
}

/** Staff deleted an event. */
export const eventDeleted = announcement<EventDeletedFact>('event-deleted');
