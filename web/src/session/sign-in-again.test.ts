import { jest } from '@jest/globals';
import { clearSession, currentSession, storeSession, type Session } from './session';
import { declineSignIn, signInAgain } from './sign-in-again';

const astrid = { firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' };

// Node has neither; each is as small as what is used of it.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
  window: { addEventListener: jest.fn(), removeEventListener: jest.fn() },
});

function ended(): Session {
  storeSession('old', astrid);
  const session = currentSession();
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

test('all that waits goes on when the same person signs in again', async () => {
  const session = ended();
  const both = Promise.all([signInAgain(session), signInAgain(session)]);
  storeSession('new', astrid);
  expect(await both).toEqual([true, true]);
  // What was under way with the old session does not ask again.
  expect(await signInAgain(session)).toBe(true);
});

test('nothing goes on in the name of somebody else, after a sign-out or when they decline', async () => {
  const other = signInAgain(ended());
  storeSession('new', { ...astrid, firstName: 'Bo' });
  expect(await other).toBe(false);
  const out = signInAgain(ended());
  clearSession();
  expect(await out).toBe(false);
  const declined = signInAgain(ended());
  declineSignIn();
  expect(await declined).toBe(false);
});
