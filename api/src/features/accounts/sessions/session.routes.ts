import { z } from 'zod';
import { recordAnswer } from '../../../platform/schema/documented-answer.js';
import { routesOf } from '../../../platform/schema/route.js';
import { endOtherSessions, endSession } from './end-sessions.js';
import { readSessions } from './read-sessions.js';

const sessions = z.array(recordAnswer('OpenSession'));

/** Where a member of the staff is signed in. */
export const sessionRoutes = routesOf('Signing in', [
  {
    method: 'get',
    path: '/api/account/sessions',
    id: 'listSessions',
    summary: 'Where the caller is signed in, the session that asks first',
    of: readSessions,
    callers: ['staff'],
    answers: { 200: sessions },
    answer: async (ctx) => ({ body: await ctx.run(readSessions, {}) }),
  },
  {
    method: 'delete',
    path: '/api/account/sessions/{id}',
    id: 'endSession',
    summary: 'Sign the caller out on one of their devices',
    of: endSession,
    callers: ['staff'],
    answers: { 200: sessions },
    answer: async (ctx, { params: { id } }) => {
      await ctx.run(endSession, { id });
      return { body: await ctx.run(readSessions, {}) };
    },
  },
  {
    method: 'delete',
    path: '/api/account/other-sessions',
    id: 'endOtherSessions',
    summary: 'Sign the caller out everywhere but here',
    of: endOtherSessions,
    callers: ['staff'],
    answers: { 200: sessions },
    answer: async (ctx) => {
      await ctx.run(endOtherSessions, {});
      return { body: await ctx.run(readSessions, {}) };
    },
  },
]);
