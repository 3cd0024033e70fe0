import { z } from 'zod';
import { faultOfChoices, updateQuestionInput } from '../../contract/programme/question.js';
import { authorizeRecord } from '../../platform/operation/authorize.js';
import { changedFields, fieldWords, picked } from '../../platform/operation/describe-changes.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { refuseStale } from '../../platform/operation/refuse-stale.js';
import { programmeChanged } from '../events/programme.announcements.js';
import { askingFact, getQuestion, placeOfQuestion } from './get-asking-place.js';
import { mayChangeQuestion } from './question.policy.js';

/** Changes a question; absent fields stay, and so do the answers. Returns its id. */
export const updateQuestion = operation(
  {
    access: 'staff',
    keyScope: 'write:programme',
    input: updateQuestionInput.extend({ id: z.string() }),
    refuses: ['QUESTION_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  async function updateQuestion(ctx, { id, version, position, ...sent }): Promise<string> {
    const question = await getQuestion(ctx, id);
    const place = placeOfQuestion(question);
    authorizeRecord(ctx.viewer, mayChangeQuestion(ctx.viewer, place), 'QUESTION_NOT_FOUND');
    await refuseStale(ctx, question, version);
    const before = { ...question };
    const changes = { ...sent, position: position ?? undefined };
    const changed = changedFields(before, changes);
    if (changed.length === 0) return before.id;
    const after = { ...before, ...picked(changes, changed) };
    const fault = faultOfChoices(after);
    if (fault) throw new DomainError('INVALID_INPUT', { message: fault, fields: { choices: fault } });
    Object.assign(question, picked(changes, changed));
    await ctx.em.flush();
    await ctx.announce(programmeChanged, { eventId: place.eventId, facts: [askingFact(place)] });
    await recordAction(ctx, {
      action: 'question.changed',
      recordId: before.id,
      eventId: place.eventId,
      summary: `${place.placeName}: ${before.label} (${changed.map(fieldWords).join(', ')})`,
      detail: {
        ...Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
        version: question.version,
      },
    });
    return before.id;
  },
);
