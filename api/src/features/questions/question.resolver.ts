import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Question } from '../../records/question.js';
import { createQuestion } from './create-question.js';
import { deleteQuestion } from './delete-question.js';
import { findQuestion, findQuestions, readQuestion } from './find-questions.js';
import {
  CreateQuestionInputType,
  DeletedQuestionType,
  SavedQuestion,
  UpdateQuestionInputType,
} from './question.types.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { updateQuestion } from './update-question.js';

async function saved(ctx: RequestContext, id: string, selection: Selection): Promise<SavedQuestion> {
  return { question: await readQuestion(ctx, id, below(selection, 'question')) };
}

export const QuestionResolver = rootFields({
  question: query(findQuestion, {
    gives: Question,
    asText: true,
    nullable: true,
    description: 'One question; null when there is none.',
    args: { id: 'Its UUID.' },
  }),
  questions: query(findQuestions, {
    gives: [Question],
    asText: true,
    description: 'Questions in their order; unknown ids find nothing.',
    args: {
      id: 'The one of this UUID.',
      eventId: 'Of this event, including those of its roles.',
      opportunityId: 'Of this volunteer role only.',
      updatedSince: 'Whose own columns changed at this moment or later.',
    },
    types: { updatedSince: Instant },
  }),
  createQuestion: mutation(createQuestion, {
    gives: SavedQuestion,
    description: 'Adds a question to an event, or to one of its volunteer roles, for people who sign up from now on.',
    input: { type: CreateQuestionInputType, description: 'The question.' },
    answer: saved,
  }),
  updateQuestion: mutation(updateQuestion, {
    gives: SavedQuestion,
    description: 'Changes a question.',
    args: { id: 'The question.' },
    input: { type: UpdateQuestionInputType, description: 'The changes.' },
    answer: saved,
  }),
  deleteQuestion: mutation(deleteQuestion, {
    gives: DeletedQuestionType,
    description: 'Deletes a question with its answers.',
    args: { id: 'The question.' },
  }),
});
