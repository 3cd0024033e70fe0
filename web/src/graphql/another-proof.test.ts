import { gql } from '@apollo/client';
import { jest } from '@jest/globals';
import { clearSession, storeSession } from '../session/session';
import { settleStepUp } from '../session/step-up';
import { createClient } from './client';
import { codeOfFailure } from './request-error';

const astrid = { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' };
const mutation = gql`
  mutation Rename($name: String!) {
    rename(name: $name)
  }
`;

// Node has neither; these have only what the code uses.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
  window: { addEventListener: jest.fn(), removeEventListener: jest.fn() },
});

/** The server's responses, one after the other: a code refuses, null succeeds. */
let answers: (string | null)[] = [];
let sent: { variables: unknown; token: string | undefined }[] = [];
let sentMore: (() => void) | undefined;
globalThis.fetch = (async (_address: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
  sent.push({
    variables: (JSON.parse(body) as { variables: unknown }).variables,
    token: headers.authorization?.replace('Bearer ', ''),
  });
  const code = answers.shift();
  sentMore?.();
  const extensions = { code, challenge: `challenge ${sent.length}`, methods: ['PASSWORD', 'SIGN_IN'] };
  return Response.json(code ? { errors: [{ message: 'Refused', extensions }] } : { data: { rename: 'done' } });
}) as unknown as typeof fetch;

beforeEach(() => {
  [answers, sent] = [[], []];
  storeSession('token', astrid);
});
afterEach(() => clearSession());

const rename = (name: string) =>
  createClient()
    .mutate({ mutation, variables: { name }, refetchQueries: [], update: () => undefined })
    .then(
      ({ data }) => data,
      (error: unknown) => codeOfFailure(error),
    );

/** Waits until so many calls were answered and the code after them has started. */
async function answered(calls: number): Promise<void> {
  await new Promise<void>((resolve) => {
    sentMore = () => (sent.length >= calls ? resolve() : undefined);
    sentMore();
  });
  await import('./mend-session');
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a change that needs another proof is sent again unchanged after it', async () => {
  answers = ['STEP_UP_REQUIRED', null];
  const done = rename('Bo');
  await answered(1);
  expect(sent).toHaveLength(1);
  settleStepUp(true);
  expect(await done).toEqual({ rename: 'done' });
  expect(sent.map(({ variables }) => variables)).toEqual([{ name: 'Bo' }, { name: 'Bo' }]);
});

test('several at once share one proof', async () => {
  answers = ['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED', null, null];
  const both = Promise.all([rename('Bo'), rename('Ada')]);
  await answered(2);
  settleStepUp(true);
  expect(await both).toEqual([{ rename: 'done' }, { rename: 'done' }]);
  expect(sent).toHaveLength(4);
});

test('a change that needs a proof again waits again, and fails with its refusal when the person declines', async () => {
  answers = ['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED'];
  const done = rename('Bo');
  await answered(1);
  settleStepUp(true);
  await answered(2);
  settleStepUp(false);
  expect(await done).toBe('STEP_UP_REQUIRED');
  expect(sent).toHaveLength(2);
});

test('a new sign-in of the same person is a proof; nothing continues in the name of somebody else', async () => {
  answers = ['STEP_UP_REQUIRED', null, 'STEP_UP_REQUIRED'];
  const same = rename('Bo');
  await answered(1);
  storeSession('newer', astrid);
  expect(await same).toEqual({ rename: 'done' });
  expect(sent[1]?.token).toBe('newer');
  const other = rename('Ada');
  await answered(3);
  storeSession('newest', { ...astrid, id: 'b2' });
  expect(await other).toBe('STEP_UP_REQUIRED');
  expect(sent).toHaveLength(3);
});

test('a change that is refused for a missing second step fails at once, and so does a visitor’s', async () => {
  answers = ['SECOND_FACTOR_SETUP_REQUIRED'];
  expect(await rename('Bo')).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  clearSession();
  answers = ['STEP_UP_REQUIRED'];
  expect(await rename('Bo')).toBe('STEP_UP_REQUIRED');
  expect(sent).toHaveLength(2);
});
