/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Answering, type Asked } from '../../../../test/answering-client';
import { defaultSettings, writePublicSettings } from '../../../app/settings';
import { clearSession, currentSession, storeSession } from '../../../session/session';
import { endSetUpRequired, noteSetUpRequired } from '../../../session/set-up-required';
import { keepWantedPage } from '../../../session/wanted-page';
import { ToastRegion } from '../../../ui/toasts/toast-region';
import { AccountPage } from './account-page';

const codes = Array.from({ length: 10 }, (_, at) => `AAAAA-BBBB${at}`);
const laptop = {
  ...{ __typename: 'Factor', id: 'f1', kind: 'PASSKEY', name: 'My laptop' },
  ...{ createdAt: '2099-03-01T08:00:00.000Z', lastUsedAt: null },
};
const app = { ...laptop, id: 'f2', kind: 'TOTP', name: 'My app', lastUsedAt: '2099-03-02T09:30:00.000Z' };
const account = {
  ...{ __typename: 'Account', email: 'astrid@example.org', factors: [] as object[], recoveryCodesLeft: 0 },
  ...{ connections: [], offersPasskeys: false, connectsTo: null },
};
const begun = {
  __typename: 'NewTotp',
  ...{ secret: 'ABCD EFGH', uri: 'otpauth://totp/Club:astrid?secret=ABCDEFGH', qr: '<svg xmlns="x"/>' },
};
const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

