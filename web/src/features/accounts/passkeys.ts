/* The browser's own prompts for passkeys. Few press the buttons, so the library is loaded then. */

/** Whether this browser can use passkeys at this address: it knows them, and the address has a name. */
export function passkeysWorkHere(): boolean {
  const { hostname } = window.location;
  return typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(hostname);
}

/** Lets the browser ask for a passkey. Takes WebAuthn's options and gives its answer, both JSON as text. Rejects when nothing came of it. */
export async function askForPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) as Options }));
}

/** Lets the browser make a passkey, likewise. The signal ends its prompt. */
export async function makePasskey(options: string, signal: AbortSignal): Promise<string> {
  const { startRegistration, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  signal.throwIfAborted();
  const end = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', end);
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) as Options }));
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** What to say after a browser's prompt that led to nothing; null for an error of another kind. */
export function promptFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'Your device got no answer. Nothing is lost: please try again, or choose another way.';
    case 'InvalidStateError':
      return 'This device has a passkey for your account already.';
    case 'ConstraintError':
    case 'NotSupportedError':
      return 'This device cannot keep a passkey that asks for your finger, face or PIN.';
    case 'SecurityError':
      return 'Passkeys do not work at this address.';
    case 'UnknownError':
      return 'The passkey did not work. Please try again, or choose another way.';
    default:
      return null;
  }
}
