/** Whether this browser can use passkeys at this address: it knows them, and the address has a name. */
export function passkeysWorkHere(): boolean {
  const { hostname } = window.location;
  return typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(hostname);
}

/** The browser's prompt for a passkey led to nothing. Its message is for the screen. */
export class PromptFailed extends Error {}
