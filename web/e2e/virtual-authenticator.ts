import type { Page } from '@playwright/test';

/** Gives an opened page a device that stores passkeys and verifies its owner by finger, face or PIN. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    /** Sets whether it recognises its owner from now on. */
    verify: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** The passkeys that it stores. */
    passkeys,
    /** Removes it from the page. */
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** Stores a passkey from another device. */
    keep: (credential: Awaited<ReturnType<typeof passkeys>>[number]) =>
      session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}
