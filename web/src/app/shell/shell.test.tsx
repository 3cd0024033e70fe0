/** @jest-environment jsdom */
import '../../../test/text-encoder';
import '../../../test/dialog-element';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering } from '../../../test/answering-client';
import { clearSession, currentSession, storeSession, type Session } from '../../session/session';
import { signInAgain } from '../../session/sign-in-again';
import { stepUp } from '../../session/step-up';
import { defaultSettings, writePublicSettings } from '../settings';

// What asks staff cannot be fetched. No real part fails so in this test.
jest.unstable_mockModule('../../features/accounts/ask-staff', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { Shell } = await import('./shell');

afterEach(() => {
  cleanup();
  clearSession();
});

test.each([
  ['another sign-in', signInAgain],
  ['a proof', (session: Session) => stepUp(session, { challenge: 'c1', methods: ['TOTP'], passkey: null })],
])('what waits for %s can be given up where the code for that cannot be fetched', async (_what, wait) => {
  writePublicSettings(defaultSettings);
  storeSession('token', { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' });
  const session = currentSession();
  if (!session) throw new Error('Nobody is signed in');
  render(
    <MemoryRouter>
      <Answering answer={() => undefined}>
        <Shell>The page</Shell>
      </Answering>
    </MemoryRouter>,
  );
  let settled: Promise<boolean> = Promise.resolve(true);
  act(() => {
    settled = wait(session);
  });
  await screen.findByRole('dialog', { name: 'This could not be loaded' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await settled).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
