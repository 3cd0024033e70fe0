import type { EventState } from '../../contract/programme/event-state.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { mayChangeProgramme } from '../categories/category.policy.js';
import { mayChangeEvent } from '../events/event.policy.js';

/** What decides who may change what is asked. */
export interface QuestionPlace {
  eventId: string;
  eventState: EventState;
  /** The role that asks; null where the whole event does. */
  opportunityId: string | null;
  /** Who leads the role's category. */
  leadId: string | null;
}

/** What a whole event asks is for whoever changes the event, what a role asks for whoever changes the role. */
export function mayChangeQuestion(viewer: Viewer, place: QuestionPlace): boolean {
  return place.opportunityId === null
    ? mayChangeEvent(viewer, { id: place.eventId, state: place.eventState })
    : mayChangeProgramme(viewer, place);
}
