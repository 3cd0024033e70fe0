import { festival } from './festival.ts';
import { expect, test, type Request } from './test.ts';

/* On a slow connection the signup form is loaded while the visitor reads the list, so that it opens at once. */

test('the form opens on the tap without fetching anything', { tag: '@phone' }, async ({ page, context }, info) => {
  const { slug } = await festival(page.request);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  // Slow 3G: 400 ms there and back, 400 kbit/s.
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  // The request of a running worker never counts as finished.
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => /\/assets\/(?!live-worker)/.test(request.url()) && onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  const fetched = page.waitForResponse((answer) => /sign-up-steps.*\.js/.test(answer.url()));
  await page.goto(`/event/${slug}`);
  await (await fetched).finished();
  // Its other files are requested together with it. The page's live connection never ends, so it is not waited for.
  await expect.poll(() => [...onTheirWay].map((request) => request.url())).toEqual([]);
  // From here on the browser is offline: anything that the form still needed would not come.
  await context.setOffline(true);
  const before = Date.now();
  await page
    .getByRole('button', { name: /^Sign Up/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeEditable();
  const milliseconds = String(Date.now() - before);
  info.annotations.push({ type: 'milliseconds from the tap to the form', description: milliseconds });
});
