import { lines, openPhone } from '../bench/lines.ts';
import { scrollDown } from '../bench/scroll-down.ts';
import { festival } from './festival.ts';
import { keepUnwatched } from './keep-unwatched.ts';
import { expect, test } from './test.ts';

/* A long list renders rows only when they are scrolled to, and nothing moves under the thumb then. */

test(
  'on a slow phone nothing moves while scrolling through the list',
  { tag: '@phone' },
  async ({ browser, request }, info) => {
    const { baseURL = '' } = info.project.use;
    const page = await openPhone(browser, lines.slow4G);
    // Others sign up in the same event meanwhile: their changes must not move the list here.
    await keepUnwatched(page);
    const { slug } = await festival(request);
    // The last file that a visit fetches by itself.
    const form = page.waitForResponse((answer) => /sign-up-steps.*\.js/.test(answer.url()));
    await page.goto(`${baseURL}/event/${slug}`);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await (await form).finished();
    const loaded = await page.evaluate(() => window.noted.shift);
    await page.locator('#root').getByLabel('Browse by').selectOption('category');
    await page.locator('#root h3 a').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // The layout shift after the tap does not count: on a slow computer it comes after the browser's half second for
    // input.
    await page.evaluate((before) => (window.noted.shift = before), loaded);
    await scrollDown(page);
    const { shift, shifts } = await page.evaluate(() => window.noted);
    await page.context().close();
    expect(shift, shifts.join('\n')).toBeLessThan(0.01);
  },
);
