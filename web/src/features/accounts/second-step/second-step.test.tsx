/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { jest } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Answering, type Asked } from '../../../../test/answering-client';
import { defaultSettings, writePublicSettings } from '../../../app/settings';
import { clearSession, currentSession } from '../../../session/session';
import { ToastRegion } from '../../../ui/toasts/toast-region';
import { LoginPage } from '../login-page';

const user = { __typename: 'User', id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' };
const session = { __typename: 'Session', token: 'whole', user };
const options = JSON.stringify({ challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] });

function refusal(code: string, more: object = {}, message = 'This did not match. Please try again.') {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...more } }] });
}
const wants = (...methods: string[]) =>
  refusal('SECOND_FACTOR_REQUIRED', {
    ...{ challenge: 'c1', methods },
    ...(methods.includes('PASSKEY') ? { passkey: options } : {}),
  });

beforeEach(() => writePublicSettings(defaultSettings));
afterEach(() => {
  cleanup();
  clearSession();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

/** jsdom has no passkeys: this browser has one, and its owner confirms or cancels. */
function withPasskey(confirms: () => boolean): void {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const credential = {
    ...{ id: 'p1', rawId: bytes('p1'), type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { authenticatorData: bytes('a'), clientDataJSON: bytes('{}'), signature: bytes('s') },
  };
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: () => (confirms() ? Promise.resolve(credential) : Promise.reject(new DOMException('No', 'NotAllowedError'))),
    },
  });
}

