import { signInAs } from './as-staff.ts';
import { festival } from './festival.ts';
import { expect, test } from './test.ts';

/* The board of the festival by keyboard, and how fast it is. Not on a phone, which has no keyboard. */

test(
  'arrows move between shifts, Enter opens, Escape comes back, N adds',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const { id } = await festival(request);
    await signInAs(page, 'admin');
    await page.goto(`/manage?eventId=${id}`);
    const lines = page.locator('[data-shift-line]');
    await lines.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(lines.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(lines.first()).toBeFocused();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Assign volunteer' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(lines.first()).toBeFocused();
    await page.keyboard.press('n');
    await expect(sheet.getByRole('heading', { name: 'Add Shift' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lines.first()).toBeFocused();
  },
);
