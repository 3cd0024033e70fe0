import { setRetentionInput } from '../../../contract/people/retention.js';
import { recordAnswer } from '../../../platform/schema/documented-answer.js';
import { routesOf } from '../../../platform/schema/route.js';
import { readPrivacyNotice } from './privacy-notice.js';
import { readRetention } from './read-retention.js';
import { setRetention, startRetention } from './set-retention.js';

const retention = recordAnswer('Retention', {
  ...{ startsAt: true, nextRunAt: true, notice: true },
  rules: {
    ...{ kind: true, days: true, default: true, atLeast: true, atMost: true, changesAt: true, previousDays: true },
    wouldGo: true,
  },
  runs: { at: true, counts: { kind: true, count: true } },
});

/** How long data is kept, for admins to set and for everybody to read. */
export const retentionRoutes = [
  ...routesOf('Households', [
    {
      method: 'get',
      path: '/api/privacy',
      id: 'getPrivacyNotice',
      summary: 'What is kept about people who sign up, why and how long, and the words of the club about it',
      of: readPrivacyNotice,
      callers: ['anybody'],
      answers: {
        200: recordAnswer('PrivacyNotice', { notice: true, parts: { what: true, why: true, keptFor: true } }),
      },
      answer: async (ctx) => ({ body: await ctx.run(readPrivacyNotice, {}) }),
    },
    {
      method: 'get',
      path: '/api/admin/retention',
      id: 'getRetention',
      summary: 'How long data of people is kept, and what would go in the next run',
      of: readRetention,
      callers: ['staff'],
      answers: { 200: retention },
      answer: async (ctx) => ({ body: await ctx.run(readRetention, {}) }),
    },
    {
      method: 'put',
      path: '/api/admin/retention',
      id: 'setRetention',
      summary:
        'Set for how many days kinds of data are kept, and the words of the club; fewer days apply 24 hours later',
      of: setRetention,
      callers: ['staff'],
      body: setRetentionInput,
      answers: { 200: retention },
      answer: async (ctx, { body }) => {
        await ctx.run(setRetention, body);
        return { body: await ctx.run(readRetention, {}) };
      },
    },
    {
      method: 'post',
      path: '/api/admin/retention/start',
      id: 'startRetention',
      summary: 'Let old data go from the next run on, where it would begin 14 days after an upgrade',
      of: startRetention,
      callers: ['staff'],
      answers: { 200: retention },
      answer: async (ctx) => {
        await ctx.run(startRetention, {});
        return { body: await ctx.run(readRetention, {}) };
      },
    },
  ]),
];
