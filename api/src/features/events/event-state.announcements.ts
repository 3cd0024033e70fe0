import { announcement } from '../../platform/announcements.js';

/** A draft is published: whoever was told nothing of it may read all that is in it. */
export const eventShown = announcement<{ eventId: string }>('event-shown');

/** An event that was published does not take place; its signups stay. */
export const eventCancelled = announcement<{ eventId: string; message: string | null }>('event-cancelled');
