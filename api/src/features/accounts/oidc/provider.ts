import type { ClientAuth, Configuration } from 'openid-client';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { OidcSettings, RequestContext } from '../../../platform/operation/request-context.js';

/** What a sign-in at the provider was begun with: the answer has to fit. */
export interface Begun {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the provider says of somebody: its claims hold whatever it sends. */
export interface ProviderAnswer {
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, unknown>>;
}

const secondsToAnswer = 10;
const keptFor = 3_600_000;

/** What providers said of themselves, until an hour has passed. */
const discovered = new WeakMap<OidcSettings, { at: number; configuration: Promise<Configuration> }>();

/** The library takes some memory, so it is loaded with the first sign-in. */
const load = () => import('openid-client');

/** The provider of the settings. Error: NOT_FOUND without one. */
export function providerOf({ services: { settings } }: RequestContext): OidcSettings {
  if (!settings.oidc) throw new DomainError('NOT_FOUND');
  return settings.oidc;
}

/** The address to which the provider sends the browser back. */
export function callbackAddress({ services: { settings } }: RequestContext): string {
  return `${settings.publicUrl}/auth/oidc/callback`;
}

/** Begins a sign-in: the provider's address with its parameters, and what the answer has to fit. Error: OIDC_UNAVAILABLE. */
export async function beginAtProvider(ctx: RequestContext): Promise<{ address: string; begun: Begun }> {
  const oidc = providerOf(ctx);
  const client = await load();
  const configuration = await discover(ctx, oidc);
  const begun = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(ctx),
    scope: scopeOf(oidc, configuration),
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href, begun };
}

/**
 * Exchanges the code in the provider's answer, checks the ID token and its signature, and reads userinfo where the token lacks
 * it. Errors: OIDC_REFUSED, OIDC_UNAVAILABLE.
 */
export async function readProviderAnswer(ctx: RequestContext, search: string, begun: Begun): Promise<ProviderAnswer> {
  const oidc = providerOf(ctx);
  const client = await load();
  const configuration = await discover(ctx, oidc);
  try {
    const tokens = await client.authorizationCodeGrant(configuration, new URL(callbackAddress(ctx) + search), {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
    });
    const claims = tokens.claims();
    if (!claims) throw new DomainError('OIDC_REFUSED');
    const { iss: issuer, sub: subject } = claims;
    const isComplete = claims.email !== undefined && (!oidc.roles || claims[oidc.roles.claim] !== undefined);
    if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return { issuer, subject, claims };
    const userInfo = await client.fetchUserInfo(configuration, tokens.access_token, subject);
    return { issuer, subject, claims: { ...userInfo, ...claims } };
  } catch (error) {
    throw refusalOf(ctx, error);
  }
}

/** The scopes to ask for. A provider that has a scope with the name of the role claim sends it only to those who ask. */
function scopeOf({ roles }: OidcSettings, configuration: Configuration): string {
  const { scopes_supported: scopes } = configuration.serverMetadata();
  const more = roles && scopes?.includes(roles.claim) ? [roles.claim] : [];
  return ['openid', 'profile', 'email', ...more].join(' ');
}

/** What the provider says of itself, read when first needed and kept for an hour; a failure is not kept. Error: OIDC_UNAVAILABLE. */
async function discover(ctx: RequestContext, oidc: OidcSettings): Promise<Configuration> {
  const now = clock.now().getTime();
  let known = discovered.get(oidc);
  if (!known || now - known.at >= keptFor) discovered.set(oidc, (known = { at: now, configuration: ask(oidc) }));
  try {
    return await known.configuration;
  } catch (error) {
    if (discovered.get(oidc) === known) discovered.delete(oidc);
    logFailure(ctx, error);
    throw new DomainError('OIDC_UNAVAILABLE');
  }
}

async function ask({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const client = await load();
  // By the form that most providers take; some take the header alone.
  const [post, basic] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)];
  const authenticate: ClientAuth = (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported;
    return (ways === undefined || ways.includes('client_secret_post') ? post : basic)(server, ...rest);
  };
  const isLoopback = issuer.startsWith('http:');
  return client.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: secondsToAnswer,
    // The library leaves the signature to https; without this an ID token of the wrong key would do.
    execute: [client.enableNonRepudiationChecks, ...(isLoopback ? [client.allowInsecureRequests] : [])],
  });
}

/** Failures of the library that are the provider's: it is away, late or broken. */
const outages: ReadonlySet<unknown> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** OIDC_REFUSED for an answer that does not fit, such as a cancelled sign-in or a used code; OIDC_UNAVAILABLE for none. */
function refusalOf(ctx: RequestContext, error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  logFailure(ctx, error);
  const { code, status } = error as { code?: unknown; status?: unknown };
  const isAnswer = typeof code === 'string' && code.startsWith('OAUTH_') && !outages.has(code);
  const isBroken = typeof status === 'number' && status >= 500;
  return new DomainError(isAnswer && !isBroken ? 'OIDC_REFUSED' : 'OIDC_UNAVAILABLE');
}

/** The log says why, in names alone: messages and causes of the library may hold codes and tokens. */
function logFailure({ services: { log } }: RequestContext, error: unknown): void {
  const { code, error: answered, cause } = error as { code?: unknown; error?: unknown; cause?: { code?: unknown } };
  const reasons = [code, answered, cause?.code].filter((one) => typeof one === 'string' && /^[\w-]{1,60}$/.test(one));
  log.warn({ reasons }, 'A sign-in by the OpenID provider failed.');
}
