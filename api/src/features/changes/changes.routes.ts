import { z } from 'zod';
import { idAnswer, idQuery, instantAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import { listQuery, nextLink, rowsOfPage } from '../../platform/reading/list-operation.js';
import { routesOf } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { changedTypes, changesScopes } from './changed-records.js';
import { readChanges } from './read-changes.js';

const typeNames = Object.keys(changedTypes) as [string, ...string[]];

const extraFields = {
  overCapacity: z.boolean().describe('Assigned by staff beyond the places, on purpose.'),
  volunteerUpdatedAt: instantAnswer.describe('When their own columns last changed.'),
};

const recordAnswers = Object.entries(changedTypes).map(([type, { fields }]) =>
  recordAnswer(type, fields, {
    name: `Changed${type}`,
    besides:
      type === 'Signup'
        ? { overCapacity: extraFields.overCapacity }
        : type === 'Volunteer'
          ? { updatedAt: extraFields.volunteerUpdatedAt }
          : {},
  }),
);

const changesAnswer = z.object({
  changes: z
    .array(
      z.object({
        cursor: z.string().describe('Its place among all changes.'),
        at: instantAnswer.describe('When it happened.'),
        kind: z.enum(['created', 'changed', 'removed', 'merged']),
        type: z.enum(typeNames),
        id: idAnswer,
        mergedIntoId: idAnswer.nullable().describe('Which record it became part of; null unless `merged`.'),
        record: z
          .union([...recordAnswers, z.null()])
          .describe(
            'The record as it is now, by its own columns; null once it is gone, and where the caller may not see it.',
          ),
      }),
    )
    .describe('The changes, the oldest first.'),
  cursor: z.string().describe('Ask with it next.'),
});

const selection: Selection = {
  pageInfo: true,
  nodes: { record: Object.fromEntries(Object.entries(changedTypes).map(([type, { fields }]) => [type, fields])) },
};

/** Following what happens, for mirrors and other programs. */
export const changesRoutes = routesOf('Changes', [
  {
    method: 'get',
    path: '/api/changes',
    id: 'readChanges',
    summary:
      'What was made, changed, removed and merged, the oldest first; without a cursor nothing but the cursor of now',
    of: readChanges,
    callers: ['staff', 'key'],
    scopes: changesScopes,
    answers: {
      200: {
        schema: changesAnswer,
        headers: {
          Link: z.string().optional().describe('`<address>; rel="next"`: more follow; missing when these were all.'),
        },
      },
    },
    query: {
      cursor: z
        .string()
        .describe(
          'the `cursor` of the answer before, of a change, or the `position` of a webhook or live update; without it the cursor of now',
        ),
      limit: rowsOfPage('changes of a response, 5000 at most; 500 by default'),
      eventId: idQuery('only of this event, and of the people who help there'),
    },
    answer: async (ctx, request) => {
      const { limit, cursor, eventId } = listQuery(request);
      const { nodes, pageInfo } = await ctx.run(readChanges, { first: limit, after: cursor, eventId, selection });
      const headers = pageInfo.hasNextPage ? nextLink(ctx, request, pageInfo.endCursor ?? '') : undefined;
      return { headers, body: { changes: nodes, cursor: pageInfo.endCursor } };
    },
  },
]);
