import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requestLinkInput } from '../../contract/account.js';
import { answerInConstantTime } from '../../platform/answer-in-constant-time.js';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import { derivedToken, hashToken } from '../../platform/secrets.js';
import { magicLinkPurpose, magicLinkRequested } from './account.announcements.js';
import { findUserByEmail } from './find-user-by-email.js';
import { triesForLink } from './tries-for-link.js';

/**
 * Mails a sign-in link, good once and for 10 minutes. One answer, in the same time, whether or not the address is known.
 * Errors: INVALID_INPUT, TOO_MANY_REQUESTS.
 */
export const requestMagicLink = operation(
  {
    openTo: 'everyone',
    input: requestLinkInput,
    transaction: false,
  },
  async function requestMagicLink(ctx, { email }): Promise<true> {
    const key = emailKey(email);
    await ctx.services.limits.takeAll(triesForLink('magic-link', ctx, key));
    return answerInConstantTime(() => ctx.run(sendMagicLink, { key }));
  },
);

const sendMagicLink = operation(
  {
    openTo: 'everyone',
    input: z.object({ key: z.string() }),
  },
  async function sendMagicLink(ctx, { key }): Promise<true> {
    const found = await findUserByEmail(ctx, key);
    if (!found) return true;
    const { id: _userId, ...user } = found;
    const linkId = randomUUID();
    const hash = hashToken(derivedToken(ctx.services.secretKey, magicLinkPurpose, linkId));
    await ctx.execute(`delete from magic_link where email = ? and expires_at < now() - interval '30 days'`, [key]);
    await ctx.execute(
      `insert into magic_link (id, email, token_hash, expires_at) values (?, ?, decode(?, 'hex'), now() + interval '10 minutes')`,
      [linkId, key, hash.toString('hex')],
    );
    await ctx.announce(magicLinkRequested, { linkId, user });
    return true;
  },
);
