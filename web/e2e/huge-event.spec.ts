import { gzipSync } from 'node:zlib';
import { signInAs } from './as-staff.ts';
import { hugeEvent, makeHugeEvent, removeHugeEvent } from './huge-event.ts';
import { inDatabase } from './in-database.ts';
import { expect, test, type Page } from './test.ts';

/* A page of 5,000 shifts is as light as a small one, and all shifts are found, counted and printed. */

// They take up to a minute each, four times as long as other long journeys, so they get four times as long on a slow
// computer.
test.describe.configure({ timeout: 300_000 });

const event = hugeEvent();
const { id: eventId, slug } = event;

const thousand = hugeEvent();

test.afterAll(async () => {
  await removeHugeEvent(inDatabase, event);
  await removeHugeEvent(inDatabase, thousand);
});

/**
 * The HTML of an event's page with its content. The server sends a page without content if that takes over 1.5 s. On a
 * slow computer this may happen to the first one.
 */
async function filledPage(page: Page, address: string): Promise<string> {
  let html = '';
  const load = async () => {
    html = await (await page.request.get(`/event/${address}`, { headers: { accept: 'text/html' } })).text();
    return html;
  };
  await expect.poll(load, { timeout: 60_000 }).toContain('Category 1 role 1');
  return html;
}

test(
  '1,000 shifts come with the page in at most 40 kB on the wire, without another call',
  { tag: '@phone' },
  async ({ page }) => {
    await makeHugeEvent(inDatabase, thousand, 1_000);
    expect(gzipSync(await filledPage(page, thousand.slug)).length).toBeLessThan(40_000);
    const calls: string[] = [];
    page.on('request', (call) => calls.push(...(call.url().endsWith('/graphql') ? [call.postData() ?? ''] : [])));
    await page.goto(`/event/${thousand.slug}`);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '1,000 open shifts' })).toBeVisible();
    expect(calls).toEqual([]);
  },
);

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const rows = (page: Page) => page.evaluate(() => document.querySelectorAll('[id^="shift-"][id$="-time"]').length);

test(
  '5,000 shifts: little is sent and rendered, also after scrolling through, and everything is printed',
  { tag: '@phone' },
  async ({ page }) => {
    await makeHugeEvent(inDatabase, event);
    expect((await filledPage(page, slug)).length).toBeLessThan(150_000);

    await page.goto(`/event/${slug}`);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '5,000 open shifts' })).toBeVisible();
    expect(await nodes(page)).toBeLessThan(5_000);

    // Scrolls through the list in thirty jumps: rows that were passed are removed, and their height stays.
    for (let part = 1; part <= 30; part += 1) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 30);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await expect.poll(() => nodes(page)).toBeLessThan(5_000);

    await page.getByRole('searchbox').fill('category 3 role 7 8:00');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ open shifts$/ })).toBeVisible();
    await expect(page.getByText('Category 3 role 7').first()).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('status').filter({ hasText: '5,000 open shifts' })).toBeVisible();

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await rows(page)).toBe(5_000);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => rows(page)).toBeLessThan(500);
  },
);

test(
  '5,000 shifts: the board renders what is in view, by scroll, keyboard and jump, and the rosters a part',
  { tag: '@laptop' },
  async ({ page }) => {
    await makeHugeEvent(inDatabase, event);
    await signInAs(page, 'admin');
    await page.goto(`/manage?eventId=${eventId}&category=all`);
    const lines = page.locator('[data-shift-line]');
    // 15,000 people come with it: on a busy computer the first content takes longer than elsewhere.
    await expect(page.getByRole('heading', { name: 'Category 1', exact: true })).toBeVisible({ timeout: 40_000 });
    await expect(lines).toHaveCount(60);
    expect(await nodes(page)).toBeLessThan(5_000);
    for (let part = 1; part <= 20; part += 1) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 20);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await expect(page.getByRole('list', { name: 'Shifts of Category 5 role 9' }).last()).toBeInViewport();
    await expect.poll(() => nodes(page)).toBeLessThan(5_000);

    // The arrow keys go on over removed rows: from the last row that was rendered at the start to the next one.
    await page.evaluate(() => scrollTo(0, 0));
    await lines.nth(59).focus();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(lines).toHaveCount(60);
    const focused = page.locator('[data-shift-line]:focus');
    const last = (await focused.getAttribute('data-shift-line')) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(focused).not.toHaveAttribute('data-shift-line', last);
    await expect(focused).toBeInViewport();

    await page.getByRole('checkbox', { name: /^Only where/ }).check();
    await expect.poll(() => nodes(page)).toBeLessThan(5_000);

    await page.goto(`/rosters?eventId=${eventId}`);
    await expect(page.getByRole('heading', { name: 'Category 1', exact: true }).first()).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByText(/^Anna Number/).first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('article')).toHaveCount(25);
    for (let part = 1; part <= 10; part += 1) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 10);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await expect(page.getByText('Category 5', { exact: true }).last()).toBeVisible();
    await expect.poll(() => nodes(page)).toBeLessThan(5_000);
    // The print has all that was chosen, with everybody.
    await page.getByLabel('Category').selectOption({ index: 5 });
    await page.getByLabel('Day').selectOption({ index: 5 });
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const printed = () => page.evaluate(() => document.querySelectorAll('.roster-shift').length);
    expect(await printed()).toBe(200);
    const named = () =>
      page.evaluate(
        () => [...document.querySelectorAll('.roster-line td:first-child')].filter((one) => one.textContent).length,
      );
    expect(await named()).toBe(600);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => nodes(page)).toBeLessThan(5_000);
  },
);

test(
  '5,000 shifts: Change plan renders what is in view, and keeps the list when too many are chosen',
  { tag: '@laptop' },
  async ({ page }) => {
    await makeHugeEvent(inDatabase, event);
    await signInAs(page, 'admin');
    await page.goto(`/change-plan?eventId=${eventId}`);
    const lines = page.getByRole('region', { name: 'What would change' }).getByRole('listitem');
    const all = page.getByRole('checkbox', { name: 'All 5,000 shifts' });
    await expect(all).toBeChecked({ timeout: 40_000 });
    expect(await nodes(page)).toBeLessThan(5_000);
    for (let part = 1; part <= 10; part += 1) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 10);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await expect(lines.last()).toBeInViewport();
    await expect.poll(() => nodes(page)).toBeLessThan(5_000);

    // A category has 1,000 shifts, the most that can be changed at once; the whole event has too many.
    await page.getByLabel('Move times by').selectOption({ label: '15 minutes later' });
    await expect(page.getByText('Please choose at most 1,000 shifts: 5,000 shifts are ticked.')).toBeVisible();
    await expect(all).toBeVisible();
    expect(await lines.count()).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Change shifts' })).toBeDisabled();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByLabel('Category', { exact: true }).selectOption('Category 2');
    await expect(page.getByRole('checkbox', { name: 'All 1,000 shifts' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Change 1,000 shifts' })).toBeEnabled({ timeout: 40_000 });
    expect(await nodes(page)).toBeLessThan(5_000);
  },
);
