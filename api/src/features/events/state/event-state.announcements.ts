import { announcement } from '../../../platform/operation/announcements.js';

/** A draft is published: callers without drafts may read all that is in it. */
export const eventShown = announcement<{ eventId: string }>('event-shown');

/** An event became a draft: callers without drafts see nothing of it any more. */
export const eventHidden = announcement<{ eventId: string }>('event-hidden');

/** An event that was published does not take place; its signups stay. */
export const eventCancelled = announcement<{ eventId: string; message: string | null }>('event-cancelled');

/** A cancelled event takes place after all. */
export const eventRevived = announcement<{ eventId: string }>('event-revived');
