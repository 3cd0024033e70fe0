import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, type Page } from './test.ts';

/**
 * Expects that axe finds nothing on the page, in light and in dark, and that nothing is wider than the screen. An open
 * menu floats outside of the landmarks.
 */
export async function expectAccessible(page: Page, { menuOpen = false } = {}): Promise<void> {
  // A page that is still loading has no heading.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page, { rules: { region: { enabled: !menuOpen } } })).toEqual([]);
  await takePicture(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await takePicture(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

const taken = new Map<string, number>();

/** Stores a picture of the page in the folder of `TRAILCREW_PICTURES`, named by journey, number, device and colours. */
async function takePicture(page: Page, colours: 'light' | 'dark'): Promise<void> {
  const folder = process.env.TRAILCREW_PICTURES;
  if (!folder) return;
  const { project, testId, title } = test.info();
  const picture = `${testId} ${colours}`;
  taken.set(picture, (taken.get(picture) ?? 0) + 1);
  const words = title.replace(/\W+/g, '-').slice(0, 60);
  await page.screenshot({ path: join(folder, `${words}-${taken.get(picture)}-${project.name}-${colours}.png`) });
}

/**
 * No page has frames of other sites, so axe checks one document. It is loaded once a page and lists no passes. Both
 * save half of the time.
 */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  const { violations } = await page.evaluate(
    (more) => (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], ...more }),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The minified text: less than half the size to send and to compile. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As a script, which the browser compiles once for all pages of a journey: `page.evaluate` took twice the time. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: `${source};0` });
  // The session ends with the page: detaching it would remove a virtual authenticator of the page, too.
  expect(exceptionDetails).toBeUndefined();
}
