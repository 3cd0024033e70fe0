import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { ProductSettings, Services } from '../../../platform/operation/request-context.js';

/** What every Node.js that runs this knows: Ed25519, ES256, RS256. */
const algorithms = [-8, -7, -257];

type WebAuthn = typeof import('@simplewebauthn/server');
let loading: Promise<WebAuthn> | undefined;

/** The library, which takes 27 MB and 0.3 s: it is loaded with the first passkey. */
export function loadWebAuthn(): Promise<WebAuthn> {
  loading ??= import('@simplewebauthn/server').catch((error: unknown) => {
    // The next call tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A passkey as it is stored. */
export interface StoredPasskey {
  id: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** The site that passkeys belong to: the host of the public address, never what a request says. */
export function siteOf({ publicUrl }: Pick<ProductSettings, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname: rpID, origin } = new URL(publicUrl);
  return { rpID, origin };
}

/**
 * WebAuthn's options for `navigator.credentials.get`, JSON as text. Without passkeys the browser offers those that it knows. Written by hand:
 * each sign-in page asks for them, and where nobody has a passkey the library is never needed.
 */
export function passkeyOptionsToSignIn(
  settings: ProductSettings,
  challenge: string,
  passkeys: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[] = [],
): string {
  const options: PublicKeyCredentialRequestOptionsJSON = {
    rpId: siteOf(settings).rpID,
    // A token is base64url of its bytes already.
    challenge,
    ...(passkeys.length > 0 && {
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transports as AuthenticatorTransport[],
        type: 'public-key',
      })),
    }),
    timeout: 60_000,
    userVerification: 'required',
  };
  return JSON.stringify(options);
}

/** WebAuthn's options for `navigator.credentials.create`, JSON as text. */
export async function passkeyOptionsToAdd(
  settings: ProductSettings,
  challenge: string,
  owner: { userId: string; email: string; name: string },
  known: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[],
): Promise<string> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: settings.organisationName,
    rpID: siteOf(settings).rpID,
    userID: Uint8Array.from(Buffer.from(owner.userId)),
    userName: owner.email,
    userDisplayName: owner.name,
    challenge: bytesOf(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/** What a check needs: the settings, and the log for why an answer did not hold. */
type Checking = Pick<Services, 'settings' | 'log'>;

/** The passkey that a browser made for a challenge; null for an answer that does not hold, or of a person that was not verified. */
export async function verifyNewPasskey(
  { settings, log }: Checking,
  challenge: string,
  response: string,
): Promise<Omit<StoredPasskey, 'id'> | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { rpID, origin } = siteOf(settings);
  const answer = parseAnswer(response) as RegistrationResponseJSON | null;
  if (!answer) return null;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...{ response: answer, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: true,
  }).catch((err: unknown) => {
    log.info({ reason: reasonOf(err) }, 'A new passkey was refused');
    return { verified: false as const, registrationInfo: undefined };
  });
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: transportsOf(answer) };
}

/** The counter after an answer by a passkey; null for an answer that does not hold, or whose counter went back. */
export async function verifyPasskey(
  { settings, log }: Checking,
  challenge: string,
  response: string,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { rpID, origin } = siteOf(settings);
  const answer = parseAnswer(response) as AuthenticationResponseJSON | null;
  if (!answer) return null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...{ response: answer, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
    requireUserVerification: true,
  }).catch((err: unknown) => {
    log.info({ reason: reasonOf(err) }, 'A passkey was refused');
    return { verified: false as const, authenticationInfo: undefined };
  });
  return verified ? (authenticationInfo?.newCounter ?? null) : null;
}

/** The credential and, where the browser says it, the user in its answer; null for a text that is none. */
export function claimIn(response: string): { credentialId: string; userId: string | null } | null {
  const answer = parseAnswer(response) as AuthenticationResponseJSON | null;
  if (!answer) return null;
  const handle: unknown = answer.response?.userHandle;
  const userId = typeof handle === 'string' && handle !== '' ? Buffer.from(handle, 'base64url').toString() : null;
  return { credentialId: answer.id, userId };
}

function parseAnswer(response: string): { id: string } | null {
  try {
    const parsed: unknown = JSON.parse(response);
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string'
      ? { ...parsed, id: parsed.id }
      : null;
  } catch {
    // What anybody may send is no failure of ours.
    return null;
  }
}

/** Why the library refused, without what was sent or expected, which it quotes. Anything but its own errors is a bug. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) throw error;
  return /^[^"]*/.exec(error.message)?.[0].trim() ?? '';
}

/** By which ways a browser reaches a passkey, such as `internal` or `usb`: a hint for later, never a fact. */
function transportsOf({ response }: RegistrationResponseJSON): string[] {
  const { transports } = response as { transports?: unknown };
  const known = Array.isArray(transports) ? transports : [];
  return known.filter((one): one is string => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 8);
}

function bytesOf(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(token, 'base64url'));
}
