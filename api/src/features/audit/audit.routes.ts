import type { Route } from '../../platform/route.js';
import { readAuditLog } from './read-audit-log.js';

/** Reading the audit log. */
export const auditRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/admin/audit-log',
    summary: 'What the staff did, the newest first, by pages',
    query: {
      eventId: 'of this event',
      limit: 'entries on the page; 50 by default, at most 200',
      cursor: 'the `nextCursor` of the page before',
      first: 'an older name of `limit`',
      after: 'an older name of `cursor`',
    },
    answer: async (ctx, { query: { eventId, limit, cursor, first, after } }) => ({
      body: await ctx.run(readAuditLog, { eventId, first: limit || first || null, after: cursor || after }),
    }),
  },
];
