import { festival } from './festival.ts';
import { keepUnwatched } from './keep-unwatched.ts';
import { makeEvent } from './make-event.ts';
import { expect, test, type Page } from './test.ts';

/** An event that has begun: these come first. */
const firstOnLanding = () => makeEvent({ days: [-10, 2], shifts: [{ day: 2 }] });

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page shows the events, and its links work', async ({ page }) => {
    const { name } = await firstOnLanding();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Volunteer Events' })).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    // Playwright finds no text in a noscript element.
    const hint = page.locator('noscript p');
    await expect(hint).toBeInViewport();
    await expect(hint).toContainText('Signing up needs JavaScript.');
    await page.getByRole('link', { name: 'Sign Up' }).first().click();
    await expect(page).toHaveURL(/\?shift=[\w-]+$/);
  });

  test('the event page shows what a mailed link with filters asks for', async ({ page, request }) => {
    const { slug } = await festival(request);
    await page.goto(`/event/${slug}?by=category&show=all`);
    await expect(page.getByRole('heading', { level: 3, name: /Feed/ })).toBeVisible();
  });
});

test('the first page needs no call for its data, has no layout shift, and keeps to its policy', async ({
  page,
  request,
}) => {
  // The live connection would report what other journeys do, and the page would fetch it: here it is off.
  await keepUnwatched(page);
  const { slug } = await makeEvent({
    days: [20, 22],
    shifts: [20, 21, 22].flatMap((day) => [{ day }, { day }, { day }]),
  });
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
  // The data for search engines is no script, so the policy allows it.
  const structuredData = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(structuredData ?? '')).toMatchObject({ '@type': 'SportsEvent', url: page.url() });
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
  const card = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Delays the page's scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  return release;
}

test('a section that was opened before the script loaded stays open', async ({ page }) => {
  const past = await makeEvent({ days: [-20, -19], shifts: [{ day: -20 }] });
  const releaseScripts = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Past events').click();
  await expect(page.getByRole('link', { name: past.name })).toBeVisible();
  releaseScripts();
  await expect(page.locator('#first-content')).toHaveCount(0);
  await expect(page.getByRole('link', { name: past.name })).toBeVisible();
});

test('a link that is pressed while the script loads still works', async ({ page }) => {
  const { name, slug } = await firstOnLanding();
  const releaseScripts = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name }).hover();
  await page.mouse.down();
  releaseScripts();
  // The rendered page is behind the content that is being pressed.
  await expect(page.locator('#root h1')).toHaveText('Volunteer Events');
  await expect(page.locator('#first-content')).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`/event/${slug}`));
});
