import { signInAs } from './as-staff.ts';
import { festival, newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { makeEvent } from './make-event.ts';
import { expect, test, type Page } from './test.ts';

/* A laptop's window at 200 % zoom, and rosters and a household's card on paper. */

/** The texts of controls that are not fully on the screen from side to side, without those in elements that scroll. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      (/auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3')].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      // 'Skip to content' appears with the focus.
      const isHidden = width <= 1 || height <= 1 || element.matches('a[href="#content"], [hidden] *');
      if (isHidden || (left >= -0.5 && right <= innerWidth + 0.5) || scrolls(element)) return [];
      return [`${element.tagName} ${element.textContent.trim().slice(0, 40)} ${Math.round(left)}-${Math.round(right)}`];
    });
  });

test('200 % zoom on a small laptop cuts off nothing', { tag: '@laptop' }, async ({ page }) => {
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

const pagesOf = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

test(
  'a card of ten shifts breaks between shifts, and its print says which are called off',
  { tag: '@laptop' },
  async ({ page }) => {
    const hours = Array.from({ length: 10 }, (_, index) => `${8 + index}`.padStart(2, '0'));
    const event = await makeEvent({
      days: [20, 20],
      shifts: hours.map((hour) => ({ day: 20, startTime: `${hour}:00`, endTime: `${hour}:45` })),
    });
    const email = newAddress();
    for (const shiftId of event.shifts) {
      const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ firstName: 'Hilde', lastName: 'Hus', email, shiftId }),
      });
      expect(answer.status).toBe(201);
    }
    await inDatabase('update shift set cancelled_at = now() where id = $1', [event.shifts[3]]);
    await inDatabase(`update signup set status = 'cancelled', cancelled_at = now() where shift_id = $1`, [
      event.shifts[4],
    ]);
    await page.goto('/volunteer-lookup');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Find My Shifts' }).click();
    const card = page.getByRole('region', { name: 'Hilde Hus' });
    await expect(card.getByRole('button', { name: 'Cancelled (1)' })).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 688, height: 1000 });
    const shifts = card.getByRole('listitem').filter({ visible: true });
    await expect(shifts).toHaveCount(9);
    for (const shift of await shifts.all()) await expect(shift).toHaveCSS('break-inside', 'avoid');
    // The name is not alone on the page before.
    await expect(card.locator('> div').first()).toHaveCSS('break-after', 'avoid');
    await expect(shifts.nth(3)).toContainText('This shift is cancelled.');
    await expect(shifts.getByText('This shift is cancelled.')).toBeVisible();
    for (const operated of ['button', 'a[download]', 'input'])
      await expect(card.locator(operated).filter({ visible: true })).toHaveCount(0);
    // It begins below the title, not on a new page.
    expect(await card.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(1000);
    expect(await pagesOf(page)).toBe(2);
  },
);

test(
  'a roster prints each post on its own page, and does not break phone numbers',
  { tag: '@laptop' },
  async ({ page }) => {
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
    // Only what is higher than a page continues on a second one.
    const heights = await sheets.evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight));
    const most = heights.reduce((sum, height) => sum + (height <= 980 ? 1 : Math.ceil(height / 800)), 0);
    const pages = await pagesOf(page);
    expect(pages).toBeGreaterThanOrEqual(heights.length);
    expect(pages).toBeLessThanOrEqual(most);
  },
);
