import { z } from 'zod';
import { count } from '../../contract/text/counts.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { seenVersion } from '../../contract/seen-version.js';
import { operation } from '../../platform/operation/operation.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { findRoleNeedingBirthDate } from './ask-birth-dates.js';
import { askingFact, getQuestion, placeOfQuestion } from './get-asking-place.js';
import { mayChangeQuestion } from './question.policy.js';

/** A deleted question, and how many answers were deleted with it. */
export interface DeletedQuestion {
  id: string;
  answers: number;
}

/** Deletes a question with its answers. QUESTION_NEEDED: for a birth date that a role's minimum age depends on. */
export const deleteQuestion = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    input: z.object({ id: z.string(), version: seenVersion }),
    refuses: ['QUESTION_NOT_FOUND', 'QUESTION_NEEDED'],
  },
  async function deleteQuestion(ctx, { id: asked, version }): Promise<DeletedQuestion> {
    const question = await getQuestion(ctx, asked);
    const { id } = question;
    const place = placeOfQuestion(question);
    authorizeRecord(ctx.viewer, mayChangeQuestion(ctx.viewer, place), 'QUESTION_NOT_FOUND');
    await refuseStale(ctx, question, version);
    const role =
      question.kind === 'BIRTH_DATE' ? await findRoleNeedingBirthDate(ctx, { id, eventId: place.eventId }) : undefined;
    if (role)
      throw new DomainError('QUESTION_NEEDED', {
        message: `"${role}" has a minimum age and needs this question. Take the minimum age away first.`,
      });
    const [gone] = await ctx.execute<{ answers: number }>(
      'select count(*)::int as answers from answer where question_id = ?',
      [id],
    );
    await ctx.em.remove(question).flush();
    const answers = gone?.answers ?? 0;
    await ctx.announce(programmeChanged, { eventId: place.eventId, facts: [askingFact(place)] });
    await recordAction(ctx, {
      action: 'question.deleted',
      recordId: id,
      eventId: place.eventId,
      summary: `${place.placeName}: ${question.label}, with ${count(answers, 'answer')}`,
      detail: { answers },
    });
    return { id, answers };
  },
);
