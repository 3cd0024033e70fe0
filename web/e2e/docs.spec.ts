import { signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

test('the guide to the API is read on a phone and a laptop, by links and by keyboard', async ({ page, viewport }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'API guide' })).toBeVisible();
  await expectAccessible(page);

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Five-minute quick start' }).click();
  await expect(page).toHaveURL(/\/docs#five-minute-quick-start$/);
  await expect(page.getByRole('heading', { name: 'Five-minute quick start' })).toBeInViewport();
  await expect(main.getByText('npm start').first()).toBeInViewport();
  await expectAccessible(page);

  // The first stop of the keyboard passes over the navigation.
  await page.goto('/docs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  if ((viewport?.width ?? 0) < 1024) await expect(contents).toBeHidden();
  else {
    await contents.getByRole('link', { name: 'Follow changes' }).click();
    await expect(page.getByRole('heading', { name: 'Follow changes' })).toBeInViewport();
  }

  await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'Reference' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
  const table = page.getByRole('group', { name: 'Table: Programme' });
  await table.focus();
  await expect(table).toBeFocused();
  await expect(table.getByRole('cell', { name: 'GET /api/shifts', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('staff find the guide where they try GraphQL', { tag: '@laptop' }, async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/api-guide');
  await page.getByRole('link', { name: 'The guide to the API' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API guide' })).toBeVisible();
  await page.getByRole('link', { name: 'Try REST' }).click();
  await page.getByRole('link', { name: 'Guide to the API' }).click();
  await expect(page).toHaveURL(/\/docs$/);
});