beforeEach(() => {
  writePublicSettings({ ...defaultSettings, organisationName: 'Tamarack Trail Club' });
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:codes'), revokeObjectURL: jest.fn() });
});
afterEach(() => {
  cleanup();
  clearSession();
  endSetUpRequired();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

const passkeyOptions = {
  passkeyOptions: {
    ...{ __typename: 'PasskeyOptions', challenge: 'c1' },
    options: JSON.stringify({ challenge: 'AAAA', user: { id: 'AAAA' }, rp: { id: 'localhost' } }),
  },
};

const bytes = new TextEncoder().encode('p1').buffer;
const made = {
  ...{ id: 'p1', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
  response: { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => ['internal'] },
};

/** jsdom has no passkeys: this browser makes them so. */
function withPasskeys(create: (asked: CredentialCreationOptions) => Promise<unknown>): void {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

type Answer = (asked: Asked) => Record<string, unknown> | Error | undefined;

/** Opens the page of somebody with these second steps; the answers may change them. */
function open(me: Partial<typeof account>, answers: Record<string, Answer>) {
  const state = { me: { ...account, ...me } };
  const sent: Asked[] = [];
  let asks = 0;
  const all: typeof answers = {
    AccountPage: () => {
      asks += 1;
      return { me: state.me };
    },
    AccountDevices: () => ({ sessions: [] }),
    ...answers,
  };
  render(
    <MemoryRouter initialEntries={['/account']}>
      <Answering
        answer={(asked) => {
          if (!asked.name?.startsWith('Account')) sent.push(asked);
          return all[asked.name ?? '']?.(asked);
        }}
      >
        <Routes>
          <Route path="/account" element={<AccountPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <ToastRegion />
      </Answering>
    </MemoryRouter>,
  );
  return { state, sent, asksForMe: () => asks };
}

test('without a second step, what it is for; with some, what each is', async () => {
  open({}, {});
  await screen.findByText('You have no second step yet. It protects your account if somebody learns your password.');
  screen.getByText('astrid@example.org');
  screen.getByText(/such as Google Authenticator, Microsoft Authenticator or the Passwords app of iPhones/);
  expect(screen.queryByText('Recovery codes')).toBeNull();
  // Neither the address nor this browser has passkeys.
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  cleanup();
  open({ factors: [laptop, app], recoveryCodesLeft: 7 }, {});
  await screen.findByText('Passkey · added Mar 1, 2099, 8:00 AM · not used yet');
  screen.getByText('Authenticator app · added Mar 1, 2099, 8:00 AM · last used Mar 2, 2099, 9:30 AM');
  screen.getByText('7 of 10 left');
});

test('an authenticator app: its picture and key, a wrong code at the field, then ten codes to keep', async () => {
  const { sent } = open(
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

test('what brings the codes cannot be closed on its way', async () => {
  open({}, { BeginTotp: () => ({ beginTotp: begun }), AddTotp: () => undefined });
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

test('a secret that took too long is begun anew', async () => {
  let begins = 0;
  open(
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

test('whoever does not confirm that it is them hears that nothing was added', async () => {
  open({}, { BeginTotp: () => refusal('STEP_UP_REQUIRED', 'Please confirm that it is you.') });
  fireEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  expect((await screen.findByText('Nothing was added')).parentElement?.textContent).toContain(
    'Please confirm that it is you.',
  );
});

test('the prompt for a passkey ends with the page, and its dialog stays open meanwhile', async () => {
  const signals: AbortSignal[] = [];
  withPasskeys(({ signal }) => {
    if (signal) signals.push(signal);
    return new Promise(() => undefined);
  });
  open({ offersPasskeys: true }, { PasskeyOptions: () => passkeyOptions });
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
  const { sent } = open(
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
  const { response, ...rest } = (sent.at(-1)?.variables as { input: Record<string, string> }).input;
  expect(rest).toEqual({ challenge: 'c1', name: 'My laptop' });
  expect(JSON.parse(response ?? '')).toMatchObject({ id: 'p1', response: { transports: ['internal'] } });
});

test('the last second step that is needed stays, with the reason', async () => {
  const message = 'This club asks for a second step, and this is your last one. Please add another one first.';
  const { sent } = open({ factors: [laptop] }, { RemoveFactor: () => refusal('LAST_FACTOR', message) });
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
  const { sent } = open(
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
  open(
    { factors: [laptop] },
    { NewRecoveryCodes: () => ({ newRecoveryCodes: { __typename: 'RecoveryCodesPayload', recoveryCodes: codes } }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('new recovery codes whose answer was lost may have been made, and the page looks again', async () => {
  const { state } = open(
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

test.each([
  ['was lost', () => new TypeError('Failed to fetch')],
  ['could not be shown', () => refusal('SAVED_NOT_SHOWN', 'This was saved, but the answer was lost.')],
])('a second step whose answer %s may be there: the page behind shows it', async (_what, lost) => {
  let sends = 0;
  const { state } = open(
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
  // Sending it once more tells no more.
  fireEvent.submit(digits);
  await screen.findByRole('button', { name: 'Start over' });
  expect(screen.queryByText('The app is not added yet')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('My app');
  screen.getByRole('button', { name: 'New recovery codes' });
});

test.each([
  ['before it is sent', false, 'The passkey is not added yet'],
  ['after it is sent', true, 'We do not know whether this was saved'],
])('a passkey whose connection fails %s says what is known', async (_when, isSent, title) => {
  const failed = () => new TypeError('Failed to fetch');
  withPasskeys(() => Promise.resolve(made));
  open({ offersPasskeys: true }, { PasskeyOptions: () => (isSent ? passkeyOptions : failed()), AddPasskey: failed });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add passkey' }));
  await screen.findByText(title);
});

const setUpFirst = () => refusal('SECOND_FACTOR_SETUP_REQUIRED', 'Please set it up first.');

/** What the client does with such a refusal of somebody's session. */
async function leadToSetUp() {
  await screen.findByText('Please set it up first.');
  storeSession('token', { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' });
  const mine = currentSession();
  if (!mine) throw new Error('Nobody is signed in');
  act(() => noteSetUpRequired(mine));
  await screen.findByRole('heading', { level: 1, name: 'Set up a second step' });
}

test('who has to set it up sees nothing else, and goes on to the page that they wanted', async () => {
  keepWantedPage({ pathname: '/hours', search: '?eventId=1', hash: '' });
  const { state, asksForMe } = open(
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
  // The page knows of it, and waits for the codes.
  await act(async () => fireEvent.focus(window));
  expect(asksForMe()).toBe(2);
  expect(kept.isConnected).toBe(true);
  fireEvent.click(kept);
  await screen.findByRole('heading', { level: 1, name: 'Your second step is set up' });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('at /hours?eventId=1');
});

test('who set it up in another tab goes on from here too', async () => {
  const { state } = open({}, { AccountDevices: setUpFirst });
  await leadToSetUp();
  state.me = { ...account, factors: [app] };
  fireEvent.focus(window);
  await screen.findByRole('heading', { level: 1, name: 'Your second step is set up' });
  screen.getByText('You can change it under Account, and make new recovery codes there.');
});
