/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Answering } from '../../../../test/answering-client';
import { defaultSettings, writePublicSettings } from '../../../app/settings';
import { clearSession, currentSession } from '../../../session/session';
import { DevLoginPage } from '../dev-login-page';
import { MagicLinkPage } from '../magic-link-page';
import { ResetPasswordPage } from '../reset-password-page';
import { SignInAgain } from '../sign-in-again';

const user = { __typename: 'User', id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' };
const wants = new CombinedGraphQLErrors({
  errors: [
    {
      message: 'Please confirm your sign-in with a second step.',
      extensions: { code: 'SECOND_FACTOR_REQUIRED', challenge: 'c1', methods: ['TOTP'] },
    },
  ],
});
const answers: Record<string, Record<string, unknown> | Error> = {
  SignInWays: {
    signInWays: { __typename: 'SignInWays', passkeys: false, provider: null, passwordsAreForAdmins: false },
  },
  MagicLinkPage: { signInLinkEmail: 'astrid@example.org' },
  DevLoginPage: { demoUsers: [{ ...user, email: 'astrid@example.org' }] },
  ...{ SignIn: wants, VerifyMagicLink: wants, SetPassword: wants, DevSignIn: wants },
  CompleteSignIn: { completeSignIn: { __typename: 'Session', token: 'whole', user } },
};

beforeEach(() => writePublicSettings({ ...defaultSettings, development: true }));
afterEach(() => {
  cleanup();
  clearSession();
});

const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));

const places = {
  'the dialog to sign in again': {
    page: <SignInAgain onClose={() => undefined} />,
    signIn: async () => {
      await fill('Email', 'astrid@example.org');
      await fill('Password', 'loipe');
      await press('Sign In');
    },
    leadsOn: false,
    back: 'Email',
  },
  'a mailed link': { page: <MagicLinkPage />, signIn: () => press(/^Sign in as/), leadsOn: true, back: 'The sign-in' },
  'a new password': {
    page: <ResetPasswordPage />,
    signIn: async () => {
      await fill('New password', 'seven wooden skis');
      await fill('Confirm password', 'seven wooden skis');
      await press('Set password');
    },
    leadsOn: true,
    back: 'The sign-in',
  },
  'the demo sign-in': { page: <DevLoginPage />, signIn: () => press(/Astrid/), leadsOn: true, back: 'Demo sign-in' },
};

describe.each(Object.entries(places))('%s', (_name, { page, signIn, leadsOn, back }) => {
  beforeEach(async () => {
    render(
      <MemoryRouter initialEntries={['/here?token=t1']}>
        <Answering answer={({ name }) => answers[name ?? '']}>
          <Routes>
            <Route path="/here" element={page} />
            <Route path="/admin" element={<h1>The sign-in</h1>} />
            <Route path="*" element={<h1>Inside</h1>} />
          </Routes>
        </Answering>
      </MemoryRouter>,
    );
    await signIn();
    await screen.findByText('Second step');
  });

  test('asks for the second step in place of its form, and goes on after it', async () => {
    const digits = screen.getByLabelText('Six digits of your authenticator app');
    expect(screen.queryByLabelText(/assword/)).toBeNull();
    expect(currentSession()).toBeNull();
    fireEvent.change(digits, { target: { value: '123456' } });
    fireEvent.submit(digits);
    await waitFor(() => expect(currentSession()?.token).toBe('whole'));
    if (leadsOn) await screen.findByText('Inside');
  });

  test('starts over where that is possible', async () => {
    await press('Start over');
    await waitFor(() => expect(screen.queryByText('Second step')).toBeNull());
    expect(screen.queryByText(back) ?? screen.queryByLabelText(back)).not.toBeNull();
  });
});

/** Opens a page of a club with a provider, and returns the link to the provider. */
async function openWithProvider(page: ReactNode, address: string, passwordsAreForAdmins: boolean) {
  const ways = { __typename: 'SignInWays', passkeys: false, provider: 'Club ID', passwordsAreForAdmins };
  render(
    <MemoryRouter initialEntries={[address]}>
      <Answering answer={() => ({ signInWays: ways, setUpLinkEmail: 'lea@example.org' })}>{page}</Answering>
    </MemoryRouter>,
  );
  return screen.findByRole('link', { name: 'Sign in with Club ID' });
}

test.each([
  [true, 'Set up your sign-in', Node.DOCUMENT_POSITION_FOLLOWING],
  [false, 'Choose your password', Node.DOCUMENT_POSITION_PRECEDING],
])('setting up a sign-in offers the provider first where passwords are for admins: %s', async (only, title, where) => {
  const link = await openWithProvider(<ResetPasswordPage />, '/here?token=t1&setup=1', only);
  screen.getByRole('heading', { level: 1, name: title });
  expect(link.getAttribute('href')).toBe('/auth/oidc?setup=t1');
  // The link may have been forwarded by somebody else.
  screen.getByText('lea@example.org');
  expect(link.compareDocumentPosition(screen.getByLabelText('New password'))).toBe(where);
});

test('the provider opens beside the dialog to sign in again, which says that the page will continue', async () => {
  const link = await openWithProvider(<SignInAgain onClose={() => undefined} />, '/here', false);
  expect(link.getAttribute('target')).toBe('_blank');
  screen.getByText('This page continues as soon as you are signed in.');
});
