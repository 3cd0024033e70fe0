import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { createUser } from './create-user.js';
import { hashPassword } from './password.js';

/**
 * At start: makes the admin of the settings unless that address has a user already. Tells whether any admin exists, so that otherwise a
 * set-up link can be printed.
 */
export const ensureFirstAdmin = operation({
  name: 'ensureFirstAdmin',
  input: z.object({ email: z.string().optional(), password: z.string().optional() }),
  kind: 'reads',
  run: async (ctx, { email, password }): Promise<{ adminExists: boolean }> => {
    if (email && password) await ctx.run(createAdminOnce, { email, passwordHash: await hashPassword(password) });
    const [admin] = await ctx.services.rows.read<{ id: string }>({
      name: 'any-admin',
      text: `select id from app_user where role = 'admin' limit 1`,
      values: [],
    });
    return { adminExists: admin !== undefined };
  },
});

const createAdminOnce = operation({
  name: 'createAdminOnce',
  input: z.object({ email: z.string(), passwordHash: z.string() }),
  kind: 'writes',
  run: async (ctx, { email, passwordHash }): Promise<boolean> => {
    await ctx.execute('lock table app_user in share row exclusive mode', []);
    const [known] = await ctx.execute<{ id: string }>('select id from app_user where email_key = lower(trim(?))', [
      email,
    ]);
    if (known) return false;
    await createUser(ctx, { role: 'admin', firstName: 'First', lastName: 'Admin', email, passwordHash });
    return true;
  },
});
