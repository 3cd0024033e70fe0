/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../../test/answering-client';
import { defaultSettings, writePublicSettings } from '../../../app/settings';
import { ToastRegion } from '../../../ui/toasts/toast-region';
import { AccountPage } from './account-page';

beforeEach(() => writePublicSettings(defaultSettings));
afterEach(cleanup);

const session = (id: string, device: string, isCurrent = false) => ({
  ...{ __typename: 'OpenSession', id, device, isCurrent, network: '203.0.113.x' },
  ...{ startedAt: '2099-03-01T08:00:00.000Z', lastUsedAt: '2099-03-02T09:30:00.000Z' },
});
const here = session('a', 'Firefox on Windows', true);
const phone = session('b', 'Safari on iPhone');

const nothingYet = {
  ...{ __typename: 'Account', email: 'astrid@example.org', factors: [], recoveryCodesLeft: 0, connections: [] },
  ...{ offersPasskeys: true, connectsTo: null },
};

function open(sessions: object[] | Error, answers: Record<string, Record<string, unknown> | Error> = {}) {
  const asked: Asked[] = [];
  render(
    <MemoryRouter>
      <Answering
        answer={(call) => {
          asked.push(call);
          if (call.name === 'AccountPage') return { me: nothingYet };
          return answers[call.name ?? ''] ?? (sessions instanceof Error ? sessions : { sessions });
        }}
      >
        <AccountPage />
        <ToastRegion />
      </Answering>
    </MemoryRouter>,
  );
  return () => asked.filter(({ name }) => !name?.startsWith('Account'));
}

test('each device has its network and times, and one’s own cannot be signed out here', async () => {
  open([here, phone]);
  const devices = await screen.findByRole('region', { name: 'Devices' });
  const [mine, other] = within(devices).getAllByRole('listitem');
  expect(mine?.textContent).toContain('This one');
  expect(mine?.textContent).toContain('203.0.113.x · since Mar 1, 2099, 8:00 AM · last used Mar 2, 2099, 9:30 AM');
  expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();
  within(other as HTMLElement).getByRole('button', { name: 'Sign out Safari on iPhone' });
});

test('a device is signed out once that is confirmed', async () => {
  const sent = open([here, phone], {
    EndSession: { endSession: { __typename: 'EndSessionPayload', sessions: [here] } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign out Safari on iPhone?' });
  expect(sent()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await screen.findByText('Signed out: Safari on iPhone');
  expect(sent()).toMatchObject([{ name: 'EndSession', variables: { id: 'b' } }]);
});

test('all others are signed out at once, and a failure is shown in the dialog', async () => {
  const refusal = new CombinedGraphQLErrors({ errors: [{ message: 'Not now.', extensions: { code: 'UNAVAILABLE' } }] });
  open([here, phone], { EndOtherSessions: refusal });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  expect((await screen.findByText('Still signed in')).parentElement?.textContent).toContain('Not now.');
});

test('the page says when there is no other sign-in', async () => {
  open([here]);
  await screen.findByText('You are signed in nowhere else.');
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('without a connection the page can be tried again', async () => {
  open(new TypeError('Failed to fetch'));
  await screen.findByRole('button', { name: 'Try again' });
});
