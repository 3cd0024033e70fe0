import { expect, test } from '@playwright/test';

test('a visitor at a staff page is asked to sign in; an admin signs in, sees her events and signs out', async ({
  page,
}, info) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await page.getByLabel('Password').fill('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Northwoods Loppet Festival').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]{43}$/);

  if (info.project.name === 'phone') await page.getByRole('button', { name: /menu/i }).first().click();
  else await page.getByRole('button', { name: /Astrid/ }).click();
  await page.getByText('Logout').click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('development offers the demo sign-ins', async ({ page }) => {
  await page.goto('/dev-login');
  await page.getByRole('button', { name: /Jonas/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Lead Dashboard' })).toBeVisible();
});
