import { z } from 'zod';
import { recordAnswer, idQuery } from '../../platform/documented-answer.js';
import { routesOf } from '../../platform/route.js';
import { readAuditLog } from './read-audit-log.js';

/** Reading the audit log. */
export const auditRoutes = routesOf('Staff', [
  {
    method: 'get',
    path: '/api/admin/audit-log',
    id: 'readAuditLog',
    summary: 'What the staff did, the newest first, by pages',
    callers: ['staff'],
    answers: { 200: recordAnswer('AuditLogPage') },
    query: {
      eventId: idQuery('of this event'),
      limit: z.int().min(1).max(200).describe('entries on the page; 50 by default, at most 200'),
      cursor: z.string().describe('the `nextCursor` of the page before'),
      first: z.int().min(1).max(200).meta({ description: 'an older name of `limit`', deprecated: true }),
      after: z.string().meta({ description: 'an older name of `cursor`', deprecated: true }),
    },
    answer: async (ctx, { query: { eventId, limit, cursor, first, after } }) => ({
      body: await ctx.run(readAuditLog, { eventId, first: limit || first || null, after: cursor || after }),
    }),
  },
]);
