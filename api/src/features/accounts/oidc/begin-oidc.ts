import { z } from 'zod';
import { ownPage } from '../../../contract/own-page.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashToken } from '../../../platform/operation/secrets.js';
import { openConnectionAddress } from './begin-oidc-connection.js';
import type { OidcRequest } from './oidc-request.js';
import { beginAtProvider } from './provider.js';

/**
 * Begins a sign-in by the provider. `to`: the page that is wanted afterwards; `connect`: the token of `beginOidcConnection`; `setUp`: the
 * token of a mailed set-up link. Returns the provider's address, and what the browser keeps until the answer. Reached by navigation alone.
 */
export const beginOidc = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: z.object({
      to: z.string().optional(),
      connect: z.string().optional(),
      setUp: z.string().optional(),
      isFromOwnPage: z.boolean(),
    }),
    refuses: ['NOT_FOUND', 'OIDC_REFUSED', 'OIDC_UNAVAILABLE', 'LINK_NOT_FOUND', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function beginOidc(
    ctx,
    { to, connect, setUp, isFromOwnPage },
  ): Promise<{ address: string; request: OidcRequest }> {
    await ctx.services.limits.takeAll([tryOf('oidc', ctx.ip)]);
    const binds = connect !== undefined || setUp !== undefined;
    // Neither another site nor a link in a mail may have somebody's account at the provider bound here.
    if (binds && !isFromOwnPage) throw new DomainError('OIDC_REFUSED');
    const aim: OidcRequest['aim'] =
      connect !== undefined
        ? { kind: 'connect', ...(await openConnectionAddress(ctx, connect)) }
        : setUp === undefined
          ? { kind: 'sign-in' }
          : { kind: 'set-up', link: await findSetUpLink(ctx, setUp) };
    const { address, begun } = await beginAtProvider(ctx);
    return { address, request: { ...begun, aim, to: ownPage(to) } };
  },
);

/** The hash of a set-up link that is still good: it is used up with the answer. Errors: LINK_NOT_FOUND, LINK_EXPIRED. */
async function findSetUpLink(ctx: RequestContext, token: string): Promise<string> {
  const hash = hashToken(token);
  const [link] = await ctx.services.rows.read<{ isGood: boolean }>({
    name: 'set-up-link',
    text: `select not used and expires_at > now() as "isGood" from password_reset_token where token_hash = $1 and purpose = 'set-up'`,
    values: [hash],
  });
  if (!link) throw new DomainError('LINK_NOT_FOUND');
  if (!link.isGood) throw new DomainError('LINK_EXPIRED');
  return hash.toString('hex');
}
