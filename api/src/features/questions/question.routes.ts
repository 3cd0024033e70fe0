import { z } from 'zod';
import { createQuestionInput, updateQuestionInput } from '../../contract/programme/question.js';
import { idAnswer, idQuery, recordAnswer } from '../../platform/schema/documented-answer.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import { routesOf, type UntaggedRoute } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { createQuestion } from './create-question.js';
import { deleteQuestion } from './delete-question.js';
import { listQuestions, readQuestion } from './find-questions.js';
import { updateQuestion } from './update-question.js';

const questionFields: Selection = {
  ...{ id: true, eventId: true, opportunityId: true, kind: true, label: true, help: true, choices: true },
  ...{ required: true, position: true, createdAt: true, updatedAt: true },
};
const staffQuestionFields: Selection = { ...questionFields, version: true };

const questionAnswer = recordAnswer('Question', questionFields);
const staffQuestion = recordAnswer('Question', staffQuestionFields, { name: 'StaffQuestion' });

/** The same paths under both prefixes: the event or role decides who may call them, not the prefix. */
function underBoth(prefix: 'admin' | 'lead'): UntaggedRoute[] {
  const as = prefix === 'lead' ? 'AsLead' : '';
  return [
    {
      method: 'post',
      path: `/api/${prefix}/questions`,
      id: `createQuestion${as}`,
      summary: 'Add a question to an event, or to one of its volunteer roles, for people who sign up',
      of: createQuestion,
      callers: ['staff', 'key'],
      answers: { 201: staffQuestion },
      body: createQuestionInput,
      answer: async (ctx, { body }) => {
        const id = await ctx.run(createQuestion, body);
        return { status: 201, body: await readQuestion(ctx, id, staffQuestionFields) };
      },
    },
    {
      method: 'patch',
      path: `/api/${prefix}/questions/{id}`,
      id: `updateQuestion${as}`,
      summary: 'Change a question; what is absent stays as it is',
      of: updateQuestion,
      callers: ['staff', 'key'],
      answers: { 200: staffQuestion },
      body: updateQuestionInput,
      answer: async (ctx, { body, params }) => {
        const id = await ctx.run(updateQuestion, { ...(body as object), id: params.id });
        return { body: await readQuestion(ctx, id, staffQuestionFields) };
      },
    },
    {
      method: 'delete',
      path: `/api/${prefix}/questions/{id}`,
      id: `deleteQuestion${as}`,
      summary: 'Delete a question with its answers',
      of: deleteQuestion,
      callers: ['staff', 'key'],
      answers: { 200: z.object({ id: idAnswer, answers: z.int().describe('How many answers were deleted with it.') }) },
      heedsVersion: true,
      answer: async (ctx, { params, version }) => ({ body: await ctx.run(deleteQuestion, { ...params, version }) }),
    },
  ];
}

/** Questions of events and roles for people who sign up. */
export const questionRoutes = [
  ...routesOf('Programme', [
    listRoute({
      path: '/api/questions',
      summary: 'Questions of events and volunteer roles for people who sign up, in order',
      callers: ['anybody', 'key'],
      list: listQuestions,
      fields: questionFields,
      schema: questionAnswer,
      wishes: {
        eventId: idQuery('of this event, including its roles'),
        opportunityId: idQuery('of this volunteer role'),
      },
    }),
  ]),
  ...routesOf('Roles and shifts', [...underBoth('admin'), ...underBoth('lead')]),
];
