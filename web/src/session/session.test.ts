import { jest } from '@jest/globals';
import { parseSession, watchSession } from './session';

const user = { id: 'a1', firstName: 'Astrid', lastName: 'Berg', role: 'admin' };

test('signed in means that a token and a user are stored', () => {
  expect(parseSession('secret', JSON.stringify(user))).toEqual({ token: 'secret', user });
  const { id: _id, ...unnamed } = user;
  expect(parseSession('secret', JSON.stringify(unnamed))).toEqual({ token: 'secret', user: { ...user, id: '' } });
  expect(parseSession(null, JSON.stringify(user))).toBeNull();
  expect(parseSession('secret', null)).toBeNull();
});

test('an unknown role or a broken record is no session', () => {
  expect(parseSession('secret', JSON.stringify({ ...user, role: 'queen' }))).toBeNull();
  expect(parseSession('secret', 'null')).toBeNull();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseSession('secret', '{')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a session may have changed when another tab changes the token or the person, or clears all, and not otherwise', () => {
  // Node has neither.
  const page = new EventTarget();
  Object.assign(globalThis, { window: page });
  const listener = jest.fn();
  const stop = watchSession(listener);
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('trailcrew.own-places');
  change('trailcrew.selected-event');
  expect(listener).not.toHaveBeenCalled();
  for (const key of ['authToken', 'user', null]) change(key);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  change('authToken');
  expect(listener).toHaveBeenCalledTimes(3);
});
