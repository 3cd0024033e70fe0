import { createQuestionInput, faultOfChoices, mostQuestions } from '../../contract/programme/question.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { Question } from '../../records/question.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { askingFact, getAskingPlace } from './get-asking-place.js';
import { mayChangeQuestion } from './question.policy.js';

/**
 * Adds a question to an event, or to one of its roles, for people who sign up from now on. Returns its id. EVENT_NOT_FOUND: also for leads.
 * OPPORTUNITY_NOT_FOUND: also for roles of others and of another event.
 */
export const createQuestion = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    idempotent: true,
    input: createQuestionInput,
    refuses: ['EVENT_NOT_FOUND', 'OPPORTUNITY_NOT_FOUND'],
  },
  async function createQuestion(ctx, { eventId, opportunityId, position, ...question }): Promise<string> {
    const place = await getAskingPlace(ctx, eventId, opportunityId || null);
    const notFound = place.opportunityId === null ? 'EVENT_NOT_FOUND' : 'OPPORTUNITY_NOT_FOUND';
    authorizeRecord(ctx.viewer, mayChangeQuestion(ctx.viewer, place), notFound);
    const fault = faultOfChoices(question);
    if (fault) throw new DomainError('INVALID_INPUT', { message: fault, fields: { choices: fault } });
    // The event is held: nobody else adds one meanwhile.
    const known = await ctx.em.find(Question, { event: place.eventId });
    if (known.length >= mostQuestions) {
      const message = `An event and its roles ask ${mostQuestions} questions at most: delete one first.`;
      throw new DomainError('INVALID_INPUT', { message, fields: { label: message } });
    }
    const last = Math.max(-1, ...known.map((one) => one.position));
    const of = { event: place.eventId, opportunity: place.opportunityId };
    const made = ctx.em.create(Question, { ...question, ...of, position: position ?? last + 1 }, { partial: true });
    await ctx.em.flush();
    await ctx.announce(programmeChanged, { eventId: place.eventId, facts: [askingFact(place)] });
    await recordAction(ctx, {
      action: 'question.created',
      recordId: made.id,
      eventId: place.eventId,
      summary: `${place.placeName}: ${question.label}`,
    });
    return made.id;
  },
);
