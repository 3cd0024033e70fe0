import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { StartError } from '../../../platform/start-error.js';
import { createUser } from '../users/create-user.js';
import { hashPassword, isEasyToGuess } from './password.js';

/**
 * At start: creates the admin of the settings, unless that address has a user already. Returns whether any admin
 * exists, so that otherwise a set-up link can be printed. Throws StartError when that admin is to be created and the
 * password is easy to guess.
 */
export const ensureFirstAdmin = operation(
  {
    access: 'internal',
    input: z.object({ email: z.string().optional(), password: z.string().optional() }),
    transaction: false,
  },
  async function ensureFirstAdmin(ctx, { email, password }): Promise<{ adminExists: boolean }> {
    if (email && password && !(await isKnown(ctx, email))) {
      if (await isEasyToGuess(password, { ...nameOfFirstAdmin, email }, ctx.services.settings))
        throw new StartError(
          'ADMIN_PASSWORD is easy to guess: please choose a longer one, such as three or four words.',
        );
      await ctx.run(createAdminOnce, { email, passwordHash: await hashPassword(password) });
    }
    const [admin] = await ctx.services.rows.read<{ id: string }>({
      name: 'any-admin',
      text: `select id from app_user where role = 'admin' limit 1`,
      values: [],
    });
    return { adminExists: admin !== undefined };
  },
);

const nameOfFirstAdmin = { firstName: 'First', lastName: 'Admin' };

/** Whether the address has a user; their password is then their own business. */
async function isKnown(ctx: RequestContext, email: string): Promise<boolean> {
  const known = await ctx.services.rows.read({
    name: 'user-of-address',
    text: 'select id from app_user where email_key = $1',
    values: [emailKey(email)],
  });
  return known.length > 0;
}

const createAdminOnce = operation(
  {
    access: 'internal',
    input: z.object({ email: z.string(), passwordHash: z.string() }),
  },
  async function createAdminOnce(ctx, { email, passwordHash }): Promise<boolean> {
    await ctx.execute('lock table app_user in share row exclusive mode', []);
    const [known] = await ctx.execute<{ id: string }>('select id from app_user where email_key = ?', [emailKey(email)]);
    if (known) return false;
    await createUser(ctx, { role: 'admin', ...nameOfFirstAdmin, email, passwordHash });
    return true;
  },
);
