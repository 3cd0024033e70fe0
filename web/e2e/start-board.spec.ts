import { randomUUID } from 'node:crypto';
import { openAs, signInAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { inDays } from './make-event.ts';
import { makePost } from './make-post.ts';
import { expect, test, type Page } from './test.ts';

/* Whether posts are manned before a start, at /start-board. */

type Admin = Awaited<ReturnType<typeof staffSession>>;

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Marks somebody at their post. */
async function mark(admin: Admin, signupId: string, kind = 'ARRIVED'): Promise<void> {
  const { status } = await admin.call('POST', '/api/attendance', {
    deviceId: randomUUID(),
    marks: [{ id: randomUUID(), signupId, kind, occurredAt: new Date().toISOString() }],
  });
  expect(status).toBe(200);
}

/**
 * A post whose people are expected for an hour and a half, a second place without people, and a start at three o'clock.
 */
async function raceMorning(people: number) {
  const made = await makePost({ late: people });
  const admin = await staffSession('admin@example.org');
  await inDatabase(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required, location)
     select event_id, opportunity_id, date, '10:30', '16:00', 4, 'Hut' from shift where id = $1`,
    [made.shifts[0]],
  );
  const start = await admin.call<{ start: { id: string } }>('POST', '/api/admin/starts', {
    ...{ eventId: made.id, name: 'Men 50 km', date: inDays(0), time: '15:00' },
  });
  const post = async (place: string, minimumStaff: number, blocksStart: boolean) => {
    const body = {
      eventId: made.id,
      categoryId: made.categoryId,
      place,
      minimumStaff,
      blocksStart,
      staffedByMinutes: 0,
    };
    expect((await admin.call('POST', '/api/admin/posts', body)).status).toBe(201);
  };
  await post('Firetower Hill', 2, true);
  await post('Hut', 1, false);
  return { ...made, admin, startId: start.body.start.id };
}

test('an admin sets which posts have to be manned before a start', async ({ page }) => {
  const { id } = await makePost({ late: 1 });
  await openAs(page, await staffSession('admin@example.org'), `/start-board/${id}`);
  await expect(page.getByRole('heading', { name: 'No starts yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Starts and Posts' }).click();
  await page.getByRole('button', { name: 'Add a Start' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save Start' }).click();
  await expect(dialog.getByText('Please name the start')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Men 50 km');
  await dialog.getByLabel('Time').fill('13:00');
  await dialog.getByRole('button', { name: 'Save Start' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Men 50 km')).toBeVisible();

  await page.getByRole('button', { name: 'Add Firetower Hill' }).click();
  await dialog.getByLabel('People needed').fill('0');
  await dialog.getByRole('button', { name: 'Save Post' }).click();
  await expect(dialog.getByText('Please choose a number from 1 to 200')).toBeVisible();
  await dialog.getByLabel('People needed').fill('2');
  await dialog.getByLabel('The start waits for it').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Post' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('at least 2 people · 30 min before every start · blocks the start')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Places of the plan without a post' })).toHaveCount(0);
  await expectAccessible(page);

  // Adding the same place again is refused, and what was typed stays.
  await page.getByRole('button', { name: 'Add a Post' }).click();
  await dialog.getByLabel('Place').fill('FIRETOWER  hill');
  await dialog.getByRole('button', { name: 'Save Post' }).click();
  await expect(dialog.getByText('There is a post at this place already.').first()).toBeVisible();
  await expect(dialog.getByLabel('Place')).toHaveValue('FIRETOWER  hill');
  await dialog.getByLabel('Place').fill('Hut');
  await dialog.getByRole('button', { name: 'Save Post' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hut' })).toContainText('No shift stands here.');
  await expect(page.getByText('No shift stands here.')).toHaveCount(1);
  await page.goto(`/start-board/${id}`);
  await expect(rowOf(page, 'Hut')).toContainText('No shift runs here at the start.');
  await page.goto(`/start-board/${id}?view=wall`);
  await expect(rowOf(page, 'Hut')).toContainText('No shift runs here at the start.');
  await expect(rowOf(page, 'Firetower Hill')).not.toContainText('No shift');
  await page.goto(`/start-board/${id}?view=edit`);
  await page.getByRole('button', { name: 'Delete Hut' }).click();
  await page.getByRole('button', { name: 'Delete Post' }).click();
  await expect(page.getByRole('button', { name: 'Edit Hut' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Men 50 km' }).click();
  await dialog.getByLabel('Time').fill('13:30');
  await dialog.getByRole('button', { name: 'Save Start' }).click();
  await expect(page.getByText(/1:30 PM$/)).toBeVisible();
  // Going back would first go through the history entries of the dialogs.
  await page.goto(`/start-board/${id}`);
  await expect(rowOf(page, 'Firetower Hill')).toContainText('0 of 2 here');
  await expect(page.getByText('1 post blocks the start')).toBeVisible();
});

test('the board follows marks, reports and the decision, live', async ({ page }) => {
  const { id, people, admin } = await raceMorning(3);
  const [ada, bjorn, carmen] = people;
  await signInAs(page, admin);
  await page.goto(`/start-board/${id}`);
  const hill = rowOf(page, 'Firetower Hill');
  await expect(hill).toContainText('No news yet');
  await expect(hill).toContainText(`${ada!.name} late`);
  await expect(hill.getByRole('link', { name: `Call ${ada!.name}` })).toHaveAttribute('href', `tel:${ada!.phone}`);
  await expect(page.getByText('1 post blocks the start')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await mark(admin, ada!.signupId);
  await expect(hill).toContainText('Short');
  await expect(hill).toContainText('1 of 2 here');
  await mark(admin, bjorn!.signupId, 'NO_SHOW');
  await mark(admin, carmen!.signupId, 'NO_SHOW');
  await expect(hill).toContainText('Missing');
  await expect(hill).toContainText(`${carmen!.name} not here`);
  await mark(admin, carmen!.signupId);
  await mark(admin, bjorn!.signupId);
  await expect(hill).toContainText('Manned');
  await expect(page.getByText('1 of 2 posts not manned')).toBeVisible();

  // A person more than the post needs goes to the other one.
  const hut = rowOf(page, 'Hut');
  await hut.getByRole('button', { name: 'Send someone: Hut' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('more are there than needed');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Send / }).click();
  await expect(dialog).toBeHidden();
  await expect(hut).toContainText('1 on the way');
  await expect(hut).toContainText(/on the way since/);

  await hut.getByRole('button', { name: 'Not manned: Hut' }).click();
  await dialog.getByLabel('What was said').fill('Nobody there yet');
  await dialog.getByRole('button', { name: 'Note It' }).click();
  await expect(hut).toContainText('not manned · “Nobody there yet”');
  await expect(hut).toContainText('Missing');
  await hut.getByRole('button', { name: 'Take report back: Hut' }).click();
  await hut.getByRole('button', { name: 'Manned (by radio): Hut' }).click();
  await expect(page.getByText('Both posts are manned')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clear the Start' }).click();
  await dialog.getByRole('button', { name: 'Clear the Start' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/Cleared .* by /);
  await page.getByRole('button', { name: 'Take Clearance Back' }).click();
  await expect(page.getByRole('button', { name: 'Clear the Start' })).toBeVisible();
});

test(
  'a start with a post that is not manned is cleared only on purpose, with a reason',
  { tag: '@phone' },
  async ({ page }) => {
    const { id, admin } = await raceMorning(1);
    await signInAs(page, admin);
    await page.goto(`/start-board/${id}`);
    await page.getByRole('button', { name: 'Clear the Start' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Not manned: Firetower Hill');
    const clear = dialog.getByRole('button', { name: 'Clear All the Same' });
    await expect(clear).toBeDisabled();
    await dialog.getByLabel('Clear while these posts are not manned').check();
    await dialog.getByLabel('Why').fill('Seen from the lift');
    await expectAccessible(page);
    await clear.click();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(
      'while not manned: Firetower Hill · “Seen from the lift”',
    );
  },
);

test(
  'offline the board says since when it is not live, and a start cannot be cleared',
  { tag: '@laptop' },
  async ({ page }) => {
    const { id, admin } = await raceMorning(1);
    await signInAs(page, admin);
    await page.goto(`/start-board/${id}`);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await expect(page.getByText(/^Not live since /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear the Start' })).toBeDisabled();
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await expect(page.getByRole('button', { name: 'Clear the Start' })).toBeEnabled();

    // The wall changes, too.
    await page.goto(`/start-board/${id}?view=wall`);
    const posts = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Firetower Hill' }) });
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(posts).toHaveCSS('filter', 'none');
    await page.route('**/graphql', (route) => route.abort());
    await expect(page.getByText(/^Not live since /)).toBeVisible();
    await expect(posts).toHaveCSS('filter', 'grayscale(1)');
    await page.unroute('**/graphql');
    await expect(posts).toHaveCSS('filter', 'none');
  },
);

test.describe('a browser in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('shows every time in the event’s time zone', { tag: '@laptop' }, async ({ page }) => {
    const { id, admin, people } = await raceMorning(1);
    await signInAs(page, admin);
    await page.goto(`/start-board/${id}`);
    const hill = rowOf(page, 'Firetower Hill');
    await expect(hill).toContainText('here · by 3:00 PM');
    await mark(admin, people[0]!.signupId);
    await page.goto(`/start-board/${id}?view=wall`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Men 50 km, 3:00 PM');
    await page.goto(`/print/${id}?what=posts`);
    await expect(page.getByText('Men 50 km starts at 3:00 PM: be there by 3:00 PM').first()).toBeVisible();
  });
});

test('the wall shows counts, states and names, and no phones', { tag: '@laptop' }, async ({ page }) => {
  const { id, people, admin } = await raceMorning(2);
  await signInAs(page, admin);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/start-board/${id}`);
  await page.getByRole('link', { name: 'Wall View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Men 50 km, 3:00 PM');
  const hill = rowOf(page, 'Firetower Hill');
  await expect(hill).toContainText('0 / 2');
  await expect(hill).toContainText(people[0]!.name);
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(people[0]!.phone);
  await expectAccessible(page);
  await mark(admin, people[0]!.signupId);
  await mark(admin, people[1]!.signupId);
  await expect(hill).toContainText('Manned');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Wall View' })).toBeVisible();
});

