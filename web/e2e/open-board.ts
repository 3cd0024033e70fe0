import { expect, type Page } from '@playwright/test';

/** Opens the board of an event with one category chosen. */
export async function openBoard(page: Page, eventId: string, category: string): Promise<void> {
  await page.goto(`/manage?eventId=${eventId}`);
  await expect(page.getByRole('heading', { name: 'Event Management' })).toBeVisible();
  const select = page.getByLabel('Category', { exact: true });
  const entry = page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: category });
  await expect(select.or(entry).first()).toBeVisible();
  if (await select.isVisible()) {
    const value = await select.locator('option', { hasText: category }).first().getAttribute('value');
    await select.selectOption(value);
  } else if (await entry.isVisible()) await entry.click();
  await expect(page.getByRole('heading', { name: category, exact: true })).toBeVisible();
}
