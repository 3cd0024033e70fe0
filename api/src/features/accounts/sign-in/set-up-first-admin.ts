import { z } from 'zod';
import { timingSafeEqual } from 'node:crypto';
import { setUpFirstAdminInput } from '../../../contract/people/account.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { derivedToken, hashToken } from '../../../platform/operation/secrets.js';
import { createUser } from '../users/create-user.js';
import { hashPassword, refuseEasyPassword } from './password.js';
import { startSession, type Session } from './start-session.js';

/** The token of the set-up link that is printed while no admin exists; derived from the server's secret. */
export function firstAdminToken(secretKey: Buffer): string {
  return derivedToken(secretKey, 'first-admin', 'set-up');
}

/**
 * Creates the first admin with the printed set-up link, which works only while there is none. LINK_EXPIRED: an admin
 * exists.
 */
export const setUpFirstAdmin = operation(
  {
    access: 'public',
    input: setUpFirstAdminInput,
    refuses: ['LINK_NOT_FOUND', 'EMAIL_TAKEN', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function setUpFirstAdmin(ctx, input): Promise<Session> {
    await ctx.services.limits.takeAll([tryOf('set-up', ctx.ip)]);
    const expected = hashToken(firstAdminToken(ctx.services.secretKey));
    if (!timingSafeEqual(hashToken(input.token), expected)) throw new DomainError('LINK_NOT_FOUND');
    await refuseEasyPassword(input.password, input, ctx.services.settings);
    const passwordHash = await hashPassword(input.password);
    const { firstName, lastName, email } = input;
    const session = await ctx.run(createFirstAdmin, { firstName, lastName, email, passwordHash });
    ctx.knownBrowser.remember(emailKey(email));
    return session;
  },
);

/** Creates the admin if there is none yet, one at a time. Not reachable by GraphQL or REST. */
export const createFirstAdmin = operation(
  {
    access: 'internal',
    input: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), passwordHash: z.string() }),
    refuses: ['EMAIL_TAKEN', 'LINK_EXPIRED'],
  },
  async function createFirstAdmin(ctx, person): Promise<Session> {
    await ctx.execute('lock table app_user in share row exclusive mode', []);
    const [admin] = await ctx.execute<{ id: string }>(`select id from app_user where role = 'admin' limit 1`);
    if (admin) throw new DomainError('LINK_EXPIRED', { message: 'This set-up link has expired: an admin exists.' });
    const userId = await createUser(ctx, { ...person, role: 'admin' });
    return startSession(ctx, userId);
  },
);
