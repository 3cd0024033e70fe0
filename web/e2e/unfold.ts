import type { Page } from '@playwright/test';

/** Opens figures and exports, which are folded on a phone and visible on a laptop. */
export async function unfold(page: Page, label: string): Promise<void> {
  if (page.viewportSize()?.width === 390) await page.locator('summary', { hasText: label }).click();
}
