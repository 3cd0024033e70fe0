import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { ProductSettings, Services } from '../../../platform/operation/request-context.js';

type WebAuthn = typeof import('@simplewebauthn/server');
let loading: Promise<WebAuthn> | undefined;

/** The library, which takes 27 MB and 0.3 s: it is loaded with the first passkey. */
export function loadWebAuthn(): Promise<WebAuthn> {
  return (loading ??= import('@simplewebauthn/server'));
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
function siteOf({ publicUrl }: ProductSettings): { rpID: string; origin: string } {
  const { hostname: rpID, origin } = new URL(publicUrl);
  return { rpID, origin };
}

/** WebAuthn's options for `navigator.credentials.get`, JSON as text. Without passkeys the browser offers those that it knows. */
export async function passkeyOptionsToSignIn(
  settings: ProductSettings,
  challenge: string,
  passkeys: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[] = [],
): Promise<string> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(settings).rpID,
    challenge: bytesOf(challenge),
    userVerification: 'required',
    ...(passkeys.length > 0 && {
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transports as AuthenticatorTransport[],
      })),
    }),
  });
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
    requireUserVerification: true,
  }).catch((err: unknown) => {
    log.info({ err }, 'A new passkey was refused');
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
    log.info({ err }, 'A passkey was refused');
    return { verified: false as const, authenticationInfo: undefined };
  });
  return verified ? (authenticationInfo?.newCounter ?? null) : null;
}

/** The id of the credential in a browser's answer; null for a text that is none. */
export function credentialIn(response: string): string | null {
  return parseAnswer(response)?.id ?? null;
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

/** By which ways a browser reaches a passkey, such as `internal` or `usb`: a hint for later, never a fact. */
function transportsOf({ response }: RegistrationResponseJSON): string[] {
  const { transports } = response as { transports?: unknown };
  const known = Array.isArray(transports) ? transports : [];
  return known.filter((one): one is string => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 8);
}

function bytesOf(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(token, 'base64url'));
}
