import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staffEmails } from './as-staff.ts';
import { expect, test } from './test.ts';

/* A page of another site that signed-in staff open: its form, its picture and its calls have a visitor's rights. */

test(
  'a page of another site cannot use the session of the person who opens it',
  { tag: '@laptop' },
  async ({ page }) => {
    await page.goto('/admin');
    await page.getByLabel('Email').fill(staffEmails.admin);
    await page.getByLabel('Password').fill('demo-winter-morning');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const app = new URL(page.url()).origin;
    const stolen = await page.evaluate(() => localStorage.getItem('authToken') ?? '');

    // The same port on another host is another site; another port on the app's host would be the same site.
    const evil = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><title>Free skis</title>
      <img src="${app}/api/admin/hours.csv" alt="">
      <form method="post" action="${app}/api/auth/logout" target="frame"><button>Win</button></form><iframe name="frame"></iframe>`);
    }).listen(0, '127.0.0.1');
    try {
      await new Promise((resolve) => evil.once('listening', resolve));
      const foreign = await page.context().newPage();
      const sent = new Map<string, string>();
      foreign.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === app) void request.allHeaders().then(({ cookie = '' }) => sent.set(pathname, cookie));
      });
      await foreign.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`);
      await foreign.getByRole('button', { name: 'Win' }).click();
      const called = await foreign.evaluate(
        async ([address, token]) => {
          const ask = (path: string, init: RequestInit) =>
            fetch(`${address}${path}`, { ...init, credentials: 'include' }).then(
              (answer) => `${answer.type} ${answer.status}`,
              (error: unknown) => String(error),
            );
          return Promise.all([
            ask('/api/account/sessions', { mode: 'no-cors' }),
            ask('/api/account/sessions', {}),
            ask('/api/account/sessions', { headers: { authorization: `Bearer ${token}` } }),
            ask('/graphql', { method: 'POST', mode: 'no-cors', body: '{"query":"mutation { signOut }"}' }),
          ]);
        },
        [app, stolen] as const,
      );
      // Not even an empty response.
      expect(called).toEqual(called.map(() => 'TypeError: Failed to fetch'));
      const seen = ['/api/admin/hours.csv', '/api/auth/logout', '/api/account/sessions', '/graphql'];
      await expect.poll(() => seen.filter((path) => !sent.has(path))).toEqual([]);
      expect([...sent].filter(([, cookie]) => cookie.includes('trailcrew_staff'))).toEqual([]);
    } finally {
      evil.close();
    }
    // The session is unchanged.
    await page.goto(`${app}/audit-log`);
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  },
);

test('the sign-in says that the browser keeps no cookies', { tag: '@phone' }, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto('/admin');
  await page.getByLabel('Email').fill(staffEmails.admin);
  await page.getByLabel('Password').fill('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page
      .getByText(`This browser keeps no cookies for ${new URL(page.url()).host}. Please allow them to sign in.`)
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
