/** @jest-environment jsdom */
import '../../../../../test/text-encoder';
import '../../../../../test/dialog-element';
import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { account, app, begun, codes, eachWithNobody, openAccount, refusal } from '../../../../../test/open-account';

eachWithNobody();

test('an authenticator app: its picture and key, a wrong code at the field, then ten codes to keep', async () => {
  const { sent } = openAccount(
    {},
    {
      BeginTotp: () => ({ beginTotp: begun }),
      AddTotp: ({ variables }) =>
        JSON.stringify(variables).includes('123456')
          ? { addTotp: { __typename: 'AddFactorPayload', factor: app, recoveryCodes: codes } }
          : refusal('SECOND_FACTOR_WRONG', 'This did not match. Please try again.'),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an authenticator app' });
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%20xmlns%3D%22x%22%2F%3E');
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe(begun.uri);
  within(dialog).getByText('ABCD EFGH');
  const digits = within(dialog).getByLabelText('Six digits that the app shows');
  fireEvent.change(digits, { target: { value: '12 34' } });
  fireEvent.submit(digits);
  await within(dialog).findByText('Please enter the six digits');
  fireEvent.change(digits, { target: { value: '000 000' } });
  fireEvent.submit(digits);
  await within(dialog).findByText('This did not match. Please try again.');
  fireEvent.change(digits, { target: { value: '123 456' } });
  fireEvent.submit(digits);
  const kept = await screen.findByRole('dialog', { name: 'Keep your recovery codes' });
  expect(
    within(kept)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(document.activeElement?.textContent).toMatch(/^Keep these ten codes/);
  fireEvent.click(within(kept).getByRole('button', { name: 'Save as a file' }));
  const [[blob]] = jest.mocked(URL.createObjectURL).mock.calls as [[Blob]];
  const saved = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });
  expect(saved).toBe(
    ['Recovery codes of your account at Tamarack Trail Club', 'http://localhost', '', ...codes, ''].join('\n'),
  );
  fireEvent.click(within(kept).getByRole('button', { name: 'I have kept them' }));
  await screen.findByText('Second step added');
  expect(sent.at(-1)).toMatchObject({
    name: 'AddTotp',
    variables: { input: { code: '123456', name: 'Authenticator app' } },
  });
});

test('the dialog cannot be closed while the codes are on their way', async () => {
  openAccount({}, { BeginTotp: () => ({ beginTotp: begun }), AddTotp: () => undefined });
  fireEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an authenticator app' });
  within(dialog).getByRole('button', { name: 'Cancel' });
  const digits = within(dialog).getByLabelText('Six digits that the app shows');
  fireEvent.change(digits, { target: { value: '123456' } });
  fireEvent.submit(digits);
  await within(dialog).findByRole('button', { name: 'One moment…' });
  expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  within(dialog).getByText('ABCD EFGH');
});

test('a secret that took too long is begun again', async () => {
  let begins = 0;
  openAccount(
    {},
    {
      BeginTotp: () => ({ beginTotp: { ...begun, secret: `KEY ${(begins += 1)}` } }),
      AddTotp: () => refusal('CHALLENGE_OVER', 'This took too long, or was used already. Please start over.'),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  const digits = await screen.findByLabelText('Six digits that the app shows');
  fireEvent.change(digits, { target: { value: '123456' } });
  fireEvent.submit(digits);
  await screen.findByText('This took too long, or was used already. Please start over.');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await screen.findByText('KEY 2');
  expect(screen.queryByText(/This took too long/)).toBeNull();
});

test('without the confirmation of the person the dialog says that nothing was added', async () => {
  openAccount({}, { BeginTotp: () => refusal('STEP_UP_REQUIRED', 'Please confirm that it is you.') });
  fireEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  expect((await screen.findByText('Nothing was added')).parentElement?.textContent).toContain(
    'Please confirm that it is you.',
  );
});

test.each([
  ['was lost', () => new TypeError('Failed to fetch')],
  ['could not be shown', () => refusal('SAVED_NOT_SHOWN', 'This was saved, but the answer was lost.')],
])('a second step whose response %s may have been added, and the page behind shows it', async (_what, lost) => {
  let sends = 0;
  const { state } = openAccount(
    {},
    {
      BeginTotp: () => ({ beginTotp: begun }),
      AddTotp: () => {
        state.me = { ...account, factors: [app], recoveryCodesLeft: 10 };
        return (sends += 1) === 1 ? lost() : refusal('CHALLENGE_OVER', 'This took too long, or was used already.');
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  const digits = await screen.findByLabelText('Six digits that the app shows');
  fireEvent.change(digits, { target: { value: '123456' } });
  fireEvent.submit(digits);
  await screen.findByText('We do not know whether this was saved');
  // Sending it again brings no other message.
  fireEvent.submit(digits);
  await screen.findByRole('button', { name: 'Start over' });
  expect(screen.queryByText('The app is not added yet')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('My app');
  screen.getByRole('button', { name: 'New recovery codes' });
});
