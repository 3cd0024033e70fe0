/** @jest-environment jsdom */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { currentSession, storeSession } from '../session/session';
import { declineSignIn, noteSessionEnd, useSignInWanted } from '../session/sign-in-again';
import { LoadFailure, OutOfDate } from './load-failure';

const astrid = { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' };
const refused = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const sessionOver = refused('SESSION_EXPIRED', 'Your session has expired.');

function SignInDialog() {
  return useSignInWanted() ? <p>Please sign in again</p> : null;
}

/** The failure over data, with the place where the sign-in would open. */
function show(error: unknown) {
  const onRetry = jest.fn();
  render(
    <>
      <OutOfDate error={error} onRetry={onRetry} />
      <SignInDialog />
    </>,
  );
  return onRetry;
}

afterEach(() => {
  declineSignIn();
  cleanup();
});

test('nothing is shown without an error', () => {
  show(undefined);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure is shown in words, and another try is offered at once', async () => {
  const onRetry = show(refused('UNAVAILABLE', 'Busy.'));
  expect(screen.getByRole('alert').textContent).toContain('This may be out of date. Busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
});

test('where the session has ended, another sign-in comes before the other try', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  storeSession('old', astrid);
  noteSessionEnd(currentSession()!);
  const onRetry = show(sessionOver);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await screen.findByText('Please sign in again');
  expect(onRetry).not.toHaveBeenCalled();
  storeSession('new', astrid);
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
  // Another part of the page that failed for the same reason is fetched again without a press.
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(2));
  jest.restoreAllMocks();
});

test('declining to sign in leaves the page as it is', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  storeSession('older', astrid);
  noteSessionEnd(currentSession()!);
  const onRetry = jest.fn();
  render(<LoadFailure error={sessionOver} onRetry={onRetry} />);
  render(<SignInDialog />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await screen.findByText('Please sign in again');
  declineSignIn();
  await waitFor(() => expect(screen.queryByText('Please sign in again')).toBeNull());
  expect(onRetry).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
