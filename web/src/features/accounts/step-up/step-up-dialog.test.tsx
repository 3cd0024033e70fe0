/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ProofMethod } from '@trailcrew/api/contract/people/second-factor';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Answering, type Asked } from '../../../../test/answering-client';
import { clearSession, currentSession, storeSession } from '../../../session/session';
import { stepUp } from '../../../session/step-up';
import { takeWantedPage } from '../../../session/wanted-page';
import { AskStaff } from '../ask-staff';

afterEach(() => {
  cleanup();
  clearSession();
});

/** A change that needs a proof in one of these ways; `settled`: whether it is sent again. */
async function waitForProof(methods: ProofMethod[], answer: (asked: Asked) => Record<string, unknown> | Error) {
  storeSession('token', { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' });
  const session = currentSession();
  if (!session) throw new Error('Nobody is signed in');
  const sent: Asked[] = [];
  render(
    <MemoryRouter initialEntries={['/manage-users?q=bo']}>
      <Answering
        answer={(asked) => {
          sent.push(asked);
          return answer(asked);
        }}
      >
        <AskStaff />
        <Routes>
          <Route path="/admin" element={<h1>Sign-in</h1>} />
          <Route path="*" element={null} />
        </Routes>
      </Answering>
    </MemoryRouter>,
  );
  let settled: Promise<boolean> = Promise.resolve(false);
  act(() => {
    settled = stepUp(session, { challenge: 'c1', methods, passkey: null });
  });
  await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
  return { settled, sent };
}
const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const proven = { stepUp: { __typename: 'StepUpPayload', provenUntil: '2099-03-01T08:10:00.000Z' } };

test('a wrong password is reported at the field, and the right one lets the change continue', async () => {
  const { settled, sent } = await waitForProof(['PASSWORD', 'SIGN_IN'], ({ variables }) =>
    JSON.stringify(variables).includes('" right "') ? proven : refusal('SECOND_FACTOR_WRONG', 'This did not match.'),
  );
  expect(screen.queryByText('Sign in again')).toBeNull();
  const password = screen.getByLabelText('Your password');
  fireEvent.change(password, { target: { value: 'wrong' } });
  fireEvent.submit(password);
  await screen.findByText('This did not match.');
  expect(document.activeElement).toBe(password);
  fireEvent.change(password, { target: { value: ' right ' } });
  fireEvent.submit(password);
  expect(await settled).toBe(true);
  expect(sent.at(-1)?.variables).toEqual({ input: { challenge: 'c1', password: ' right ' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Not now makes the change fail', async () => {
  const { settled } = await waitForProof(['TOTP', 'SIGN_IN'], () => proven);
  screen.getByLabelText('Six digits of your authenticator app');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await settled).toBe(false);
});

test('a proof that took too long is asked for again', async () => {
  const { settled } = await waitForProof(['TOTP'], () => refusal('CHALLENGE_OVER', 'This took too long.'));
  const digits = screen.getByLabelText('Six digits of your authenticator app');
  fireEvent.change(digits, { target: { value: '123456' } });
  fireEvent.submit(digits);
  await screen.findByText('This took too long.');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await settled).toBe(true);
});

test.each([
  ['ends the old session', () => ({ signOut: true })],
  ['goes on without an answer', () => new TypeError('Failed to fetch')],
])('where nothing else is there, a new sign-in %s and leads back to the page', async (_what, answer) => {
  const tokens: (string | undefined)[] = [];
  const { settled, sent } = await waitForProof(['SIGN_IN'], () => {
    tokens.push(currentSession()?.token);
    return answer();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await screen.findByRole('heading', { name: 'Sign-in' });
  expect(await settled).toBe(false);
  expect(currentSession()).toBeNull();
  expect(takeWantedPage()).toBe('/manage-users?q=bo');
  expect(sent).toMatchObject([{ name: 'SignOut' }]);
  expect(tokens).toEqual(['token']);
});

test.each([[['PASSWORD', 'SIGN_IN'] as const], [['RECOVERY_CODE', 'SIGN_IN'] as const]])(
  'beside %j a new sign-in is behind a quiet link, and one goes back from there',
  async (methods) => {
    await waitForProof([...methods], () => proven);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again instead' }));
    screen.getByRole('button', { name: 'Sign in again' });
    fireEvent.click(screen.getByRole('button', { name: 'Use another way' }));
    screen.getByRole('button', { name: 'Continue' });
  },
);
