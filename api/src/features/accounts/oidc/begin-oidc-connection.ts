import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashToken, seal, unseal } from '../../../platform/operation/secrets.js';
import { livingSession } from '../sign-in/find-viewer.js';
import { providerOf } from './provider.js';

const purpose = 'oidc-connection';
const goodFor = 5 * 60_000;

/** A session whose user connects an account at the provider. */
const connecting = z.object({ userId: z.string(), sessionId: z.string() });
type Connecting = z.infer<typeof connecting>;
const sealedConnecting = connecting.extend({ until: z.number() });

/**
 * Begins to connect the caller with their account at the provider. Returns the address to open, good for 5 minutes in the browser that is
 * signed in: a navigation carries no bearer token. Error: NOT_FOUND without a provider.
 */
export const beginOidcConnection = operation(
  { access: 'staff', stepUp: true, input: z.object({}), refuses: ['NOT_FOUND'], transaction: false },
  function beginOidcConnection(ctx): Promise<{ address: string }> {
    providerOf(ctx);
    const { userId, sessionId } = ctx.viewer;
    const content: z.infer<typeof sealedConnecting> = { userId, sessionId, until: clock.now().getTime() + goodFor };
    const token = seal(ctx.services.secretKey, purpose, '', Buffer.from(JSON.stringify(content)));
    return Promise.resolve({ address: `/auth/oidc?connect=${token.toString('base64url')}` });
  },
);

/** Who connects by such an address. Error: OIDC_REFUSED, also in a browser that has not the other half of the session. */
export async function openConnectionAddress(ctx: RequestContext, token: string): Promise<Connecting> {
  const opened = unseal(ctx.services.secretKey, purpose, '', Buffer.from(token, 'base64url'));
  const content = opened && sealedConnecting.parse(JSON.parse(opened.toString()));
  const { half } = ctx.sessionCookie;
  if (!content || content.until <= clock.now().getTime() || half === undefined) throw new DomainError('OIDC_REFUSED');
  const { userId, sessionId } = content;
  const [session] = await ctx.services.rows.read({
    name: 'connecting-session',
    text: `select session.id from staff_session session
      where session.id = $1::uuid and session.user_id = $2::uuid and session.cookie_hash = $3 and ${livingSession}`,
    values: [sessionId, userId, hashToken(half)],
  });
  if (!session) throw new DomainError('OIDC_REFUSED');
  return { userId, sessionId };
}
