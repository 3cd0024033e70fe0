import AxeBuilder from '@axe-core/playwright';
import { join } from 'node:path';
import { expect, test, type Page } from './test.ts';

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
  await takePicture(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(axeOf(page).withRules('color-contrast'))).toEqual([]);
  await takePicture(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

const taken = new Map<string, number>();

/** Keeps how the page looks in the folder that `TRAILCREW_PICTURES` names, for people to look at: journey, number, device, colours. */
async function takePicture(page: Page, colours: 'light' | 'dark'): Promise<void> {
  const folder = process.env.TRAILCREW_PICTURES;
  if (!folder) return;
  const { project, testId, title } = test.info();
  const picture = `${testId} ${colours}`;
  taken.set(picture, (taken.get(picture) ?? 0) + 1);
  const words = title.replace(/\W+/g, '-').slice(0, 60);
  await page.screenshot({ path: join(folder, `${words}-${taken.get(picture)}-${project.name}-${colours}.png`) });
}

const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** No page has foreign frames, so axe may look at one document; what passes is not told, which takes half of the time. */
async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
