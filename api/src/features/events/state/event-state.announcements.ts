import { announcement } from '../../../platform/operation/announcements.js';

/** A draft was published: callers who may not read drafts see everything in it now. */
export const eventShown = announcement<{ eventId: string }>('event-shown');

/** An event became a draft: callers who may not read drafts no longer see it. */
export const eventHidden = announcement<{ eventId: string }>('event-hidden');

/** A published event was cancelled; its signups stay. */
export const eventCancelled = announcement<{ eventId: string; message: string | null }>('event-cancelled');

/** A cancelled event takes place after all. */
export const eventRevived = announcement<{ eventId: string }>('event-revived');
