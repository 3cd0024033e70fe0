import { signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { festival } from './festival.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/* Lists fill a laptop's screen of 1280 by 800 with rows, not with what is above them. */

/** The heights of the elements that are fully on the screen before anything is scrolled. */
const heightsOnScreen = (rows: Locator): Promise<number[]> =>
  rows.evaluateAll((all) =>
    all
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= window.innerHeight)
      .map(({ height }) => height),
  );

async function expectOnScreen(rows: Locator, enough: number): Promise<void> {
  await expect(rows.nth(enough)).toBeAttached();
  await expect.poll(async () => (await heightsOnScreen(rows)).length).toBeGreaterThanOrEqual(enough);
  // 44 px to press, and the border between two rows.
  for (const height of await heightsOnScreen(rows)) expect(Math.round(height)).toBeLessThanOrEqual(45);
}

const eventName = /Northwoods Loppet Festival/;

/** Only the page's bar names the event, as its chosen option. */
async function expectEventSaidOnce(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Event', exact: true })).toContainText(eventName);
  await expect(page.getByRole('main').getByText(eventName).locator('visible=true')).toHaveCount(0);
}

for (const path of ['/volunteer-signups', '/volunteers']) {
  test(`ten signups of ${path} fit on a laptop's screen, filtered too`, { tag: '@laptop' }, async ({ page }) => {
    const { id } = await festival(page.request);
    await signInAs(page, 'admin');
    await page.goto(`${path}?event=${id}`);
    const rows = page.locator('tbody tr');
    await expectOnScreen(rows, 10);
    await expectEventSaidOnce(page);
    await page.getByRole('button', { name: 'Active', exact: true }).click();
    await page.getByLabel('Search').fill('an');
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveText([
      /^Active/,
      /“an”/,
      'Clear All',
    ]);
    await expectOnScreen(rows, 10);
    const line = ['Search', 'Category', 'Volunteer role'].map((label) => page.getByLabel(label, { exact: true }));
    const boxes = [...line, page.getByRole('button', { name: 'More filters' })].map((one) => one.boundingBox());
    const [first, ...others] = await Promise.all(boxes);
    for (const other of others) {
      expect(other?.y).toBe(first?.y);
      expect(other?.height).toBe(first?.height);
    }
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?event=${id}$`));
    await expectOnScreen(rows, 10);
    await expectAccessible(page);
  });
}

test('signups stay readable while others are loading', { tag: '@laptop' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await signInAs(page, 'admin');
  await page.goto(`/volunteers?event=${id}`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('signupTable')) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  const table = page.getByRole('group', { name: /^Signups: Space selects/ });
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  come();
  await expect(table).toHaveAttribute('aria-busy', 'false');
});

test('eight shifts of the board fit on a laptop’s screen, filtered too', { tag: '@laptop' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await signInAs(page, 'admin');
  await page.goto(`/manage?eventId=${id}`);
  const lines = page.locator('[data-shift-line]');
  await expectOnScreen(lines, 8);
  await expectEventSaidOnce(page);
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('button');
  const onlyMissing = page.getByRole('checkbox', { name: 'Only where people are missing' });
  await onlyMissing.check();
  await expect(categories.first()).toHaveText(/^All categories\d+ found · \d+ missing$/);
  await expectOnScreen(lines, 8);
  await onlyMissing.uncheck();
  await categories.first().click();
  await expectOnScreen(lines, 8);
  const day = page.getByLabel('Day', { exact: true });
  await day.selectOption({ label: 'Sat, Feb 20' });
  await expect(page).toHaveURL(/day=\d{4}-02-20/);
  await expectAccessible(page);
});
