import { signInAs } from './as-staff.ts';
import { festival } from './festival.ts';
import { expect, test, type Page } from './test.ts';

/* A laptop's window at 200 % zoom, and rosters on paper. */

/** What can be pressed or filled in and does not stand on the screen from side to side, by its words; what scrolls sideways may. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      (/auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3')].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      // 'Skip to content' comes with the focus.
      const isHidden = width <= 1 || height <= 1 || element.matches('a[href="#content"], [hidden] *');
      if (isHidden || (left >= -0.5 && right <= innerWidth + 0.5) || scrolls(element)) return [];
      return [`${element.tagName} ${element.textContent.trim().slice(0, 40)} ${Math.round(left)}-${Math.round(right)}`];
    });
  });

test('200 % zoom on a small laptop cuts nothing off', { tag: '@laptop' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const { id, slug, shifts } = await festival(page.request);
  const visitors = ['/', `/event/${slug}`, `/event/${slug}?shift=${shifts.at(-2)?.id}`, '/my-shifts'];
  const staff = ['/dashboard', `/manage?eventId=${id}`, `/volunteers?event=${id}`, `/rosters?eventId=${id}`];
  for (const path of [...visitors, ...staff, `/admin-dashboard?tab=reports&eventId=${id}`]) {
    if (path === staff[0]) await signInAs(page, 'admin');
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.locator('#first-content')).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ path, overflow, cutOff: await cutOff(page) }).toEqual({ path, overflow: 0, cutOff: [] });
  }
});

test('a roster prints a post on its page, and keeps numbers in one piece', { tag: '@laptop' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await signInAs(page, 'admin');
  await page.goto(`/rosters?eventId=${id}`);
  const sheets = page.getByRole('article');
  await expect(page.locator('.roster-line').getByText(/./).first()).toBeAttached();
  await page.getByLabel('Day').selectOption({ index: 1 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  // A4 between its margins, at 96 dots an inch.
  await page.setViewportSize({ width: 688, height: 1000 });
  const small = await sheets.evaluateAll((all) => all.filter(({ scrollHeight }) => scrollHeight <= 980).length);
  expect(small).toBeGreaterThan(3);
  const broken = await page
    .locator('.roster-line .whitespace-nowrap')
    .evaluateAll((all) =>
      all.filter((number) => number.getClientRects().length > 1).map((number) => number.textContent),
    );
  expect(broken).toEqual([]);
  // Only what is higher than a page goes on to a second one.
  const heights = await sheets.evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight));
  const most = heights.reduce((sum, height) => sum + (height <= 980 ? 1 : Math.ceil(height / 800)), 0);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(heights.length);
  expect(pages).toBeLessThanOrEqual(most);
});
