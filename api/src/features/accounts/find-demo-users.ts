import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { readRecords } from '../../platform/read-records.js';
import type { Selection } from '../../platform/selection.js';
import { User } from '../../records/user.js';

/** The demo sign-ins, admins first; none in production. */
export const findDemoUsers = operation(
  {
    openTo: 'everyone',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findDemoUsers(ctx, { selection }): Promise<User[]> {
    if (ctx.services.settings.production) return [];
    return readRecords(ctx.services, User, selection, { where: (u) => `${u}.is_demo`, orderBy: 'ROLE', limit: 20 });
  },
);
