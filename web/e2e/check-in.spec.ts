import { openAs, staffEmails, staffSession } from './as-staff.ts';
import { openList, rowOf as row, strip } from './check-in-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { makePost } from './make-post.ts';
import { expect, test } from './test.ts';

/* Checking people in at /check-in, online. */

test('staff mark people, undo a mark, search and filter', async ({ page }) => {
  const { name, people, family } = await makePost({ late: 4, early: 3 });
  await openList(page, name);
  const [ada, bjorn, carmen] = people;
  await expect(row(page, ada!.name)).toContainText(/Late · \d h \d+ min/);
  await expect(row(page, people[5]!.name)).toContainText('Expected');
  await expect(strip(page)).toContainText(/^Live · list of \d/);
  await expectAccessible(page);

  const { height } = (await row(page, ada!.name)
    .getByRole('button', { name: `Here ${ada!.name}`, exact: true })
    .boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(56);
  await row(page, ada!.name).getByRole('button', { name: 'Here' }).first().press('Enter');
  const just = page.getByRole('status', { name: 'Just marked' });
  await expect(just).toContainText(`${ada!.name}: here`);
  await expect(row(page, ada!.name)).toContainText(/Here · \d+:\d\d [AP]M/);
  await expect(row(page, ada!.name)).toBeFocused();
  await row(page, bjorn!.name).getByRole('button', { name: 'Not here' }).click();
  await expect(just).toContainText(`${bjorn!.name}: not here`);
  await expectAccessible(page);
  // Within half a second it would count as the second tap of a double tap.
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((before) => performance.now() - before > 500, since);
  await just.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, bjorn!.name)).toContainText(/Late/);

  await page.getByLabel('Search').fill('bjorn');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Search').fill(carmen!.phone.slice(-4));
  await expect(page.getByRole('listitem')).toHaveText([new RegExp(carmen!.name)]);
  await page.getByLabel('Search').fill('nobody at all');
  await page.getByRole('button', { name: 'Show everyone' }).click();
  const filters = page.getByRole('button', { name: 'Filter' });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel('Show').selectOption('Here');
  await expect(page.getByRole('listitem')).toHaveText([new RegExp(ada!.name)]);
  await page.getByLabel('Show').selectOption('Everyone');
  const shift = page.getByLabel('Shift', { exact: true });
  await expect(shift.locator('option')).toHaveText(['All shifts', /^10:30 AM – 4:00 PM · /, /^6:00 PM – 10:00 PM · /]);
  await shift.selectOption({ index: 2 });
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(people.slice(4).map((one) => one.name));
  // Both filters apply: nobody in the evening is late.
  await page.getByLabel('Show').selectOption('Late');
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(7);
  await expect(shift).toHaveValue('');

  await page.getByRole('button', { name: 'All 3 are here' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(people[6]!.name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes, all are here' }).click();
  await expect(just).toContainText('3 people: here');

  await page.getByRole('button', { name: 'Add a walk-in' }).click();
  await dialog.getByRole('button', { name: 'They are here' }).click();
  await expect(dialog).toContainText('Please enter a first name');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await dialog.getByLabel('First name').fill('Wim');
  await dialog.getByLabel('Last name').fill(family);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'They are here' }).click();
  await expect(row(page, `Wim ${family}`)).toContainText('walk-in');

  // The smallest phone, and one in landscape.
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
});

