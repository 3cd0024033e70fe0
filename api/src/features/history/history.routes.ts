import { z } from 'zod';
import { recordAnswer } from '../../platform/documented-answer.js';
import { DomainError } from '../../platform/domain-error.js';
import { routesOf } from '../../platform/route.js';
import { readHistory } from './read-history.js';

/** Reading what happened to a record. */
export const historyRoutes = routesOf('Staff', [
  {
    method: 'get',
    path: '/api/history/{id}',
    id: 'readHistory',
    summary: 'What happened to a shift, signup, role, category or event, the newest first, by pages',
    callers: ['staff'],
    answers: { 200: recordAnswer('RecordHistory') },
    refuses: ['NOT_FOUND'],
    query: {
      limit: z.int().min(1).max(200).describe('entries on the page; 20 by default, at most 200'),
      cursor: z.string().describe('the `nextCursor` of the page before'),
    },
    answer: async (ctx, { params: { id }, query: { limit, cursor } }) => {
      const body = await ctx.run(readHistory, { recordId: id, first: limit || null, after: cursor });
      if (!body) throw new DomainError('NOT_FOUND');
      return { body };
    },
  },
]);
