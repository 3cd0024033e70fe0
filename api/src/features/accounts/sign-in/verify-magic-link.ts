import { z } from 'zod';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../../platform/operation/secrets.js';
import { findUserByEmail } from '../users/find-user-by-email.js';
import { findSession, type Session, type SessionHalves, startSession } from './start-session.js';

/**
 * Signs in with a mailed link, which works once: the update that uses it up decides, so of several at once one wins. A
 * second call of the same page (same address and browser) within a minute gets the same response, because pages do call
 * twice. LINK_EXPIRED: also for used links.
 */
export const verifyMagicLink = operation(
  {
    access: 'public',
    input: z.object({ token: z.string() }),
    refuses: ['BAD_REQUEST', 'LINK_NOT_FOUND', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('magic-link-use', ctx.ip)]),
  },
  async function verifyMagicLink(ctx, { token }): Promise<Session> {
    const hash = hashToken(token).toString('hex');
    const page = pageOf(ctx);
    const [link] = await ctx.execute<{ id: string; email: string }>(
      `update magic_link set used = true, used_at = now(), used_by = decode(?, 'hex')
       where token_hash = decode(?, 'hex') and not used and expires_at > now() returning id, email`,
      [page, hash],
    );
    if (!link) return sameAnswer(ctx, hash, page);
    const user = await findUserByEmail(ctx, link.email);
    if (!user) throw new DomainError('LINK_EXPIRED');
    const session = await startSession(ctx, user.id, halvesOf(ctx, link.id));
    ctx.knownBrowser.remember(link.email);
    return session;
  },
);

async function sameAnswer(ctx: RequestContext, hash: string, page: string): Promise<Session> {
  const [link] = await ctx.execute<{ id: string; email: string; again: boolean }>(
    `select id, email, coalesce(used_by = decode(?, 'hex') and used_at > now() - interval '1 minute', false) as again
     from magic_link where token_hash = decode(?, 'hex')`,
    [page, hash],
  );
  if (!link) throw new DomainError('LINK_NOT_FOUND');
  const session = link.again ? await findSession(ctx, halvesOf(ctx, link.id)) : undefined;
  if (!link.again || !session) throw new DomainError('LINK_EXPIRED');
  // The first response may have been lost, and the cookie with it.
  ctx.knownBrowser.remember(link.email);
  return session;
}

/** The halves of the session that a sign-in link leads to. They can be derived again, so they are not stored. */
function halvesOf({ services: { secretKey } }: RequestContext, linkId: string): SessionHalves {
  return {
    token: derivedToken(secretKey, 'magic-link-session', linkId),
    cookie: derivedToken(secretKey, 'magic-link-cookie', linkId),
  };
}

/** Distinguishes the calls of one page from others, without storing an address. */
function pageOf(ctx: RequestContext): string {
  return hashToken(derivedToken(ctx.services.secretKey, 'page', `${ctx.ip} ${ctx.browser ?? ''}`)).toString('hex');
}

/**
 * Whose sign-in link it is: the address, which anyone with the mail knows. Null for a link that is unknown, used or
 * expired. Reading uses nothing up.
 */
export const findSignInLink = operation(
  {
    access: 'public',
    input: z.object({ token: z.string() }),
    refuses: ['TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function findSignInLink(ctx, { token }): Promise<string | null> {
    await ctx.services.limits.takeAll([tryOf('magic-link-look', ctx.ip)]);
    const [link] = await ctx.services.rows.read<{ email: string }>({
      name: 'sign-in-link',
      text: `select u.email from magic_link l join app_user u on u.email_key = l.email
        where l.token_hash = $1 and not l.used and l.expires_at > now()`,
      values: [hashToken(token)],
    });
    return link?.email ?? null;
  },
);
