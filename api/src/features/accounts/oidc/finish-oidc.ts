import { z } from 'zod';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { connectIdentity } from './connect-identity.js';
import { oidcRequest } from './oidc-request.js';
import { readProviderAnswer, providerOf } from './provider.js';
import { readClaims } from './read-claims.js';
import { signInByIdentity } from './sign-in-by-identity.js';

/**
 * Ends what `beginOidc` began, with the provider's answer (`search`: the query that it sent) and what the browser kept. Returns the page to
 * go to. Reached by navigation alone.
 */
export const finishOidc = operation(
  {
    access: 'public',
    duringSetUp: true,
    // What another release kept in the browser is as good as nothing.
    input: z.object({ search: z.string(), request: oidcRequest.nullable().catch(null) }),
    refuses: [
      ...(['NOT_FOUND', 'OIDC_REFUSED', 'OIDC_UNAVAILABLE', 'OIDC_NO_ACCOUNT', 'OIDC_CONNECT_FIRST'] as const),
      ...(['OIDC_TAKEN', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'] as const),
    ],
    transaction: false,
  },
  async function finishOidc(ctx, { search, request }): Promise<string> {
    await ctx.services.limits.takeAll([tryOf('oidc', ctx.ip)]);
    if (!request) throw new DomainError('OIDC_REFUSED');
    const { aim, to, ...begun } = request;
    const identity = readClaims(await readProviderAnswer(ctx, search, begun), providerOf(ctx));
    if (aim.kind === 'connect') {
      await ctx.run(connectIdentity, { identity, ...aim });
      return '/account?connected=1';
    }
    const session = await ctx.run(signInByIdentity, { identity, link: aim.kind === 'set-up' ? aim.link : null });
    ctx.knownBrowser.remember(emailKey(session.user.email));
    return to === null ? '/auth/oidc/done' : `/auth/oidc/done?to=${encodeURIComponent(to)}`;
  },
);
