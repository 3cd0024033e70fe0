import { jest } from '@jest/globals';
import { clearSession, currentSession, parseSession, storeSession, type Session } from './session';
import { declineSignIn, signInAgain } from './sign-in-again';

const astrid = { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'ADMIN' };

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

function ended(): Session {
  storeSession('old', astrid);
  const session = currentSession();
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

test('everything that waits continues when the same person signs in again', async () => {
  const session = ended();
  const both = Promise.all([signInAgain(session), signInAgain(session)]);
  storeSession('new', astrid);
  expect(await both).toEqual([true, true]);
  // Calls that were open with the old session do not ask again.
  expect(await signInAgain(session)).toBe(true);
});

test('nothing continues in the name of somebody else, after a sign-out or when they decline', async () => {
  const other = signInAgain(ended());
  storeSession('new', { ...astrid, id: 'b2', firstName: 'Bo' });
  expect(await other).toBe(false);
  // Two people may have one name and one role.
  const namesake = signInAgain(ended());
  storeSession('new', { ...astrid, id: 'c3' });
  expect(await namesake).toBe(false);
  const out = signInAgain(ended());
  clearSession();
  expect(await out).toBe(false);
  const declined = signInAgain(ended());
  declineSignIn();
  expect(await declined).toBe(false);
});

test('another tab never sees the token of one person with the name of another', () => {
  ended();
  const seen: string[] = [];
  const look = () => {
    const session = parseSession(kept.get('authToken') ?? null, kept.get('user') ?? null);
    seen.push(session ? `${session.token} of ${session.user.firstName}` : 'nobody');
  };
  const { setItem, removeItem } = localStorage;
  Object.assign(localStorage, {
    setItem: (key: string, value: string) => (setItem(key, value), look()),
    removeItem: (key: string) => (removeItem(key), look()),
  });
  storeSession('new', { ...astrid, id: 'b2', firstName: 'Bo' });
  storeSession('newer', { ...astrid, id: 'b2', firstName: 'Bo' });
  Object.assign(localStorage, { setItem, removeItem });
  expect(seen).toEqual(['nobody', 'nobody', 'new of Bo', 'new of Bo', 'newer of Bo']);
});
