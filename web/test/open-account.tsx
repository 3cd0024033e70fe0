import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { defaultSettings, writePublicSettings } from '../src/app/settings';
import { AccountPage } from '../src/features/accounts/account/account-page';
import { clearSession } from '../src/session/session';
import { endSetUpRequired } from '../src/session/set-up-required';
import { ToastRegion } from '../src/ui/toasts/toast-region';
import { Answering, type Asked } from './answering-client';

/** Ten recovery codes. */
export const codes = Array.from({ length: 10 }, (_, at) => `AAAAA-BBBB${at}`);
/** A passkey as a second step. */
export const laptop = {
  ...{ __typename: 'Factor', id: 'f1', kind: 'PASSKEY', name: 'My laptop' },
  ...{ createdAt: '2099-03-01T08:00:00.000Z', lastUsedAt: null },
};
/** An authenticator app as a second step. */
export const app = { ...laptop, id: 'f2', kind: 'TOTP', name: 'My app', lastUsedAt: '2099-03-02T09:30:00.000Z' };
/** An account without any second step. */
export const account = {
  ...{ __typename: 'Account', email: 'astrid@example.org', factors: [] as object[], recoveryCodesLeft: 0 },
  ...{ connections: [], offersPasskeys: false, connectsTo: null },
};
/** A secret for an authenticator app. */
export const begun = {
  __typename: 'NewTotp',
  ...{ secret: 'ABCD EFGH', uri: 'otpauth://totp/Club:astrid?secret=ABCDEFGH', qr: '<svg xmlns="x"/>' },
};
/** A refusal by the server. */
export const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

/** The server's options for a new passkey. */
export const passkeyOptions = {
  passkeyOptions: {
    ...{ __typename: 'PasskeyOptions', challenge: 'c1' },
    options: JSON.stringify({ challenge: 'AAAA', user: { id: 'AAAA' }, rp: { id: 'localhost' } }),
  },
};

const bytes = new TextEncoder().encode('p1').buffer;
/** The passkey that a browser makes. */
export const made = {
  ...{ id: 'p1', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
  response: { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => ['internal'] },
};

/** jsdom has no passkeys: this function replaces the browser's part. */
export function withPasskeys(create: (asked: CredentialCreationOptions) => Promise<unknown>): void {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

type Answer = (asked: Asked) => Record<string, unknown> | Error | undefined;

/** Opens the account page of a person with these second steps; the responses may change them. */
export function openAccount(me: Partial<typeof account>, answers: Record<string, Answer>) {
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

/** Each test of a file starts with the same club, and ends with nobody signed in. */
export function eachWithNobody(): void {
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
}
