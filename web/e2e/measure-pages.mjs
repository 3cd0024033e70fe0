// node web/e2e/measure-pages.mjs [URL] [RUNS]
// Figures of the landing and event page of a running installation with its demo, in Chromium on a phone with a quarter of this machine's
// speed over slow 4G (1.6 Mbit/s, 150 ms): the largest contentful paint, the layout shift, and the JavaScript fetched before it. Medians.
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

const [address = 'http://localhost:4000', runs = '5'] = process.argv.slice(2);
const url = address.replace(/\/$/, '');
const events = await (await fetch(`${url}/api/events`)).json();
const largest = events.toSorted((a, b) => b.qtyRequired - a.qtyRequired)[0];
const pages = { landing: '/', event: `/event/${largest.slug}` };

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, path] of Object.entries(pages)) {
  const results = [];
  for (let run = 0; run < Number(runs); run += 1) results.push(await measure(path));
  const median = (of) => results.map(of).sort((a, b) => a - b)[Math.floor(results.length / 2)];
  console.log(
    `${name}: LCP ${Math.round(median((r) => r.lcp))} ms (${results[0].element}), FCP ${Math.round(median((r) => r.fcp))} ms, ` +
      `CLS ${median((r) => r.cls).toFixed(4)}, scripts before LCP ${(median((r) => r.scriptBytes) / 1024).toFixed(1)} kB on the wire, ` +
      `long tasks ${Math.round(median((r) => r.longTasks))} ms`,
  );
}
await browser.close();

async function measure(path) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.figures = { lcp: 0, cls: 0, longTasks: 0, element: '' };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.figures.lcp = entry.startTime;
        window.figures.element = `${entry.element?.tagName ?? '?'} ${(entry.element?.textContent ?? '').trim().slice(0, 30)}`;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.figures.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.figures.longTasks += entry.duration;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const figures = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      ...window.figures,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scriptBytes: scripts
        .filter(({ startTime }) => startTime < window.figures.lcp)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
  await context.close();
  return figures;
}
