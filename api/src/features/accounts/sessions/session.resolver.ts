import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import { endOtherSessions, endSession } from './end-sessions.js';
import { readSessions } from './read-sessions.js';
import { EndOtherSessionsPayload, EndSessionPayload, OpenSession } from './session.types.js';

export const SessionResolver = rootFields({
  sessions: query(readSessions, {
    gives: [OpenSession],
    description: 'Where the caller is signed in, the session that asks first.',
  }),
  endSession: mutation(endSession, {
    gives: EndSessionPayload,
    description: 'Signs the caller out on one of their devices.',
    args: { id: 'The session.' },
    answer: async (ctx) => ({ sessions: await ctx.run(readSessions, {}) }),
  }),
  endOtherSessions: mutation(endOtherSessions, {
    gives: EndOtherSessionsPayload,
    description: 'Signs the caller out everywhere but here.',
    answer: async (ctx) => ({ sessions: await ctx.run(readSessions, {}) }),
  }),
});
