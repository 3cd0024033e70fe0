import { kept, mark, openList, rowOf, strip } from './check-in-page.ts';
import { makePost } from './make-post.ts';
import { filesWith, newPhone } from './phone.ts';
import { startNetwork } from './start-network.ts';
import { expect, test, type Page } from './test.ts';

/* What the check-in page needs from a browser, and that it works without it where the browser refuses or lacks it. */

/** The key that the phone stores. */
function keptKey(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('trailcrew-check-in');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keys').objectStore('keys').get('list');
          reading.onsuccess = () => {
            opening.result.close();
            const key = reading.result as CryptoKey | Uint8Array;
            resolve(key instanceof CryptoKey ? { extractable: key.extractable } : { bytes: key.length });
          };
        };
      }),
  );
}

/** Errors that nobody caught. */
function faultsOf(page: Page): Error[] {
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  return faults;
}

test(
  'a browser that cannot store a key stores 32 bytes: the list opens offline, and no name is stored in plain text',
  { tag: '@phone' },
  async () => {
    const { name, people, family } = await makePost({ late: 2 });
    const network = await startNetwork();
    const phone = await newPhone(network);
    const first = await phone.open();
    let { page } = first;
    // Storing it fails with the browser's own DataCloneError, as in Lockdown Mode.
    await first.context.addInitScript(() => {
      const { subtle } = crypto;
      const generate = subtle.generateKey.bind(subtle) as (...given: unknown[]) => Promise<CryptoKey>;
      Object.assign(subtle, {
        generateKey: async (...given: unknown[]) => new Proxy(await generate(...given), {}),
      });
    });
    await openList(page, name);
    await expect(rowOf(page, people[0]!.name)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await kept(page);
    expect(await keptKey(page)).toEqual({ bytes: 32 });
    network.cut();
    await mark(page, people[0]!.name, 'Here');
    await page.getByRole('button', { name: 'Add a walk-in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Wim');
    await dialog.getByLabel('Last name').fill(family);
    await dialog.getByRole('button', { name: 'They are here' }).click();
    await expect(rowOf(page, `Wim ${family}`)).toContainText('waits to be sent');
    await first.context.close();
    expect(await filesWith(phone, family)).toEqual([]);

    ({ page } = await phone.open());
    await page.goto('/check-in');
    await expect(strip(page)).toContainText('2 marks wait');
    for (const who of [people[0]!.name, `Wim ${family}`])
      await expect(rowOf(page, who)).toContainText('waits to be sent');
    expect(await keptKey(page)).toEqual({ bytes: 32 });
    network.mend();
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
    await expect(rowOf(page, `Wim ${family}`)).toContainText('Here · ');
    await phone.drop();
    await network.stop();
  },
);

test(
  'the browser is asked for persistent storage once a list is stored, and its refusal changes nothing',
  { tag: '@phone' },
  async ({ context }) => {
    const { name, people } = await makePost({ late: 2 });
    // This browser refuses; others may fail when they are asked.
    for (const [at, answer] of ['false', 'TypeError'].entries()) {
      const page = await context.newPage();
      const faults = faultsOf(page);
      await page.addInitScript((wanted) => {
        const asked: string[] = [];
        Object.assign(window, { asked });
        const { storage } = navigator;
        const persist = storage.persist.bind(storage);
        storage.persist = async () => {
          const said = String(wanted === 'TypeError' ? wanted : await persist());
          asked.push(said);
          if (said === 'TypeError') throw new TypeError('Refused');
          return false;
        };
      }, answer);
      const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
      if (at === 0) {
        await page.goto('/check-in');
        await expect(page.getByRole('heading', { name: 'Who came today?' })).toBeVisible();
        expect(await asked()).toEqual([]);
      }
      await openList(page, name);
      await kept(page);
      await expect.poll(asked).toContain(answer);
      await mark(page, people[at]!.name, 'Here');
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await keptKey(page)).toEqual({ extractable: false });
      expect(faults).toEqual([]);
      await page.close();
    }
  },
);

test(
  'the screen is kept awake only while a list is shown, also after the page was hidden',
  { tag: '@phone' },
  async ({ context, page }) => {
    const { name } = await makePost({ late: 1 });
    await context.grantPermissions(['screen-wake-lock']);
    await page.addInitScript(() => {
      const locks: WakeLockSentinel[] = [];
      Object.assign(window, { locks });
      const { wakeLock } = navigator;
      const request = wakeLock.request.bind(wakeLock);
      wakeLock.request = async (type) => {
        const lock = await request(type);
        locks.push(lock);
        return lock;
      };
    });
    const held = () =>
      page.evaluate(
        () => (window as unknown as { locks: WakeLockSentinel[] }).locks.filter(({ released }) => !released).length,
      );
    await page.goto('/check-in');
    await expect(page.getByRole('heading', { name: 'Who came today?' })).toBeVisible();
    expect(await held()).toBe(0);
    await openList(page, name);
    await expect.poll(held).toBe(1);

    // Pages of this browser are always visible. A browser releases the wake lock of a hidden page by itself.
    const show = (state: DocumentVisibilityState) =>
      page.evaluate(async (now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
        const { locks } = window as unknown as { locks: WakeLockSentinel[] };
        if (now === 'hidden') await Promise.all(locks.map((lock) => lock.release()));
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    expect(await held()).toBe(0);
    await show('visible');
    await expect.poll(held).toBe(1);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Who came today?' })).toBeVisible();
    await expect.poll(held).toBe(0);
  },
);

test(
  'where the screen cannot be kept awake, people are checked in all the same',
  { tag: '@phone' },
  async ({ context }) => {
    const { name, people } = await makePost({ late: 2 });
    for (const [at, answer] of ['older phone', 'refused'].entries()) {
      const page = await context.newPage();
      const faults = faultsOf(page);
      await page.addInitScript((how) => {
        if (how === 'older phone') Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
      }, answer);
      await openList(page, name);
      const refusal = await page.evaluate(() =>
        navigator.wakeLock?.request('screen').catch((error: DOMException) => error.name),
      );
      expect(refusal).toBe(answer === 'refused' ? 'NotAllowedError' : undefined);
      await mark(page, people[at]!.name, 'Here');
      expect(faults).toEqual([]);
      await page.close();
    }
  },
);
