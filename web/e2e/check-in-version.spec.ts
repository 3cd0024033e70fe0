import { kept, mark, openList, rowOf, strip } from './check-in-page.ts';
import { makePost } from './make-post.ts';
import { newPhone } from './phone.ts';
import { startNetwork, type Network } from './start-network.ts';
import { expect, test, type Page } from './test.ts';

/* The service worker of the check-in page: what it answers, and when a newer version takes over. */

/** Makes the server deliver another version from now on. */
const deploy = (network: Network) =>
  network.changeText('/check-in-worker.js', (script) =>
    script.replace(/const version = '\w+'/, `const version = 'next'`),
  );

/** The versions that a phone stores. */
const versions = (page: Page) => page.evaluate(() => caches.keys());

test('a newer version is stored beside the old one, and takes over at a press', { tag: '@phone' }, async () => {
  const { name, people } = await makePost({ late: 2 });
  const network = await startNetwork();
  const phone = await newPhone(network);
  const { page } = await phone.open();
  await openList(page, name);
  await kept(page);
  network.cut();
  await mark(page, people[0]!.name, 'Here');
  await page.reload();
  await expect(rowOf(page, people[0]!.name)).toContainText('waits to be sent');
  deploy(network);
  // The worker's script can be fetched again first; the answers to marks are lost, so a mark still waits.
  network.loseAnswersOf('/api/attendance');
  network.mend();
  await page.reload();
  const update = page.getByRole('button', { name: 'Update' });
  await expect(update).toBeVisible();
  expect(await versions(page)).toHaveLength(2);
  network.cut();
  // The new version reloads the page.
  const loaded = page.waitForEvent('load');
  await update.click();
  await loaded;
  await expect.poll(() => versions(page)).toEqual(['trailcrew-check-in next']);
  await expect(rowOf(page, people[0]!.name)).toContainText('waits to be sent');
  network.loseAnswersOf(null);
  network.mend();
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
  await phone.drop();
  await network.stop();
});

test(
  'a newer version waits while the page is in use in any tab, and takes over when it is next opened',
  { tag: '@phone' },
  async () => {
    const { name, people } = await makePost({ late: 2 });
    const network = await startNetwork();
    const phone = await newPhone(network);
    const { context, page } = await phone.open();
    await openList(page, name);
    await kept(page);
    const search = page.getByLabel('Search');
    await search.fill(people[0]!.firstName);
    deploy(network);
    // The page becomes visible again.
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    const update = page.getByRole('button', { name: 'Update' });
    await expect(update).toBeVisible();
    expect(await versions(page)).toHaveLength(2);
    await expect(search).toHaveValue(people[0]!.firstName);

    // If it was opened in another tab, it would be reloaded in this one.
    const other = await context.newPage();
    await other.goto('/check-in');
    await mark(other, people[0]!.name, 'Here');
    await expect(rowOf(other, people[0]!.name)).not.toContainText('waits to be sent');
    await expect(rowOf(page, people[0]!.name)).toContainText('Here · ');
    await expect(search).toHaveValue(people[0]!.firstName);
    expect(await versions(page)).toHaveLength(2);
    await other.close();

    await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
    // By itself. Under a debugger Chromium may keep an old worker that was busy: then it happens at the next opening.
    let opened = 0;
    await expect(async () => {
      expect((opened += 1)).toBeLessThan(3);
      await page.reload();
      await expect.poll(() => versions(page), { timeout: 5_000 }).toEqual(['trailcrew-check-in next']);
    }).toPass({ timeout: 60_000 });
    await expect(rowOf(page, people[0]!.name)).toContainText('Here · ');
    await expect(update).toHaveCount(0);
    // When it is opened again, it is loaded once.
    await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
    expect(loads).toBe(1);
    await phone.drop();
    await network.stop();
  },
);

test('offline the worker answers the page and its files, and nothing else', { tag: '@phone' }, async () => {
  const { name, people } = await makePost({ late: 1 });
  const network = await startNetwork();
  const phone = await newPhone(network);
  const { page } = await phone.open();
  await openList(page, name);
  await kept(page);
  await page.reload();
  await expect(rowOf(page, people[0]!.name)).toBeVisible();
  const files = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (one) => (await caches.open(one)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(files).toContain('/check-in');
  network.cut();
  /** Those that are answered, without the browser's own cache. */
  const answered = (addresses: string[]) =>
    page.evaluate(async (all) => {
      const ask = async (one: string) => ((await fetch(one, { cache: 'no-store' }).catch(() => null))?.ok ? [one] : []);
      return (await Promise.all(all.map(ask))).flat();
    }, addresses);
  const assets = files.filter((file) => file !== '/check-in');
  expect(assets.length).toBeGreaterThan(1);
  expect(await answered(assets)).toEqual(assets);
  expect(await answered(['/', '/check-in-worker.js', '/favicon.svg', '/api/events', '/api/check-in/days'])).toEqual([]);
  await page.goto('/check-in');
  await expect(rowOf(page, people[0]!.name)).toBeVisible();
  for (const path of ['/check-in/', '/check-in-report', '/']) await expect(page.goto(path)).rejects.toThrow(/ERR_/);
  await phone.drop();
  await network.stop();
});
