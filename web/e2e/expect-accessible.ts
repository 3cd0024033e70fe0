import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * axe finds nothing on the page as it is now, nor in dark mode, where only colours differ; and nothing sticks out sideways. An open menu
 * floats outside of the landmarks.
 */
export async function expectAccessible(page: Page, { menuOpen = false } = {}): Promise<void> {
  // A page that is still on its way has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const all = axeOf(page).disableRules(menuOpen ? ['region'] : []);
  expect(await violationsOf(all)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(axeOf(page).withRules('color-contrast'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** No page has foreign frames, so axe may look at one document; what passes is not told, which takes half of the time. */
async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
