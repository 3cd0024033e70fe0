import type { Browser, Page } from '@playwright/test';
import { lines, momentWhen, openPhone, scriptBytes, type Line } from './lines.ts';
import { scrollDown } from './scroll-down.ts';

/** What was measured, by its name; milliseconds, bytes, shares or counts. */
export type Figures = Record<string, number>;

const stands = () =>
  document.getElementById('root')?.hidden === false && document.getElementById('first-content') === null
    ? performance.now()
    : 0;

/** Notes when a tap arrives, and when the form of the dialog can be typed into. */
async function watchTap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = { tapped: 0, usable: 0 };
    (window as unknown as { tap: typeof times }).tap = times;
    const look = () => {
      const field = document.querySelector<HTMLInputElement>('dialog[open] input[name="firstName"]');
      if (field && !field.disabled) requestAnimationFrame((now) => (times.usable = now));
      else requestAnimationFrame(look);
    };
    window.addEventListener(
      'click',
      (event) => {
        if (times.tapped) return;
        times.tapped = event.timeStamp;
        look();
      },
      { capture: true },
    );
  });
}

/** As a finger does: the driver's own way looks around in the page first, which at a quarter of the speed takes as long as what is measured. */
async function tap(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`There is no ${what} to tap`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function tapFirstShift(page: Page): Promise<number> {
  await watchTap(page);
  await tap(page, '#root li button:enabled');
  const handle = await page.waitForFunction(
    () => {
      const { tapped, usable } = (window as unknown as { tap: { tapped: number; usable: number } }).tap;
      return usable && usable - tapped;
    },
    undefined,
    { polling: 50, timeout: 60_000 },
  );
  return await handle.jsonValue();
}

/** Opens an event's page on a phone and taps the first shift as soon as its button works. */
export async function tapAtOnce(browser: Browser, url: string, slug: string, line: Line): Promise<Figures> {
  const page = await openPhone(browser, line);
  await page.goto(`${url}/event/${slug}`, { waitUntil: 'commit' });
  const operable = await momentWhen(page, stands, null);
  const usable = await tapFirstShift(page);
  await page.context().close();
  return { 'buttons work': operable, 'tap at once to usable form': usable };
}

/** Opens an event's page on a phone on slow 4G, reads, searches, browses by category, goes through the list, and opens the form. */
export async function readAndTap(browser: Browser, url: string, slug: string): Promise<Figures> {
  const page = await openPhone(browser, lines.slow4G);
  await page.goto(`${url}/event/${slug}`, { waitUntil: 'commit' });
  await momentWhen(page, stands, null);
  await page.waitForLoadState('networkidle');
  const early = await page.evaluate(() => ({ ...window.noted }));
  const first = await scriptBytes(page);
  const status = page.getByRole('status').filter({ hasText: /open shift/ });
  const before = await status.textContent();
  await tap(page, '#root input[type="search"]');
  await page.keyboard.type('sat', { delay: 120 });
  await page.waitForFunction(
    (words) =>
      ![...document.querySelectorAll('[role="status"]')].some((one) => (one.textContent ?? '') === (words ?? '')),
    before,
  );
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace');
  await page.getByText(before ?? '', { exact: true }).waitFor();
  await tap(page, '#root input[value="category"]');
  await page.locator('#root h3 a').first().waitFor();
  await scrollDown(page);
  await page.evaluate(() => scrollTo(0, 0));
  const usable = await tapFirstShift(page);
  const bytes = await scriptBytes(page);
  await page.keyboard.type('Anna', { delay: 60 });
  const noted = await page.evaluate(() => window.noted);
  if (process.env.BENCH_NOTES) process.stdout.write(`${JSON.stringify(noted, null, 1)}\n`);
  await page.context().close();
  return {
    'first paint': early.firstPaint,
    LCP: early.largestPaint,
    'CLS while loading': early.shift,
    'CLS of the whole visit': noted.shift,
    INP: noted.slowestInteraction,
    'long tasks while loading': early.longTasks,
    'tap after reading to usable form': usable,
    'scripts when idle, bytes': first,
    'scripts with the form open, bytes': bytes,
  };
}

/** Opens the landing page on a phone on slow 4G. */
export async function openLanding(browser: Browser, url: string): Promise<Figures> {
  const page = await openPhone(browser, lines.slow4G);
  await page.goto(url, { waitUntil: 'commit' });
  await momentWhen(page, stands, null);
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(() => window.noted);
  await page.context().close();
  return { 'first paint': noted.firstPaint, LCP: noted.largestPaint, CLS: noted.shift };
}
