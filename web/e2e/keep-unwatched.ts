import type { Page } from '@playwright/test';

/** Makes a page, before it is opened, take itself for one that nobody looks at: its live line rests, and what it asks, it asks by itself. */
export async function keepUnwatched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
}
