import { expect, test, type Page } from '@playwright/test';
import { newestMail } from './mailbox.ts';
import { festivalLink, newAddress } from './festival.ts';
import { showAllEvents } from './show-all-events.ts';

/** Presses Tab until the focused element's accessible name starts with `name`. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.textContent) : [];
      return element.getAttribute('aria-label') ?? labels[0] ?? element.textContent ?? '';
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

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
