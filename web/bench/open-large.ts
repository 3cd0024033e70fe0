import type { Browser, BrowserContext, Page } from '@playwright/test';
import { countNodes, momentWhen, openLaptop } from './lines.ts';
import type { Figures } from './visit-event.ts';

/** Somebody of the staff, as the page keeps them. */
export interface Session {
  token: string;
  user: object;
}

/** Has a page, or all of a context, begin signed in. */
export function signInPage(page: Page | BrowserContext, { token, user }: Session): Promise<unknown> {
  return page.addInitScript(
    (parts) => {
      localStorage.setItem('authToken', parts[0] ?? '');
      localStorage.setItem('user', parts[1] ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

/** Opens the page of an event of thousands of shifts on a laptop, searches in it and goes through it. */
export async function openLargeEvent(browser: Browser, url: string, slug: string, shifts: number): Promise<Figures> {
  const page = await openLaptop(browser);
  const says = (words: string) =>
    [...document.querySelectorAll('#root:not([hidden]) [role="status"]')].some((one) => one.textContent === words)
      ? performance.now()
      : 0;
  await page.goto(`${url}/event/${slug}`, { waitUntil: 'commit' });
  const all = `${shifts.toLocaleString('en-US')} open shifts`;
  const ready = await momentWhen(page, says, all);
  await page.waitForLoadState('networkidle');
  const { largestPaint, longTasks } = await page.evaluate(() => window.noted);
  const nodes = await countNodes(page);
  const box = page.getByRole('searchbox');
  await box.fill('role 7');
  const typed = await page.evaluate(() => performance.now());
  const saysOther = (words: string) =>
    [...document.querySelectorAll('#root [role="status"]')].some(
      ({ textContent }) => / open shifts?$/.test(textContent ?? '') && textContent !== words,
    )
      ? performance.now()
      : 0;
  const found = (await momentWhen(page, saysOther, all)) - typed;
  await box.fill('');
  await momentWhen(page, says, all);
  let most = nodes;
  for (let part = 1; part <= 20; part += 1) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 20);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    most = Math.max(most, await countNodes(page));
  }
  await page.context().close();
  return {
    LCP: largestPaint,
    'all shifts there': ready,
    'long tasks': longTasks,
    nodes,
    'most nodes while scrolling': most,
    'search to result': found,
  };
}

/** Opens a page of the staff on a laptop and waits until something of it is seen. */
export async function openStaffPage(
  browser: Browser,
  url: string,
  session: Session,
  path: string,
  seen: string,
): Promise<Figures> {
  const page = await openLaptop(browser);
  await signInPage(page, session);
  await page.goto(url + path, { waitUntil: 'commit' });
  const ready = await momentWhen(page, (selector) => (document.querySelector(selector) ? performance.now() : 0), seen);
  await page.waitForLoadState('networkidle');
  const nodes = await countNodes(page);
  let most = nodes;
  for (let part = 1; part <= 20; part += 1) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 20);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    most = Math.max(most, await countNodes(page));
  }
  const { longTasks } = await page.evaluate(() => window.noted);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/graphql'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await page.context().close();
  return {
    'first rows there': ready,
    'long tasks': longTasks,
    nodes,
    'most nodes while scrolling': most,
    'data, bytes': bytes,
  };
}
