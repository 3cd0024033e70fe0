import { expect, test, type Page } from '@playwright/test';
import { signInAs } from './as-staff.ts';
import { ownRole, staffApi } from './staff-api.ts';

/* What was typed goes only when somebody says so. */

test.use({ reducedMotion: 'reduce' });

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });

test('a sheet with unsaved text asks on Escape, on the cross and on Back', async ({ page, request }) => {
  const { eventId, shiftId } = await ownRole(await staffApi(request, 'timing'), 'Timing');
  await signInAs(page, 'timing');
  await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
  const sheet = page.getByRole('dialog', { name: 'Edit Shift' });
  await page.getByRole('button', { name: 'Edit shift' }).click();
  await sheet.getByLabel('Volunteers needed').fill('7');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet.getByLabel('Volunteers needed')).toHaveValue('7');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/manage/);
});

test('a page with unsaved text asks before a link, Back and a reload', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await page.getByLabel('Event name').fill('Half a name');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Event name')).toHaveValue('Half a name');

  const asked = page.waitForEvent('dialog');
  const reloaded = page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloaded;
  await expect(page.getByLabel('Event name')).toHaveValue('Half a name');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Event name')).toHaveValue('Half a name');
});
