import type { Locator, Page } from './test.ts';

/** Opens the question whether a household's shift is cancelled, by its 'Change'. */
export async function askToCancel(page: Page, scope: Page | Locator = page): Promise<void> {
  await scope.getByRole('button', { name: /^Change:/ }).click();
  await page
    .getByRole('dialog', { name: 'Change this shift' })
    .getByRole('button', { name: 'Cancel this shift' })
    .click();
}
