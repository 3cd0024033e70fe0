import { newestMail } from './mailbox.ts';
import { festivalLink, newAddress } from './festival.ts';
import { showAllEvents } from './show-all-events.ts';
import { tabTo } from './tab-to.ts';
import { expect, test } from './test.ts';

test('the keyboard alone signs up, and the focus comes back to the shift', { tag: '@laptop' }, async ({ page }) => {
  const email = newAddress();
  await page.goto('/');
  await showAllEvents(page);
  await expect(page.getByRole('link', { name: festivalLink })).toBeVisible();
  await tabTo(page, festivalLink);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Sign Up/ }).first()).toBeVisible();
  await tabTo(page, /^Sign Up/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Sign Up/ }).first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await dialog.getByLabel('First name').focus();
  await page.keyboard.type('Kay');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Board');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully signed up!')).toBeVisible();
  expect((await newestMail(email)).subject).toContain('You are signed up');
});
