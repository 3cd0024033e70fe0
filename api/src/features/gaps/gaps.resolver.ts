import { Field, ObjectType } from 'type-graphql';
import { below } from '../../platform/reading/selection-of.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { readCandidate } from '../replacements/list-candidates.js';
import { AskAnswerType, Candidate } from '../replacements/replacement.types.js';
import { fillForecast } from './fill-forecast.js';
import { FillForecast } from './fill-forecast.types.js';
import { noteAsked } from './note-asked.js';

@AllowAccess('staff')
@ObjectType('NoteAskedPayload', { description: 'Somebody who was asked by phone.' })
class NoteAskedPayload {
  @Field(() => Candidate, { description: 'The person, with what they answered.' })
  candidate!: Candidate;
}

export const GapsResolver = rootFields({
  fillForecast: query(fillForecast, {
    gives: [FillForecast],
    description:
      'How full each category of an event is, beside last year at the same time and a pace of 10% a week. A lead has their own categories.',
    args: { eventId: 'The event.' },
  }),
  noteAsked: mutation(noteAsked, {
    gives: NoteAskedPayload,
    description:
      'Notes that one of the `candidates` was asked for a shift by phone, and what they answered; the last answer counts. The same answer within an hour changes nothing.',
    args: { shiftId: 'The shift.', volunteerId: 'The person.', answer: 'What they answered.' },
    types: { answer: AskAnswerType },
    answer: async (ctx, ids, selection) => ({
      candidate: await readCandidate(ctx, { ...ids, selection: below(selection, 'candidate') }),
    }),
  }),
});
