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
      first: 'entries on the page; 50 unless told, 200 at most',
      after: 'the `nextCursor` of the page before',
    },
    answer: async (ctx, { query }) => ({
      body: await ctx.run(readAuditLog, { ...query, first: query.first || null }),
    }),
  },
];
