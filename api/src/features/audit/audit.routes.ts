import { z } from 'zod';
import { idQuery, pageAnswers, recordAnswer } from '../../platform/schema/documented-answer.js';
import { listQuery, pageAnswer } from '../../platform/reading/list-operation.js';
import { routesOf } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { largestPage, readAuditLog } from './read-audit-log.js';

const entryFields: Selection = {
  id: true,
  happenedAt: true,
  actorId: true,
  actorName: true,
  action: true,
  recordType: true,
  recordId: true,
  eventId: true,
  eventName: true,
  summary: true,
};

const pageSelection: Selection = { nodes: entryFields, pageInfo: { endCursor: true }, totalCount: true };

const auditLogAnswer = z.object({
  entries: z.array(recordAnswer('AuditEntry', entryFields)).describe('The entries, the newest first.'),
  nextCursor: z.string().nullable().describe('Give it as `cursor` for the next page; null at the end.'),
});

/** Reading the audit log. */
export const auditRoutes = routesOf('Staff', [
  {
    method: 'get',
    path: '/api/admin/audit-log',
    id: 'readAuditLog',
    summary: 'What the staff did, the newest first, by pages',
    of: readAuditLog,
    callers: ['staff'],
    answers: { 200: pageAnswers(auditLogAnswer) },
    query: {
      eventId: idQuery('of this event'),
      limit: z.int().min(1).max(largestPage).describe('entries on the page; 50 by default, at most 200'),
      cursor: z.string().describe('the `nextCursor` of the page before'),
      first: z.int().min(1).max(largestPage).meta({ description: 'an older name of `limit`', deprecated: true }),
      after: z.string().meta({ description: 'an older name of `cursor`', deprecated: true }),
    },
    answer: async (ctx, request) => {
      const { eventId, limit, cursor } = listQuery(request);
      const query = { eventId, first: limit, after: cursor, selection: pageSelection };
      return pageAnswer(ctx, request, await ctx.run(readAuditLog, query), (entries, nextCursor) => ({
        entries,
        nextCursor,
      }));
    },
  },
]);
