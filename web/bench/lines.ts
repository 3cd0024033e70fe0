import type { Browser, BrowserContext, Page } from '@playwright/test';

/** How fast a line is: milliseconds there and back, bits a second down and up. */
export interface Line {
  latency: number;
  down: number;
  up: number;
}

/** What phones meet far from town. */
export const lines = {
  slow4G: { latency: 150, down: 1_600_000, up: 750_000 },
  slow3G: { latency: 400, down: 400_000, up: 400_000 },
} satisfies Record<string, Line>;

/** A phone with a quarter of this machine's speed, on a slow line, with nothing kept from before. */
export async function openPhone(browser: Browser, line: Line): Promise<Page> {
  const page = await opened(
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    }),
  );
  await throttle(page, line);
  return page;
}

/** Gives a page a quarter of this machine's speed, and a slow line unless it is null. */
export async function throttle(page: Page, line: Line | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down / 8,
      uploadThroughput: line.up / 8,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A laptop as fast as this machine. */
export async function openLaptop(browser: Browser): Promise<Page> {
  return opened(await browser.newContext({ viewport: { width: 1280, height: 800 } }));
}

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
}

/** What the page itself notes, in milliseconds from the start of its loading, and shares of the screen that moved. */
export interface Noted {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  shift: number;
  /** What moved, and when. */
  shifts: string[];
  slowestInteraction: number;
  /** What took how long until the screen showed it, of more than 60 ms. */
  interactions: string[];
  longTasks: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node: Node | null }[];
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const noted: Noted = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    shift: 0,
    shifts: [],
    slowestInteraction: 0,
    interactions: [],
    longTasks: 0,
  };
  window.noted = noted;
  const name = (node: Node | null | undefined) =>
    `${node?.nodeName ?? '?'} ${(node?.textContent ?? '').trim().slice(0, 30)}`;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') noted.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    noted.largestPaint = entry.startTime;
    noted.largestElement = name((entry as PerformanceEntry & { element?: Node }).element);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as Shift;
    if (hadRecentInput) return;
    noted.shift += value;
    noted.shifts.push(`${value.toFixed(3)} at ${Math.round(startTime)}: ${name(sources?.[0]?.node)}`);
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration, processingStart, processingEnd, startTime, target } =
        entry as PerformanceEventTiming & { interactionId?: number };
      if (!interactionId) return;
      noted.slowestInteraction = Math.max(noted.slowestInteraction, duration);
      if (duration > 60)
        noted.interactions.push(
          `${entry.name} ${duration} ms, waited ${Math.round(processingStart - startTime)}, worked ${Math.round(processingEnd - processingStart)}: ${name(target)}`,
        );
    },
    { durationThreshold: 16 },
  );
  observe('longtask', (entry) => {
    noted.longTasks += entry.duration;
  });
}

/** Bytes of scripts on the wire so far. */
export async function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

/** Elements in the page now. */
export async function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** Waits until a look at the page gives a moment (`performance.now()`), not 0: milliseconds from the start of its loading. */
export async function momentWhen<Given>(page: Page, look: (given: Given) => number, given: Given): Promise<number> {
  // Its type wants a function of what playwright has unwrapped, which is the same.
  const handle = await page.waitForFunction(look as (given: unknown) => number, given, {
    polling: 'raf',
    timeout: 120_000,
  });
  return handle.jsonValue();
}
