import { openAs, staffEmails, staffSession } from './as-staff.ts';
import { kept, mark, openList, rowOf, strip, withClock } from './check-in-page.ts';
import { makePost } from './make-post.ts';
import { filesWith, newPhone, type Phone } from './phone.ts';
import { startNetwork } from './start-network.ts';
import { expect, test, type Page } from './test.ts';

/* Checking people in offline: in real browsers that a proxy disconnects and whose process is killed. */

interface Listed {
  people: { signupId: string; firstName: string; state: string; arrivedAt: string | null; marks: { id: string }[] }[];
}

/** What the server has for an event today. */
async function listOf(eventId: string): Promise<Listed['people']> {
  const admin = await staffSession(staffEmails.admin);
  const day = new Date().toISOString().slice(0, 10);
  const { body } = await admin.call<Listed>('GET', `/api/check-in/list?eventId=${eventId}&day=${day}`);
  return body.people;
}

/** Presses 'Here' of somebody and kills the browser as soon as it shows the mark as kept; gives how many milliseconds later. */
async function killOnceKept(phone: Phone, page: Page, name: string): Promise<number> {
  const kept = page.evaluate(
    (words) =>
      new Promise<number>((seen) => {
        const observer = new MutationObserver(() => {
          const bar = document.querySelector('[role=status][aria-label="Just marked"]');
          if (!bar?.textContent.includes(words)) return;
          observer.disconnect();
          seen(Date.now());
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    `${name}: here`,
  );
  const click = rowOf(page, name)
    .getByRole('button', { name: `Here ${name}`, exact: true })
    .click({ noWaitAfter: true });
  // A click that fails fails the journey.
  const keptAt = await Promise.race([kept, click.then(() => kept)]);
  phone.kill();
  const gap = Date.now() - keptAt;
  // It may be kept before the click's own end is reported.
  await click.catch(() => undefined);
  return gap;
}

/**
 * In milliseconds, as specified. A quiet computer takes up to 20, a busy one up to 350: a kill that comes later does not count, and the browser
 * is killed again at the next mark.
 */
const killedAtOnce = 50;

test('60 people are checked in offline, with the browser killed twice', { tag: '@phone' }, async () => {
  test.slow();
  const { id, name, people, family } = await makePost({ late: 60 });
  const network = await startNetwork();
  const phone = await newPhone(network);
  const first = await phone.open();
  let page = first.page;
  await openList(page, name);
  await expect(page.getByRole('listitem')).toHaveCount(60);
  await kept(page);
  // The browser writes its session to disk in its own time.
  await first.context.close();
  ({ page } = await phone.open());
  network.cut();
  await page.goto('/check-in');
  await expect(strip(page)).toContainText('No line');

  const pressedAt = new Map<string, number>();
  const gaps: number[] = [];
  const killsAtOnce = () => gaps.filter((gap) => gap <= killedAtOnce).length;
  for (const [at, person] of people.entries()) {
    pressedAt.set(person.signupId, Date.now());
    if (at < 19 || killsAtOnce() === 2 || (at < 39 && killsAtOnce() === 1)) {
      await mark(page, person.name, 'Here');
      continue;
    }
    gaps.push(await killOnceKept(phone, page, person.name));
    ({ page } = await phone.open());
    await page.goto('/check-in');
    await expect(strip(page)).toContainText(`${at + 1} marks wait`);
    await expect(rowOf(page, person.name)).toContainText('waits to be sent');
  }
  expect(killsAtOnce(), `milliseconds from kept to SIGKILL: ${gaps.join(', ')}`).toBe(2);
  await expect(strip(page)).toContainText('60 marks wait');
  expect(await filesWith(phone, family)).toEqual([]);

  network.mend();
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
  const came = await listOf(id);
  expect(came.filter(({ state, marks }) => state === 'HERE' && marks.length === 1)).toHaveLength(60);
  const off = came.map(({ signupId, arrivedAt }) => Date.parse(arrivedAt ?? '') - (pressedAt.get(signupId) ?? 0));
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(2_000);
  await phone.drop();
  await network.stop();
});

test(
  'a connection that hangs counts as offline after ten seconds, and waiting marks are sent once it answers',
  { tag: '@phone' },
  async () => {
    const { id, name, people } = await makePost({ late: 2 });
    const [ada] = people;
    const network = await startNetwork();
    const phone = await newPhone(network);
    const { page } = await phone.open();
    await openList(page, name);
    await kept(page);
    network.sleep();
    await mark(page, ada!.name, 'Here');
    await expect(strip(page)).toContainText('No line');
    await expect(rowOf(page, ada!.name)).toContainText('waits to be sent');
    network.wake();
    await expect(strip(page)).toContainText('Live');
    await expect(rowOf(page, ada!.name)).not.toContainText('waits to be sent');
    expect((await listOf(id)).filter(({ state }) => state === 'HERE').map(({ signupId }) => signupId)).toEqual([
      ada!.signupId,
    ]);
    await phone.drop();
    await network.stop();
  },
);

test('two phones with contradicting marks both say so, and one press settles both', { tag: '@phone' }, async () => {
  const hour = 3_600_000;
  const { id, name, people } = await makePost({ late: 2 });
  const [ada, bjorn] = people;
  const networks = [await startNetwork(), await startNetwork()];
  const phones = await Promise.all(networks.map((network) => newPhone(network)));
  const pages = await Promise.all(phones.map(async (phone) => (await phone.open()).page));
  const [behind, ahead] = pages as [Page, Page];
  await withClock(behind, -hour);
  await withClock(ahead, hour);
  for (const page of pages) {
    await openList(page, name);
    await kept(page);
  }
  await expect(strip(behind)).toContainText('This phone’s clock is 60 minutes behind: times are put right');
  await expect(strip(ahead)).toContainText('This phone’s clock is 60 minutes ahead');
  for (const network of networks) network.cut();
  const before = Date.now();
  await mark(behind, ada!.name, 'Here');
  await mark(ahead, ada!.name, 'Not here');
  await mark(behind, bjorn!.name, 'Here');

  // The server receives them twice, and its answers are lost; the third time they arrive.
  for (const network of networks) network.loseAnswersOf('/api/attendance');
  for (const network of networks) network.mend();
  for (const [at, network] of networks.entries()) {
    const tryAgain = async () => {
      await pages[at]!.evaluate(() => void window.dispatchEvent(new Event('online')));
      return network.lostAnswers();
    };
    await expect.poll(tryAgain).toBeGreaterThanOrEqual(2);
  }
  await expect.poll(async () => (await listOf(id)).flatMap(({ marks }) => marks).length).toBe(3);
  for (const page of pages) await expect(strip(page)).toContainText(/No line.* wait/);
  for (const network of networks) network.loseAnswersOf(null);
  for (const page of pages) {
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M(This phone’s clock|$)/);
    await expect(rowOf(page, bjorn!.name)).toContainText('Here', { timeout: 60_000 });
    // They were pressed so shortly one after the other that either may come first: clocks are put right within a second.
    await expect(rowOf(page, ada!.name)).toContainText(
      /^(?=.*[AP]M here \()(?=.*[AP]M not here \().*Two phones disagree: /,
    );
  }
  await mark(ahead, ada!.name, 'Here');
  for (const page of pages)
    await expect(rowOf(page, ada!.name)).toContainText(/^(?!.*disagree).*Here · /, { timeout: 60_000 });
  const came = await listOf(id);
  expect(came.map(({ state, marks }) => [state, marks.length])).toEqual([
    ['HERE', 3],
    ['HERE', 1],
  ]);
  const off = came.map(({ arrivedAt }) => Date.parse(arrivedAt ?? '') - before);
  expect(Math.min(...off)).toBeGreaterThan(-2_000);
  expect(Math.max(...off)).toBeLessThan(60_000);
  await Promise.all(phones.map((phone) => phone.drop()));
  await Promise.all(networks.map((network) => network.stop()));
});

test(
  'signing out in any tab deletes the names; waiting marks are sent first, or lost after a warning',
  { tag: '@phone' },
  async () => {
    const { name, people, family } = await makePost({ late: 3 });
    const network = await startNetwork();
    const phone = await newPhone(network);
    const { context, page } = await phone.open();
    await openList(page, name);
    await kept(page);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: 'Menu' }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Who came today?' })).toBeVisible();
    await expect(page.getByText(people[0]!.name)).toHaveCount(0);
    expect(await filesWith(phone, family)).toEqual([]);

    await openList(page, name);
    network.cut();
    await mark(page, people[0]!.name, 'Here');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 mark is not sent.');
    await expect(dialog.getByRole('button', { name: 'Sign out and lose it' })).toBeVisible();
    network.mend();
    await dialog.getByRole('button', { name: 'Send first' }).click();
    await expect(dialog).toContainText('The list of names is deleted from this phone.');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Who came today?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Who came today?' })).toBeVisible();
    await context.close();
    expect(await filesWith(phone, family)).toEqual([]);
    await phone.drop();
    await network.stop();
  },
);

test('visitors get no service worker, also after the check-in page in the same tab', { tag: '@phone' }, async () => {
  const { name, slug } = await makePost({ late: 1 });
  const phone = await newPhone();
  const { page } = await phone.open();
  const workers = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      navigator.serviceWorker.controller?.scriptURL ?? null,
    ]);
  for (const path of ['/', `/event/${slug}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await workers()).toEqual([0, null]);
  }
  // The check-in page has none either, as long as it has no list.
  await page.goto('/check-in');
  await expect(page.getByRole('heading', { name: 'Who came today?' })).toBeVisible();
  expect(await workers()).toEqual([0, null]);
  await openAs(page, await staffSession(staffEmails.admin), '/check-in');
  await expect(page.getByRole('group', { name: 'Day' })).toBeVisible();
  await openList(page, name);
  await kept(page);
  await page.reload();
  expect(await workers()).toEqual([1, expect.stringContaining('/check-in-worker.js')]);
  for (const path of ['/', `/event/${slug}`, '/check-in/', '/dashboard']) {
    await page.goto(path);
    // The registration is that of the page's own scope.
    const controller = path === '/check-in/' ? expect.anything() : null;
    expect(await workers()).toEqual([1, controller]);
  }
  await phone.drop();
});
