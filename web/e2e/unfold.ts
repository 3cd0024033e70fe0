import type { Page } from '@playwright/test';

/** On a phone figures and exports are folded: opens them; on a laptop they are there already. */
export async function unfold(page: Page, label: string): Promise<void> {
  if (page.viewportSize()?.width === 390) await page.locator('summary', { hasText: label }).click();
}
