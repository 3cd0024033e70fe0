import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import type { Session } from './start-session.js';

/** The demo sign-ins, admins first; none in production. */
export const findDemoUsers = operation(
  {
    openTo: 'everyone',
    input: z.object({}),
    transaction: false,
  },
  async function findDemoUsers(ctx): Promise<Session['user'][]> {
    if (ctx.services.settings.production) return [];
    return ctx.services.rows.read<Session['user']>({
      name: 'demo-users',
      text: `select id, first_name as "firstName", last_name as "lastName", email, role from app_user
        where is_demo order by role, last_name, first_name limit 20`,
      values: [],
    });
  },
);
