import { expect, test } from '@playwright/test';
import { festival, festivalLink } from './festival.ts';
import { makeEvent } from './make-event.ts';

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page shows the events, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Volunteer Events' })).toBeVisible();
    await page.getByRole('link', { name: festivalLink }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Northwoods Loppet Festival/ })).toBeVisible();
    await expect(page).toHaveTitle(/^Northwoods Loppet Festival/);
    await expect(page.getByRole('button', { name: 'Sign Up' }).first()).toBeVisible();
  });

  test('the event page shows what a mailed link with filters asks for', async ({ page, request }) => {
    const { slug } = await festival(request);
    await page.goto(`/event/${slug}?by=category&show=all`);
    await expect(page.getByRole('heading', { level: 3, name: /Feed/ })).toBeVisible();
  });
});

test('the first page needs no call for its data, nothing moves, and the policy of the page is kept', async ({
  page,
  request,
}) => {
  const { slug } = await festival(request);
  const calls: string[] = [];
  const complaints: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/graphql')) calls.push(call.postData() ?? '');
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const path of ['/', `/event/${slug}`]) {
    await page.goto(path);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await expect(page.locator('#root')).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  }
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a fold that was opened before the script came stays open', async ({ page }) => {
  const past = await makeEvent({ days: [-20, -19], shifts: [{ day: -20 }] });
  let letScriptsCome = () => {};
  const wanted = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Past events').click();
  await expect(page.getByRole('link', { name: past.name })).toBeVisible();
  letScriptsCome();
  await expect(page.locator('#first-content')).toHaveCount(0);
  await expect(page.getByRole('link', { name: past.name })).toBeVisible();
});
