import { z } from 'zod';
import { pageAnswers, recordAnswer } from '../../platform/schema/documented-answer.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { listQuery, pageAnswer } from '../../platform/reading/list-operation.js';
import { routesOf } from '../../platform/schema/route.js';
import { readHistory } from './read-history.js';

const historyAnswer = z.object({
  entries: z.array(recordAnswer('HistoryEntry')).describe('The entries, the newest first.'),
  nextCursor: z.string().nullable().describe('Give it as `cursor` for the next page; null at the end.'),
});

/** Reading what happened to a record. */
export const historyRoutes = routesOf('Staff', [
  {
    method: 'get',
    path: '/api/history/{id}',
    id: 'readHistory',
    summary: 'What happened to a shift, signup, role, category or event, the newest first, by pages',
    of: readHistory,
    callers: ['staff'],
    answers: { 200: pageAnswers(historyAnswer) },
    query: {
      limit: z.int().min(1).max(200).describe('entries on the page; 20 by default, at most 200'),
      cursor: z.string().describe('the `nextCursor` of the page before'),
    },
    answer: async (ctx, request) => {
      const { limit, cursor } = listQuery(request);
      const query = { recordId: request.params.id, first: limit, after: cursor };
      const page = await ctx.run(readHistory, {
        ...query,
        selection: { nodes: true, pageInfo: true, totalCount: true },
      });
      if (!page) throw new DomainError('NOT_FOUND');
      return pageAnswer(ctx, request, page, (entries, nextCursor) => ({ entries, nextCursor }));
    },
  },
]);
