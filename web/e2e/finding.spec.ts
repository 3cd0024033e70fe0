import { festival } from './festival.ts';
import { makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';

/* A shift is found quickly: without scrolling, and by what people type. */

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a phone on its side', 844, 390],
  ['a laptop', 1280, 800],
] as const) {
  test(`on ${name} the first shift is there without scrolling`, { tag: '@laptop' }, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const { slug } = await festival(request);
    for (const by of ['', '?by=category', '?by=time']) {
      await page.goto(`/event/${slug}${by}`);
      await expect(page.locator('#first-content')).toHaveCount(0);
      // At least its time; in portrait its button, too.
      const first = page.locator('li:has(> [id^="shift-"])').first();
      const seen = height > width ? first.getByRole('button', { name: 'Sign Up' }) : first.getByText(/[AP]M – /);
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
  });
}

test('with text at 130 % the first Sign Up of a phone is within two screens', { tag: '@phone' }, async ({ page }) => {
  const { slug } = await festival(page.request);
  for (const by of ['', '?by=category', '?by=time']) {
    await page.goto(`/event/${slug}${by}`);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '130%'));
    const first = page.locator('li:has(> [id^="shift-"])').first().getByRole('button', { name: 'Sign Up' });
    const box = await first.boundingBox();
    // It is at one screen and a half: the filters and 'Select several' take lines of their own.
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * 844);
  }
});

test('search finds days, times, parts of the day and places', { tag: '@phone' }, async ({ page }) => {
  const { slug } = await makeEvent({
    days: [2, 3],
    location: 'Café Løppet',
    shifts: [
      { day: 2, startTime: '07:30', endTime: '10:00' },
      { day: 3, startTime: '13:00', endTime: '15:00' },
    ],
  });
  await page.goto(`/event/${slug}`);
  await expect(page.locator('#first-content')).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search shifts' });
  for (const [words, found] of [
    ['7:30', '7:30 AM – 10:00 AM'],
    ['afternoon', '1:00 PM – 3:00 PM'],
    ['loppet drink 7.30 am', '7:30 AM – 10:00 AM'],
    ['1 pm', '1:00 PM – 3:00 PM'],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('status').filter({ hasText: '1 open shift' })).toBeVisible();
    await expect(page.getByText(found)).toBeVisible();
  }
  await search.fill('cafe');
  await expect(page.getByRole('status').filter({ hasText: '2 open shifts' })).toBeVisible();
});

test(
  'headings say where they lead, which hours they mean and where a day begins',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, categoryId } = await makeEvent({
      days: [2, 4],
      shifts: [
        { day: 2, startTime: '07:30', endTime: '10:00' },
        { day: 2, startTime: '09:30', endTime: '11:00' },
        { day: 4, startTime: '13:00', endTime: '15:00' },
      ],
    });
    await page.goto(`/event/${slug}?by=time`);
    await expect(page.getByText('6AM-12PM')).toBeVisible();
    await page.goto(`/event/${slug}`);
    const available = page.getByRole('region', { name: 'Available' });
    const days = await available.getByText(/^\w+day, \w+ \d+$/).allTextContents();
    expect(days).toHaveLength(2);
    expect(new Set(days).size).toBe(2);
    await page.goto(`/event/${slug}?by=category`);
    const heading = page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Feed Station' });
    await expect(heading).toHaveCSS('text-decoration-line', 'underline');
    await heading.click();
    await expect(page).toHaveURL(new RegExp(categoryId));
  },
);

test('a printed event page has its shifts and no buttons', { tag: '@laptop' }, async ({ page, request }) => {
  const { slug } = await festival(request);
  for (const address of [`/event/${slug}?show=all`, `/event/${slug}?q=nothing+of+the+kind`]) {
    await page.goto(address);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const operated of ['button', 'input', 'select', 'summary']) {
      await expect(page.locator(operated).filter({ visible: true })).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'screen' });
  }
  await page.goto(`/event/${slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/\d+ of \d+ volunteers/).first()).toBeVisible();
});

test('the footer names the current year and a phone number to call', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer.getByRole('link', { name: '+1 612 555 0100' })).toHaveAttribute('href', 'tel:+1 612 555 0100');
});
