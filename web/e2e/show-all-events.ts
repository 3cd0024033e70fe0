import { expect, type Page } from '@playwright/test';

/** Has the landing page show every event: journeys make more of them than it shows at first. */
export async function showAllEvents(page: Page): Promise<void> {
  await expect(page.locator('#first-content')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View Volunteer Shifts' }).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Show all events' });
  if ((await button.count()) > 0) await button.click();
}