test(
  'the four states are distinguished in forced colours, on the board and on the wall',
  { tag: '@laptop' },
  async ({ page }) => {
    const { id, people, admin, startId, categoryId, shifts } = await raceMorning(2);
    const posts = { Bridge: true, Lake: null, Forest: false };
    for (const [place, manned] of Object.entries(posts)) {
      await inDatabase(
        `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required, location)
       select event_id, opportunity_id, date, start_time, end_time, 4, $2 from shift where id = $1`,
        [shifts[0], place],
      );
      const made = await admin.call<{ post: { id: string } }>('POST', '/api/admin/posts', {
        ...{ eventId: id, categoryId, place, minimumStaff: 1, blocksStart: false, staffedByMinutes: 0 },
      });
      const reports = `/api/admin/posts/${made.body.post.id}/reports`;
      if (manned !== null) expect((await admin.call('POST', reports, { startId, manned })).status).toBe(200);
    }
    await mark(admin, people[0]!.signupId);
    await page.emulateMedia({ forcedColors: 'active' });
    await signInAs(page, admin);
    for (const view of ['', '?view=wall']) {
      await page.goto(`/start-board/${id}${view}`);
      const signs: string[] = [];
      for (const [name, words] of [
        ...([
          ['Bridge', 'Manned'],
          ['Firetower Hill', 'Short'],
          ['Forest', 'Missing'],
          ['Lake', 'No news yet'],
        ] as const),
      ]) {
        const state = rowOf(page, name).getByText(words, { exact: true });
        await expect(state).toBeVisible();
        const sign = state.locator('svg');
        await expect(sign).toBeVisible();
        signs.push(await sign.evaluate((one) => one.innerHTML));
        // Symbols have the text colour, which the system sets.
        const [ink, ground] = await sign.evaluate((one) => [
          getComputedStyle(one).stroke,
          getComputedStyle(one.closest('li')!).backgroundColor,
        ]);
        expect(ink).not.toBe(ground);
      }
      expect(new Set(signs).size).toBe(4);
    }
  },
);
