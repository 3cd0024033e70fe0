import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requestLinkInput } from '../../../contract/people/account.js';
import { tryOf, triesOfAddress, type Try } from '../../../platform/limits/tries.js';
import { answerInConstantTime } from '../../../platform/limits/answer-in-constant-time.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../../platform/operation/secrets.js';
import { magicLinkPurpose, magicLinkRequested, type MailedUser } from '../account.announcements.js';
import { findUserByEmail } from '../users/find-user-by-email.js';
import { issuePasswordLink } from './issue-password-link.js';

/** Mails a link to set a new password, valid once and for one hour. */
export const requestPasswordReset = requestOf('password-reset', 'requestPasswordReset', (ctx, user) =>
  issuePasswordLink(ctx, user, 'reset'),
);

/** Mails a sign-in link, valid once and for 10 minutes. */
export const requestMagicLink = requestOf('magic-link', 'requestMagicLink', async (ctx, { id: _userId, ...user }) => {
  const linkId = randomUUID();
  const hash = hashToken(derivedToken(ctx.services.secretKey, magicLinkPurpose, linkId));
  const key = emailKey(user.email);
  await ctx.execute(`delete from magic_link where email = ? and expires_at < now() - interval '30 days'`, [key]);
  await ctx.execute(
    `insert into magic_link (id, email, token_hash, expires_at) values (?, ?, decode(?, 'hex'), now() + interval '10 minutes')`,
    [linkId, key, hash.toString('hex')],
  );
  await ctx.announce(magicLinkRequested, { linkId, user });
});

/** Somebody requests a mailed link. One response, in the same time, whether or not the address is known. */
function requestOf(
  link: 'magic-link' | 'password-reset',
  name: string,
  issue: (ctx: RequestContext, user: MailedUser & { id: string }) => Promise<void>,
) {
  const sendLink = operation(
    {
      access: 'internal',
      input: z.object({ key: z.string() }),
    },
    async function sendLink(ctx, { key }): Promise<true> {
      const user = await findUserByEmail(ctx, key);
      if (user) await issue(ctx, user);
      return true;
    },
  );
  return operation(
    {
      name,
      access: 'public',
      duringSetUp: true,
      input: requestLinkInput,
      refuses: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
      transaction: false,
    },
    async (ctx, { email }): Promise<true> => {
      const key = emailKey(email);
      await ctx.services.limits.takeAll(triesForLink(link, ctx, key));
      return answerInConstantTime(() => ctx.run(sendLink, { key }));
    },
  );
}

/**
 * The rate limits of requesting a link: the same for known and unknown addresses, so that no refusal reveals which is
 * which. A browser that signed in to the account before has a count of its own. Every network has a share that no
 * stranger can use up.
 */
function triesForLink(link: 'magic-link' | 'password-reset', ctx: RequestContext, key: string): Try[] {
  const browser = ctx.knownBrowser.knownTo(key);
  if (browser) return [tryOf(`${link}-by-browser`, `${browser} ${key}`)];
  return [tryOf(`${link}-by-address`, ctx.ip), ...triesOfAddress(link, ctx.ip, key)];
}
