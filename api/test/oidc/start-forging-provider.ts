import { generateKeyPairSync, sign } from 'node:crypto';
import { listen } from './listen.js';

/** What it forges of an ID token. */
interface Forgery {
  claims?: Record<string, unknown>;
  /** Signed by a key that is not the published one. */
  hasOtherKey?: boolean;
  /** The algorithm `none`, without a signature. */
  isUnsigned?: boolean;
}

/** A provider that signs in everybody, and issues ID tokens that are as wrong as a test wants. */
export interface ForgingProvider {
  settings: Record<string, string>;
  forges(forgery: Forgery): void;
  stop(): Promise<void>;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts it. Without a forgery its tokens are right. */
export async function startForgingProvider(): Promise<ForgingProvider> {
  const [own, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  let forgery: Forgery = {};
  let nonce: string | null = null;

  const idToken = (): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: 'trailcrew', sub: 'forger', nonce, iat: now, exp: now + 60, ...forgery.claims };
    const content = `${encoded({ alg: forgery.isUnsigned ? 'none' : 'RS256', kid: 'own' })}.${encoded(claims)}`;
    if (forgery.isUnsigned) return `${content}.`;
    const key = forgery.hasOtherKey ? other : own;
    return `${content}.${sign('sha256', Buffer.from(content), key!.privateKey).toString('base64url')}`;
  };
  const { url: issuer, stop } = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const send = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration')
      return send({
        ...{
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
        },
        ...{ response_types_supported: ['code'], id_token_signing_alg_values_supported: ['RS256'] },
      });
    if (pathname === '/jwks')
      return send({ keys: [{ ...own!.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] });
    if (pathname === '/token') return send({ access_token: 'x', token_type: 'Bearer', id_token: idToken() });
    nonce = searchParams.get('nonce');
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' }).toString();
    return response.writeHead(302, { location: back.href }).end();
  });
  return {
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'trailcrew', OIDC_CLIENT_SECRET: 'a-secret-of-the-client' },
    forges: (wanted) => void (forgery = wanted),
    stop,
  };
}
