import { signInAs } from './as-staff.ts';
import { festival } from './festival.ts';
import { expect, test, type Locator } from './test.ts';

/* Colours of the system, such as a contrast theme of Windows: what is chosen and what is the main step stand out from the rest. */

const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

test('chosen tabs, pages and main steps stand out in forced colours', { tag: '@laptop' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs(page, 'admin');
  await page.goto('/dashboard');
  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
  await expect(tab(true)).toBeVisible();
  expect(await groundOf(tab(true))).not.toBe(await groundOf(tab(false)));
  await page.goto(`/volunteer-signups?event=${id}`);
  const bar = page.getByRole('navigation', { name: 'Pages of this event' });
  const current = bar.locator('[aria-current=page]');
  await expect(current).toBeVisible();
  expect(await groundOf(current)).not.toBe(await groundOf(bar.locator('a:not([aria-current])').first()));
  await page.goto('/no-such-page');
  const main = page.getByRole('main').getByRole('link').first();
  expect(await groundOf(main)).not.toBe(await groundOf(page.locator('body')));
});
