import { generateKeyPairSync } from 'node:crypto';
import Provider, { type ProviderContext } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { listen } from './listen.js';

/** A real OpenID provider on this machine: everybody is signed in as the test says, without being asked. */
export interface OidcProvider {
  issuer: string;
  /** The settings of a server that signs in by it. */
  settings: Record<string, string>;
  /** Who is at the screen from now on, and what the provider knows of them; null: they cancel. */
  isAt(subject: string | null, claims?: Record<string, unknown>): void;
  /** The paths that were asked for. */
  asked: string[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

const scopes = 'openid profile email groups';

/**
 * Starts it, for a server at this public address. `inIdToken`: whether the ID token has what otherwise only userinfo
 * returns.
 */
export async function startOidcProvider({
  publicUrl = 'http://localhost:4000',
  inIdToken = false,
  authentication = 'client_secret_basic',
}: { publicUrl?: string; inIdToken?: boolean; authentication?: string } = {}): Promise<OidcProvider> {
  const client = { id: 'trailcrew', secret: 'a-secret-of-the-client-0123456789' };
  const asked: string[] = [];
  const accounts = new Map<string, Record<string, unknown>>();
  let atScreen: string | null = null;
  const {
    url: issuer,
    stop,
    start,
  } = await listen((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    asked.push(path);
    if (!path.startsWith('/interaction/')) return void answer(request, response);
    const result = atScreen === null ? { error: 'access_denied' } : { login: { accountId: atScreen } };
    void provider.interactionFinished(request, response, result);
  });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: client.id, client_secret: client.secret, token_endpoint_auth_method: authentication },
        redirect_uris: [`${publicUrl}/auth/oidc/callback`],
      },
    ],
    adapter: createMemoryAdapter(0),
    clientAuthMethods: [authentication],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'signing' }] },
    cookies: { keys: ['cookies of the provider'] },
    features: { devInteractions: { enabled: false } },
    scopes: scopes.split(' '),
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
    },
    conformIdTokenClaims: !inIdToken,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    findAccount: (_ctx: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
    // Nobody is asked what Trailcrew may know.
    loadExistingGrant: async ({ oidc }: ProviderContext) => {
      const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: 'Club ID',
    },
    isAt(subject, claims = {}) {
      atScreen = subject;
      if (subject !== null) accounts.set(subject, claims);
    },
    asked,
    stop,
    start,
  };
}
