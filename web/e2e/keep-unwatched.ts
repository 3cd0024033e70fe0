import type { Page } from '@playwright/test';

/** Makes a page, before it is opened, behave as hidden: it has no live connection, so all its requests are its own. */
export async function keepUnwatched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
}
