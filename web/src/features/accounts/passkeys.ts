import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { PromptFailed } from './passkeys-work-here';

/* The browser's own prompts for passkeys. Loaded apart: sign-in forms fetch it with their button, other pages at a press. */

/** Lets the browser ask for a passkey. Takes WebAuthn's options and returns its answer, both JSON as text. Errors: `PromptFailed`. */
export async function askForPasskey(options: string): Promise<string> {
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return answered(startAuthentication({ optionsJSON: JSON.parse(options) as Options }));
}

/** Lets the browser make a passkey, likewise. The signal ends its prompt. */
export async function makePasskey(options: string, signal: AbortSignal): Promise<string> {
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  signal.throwIfAborted();
  const end = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', end);
  try {
    return await answered(startRegistration({ optionsJSON: JSON.parse(options) as Options }));
  } finally {
    signal.removeEventListener('abort', end);
  }
}

async function answered(prompt: Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await prompt);
  } catch (error) {
    const sentence = promptFailure(error);
    throw sentence === null ? error : new PromptFailed(sentence, { cause: error });
  }
}

/** What to say after a browser's prompt that led to nothing; null for an error of another kind. */
function promptFailure(error: unknown): string | null {
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
