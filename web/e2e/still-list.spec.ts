import { lines, openPhone } from '../bench/lines.ts';
import { scrollDown } from '../bench/scroll-down.ts';
import { festival } from './festival.ts';
import { keepUnwatched } from './keep-unwatched.ts';
import { expect, test } from './test.ts';

/* Whoever jumps through a long list to rows that are built only then sees nothing move under their thumb. */

test(
  'on a slow phone nothing moves on the way through the list',
  { tag: '@phone' },
  async ({ browser, request }, info) => {
    const { baseURL = '' } = info.project.use;
    const page = await openPhone(browser, lines.slow4G);
    // Others sign up in the same event meanwhile: what the live line changes is not what this asks for.
    await keepUnwatched(page);
    const { slug } = await festival(request);
    // The last that a visit fetches by itself.
    const form = page.waitForResponse((answer) => /sign-up-steps.*\.js/.test(answer.url()));
    await page.goto(`${baseURL}/event/${slug}`);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await (await form).finished();
    const loaded = await page.evaluate(() => window.noted.shift);
    await page.locator('#root').getByLabel('Browse by').selectOption('category');
    await page.locator('#root h3 a').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // What a tap turns about is wanted; on a starved computer it comes later than the half second that a browser allows for it.
    await page.evaluate((before) => (window.noted.shift = before), loaded);
    await scrollDown(page);
    const { shift, shifts } = await page.evaluate(() => window.noted);
    await page.context().close();
    expect(shift, shifts.join('\n')).toBeLessThan(0.01);
  },
);
