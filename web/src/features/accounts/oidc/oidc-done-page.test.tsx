/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCatalogue } from '@trailcrew/api/contract/error-codes';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Answering } from '../../../../test/answering-client';
import { defaultSettings, writePublicSettings } from '../../../app/settings';
import { clearSession, currentSession } from '../../../session/session';
import { keepWantedPage } from '../../../session/wanted-page';
import { OidcDonePage } from './oidc-done-page';
import { oidcFailure } from './oidc-failures';

const user = { __typename: 'User', id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'LEAD' };
const ways = { __typename: 'SignInWays', passkeys: false, provider: 'Club ID', passwordsAreForAdmins: false };
const claimed = { claimSession: { __typename: 'Session', token: 'half', user } };

beforeEach(() => writePublicSettings(defaultSettings));
afterEach(() => {
  cleanup();
  clearSession();
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

/** Opens the page with a query; returns how often it fetched a session. */
function open(query: string, answer: () => Record<string, unknown> | Error = () => claimed) {
  let claims = 0;
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/auth/oidc/done${query}`]}>
        <Answering
          answer={({ name }) => {
            if (name === 'SignInWays') return { signInWays: ways };
            claims += 1;
            return answer();
          }}
        >
          <Routes>
            <Route path="/auth/oidc/done" element={<OidcDonePage />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Answering>
      </MemoryRouter>
    </StrictMode>,
  );
  return () => claims;
}

test('the session is fetched once, and leads to the dashboard', async () => {
  const claims = open('');
  await screen.findByText('at /dashboard');
  expect(currentSession()).toMatchObject({ token: 'half', user: { firstName: 'Astrid', role: 'lead' } });
  expect(claims()).toBe(1);
});

test('it leads to the page in the address, else to the one that was wanted here', async () => {
  open('?to=%2Fhours%3FeventId%3D1');
  await screen.findByText('at /hours?eventId=1');
  cleanup();
  keepWantedPage({ pathname: '/rosters', search: '?eventId=2', hash: '' });
  open('');
  await screen.findByText('at /rosters?eventId=2');
});

test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/auth/oidc/done'])(
  '%j is no page to go to',
  async (to) => {
    open(`?to=${encodeURIComponent(to)}`);
    await screen.findByText('at /dashboard');
  },
);

test.each(['OIDC_REFUSED', 'OIDC_NO_ACCOUNT', 'OIDC_UNAVAILABLE', 'LINK_EXPIRED'] as const)(
  'after %s the page shows the server’s message, and leads back to the sign-in',
  (code) => {
    const claims = open(`?error=${code}`);
    expect(screen.getByRole('alert').textContent).toContain(errorCatalogue[code].message);
    expect(screen.getByRole('link', { name: 'Back to the sign-in' }).getAttribute('href')).toBe('/admin');
    expect(claims()).toBe(0);
  },
);

test('a person who has to connect it first reads where, with the provider’s name', async () => {
  open('?error=OIDC_CONNECT_FIRST');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('and connect this sign-in under Account');
  await waitFor(() =>
    expect(alert.textContent).toContain(
      'Sign in with your password once, and connect Club ID under Account, at ‘Connected sign-ins’.',
    ),
  );
});

test('an unknown code has the message of other failures', () => {
  open('?error=constructor');
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong. Please try again.');
});

test('a session that could not be fetched can be tried again', async () => {
  let isOffline = true;
  const claims = open('', () => (isOffline ? new TypeError('Failed to fetch') : claimed));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isOffline = false;
  fireEvent.click(again);
  await screen.findByText('at /dashboard');
  expect(claims()).toBe(2);
});

test('a session that no longer exists is reported as such', async () => {
  const extensions = { code: 'SESSION_EXPIRED' };
  open('', () => new CombinedGraphQLErrors({ errors: [{ message: 'Your session has expired.', extensions }] }));
  expect((await screen.findByRole('alert')).textContent).toContain('The sign-in was not completed.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(currentSession()).toBeNull();
});

test('a person who has to connect first reads the sentence of the API, with the name of the provider', () => {
  const { message } = errorCatalogue.OIDC_CONNECT_FIRST;
  expect(oidcFailure('OIDC_CONNECT_FIRST', 'Club ID')).toBe(message.replace('your account', 'Club ID'));
});