/** Signs in with a password at the sign-in page; returns what the second step was called with. */
async function signIn(
  answers: Record<string, (asked: Asked) => Record<string, unknown> | Error>,
  ways: object = { passkeys: false, provider: null, passwordsAreForAdmins: false },
) {
  const sent: Asked[] = [];
  const all: typeof answers = {
    DevLoginPage: () => ({ demoUsers: [] }),
    SignInWays: () => ({ signInWays: { __typename: 'SignInWays', ...ways } }),
    ...answers,
  };
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Answering
        answer={(asked) => {
          if (asked.name === 'CompleteSignIn') sent.push(asked);
          return all[asked.name ?? '']?.(asked);
        }}
      >
        <Routes>
          <Route path="/admin" element={<LoginPage />} />
          <Route path="*" element={<h1>Inside</h1>} />
        </Routes>
        <ToastRegion />
      </Answering>
    </MemoryRouter>,
  );
  const email = await screen.findByLabelText('Email');
  if (answers.SignIn) {
    fireEvent.change(email, { target: { value: 'a@example.org' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'loipe' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  }
  return sent;
}

test('an authenticator app: a wrong code keeps the step with the text selected, the right one signs in', async () => {
  const sent = await signIn({
    SignIn: () => wants('TOTP', 'RECOVERY_CODE'),
    CompleteSignIn: ({ variables }) =>
      JSON.stringify(variables).includes('123 456') ? { completeSignIn: session } : refusal('SECOND_FACTOR_WRONG'),
  });
  const digits = await screen.findByLabelText<HTMLInputElement>('Six digits of your authenticator app');
  expect(document.activeElement?.textContent).toBe('Second step');
  expect([digits.inputMode, digits.autocomplete]).toEqual(['numeric', 'one-time-code']);
  fireEvent.submit(digits);
  await screen.findByText('Please enter the six digits');
  expect(sent).toEqual([]);
  fireEvent.change(digits, { target: { value: '000000' } });
  fireEvent.submit(digits);
  await screen.findByText('This did not match. Please try again.');
  expect(digits.getAttribute('aria-invalid')).toBe('true');
  expect([digits.selectionStart, digits.selectionEnd]).toEqual([0, 6]);
  fireEvent.change(digits, { target: { value: '123 456' } });
  fireEvent.submit(digits);
  await screen.findByText('Inside');
  expect(currentSession()).toMatchObject({ token: 'whole', user: { firstName: 'Astrid' } });
  expect(sent.at(-1)?.variables).toEqual({ input: { challenge: 'c1', totp: '123 456' } });
});

test('a recovery code is behind a link, and one goes back from there', async () => {
  const sent = await signIn({
    SignIn: () => wants('TOTP', 'RECOVERY_CODE'),
    CompleteSignIn: () => ({ completeSignIn: session }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Use another way' }));
  await screen.findByLabelText('Six digits of your authenticator app');
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const code = screen.getByLabelText('Recovery code');
  fireEvent.change(code, { target: { value: 'ABCDE-FGHJK' } });
  fireEvent.submit(code);
  await screen.findByText('Inside');
  expect(sent[0]?.variables).toEqual({ input: { challenge: 'c1', recoveryCode: 'ABCDE-FGHJK' } });
});

test('a passkey: a cancelled prompt is reported in plain words and can be tried again', async () => {
  let confirms = false;
  withPasskey(() => confirms);
  const sent = await signIn({
    SignIn: () => wants('PASSKEY'),
    CompleteSignIn: () => ({ completeSignIn: session }),
  });
  const use = await screen.findByRole('button', { name: 'Use a passkey' });
  fireEvent.click(use);
  await screen.findByText(/Nothing is lost: please try again/);
  expect(sent).toEqual([]);
  confirms = true;
  fireEvent.click(use);
  await screen.findByText('Inside');
  const { challenge, passkey } = (sent[0]!.variables as { input: Record<string, string> }).input;
  expect(challenge).toBe('c1');
  expect(JSON.parse(passkey ?? '')).toMatchObject({ id: 'p1', type: 'public-key' });
});

test('in a browser without passkeys a person with only a passkey is asked to use another browser', async () => {
  await signIn({ SignIn: () => wants('PASSKEY') });
  await screen.findByText(/this browser cannot use it/);
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

test.each([
  ['took too long', 'CHALLENGE_OVER', 'This took too long, or was used already. Please start over.', true],
  ['was tried too often', 'TOO_MANY_REQUESTS', 'Too many attempts. Please wait a little and try again.', false],
])('a step that %s shows a message', async (_what, code, message, goesBack) => {
  await signIn({ SignIn: () => wants('TOTP'), CompleteSignIn: () => refusal(code, {}, message) });
  const digits = await screen.findByLabelText('Six digits of your authenticator app');
  fireEvent.change(digits, { target: { value: '123456' } });
  fireEvent.submit(digits);
  await screen.findByText(message);
  await waitFor(() => expect(screen.queryByLabelText('Password') !== null).toBe(goesBack));
});

test('Start over goes back to the form', async () => {
  await signIn({ SignIn: () => wants('TOTP') });
  fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  await screen.findByLabelText('Password');
});

const withPasskeys = { passkeys: true, provider: null, passwordsAreForAdmins: false };

/** Opens the sign-in page of a club with passkeys. Its challenges are `alone 1`, `alone 2` and so on; `asked` lists other queries, too. */
async function openAlone(ways: object = withPasskeys, role = 'ADMIN') {
  const asked: string[] = [];
  const noted = (name: string, data: Record<string, unknown>) => {
    asked.push(name);
    return data;
  };
  const sent = await signIn(
    {
      PasskeySignInOptions: () => {
        const challenge = `alone ${asked.filter((name) => name === 'options').length + 1}`;
        return noted('options', { passkeySignInOptions: { __typename: 'PasskeyOptions', challenge, options } });
      },
      DashboardPage: () => noted('dashboard', { myEvents: [] }),
      CompleteSignIn: () => noted('session', { completeSignIn: { ...session, user: { ...user, role } } }),
    },
    ways,
  );
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  await waitFor(() => expect(asked).toEqual(['options']));
  return { asked, sent, press: () => fireEvent.click(button) };
}

test('a passkey alone signs in where the address offers that; the provider has a link of its own', async () => {
  withPasskey(() => true);
  const { sent, press } = await openAlone({ passkeys: true, provider: 'Club ID', passwordsAreForAdmins: true });
  const link = await screen.findByRole('link', { name: 'Sign in with Club ID' });
  expect(link.getAttribute('href')).toBe('/auth/oidc');
  screen.getByText(/Leads sign in with Club ID\./);
  press();
  await screen.findByText('Inside');
  expect(sent[0]?.variables).toMatchObject({ input: { challenge: 'alone 1' } });
});

test.each([
  ['ADMIN', ['options', 'session', 'dashboard']],
  ['LEAD', ['options', 'session']],
])('a press of %s does not wait for options, and fetches the data of the next page at once', async (role, all) => {
  withPasskey(() => true);
  const { asked, press } = await openAlone(withPasskeys, role);
  await (
    await import('../../../app/preload-dashboard')
  ).dashboard;
  press();
  await screen.findByText('Inside');
  expect(asked).toEqual(all);
});

test('the options that came with the page are for one prompt, and not for one that comes much later', async () => {
  let confirms = false;
  withPasskey(() => confirms);
  const { sent, press } = await openAlone();
  press();
  await screen.findByText(/Nothing is lost: please try again/);
  confirms = true;
  press();
  await screen.findByText('Inside');
  expect(sent[0]?.variables).toMatchObject({ input: { challenge: 'alone 2' } });
  cleanup();
  clearSession();
  const later = await openAlone();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4 * 60_000);
  later.press();
  await screen.findByText('Inside');
  expect(later.sent[0]?.variables).toMatchObject({ input: { challenge: 'alone 2' } });
});

test('where options could not come with the page, the press asks for them', async () => {
  withPasskey(() => true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let tries = 0;
  const sent = await signIn(
    {
      PasskeySignInOptions: () =>
        (tries += 1) > 1
          ? { passkeySignInOptions: { __typename: 'PasskeyOptions', challenge: 'alone', options } }
          : refusal('TOO_MANY_REQUESTS'),
      CompleteSignIn: () => ({ completeSignIn: session }),
    },
    withPasskeys,
  );
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.queryByText(/did not match/)).toBeNull();
  fireEvent.click(button);
  await screen.findByText('Inside');
  expect(sent[0]?.variables).toMatchObject({ input: { challenge: 'alone' } });
});

test('a browser without passkeys is not offered any', async () => {
  await signIn({}, { passkeys: true, provider: 'Club ID', passwordsAreForAdmins: false });
  await screen.findByRole('link', { name: 'Sign in with Club ID' });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});
