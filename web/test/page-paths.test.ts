import { checkInPath } from '@trailcrew/api/contract/check-in/check-in-path';
import { isPagePath, pagePaths } from '@trailcrew/api/contract/page-paths';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { paths } from '../src/app/paths';

const router = readFileSync(join(import.meta.dirname, '../src/app/router.tsx'), 'utf8');

test('the router shows exactly the pages of the list, and the server answers 404 for all other addresses', () => {
  const routes = [...router.matchAll(/<Route\b[^>]*?path=(\S+)/g)].map(([, path]) => path);
  expect(routes).toEqual(['{pagePaths[name]}', '"*"']);
});

test('every link that the client builds leads to a page', () => {
  const links = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('/dashboard', 'b')));
  const filled = links.map((link) => link.replaceAll(/:\w+/g, 'x').split(/[?#]/)[0] ?? '');
  expect(filled.length).toBeGreaterThan(40);
  expect(filled.filter((path) => !isPagePath(path))).toEqual([]);
});

test.each([
  '/',
  '/admin',
  '/Admin/',
  '/event/a%20b',
  '/event/a/',
  '/event/',
  '/event/a/b',
  '/manage',
  '/manage/x',
  '/x',
  '/manage/x/y',
  '/create-shift/1',
])('server and router agree on %s', (path) => {
  expect(isPagePath(path)).toBe(Object.values(pagePaths).some((pattern) => matchPath(pattern, path) !== null));
});

test('no page lies under the scope of the worker of check-in, which is a prefix', () => {
  const under = Object.values(pagePaths).filter((path) => path.toLowerCase().startsWith(checkInPath));
  expect(under).toEqual([]);
});
