import type { EventState } from '../../contract/programme/event-state.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { mayChangeProgramme } from '../categories/category.policy.js';
import { mayChangeEvent } from '../events/event.policy.js';

/** The columns that decide who may change a question. */
export interface QuestionPlace {
  eventId: string;
  eventState: EventState;
  /** The role that asks; null for the whole event. */
  opportunityId: string | null;
  /** The lead of the role's category. */
  leadId: string | null;
}

/** Questions of an event may be changed by callers who may change the event; questions of a role, by those who may change the role. */
export function mayChangeQuestion(viewer: Viewer, place: QuestionPlace): boolean {
  return place.opportunityId === null
    ? mayChangeEvent(viewer, { id: place.eventId, state: place.eventState })
    : mayChangeProgramme(viewer, place);
}
