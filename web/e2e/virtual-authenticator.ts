import type { Page } from '@playwright/test';

/** Gives a page, which is at its site already, a device that keeps passkeys and recognises its owner, by finger, face or PIN. */
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
    /** From now on it recognises its owner, or does not. */
    verify: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** The passkeys that it keeps. */
    passkeys,
    /** Takes it away from the page. */
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** Keeps one that another device had. */
    keep: (credential: Awaited<ReturnType<typeof passkeys>>[number]) =>
      session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}
