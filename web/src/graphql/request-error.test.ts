import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import {
  isSessionEnd,
  connectionMessage,
  genericMessage,
  loadFailureMessage,
  messageOfBody,
  readRequestError,
} from './request-error';

function graphqlError(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

function serverError(statusCode: number, bodyText: string, statusText = '') {
  return new ServerError('failed', { response: new Response(bodyText, { status: statusCode, statusText }), bodyText });
}

let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

test('a refusal gives its sentence, code and fields', () => {
  const error = graphqlError('Please check the marked fields.', {
    code: 'INVALID_INPUT',
    errors: { email: 'Valid email is required' },
  });
  expect(readRequestError(error)).toEqual({
    message: 'Please check the marked fields.',
    code: 'INVALID_INPUT',
    fields: { email: 'Valid email is required' },
    offline: false,
    uncertain: false,
  });
});

test('a call that failed or never answered may have been done all the same', () => {
  for (const code of ['INTERNAL', 'UNAVAILABLE'])
    expect(readRequestError(graphqlError('…', { code })).uncertain).toBe(true);
  expect(readRequestError(graphqlError('This shift is full.', { code: 'SHIFT_FULL' })).uncertain).toBe(false);
  expect(readRequestError(serverError(502, '')).uncertain).toBe(true);
  expect(readRequestError(serverError(429, '')).uncertain).toBe(false);
  expect(readRequestError(new TypeError('Failed to fetch')).uncertain).toBe(true);
});

test('a browser without a connection says so', () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  expect(readRequestError(new TypeError('Failed to fetch')).message).toMatch(/^You seem to be offline\./);
  Reflect.deleteProperty(navigator, 'onLine');
});

test('a lost session says so, wrong credentials do not', () => {
  expect(readRequestError(graphqlError('Please sign in.', { code: 'NOT_SIGNED_IN' })).message).toBe(
    'Authentication failed: Please sign in.',
  );
  expect(warn).toHaveBeenCalledTimes(1);
  expect(readRequestError(graphqlError('Invalid email or password', { code: 'INVALID_CREDENTIALS' })).message).toBe(
    'Invalid email or password',
  );
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the end of a session is distinguished from a wrong password', () => {
  expect(isSessionEnd(graphqlError('Please sign in.', { code: 'SESSION_EXPIRED' }))).toBe(true);
  expect(isSessionEnd(graphqlError('Please sign in.', { code: 'NOT_SIGNED_IN' }))).toBe(true);
  expect(isSessionEnd(graphqlError('Invalid email or password', { code: 'INVALID_CREDENTIALS' }))).toBe(false);
  expect(isSessionEnd(new TypeError('Failed to fetch'))).toBe(false);
});

test('a 401 answer starts with Authentication failed and is logged as a warning', () => {
  expect(readRequestError(serverError(401, '{"message":"Token expired"}')).message).toBe(
    'Authentication failed: Token expired',
  );
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the message of an answer: JSON message, else raw text, else status text', () => {
  expect(messageOfBody('{"message":"This shift is full."}', 'Conflict')).toBe('This shift is full.');
  expect(messageOfBody('{"errors":[{"message":"Too many attempts."}]}', '')).toBe('Too many attempts.');
  expect(messageOfBody('Too busy', 'Service Unavailable')).toBe('Too busy');
  expect(messageOfBody('', 'Bad Gateway')).toBe('Bad Gateway');
  expect(messageOfBody('<html><h1>502</h1></html>', 'Bad Gateway')).toBe('Bad Gateway');
  expect(messageOfBody('', '')).toBeNull();
});

test('no response at all counts as a connection failure', () => {
  expect(readRequestError(new TypeError('Failed to fetch'))).toMatchObject({ message: null, offline: true });
  expect(loadFailureMessage(new TypeError('Failed to fetch'))).toBe(connectionMessage);
  expect(loadFailureMessage(serverError(500, ''))).toBe(genericMessage);
});
