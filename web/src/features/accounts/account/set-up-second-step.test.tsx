/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { act, fireEvent, screen } from '@testing-library/react';
import { account, app, begun, codes, eachWithNobody, openAccount, refusal } from '../../../../test/open-account';
import { currentSession, storeSession } from '../../../session/session';
import { noteSetUpRequired } from '../../../session/set-up-required';
import { keepWantedPage } from '../../../session/wanted-page';

eachWithNobody();

const setUpFirst = () => refusal('SECOND_FACTOR_SETUP_REQUIRED', 'Please set it up first.');

/** What the client does when the server refuses a session for a missing second step. */
async function leadToSetUp() {
  await screen.findByText('Please set it up first.');
  storeSession('token', { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' });
  const mine = currentSession();
  if (!mine) throw new Error('Nobody is signed in');
  act(() => noteSetUpRequired(mine));
  await screen.findByRole('heading', { level: 1, name: 'Set up a second step' });
}

test('a person who has to set it up sees nothing else, and then gets to the page that they wanted', async () => {
  keepWantedPage({ pathname: '/hours', search: '?eventId=1', hash: '' });
  const { state, asksForMe } = openAccount(
    {},
    {
      AccountDevices: setUpFirst,
      BeginTotp: () => ({ beginTotp: begun }),
      AddTotp: () => {
        state.me = { ...account, factors: [app] };
        return { addTotp: { __typename: 'AddFactorPayload', factor: app, recoveryCodes: codes } };
      },
    },
  );
  await leadToSetUp();
  screen.getByText('Tamarack Trail Club asks everybody who manages events for it.');
  expect(screen.queryByText('Devices')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add an authenticator app' }));
  const digits = await screen.findByLabelText('Six digits that the app shows');
  fireEvent.change(digits, { target: { value: '123456' } });
  fireEvent.submit(digits);
  const kept = await screen.findByRole('button', { name: 'I have kept them' });
  // The page has noticed it, and waits until the codes are read.
  await act(async () => fireEvent.focus(window));
  expect(asksForMe()).toBe(2);
  expect(kept.isConnected).toBe(true);
  fireEvent.click(kept);
  await screen.findByRole('heading', { level: 1, name: 'Your second step is set up' });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('at /hours?eventId=1');
});

test('a person who set it up in another tab can continue here, too', async () => {
  const { state } = openAccount({}, { AccountDevices: setUpFirst });
  await leadToSetUp();
  state.me = { ...account, factors: [app] };
  fireEvent.focus(window);
  await screen.findByRole('heading', { level: 1, name: 'Your second step is set up' });
  screen.getByText('You can change it under Account, and make new recovery codes there.');
});
