/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { app, codes, eachWithNobody, laptop, openAccount, refusal } from '../../../../test/open-account';

eachWithNobody();

test('without a second step the page says what it is for; with some it describes each', async () => {
  openAccount({}, {});
  await screen.findByText('You have no second step yet. It protects your account if someone learns your password.');
  screen.getByText('astrid@example.org');
  screen.getByText(/such as Google Authenticator, Microsoft Authenticator or the Passwords app of iPhones/);
  expect(screen.queryByText('Recovery codes')).toBeNull();
  // Neither the address nor this browser has passkeys.
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  cleanup();
  openAccount({ factors: [laptop, app], recoveryCodesLeft: 7 }, {});
  await screen.findByText('Passkey · added Mar 1, 2099, 8:00 AM · not used yet');
  screen.getByText('Authenticator app · added Mar 1, 2099, 8:00 AM · last used Mar 2, 2099, 9:30 AM');
  screen.getByText('7 of 10 left');
});

test('the last second step that is needed stays, with the reason', async () => {
  const message = 'This club asks for a second step, and this is your last one. Please add another one first.';
  const { sent } = openAccount({ factors: [laptop] }, { RemoveFactor: () => refusal('LAST_FACTOR', message) });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove My laptop' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove My laptop?' });
  within(dialog).getByText(/signed out everywhere else/);
  within(dialog).getByText(/your recovery codes end with it/);
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await within(dialog).findByText(message);
  expect(sent).toMatchObject([{ name: 'RemoveFactor', variables: { id: 'f1' } }]);
});

test('new recovery codes are made once that is confirmed, and shown', async () => {
  const { sent } = openAccount(
    { factors: [laptop], recoveryCodesLeft: 2 },
    { NewRecoveryCodes: () => ({ newRecoveryCodes: { __typename: 'RecoveryCodesPayload', recoveryCodes: codes } }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const asking = screen.getByRole('dialog', { name: 'Make new recovery codes?' });
  within(asking).getByText(/no longer work/);
  expect(sent).toEqual([]);
  fireEvent.click(within(asking).getByRole('button', { name: 'Make new codes' }));
  const kept = await screen.findByRole('dialog', { name: 'Keep your recovery codes' });
  expect(within(kept).getAllByRole('listitem')).toHaveLength(10);
  fireEvent.click(within(kept).getByRole('button', { name: 'Close' }));
  const leaving = screen.getByRole('dialog', { name: 'Close without keeping the codes?' });
  fireEvent.click(within(leaving).getByRole('button', { name: 'Back to the codes' }));
  expect(within(kept).getAllByRole('listitem')).toHaveLength(10);
  fireEvent(kept, new Event('cancel', { cancelable: true }));
  const again = screen.getByRole('dialog', { name: 'Close without keeping the codes?' });
  const closing = within(again).getAllByRole('button', { name: 'Close' }).at(-1);
  if (!closing) throw new Error('Nothing closes the codes');
  fireEvent.click(closing);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('codes that were saved as a file are closed without a question', async () => {
  openAccount(
    { factors: [laptop] },
    { NewRecoveryCodes: () => ({ newRecoveryCodes: { __typename: 'RecoveryCodesPayload', recoveryCodes: codes } }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('new recovery codes whose response was lost may exist, and the page fetches them again', async () => {
  const { state } = openAccount(
    { factors: [laptop], recoveryCodesLeft: 2 },
    {
      NewRecoveryCodes: () => {
        state.me = { ...state.me, recoveryCodesLeft: 10 };
        return new TypeError('Failed to fetch');
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
  await screen.findByText('We do not know whether this was saved');
  await screen.findByText('10 of 10 left');
});
