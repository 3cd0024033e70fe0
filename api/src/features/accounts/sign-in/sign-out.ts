import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';

/** Revokes the caller's session and deletes its cookie; signing out twice is no error. */
export const signOut = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: z.object({}),
  },
  async function signOut(ctx): Promise<true> {
    if (ctx.viewer.kind === 'staff' || ctx.viewer.kind === 'enrolling') {
      await ctx.execute('delete from staff_session where id = ?', [ctx.viewer.sessionId]);
    }
    if (ctx.sessionCookie.half !== undefined) ctx.sessionCookie.clear();
    return true;
  },
);
