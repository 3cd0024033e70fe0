/** @jest-environment jsdom */
import '../../../../../test/text-encoder';
import '../../../../../test/dialog-element';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  app,
  eachWithNobody,
  laptop,
  made,
  openAccount,
  passkeyOptions,
  withPasskeys,
} from '../../../../../test/open-account';

eachWithNobody();

test('the prompt for a passkey ends with the page, and its dialog stays open meanwhile', async () => {
  const signals: AbortSignal[] = [];
  withPasskeys(({ signal }) => {
    if (signal) signals.push(signal);
    return new Promise(() => undefined);
  });
  openAccount({ offersPasskeys: true }, { PasskeyOptions: () => passkeyOptions });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a passkey' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add passkey' }));
  await waitFor(() => expect(signals).toHaveLength(1));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(signals[0]?.aborted).toBe(false);
  cleanup();
  expect(signals[0]?.aborted).toBe(true);
});

test('a passkey is made by the browser and sent with its name; a cancelled prompt loses nothing', async () => {
  let confirms = false;
  withPasskeys(() => (confirms ? Promise.resolve(made) : Promise.reject(new DOMException('No', 'NotAllowedError'))));
  const { sent } = openAccount(
    { offersPasskeys: true, factors: [app], recoveryCodesLeft: 10 },
    {
      PasskeyOptions: () => passkeyOptions,
      AddPasskey: () => ({ addPasskey: { __typename: 'AddFactorPayload', factor: laptop, recoveryCodes: null } }),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a passkey' });
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'My laptop' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add passkey' }));
  await within(dialog).findByText(/Nothing is lost/);
  confirms = true;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add passkey' }));
  // The second one brings no codes.
  await screen.findByText('Second step added');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { response, ...rest } = (sent.at(-1)!.variables as { input: Record<string, string> }).input;
  expect(rest).toEqual({ challenge: 'c1', name: 'My laptop' });
  expect(JSON.parse(response ?? '')).toMatchObject({ id: 'p1', response: { transports: ['internal'] } });
});

test.each([
  ['before it is sent', false, 'The passkey is not added yet'],
  ['after it is sent', true, 'We do not know whether this was saved'],
])('when the connection fails %s the dialog says whether the passkey may exist', async (_when, isSent, title) => {
  const failed = () => new TypeError('Failed to fetch');
  withPasskeys(() => Promise.resolve(made));
  openAccount(
    { offersPasskeys: true },
    { PasskeyOptions: () => (isSent ? passkeyOptions : failed()), AddPasskey: failed },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add passkey' }));
  await screen.findByText(title);
});
