import { jest } from '@jest/globals';
import { readWantedPage } from './wanted-page';

const now = 1_800_000_000_000;
const stored = (path: unknown, at: unknown = now - 1000) => JSON.stringify({ path, at });

test('a page of the app is returned with its query', () => {
  expect(readWantedPage(stored('/manage-leads?eventId=1&q=a%20b#top'), now)).toBe(
    '/manage-leads?eventId=1&q=a%20b#top',
  );
  expect(readWantedPage(stored('/volunteers'), now)).toBe('/volunteers');
  expect(readWantedPage(stored('/lead-dashboard'), now)).toBe('/lead-dashboard');
});

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  'javascript:alert(1)',
  'volunteers',
  '',
  '/admin',
  '/lead?x=1',
  '/auth/magic?token=x',
  '/auth/oidc/done',
  '/set-up#token',
  5,
  null,
])('%j is no page to go to', (path) => {
  expect(readWantedPage(stored(path), now)).toBeNull();
});

test('half an hour later it is forgotten', () => {
  expect(readWantedPage(stored('/volunteers', now - 31 * 60_000), now)).toBeNull();
  expect(readWantedPage(stored('/volunteers', 'now'), now)).toBeNull();
});

test('a broken text is ignored', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readWantedPage('{', now)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
