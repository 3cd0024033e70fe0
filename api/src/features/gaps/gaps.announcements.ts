import type { AskAnswer } from '../../contract/signups/asked-person.js';
import { announcement } from '../../platform/operation/announcements.js';

/** Somebody who was asked for a shift by phone. */
export interface PersonAsked {
  shiftId: string;
  eventId: string;
  categoryId: string;
  volunteerId: string;
  answer: AskAnswer;
}

/** A call and its answer were noted. Quiet: visitors see nothing of it. The fact is the shift's, so that its history has it. */
export const personAsked = announcement<PersonAsked>(
  'person-asked',
  ({ shiftId: shift, eventId: event, categoryId: category, volunteerId, answer }) => [
    {
      ...{ kind: 'candidate.asked', recordId: shift, within: { event, category, shift }, quiet: true },
      detail: { volunteerId, fields: ['answer'], changes: { answer: [null, answer] } },
    },
  ],
);
