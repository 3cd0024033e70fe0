import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { festival, newAddress, openSignUp } from './festival.ts';

/* axe looks at every page and dialog, in light and dark. */

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('landing page', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'View Volunteer Shifts' }).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('event page with filters open, by category and with full shifts', async ({ page, request }) => {
      const { slug } = await festival(request);
      await page.goto(`/event/${slug}`);
      await expect(page.getByRole('button', { name: /^Sign Up/ }).first()).toBeVisible();
      await page.getByRole('button', { name: /Additional Filters/ }).click();
      await expectAccessible(page);
    });

    test('signup dialog, empty, with errors and done', async ({ page, request }) => {
      const { slug, shifts } = await festival(request);
      const open = shifts.find(({ stillRequired }) => stillRequired > 6);
      const dialog = await openSignUp(page, slug, open?.id ?? '');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Sign Up' }).click();
      await expect(dialog.getByText('First name is required')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('First name').fill('Axe');
      await dialog.getByLabel('Last name').fill('Tester');
      await dialog.getByLabel('Email').fill(newAddress());
      await dialog.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText('Successfully signed up!')).toBeVisible();
      await expectAccessible(page);
    });

    const places: [name: string, path: string, text: string][] = [
      ['staff login', '/admin', 'Admin Access'],
      ['development sign-in', '/dev-login', 'Astrid'],
      ['password page', '/reset-password?token=x', 'New password'],
      ['household page of a wrong link', '/manage/none', 'This link is not valid.'],
      ['unknown event', '/event/none', 'Event Not Found'],
      ['unknown page', '/no/such/page', '404 Page Not Found'],
    ];
    for (const [name, path, text] of places) {
      test(name, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText(text).first()).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