test(
  'while a night shift of yesterday still runs, its people are found and marked',
  { tag: '@phone' },
  async ({ page }) => {
    const { name, people, shifts } = await makePost({ late: 3, early: 1 });
    const [ada, bjorn, carmen] = people;
    // From eight yesterday to two today; it is between noon and one.
    await inDatabase(
      `with night as (
       insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
       select event_id, opportunity_id, date - 1, '20:00', '14:00', 9 from shift where id = $1 returning id
     ) update signup set shift_id = night.id from night where signup.id = any($2::uuid[])`,
      [shifts[0], [ada!.signupId, bjorn!.signupId]],
    );
    await openList(page, name);
    const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
    await expect(days).toHaveText(['Yesterday', 'Today', 'Tomorrow']);
    await expect(row(page, carmen!.name)).toBeVisible();
    await expect(row(page, ada!.name)).toHaveCount(0);
    await days.filter({ hasText: 'Yesterday' }).click();
    await expect(row(page, ada!.name)).toContainText(/Late · 1[67] h \d+ min/);
    await expect(row(page, carmen!.name)).toHaveCount(0);
    await row(page, ada!.name)
      .getByRole('button', { name: `Here ${ada!.name}`, exact: true })
      .click();
    await expect(row(page, ada!.name)).toContainText(/Here · \d+:\d\d [AP]M/);
    await expectAccessible(page);
    // Once it is over, yesterday cannot be chosen.
    await inDatabase(`update shift set end_time = '10:00' where id = (select shift_id from signup where id = $1)`, [
      ada!.signupId,
    ]);
    await page.reload();
    await days.filter({ hasText: 'Today' }).click();
    await expect(row(page, carmen!.name)).toBeVisible();
    await page.reload();
    await expect(days).toHaveText(['Today', 'Tomorrow']);
  },
);

test(
  'staff are offered to install the page where the browser offers it, visitors are not',
  { tag: '@phone' },
  async ({ page }) => {
    const { name } = await makePost({ late: 1 });
    const devtools = await page.context().newCDPSession(page);
    const manifest = async () => (await devtools.send('Page.getAppManifest')).url;
    await page.goto('/check-in');
    await expect(page.getByRole('heading', { name: 'Who came today?' })).toBeVisible();
    expect(await manifest()).toBe('');
    await openList(page, name);
    await expect.poll(manifest).toMatch(/\/install-check-in\.webmanifest$/);
    const faults = async () => (await devtools.send('Page.getAppManifest')).errors;
    expect(await faults()).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
    // Chromium offers it only after some time on the site, for which no journey can wait.
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(Object.assign(document.body.dataset, { asked: 'once' })),
      });
      window.dispatchEvent(offer);
    });
    const install = page.getByRole('button', { name: 'Install' });
    await install.click();
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'once');
    await expect(install).toHaveCount(0);
  },
);

test(
  'a lead reaches the names of their post in two presses from the dashboard, and calls who is missing',
  { tag: '@phone' },
  async ({ page }) => {
    const { id, people } = await makePost({ late: 2 });
    const email = newAddress();
    const made = `insert into app_user (role, first_name, last_name, email, email_key, password_hash)
      select 'lead', 'Lone', 'Lead', $1, $1, password_hash from app_user where email = $2`;
    expect(await inDatabase(made, [email, staffEmails.admin])).toBe(1);
    const led = 'update category set lead_id = (select id from app_user where email = $1) where event_id = $2';
    expect(await inDatabase(led, [email, id])).toBe(1);
    await openAs(page, await staffSession(email), '/lead-dashboard');
    await page.getByRole('link', { name: 'Check-in', exact: true }).click();
    await page.getByRole('link', { name: 'Check People In' }).click();
    await expect(page).toHaveURL(/\/check-in$/);
    for (const { name } of people) await expect(row(page, name)).toBeVisible();
    const call = row(page, people[0]!.name).getByRole('link', { name: /^Call/ });
    await expect(call).toHaveAttribute('href', `tel:${people[0]!.phone}`);
    const { width, height } = (await call.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    // States and buttons are distinguished by more than colour.
    await page.emulateMedia({ forcedColors: 'active' });
    for (const label of ['Here', 'Not here']) {
      const button = row(page, people[0]!.name).getByRole('button', {
        name: `${label} ${people[0]!.name}`,
        exact: true,
      });
      expect(await button.evaluate((one) => parseFloat(getComputedStyle(one).borderTopWidth))).toBeGreaterThanOrEqual(
        1,
      );
    }
  },
);
