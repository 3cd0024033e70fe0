import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it is now, and nothing sticks out sideways. An open menu floats outside of the landmarks. */
export async function expectAccessible(page: Page, { menuOpen = false } = {}): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(menuOpen ? ['region'] : []).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
