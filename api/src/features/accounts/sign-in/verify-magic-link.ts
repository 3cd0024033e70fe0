import { z } from 'zod';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../../platform/operation/secrets.js';
import { findUserByEmail } from '../users/find-user-by-email.js';
import { findChallenged, finishSignIn, sessionOf, type SignInOutcome } from './finish-sign-in.js';
import { findSession, type Session, type SessionHalves } from './start-session.js';

/**
 * Signs in with a mailed link, which works once: the update that uses it up decides, so of several at once one wins. A
 * second call of the same page (same address and browser) within a minute gets the same response, because pages do call
 * twice. LINK_EXPIRED: also for used links.
 */
export const verifyMagicLink = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: z.object({ token: z.string() }),
    refuses: [
      'BAD_REQUEST',
      'LINK_NOT_FOUND',
      'LINK_EXPIRED',
      'SECOND_FACTOR_REQUIRED',
      'PASSWORD_SIGN_IN_OFF',
      'TOO_MANY_REQUESTS',
    ],
    transaction: false,
  },
  async function verifyMagicLink(ctx, { token }): Promise<Session> {
    await ctx.services.limits.takeAll([tryOf('magic-link-use', ctx.ip)]);
    const { email, ...outcome } = await ctx.run(useMagicLink, { token });
    const session = await sessionOf(ctx, outcome);
    ctx.knownBrowser.remember(email);
    return session;
  },
);

type OutcomeOfLink = SignInOutcome & { email: string };

/** Uses a link up and follows it. Not reachable by GraphQL or REST. */
const useMagicLink = operation(
  {
    access: 'internal',
    input: z.object({ token: z.string() }),
    refuses: ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'INVALID_CREDENTIALS', 'PASSWORD_SIGN_IN_OFF'],
  },
  async function useMagicLink(ctx, { token }): Promise<OutcomeOfLink> {
    const hash = hashToken(token).toString('hex');
    const page = pageOf(ctx);
    const [link] = await ctx.execute<{ id: string; email: string }>(
      `update magic_link set used = true, used_at = now(), used_by = decode(?, 'hex')
       where token_hash = decode(?, 'hex') and not used and expires_at > now() returning id, email`,
      [page, hash],
    );
    if (!link) return sameOutcome(ctx, hash, page);
    const user = await findUserByEmail(ctx, link.email);
    if (!user) throw new DomainError('LINK_EXPIRED');
    const outcome = await finishSignIn(ctx, user.id, {
      halves: halvesOf(ctx, link.id),
      challenge: challengeOf(ctx, link.id),
    });
    return { ...outcome, email: link.email };
  },
);

async function sameOutcome(ctx: RequestContext, hash: string, page: string): Promise<OutcomeOfLink> {
  const [link] = await ctx.execute<{ id: string; email: string; again: boolean }>(
    `select id, email, coalesce(used_by = decode(?, 'hex') and used_at > now() - interval '1 minute', false) as again
     from magic_link where token_hash = decode(?, 'hex')`,
    [page, hash],
  );
  if (!link) throw new DomainError('LINK_NOT_FOUND');
  if (!link.again) throw new DomainError('LINK_EXPIRED');
  const session = await findSession(ctx, halvesOf(ctx, link.id));
  const outcome = session ? { session } : await findChallenged(ctx, challengeOf(ctx, link.id));
  if (!outcome) throw new DomainError('LINK_EXPIRED');
  return { ...outcome, email: link.email };
}

/** The challenge of a link, likewise. */
function challengeOf({ services: { secretKey } }: RequestContext, linkId: string): string {
  return derivedToken(secretKey, 'magic-link-challenge', linkId);
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
    duringSetUp: true,
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
