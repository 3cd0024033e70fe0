/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../../test/answering-client';
import { defaultSettings, writePublicSettings } from '../../../app/settings';
import { ToastRegion } from '../../../ui/toasts/toast-region';
import { Connections } from './connections';

const clubId = {
  ...{ __typename: 'Connection' as const, id: 'i1', name: 'Club ID' },
  ...{ createdAt: '2099-03-01T08:00:00.000Z', lastUsedAt: '2099-03-02T09:30:00.000Z' },
};

beforeEach(() => writePublicSettings(defaultSettings));
afterEach(cleanup);

function open(query: string, connections: (typeof clubId)[]) {
  window.history.replaceState(null, '', `/account${query}`);
  const sent: Asked[] = [];
  const answers: Record<string, Record<string, unknown>> = {
    BeginOidcConnection: {
      beginOidcConnection: { __typename: 'BeginOidcConnectionPayload', address: '#at-the-provider' },
    },
    DisconnectOidc: { disconnectOidc: { __typename: 'DisconnectOidcPayload', connections: [] } },
  };
  render(
    <BrowserRouter>
      <Answering
        answer={(asked) => {
          sent.push(asked);
          return answers[asked.name ?? ''];
        }}
      >
        <Connections connections={connections} connectsTo="Club ID" />
        <ToastRegion />
      </Answering>
    </BrowserRouter>,
  );
  return sent;
}

test('an account that is not connected can be connected at the server’s address', async () => {
  open('', []);
  fireEvent.click(screen.getByRole('button', { name: 'Connect with Club ID' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
});

test('a connected sign-in has its times, and is disconnected once that is confirmed', async () => {
  const sent = open('', [clubId]);
  screen.getByText('added Mar 1, 2099, 8:00 AM · last used Mar 2, 2099, 9:30 AM');
  expect(screen.queryByRole('button', { name: 'Connect with Club ID' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect Club ID' }));
  const dialog = screen.getByRole('dialog', { name: 'Disconnect Club ID?' });
  within(dialog).getByText(/You then sign in with your password, a mailed link or a passkey\./);
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await screen.findByText('Club ID is disconnected');
  expect(sent).toMatchObject([{ name: 'DisconnectOidc', variables: { id: 'i1' } }]);
});

test.each([
  ['?connected=1', 'Club ID is connected'],
  ['?oidcError=OIDC_TAKEN', 'This account is connected with someone else here.'],
  ['?oidcError=NEW_ONE', 'Something went wrong. Please try again.'],
])('the result of connecting (%s) is shown once', async (query, words) => {
  open(query, []);
  await screen.findByText(words);
  await waitFor(() => expect(window.location.search).toBe(''));
});
