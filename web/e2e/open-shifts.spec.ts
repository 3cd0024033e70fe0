import { askToCancel } from './cancel-shift.ts';
import { inDatabase } from './in-database.ts';
import { makeEvent, takePlace } from './make-event.ts';
import { expect, test, type Page } from './test.ts';

/*
 * Open shifts are those that can still be taken, on the landing page, the event page, the category page and behind
 * links.
 */

/** One role with a shift that has begun, one that is full, and two open ones. */
const running = () =>
  makeEvent({
    days: [-3, 3],
    shifts: [
      { day: -2, startTime: '07:00', endTime: '08:00', places: 8 },
      { day: 2, startTime: '08:00', places: 1, taken: 1 },
      { day: 2, startTime: '10:00', endTime: '13:00', places: 5, notes: 'Bring skis' },
      { day: 3, startTime: '14:00', endTime: '17:00', places: 2 },
    ],
  });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on the page' : 'in the first content', () => {
    test.use({ javaScriptEnabled });

    test('the landing page counts open spots, and folds away past events', async ({ page }) => {
      const now = await running();
      const past = await makeEvent({ days: [-20, -19], shifts: [{ day: -20, places: 6 }] });
      await page.goto('/');
      const card = page.getByRole('article').filter({ hasText: now.name });
      await expect(card).toContainText('7 of 16 spots open');
      await expect(card.getByRole('link', { name: 'View Volunteer Shifts' })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: past.name })).toHaveCount(0);
      const link = page.getByRole('link', { name: past.name });
      await expect(link).toBeHidden();
      await page.getByText('Past events').click();
      await expect(link).toBeVisible();
      const fold = page.locator('details').filter({ hasText: 'Past events' });
      await expect(fold).not.toContainText('open');
      await expect(fold).not.toContainText('View Volunteer Shifts');
      await link.click();
      await expect(page.getByText('No shifts found')).toBeVisible();
      await expect(page.getByText('This event is over.')).toBeVisible();
    });

    test('shifts that have begun are in a section of their own without a button', async ({ page }) => {
      const { slug } = await running();
      await page.goto(`/event/${slug}`);
      await expect(page.getByRole('status').filter({ hasText: '2 open shifts' })).toBeVisible();
      await expect(region(page, 'Begun or over')).toHaveCount(0);
      await page.goto(`/event/${slug}?show=all`);
      await expect(region(page, 'Available')).toContainText('1 shift');
      if (!javaScriptEnabled) return;
      const begun = region(page, 'Begun or over');
      await expect(begun).toContainText('7:00 AM – 8:00 AM');
      await expect(begun).not.toContainText('left');
      await expect(begun.getByRole('button')).toHaveCount(0);
      await expect(region(page, 'Almost Full')).toContainText('2:00 PM – 5:00 PM');
      await expect(region(page, 'Full').getByRole('button', { name: 'Join the waitlist' })).toBeEnabled();
      await expect(region(page, 'Available')).toContainText('Note: Bring skis');
    });
  });
}

test('the server’s rules of the time zone decide whether a shift has begun', { tag: '@phone' }, async ({ page }) => {
  const { slug, shifts, categoryId } = await makeEvent({
    days: [0, 3],
    shifts: [
      { day: 2, startTime: '08:00', endTime: '09:00' },
      { day: 3, startTime: '14:00', endTime: '17:00' },
    ],
  });
  // As if this browser had wrong rules for the time zone.
  await inDatabase(`update shift set starts_at = now() - interval '1 minute' where id = $1`, [shifts[0]]);
  await page.goto(`/event/${slug}?show=all`);
  await expect(region(page, 'Begun or over')).toContainText('8:00 AM – 9:00 AM');
  await page.goto(`/event/${slug}?shift=${shifts[0]}`);
  await expect(page.getByRole('dialog', { name: 'This shift has already started' })).toBeVisible();
  await page.goto(`/event/${slug}/category/${categoryId}`);
  await expect(region(page, 'Hot Drink Table').getByText('Begun or over')).toBeVisible();
});

test('the category page offers only open shifts', async ({ page }) => {
  const { slug, categoryId } = await running();
  await page.goto(`/event/${slug}/category/${categoryId}`);
  await expect(page.getByText('7 volunteers needed')).toBeVisible();
  const role = region(page, 'Hot Drink Table');
  await expect(role.getByText('7 needed')).toBeVisible();
  await expect(role.getByRole('link', { name: 'Sign Up' })).toHaveCount(2);
  await expect(role.getByText('Full', { exact: true })).toBeVisible();
  await expect(role.getByText('Begun or over')).toBeVisible();
  await expect(role).not.toContainText('Started');

  // A place that is held for a person on the waitlist is not open to others.
  await inDatabase(
    `update shift set held_count = 1 where event_id = (select id from event where slug = $1) and qty_required = 2`,
    [slug],
  );
  await page.reload();
  await expect(page.getByText('6 volunteers needed')).toBeVisible();
  await expect(role.getByText('6 needed')).toBeVisible();
});

test(
  'a link to a shift that cannot be taken says so first, and offers others of the role',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shifts } = await running();
    const [begun = '', full = '', next = ''] = shifts;
    const dialog = page.getByRole('dialog');
    for (const [address, title] of [
      [`/volunteer-signups?shift=${full}`, 'This shift is full'],
      [`/event/${slug}?shift=${begun}`, 'This shift has already started'],
    ] as const) {
      await page.goto(address);
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await expect(dialog.getByLabel('First name')).toHaveCount(0);
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
    }
    await dialog.getByRole('listitem').filter({ hasText: '10:00 AM' }).getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog.getByLabel('First name')).toBeVisible();
    await expect(dialog).toContainText('10:00 AM – 1:00 PM');
    await expect(page).not.toHaveURL(/shift=/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.goto(`/event/${slug}?shift=00000000-0000-4000-8000-000000000000`);
    await expect(dialog.getByRole('heading', { name: 'This shift is no longer there' })).toBeVisible();
    await dialog.getByRole('button', { name: 'See all 2 open shifts' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/volunteer-signups?shift=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('This shift is no longer there.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Events' }).click();
    await expect(page).toHaveURL('/');

    await page.goto(`/volunteer-signups?shift=${next}`);
    await expect(dialog.getByLabel('First name')).toBeVisible();
  },
);

test(
  'when the last place is taken while somebody types, what is typed stays and the list says so',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug, shifts } = await makeEvent({ days: [2, 2], shifts: [{ day: 2, places: 1 }] });
    await page.goto(`/event/${slug}?shift=${shifts[0]}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Late');
    await takePlace(shifts[0] ?? '');
    await dialog.getByLabel('Last name').fill('Comer');
    await dialog.getByLabel('Email').fill(`late.${Date.now()}@example.org`);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog.getByRole('alert').getByText('This shift is full.')).toBeVisible();
    await expect(dialog.getByLabel('First name')).toHaveValue('Late');
    await page.keyboard.press('Escape');
    await expect(page.getByText('No volunteer shifts are currently available for this event.')).toBeVisible();
    await page.getByRole('button', { name: 'Show full and past shifts too' }).click();
    await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeEnabled();
  },
);

test(
  'a shift that this browser signed up for is marked until it is cancelled, also after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    const { slug } = await makeEvent({ days: [2, 2], shifts: [{ day: 2, places: 3 }] });
    await page.goto(`/event/${slug}`);
    const row = page.getByRole('listitem').filter({ hasText: '9:00 AM – 12:00 PM' });
    await row.getByRole('button', { name: 'Sign Up' }).click();
    const dialog = page.getByRole('dialog');
    const email = `own.${Date.now()}.${test.info().project.name}@example.org`;
    await dialog.getByLabel('First name').fill('Olga');
    await dialog.getByLabel('Last name').fill('Own');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Successfully signed up!')).toBeVisible();
    await page.reload();
    await expect(row).toContainText('You · Olga');
    await expect(row.getByRole('button', { name: 'Sign Up another' })).toBeVisible();
    await row.getByRole('link', { name: 'Manage My Shifts' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: /Find/ }).click();
    await askToCancel(page);
    await page.getByRole('button', { name: 'Cancel the shift' }).click();
    await expect(page.getByText('Shift cancelled successfully')).toBeVisible();
    await page.goto(`/event/${slug}`);
    await expect(row.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
    await expect(row).not.toContainText('You · ');
  },
);

test('events beyond the first page are loaded on request @laptop', async ({ page }) => {
  const far = `Far ${Date.now()}`;
  const made = `insert into event (name, slug, start_date, end_date)
    select $1 || ' ' || n, lower(replace($1, ' ', '-')) || '-' || n, current_date + 900 + n, current_date + 900 + n from generate_series(1, 26) n`;
  await inDatabase(made, [far]);
  try {
    await page.goto('/');
    const last = page.getByRole('article').filter({ hasText: `${far} 26` });
    await expect(page.getByRole('article')).toHaveCount(24);
    await expect(last).toHaveCount(0);
    await expect(page.locator('#first-content')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all events' }).press('Enter');
    await expect(last).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all events' })).toHaveCount(0);
    // With the keyboard the focus goes to the first new one.
    await expect(page.getByRole('article').nth(24).getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ more events shown\.$/ })).toHaveCount(1);
  } finally {
    await inDatabase('delete from event where name like $1', [`${far} %`]);
  }
});

test('past events are grouped by year, and each year is loaded on request @laptop', async ({ page }) => {
  const name = `Old ${Date.now()}`;
  const past = (year: number, month: string) =>
    inDatabase(`insert into event (name, slug, start_date, end_date) values ($1, $2, $3, $3)`, [
      ...[`${name} ${year}`, `old-${Date.now()}-${year}`, `${year}-${month}-01`],
    ]);
  for (const year of [1995, 1997]) await past(year, '05');
  const makes = await makeEvent({ days: [-20, -19], shifts: [{ day: -20 }] });
  try {
    const asked: string[] = [];
    page.on('request', (call) => {
      if (call.postData()?.includes('PastYear')) asked.push(call.postData() ?? '');
    });
    await page.goto('/');
    await expect(page.locator('#first-content')).toHaveCount(0);
    await page.getByText('Past events').click();
    const fold = page.locator('details').filter({ hasText: 'Past events' });
    await expect(fold.getByRole('link', { name: makes.name })).toBeVisible();
    await expect(fold.getByRole('link', { name })).toHaveCount(0);
    expect(asked).toEqual([]);
    // There may be events of other journeys between them.
    const show = fold.getByRole('button', { name: /^Show/ });
    while (!(await fold.getByRole('link', { name: `${name} 1997` }).isVisible())) {
      const label = await show.textContent();
      await show.click();
      await expect(fold.getByRole('button', { name: label ?? '', exact: true })).toHaveCount(0);
      await expect(fold.getByRole('button', { name: 'Loading events...' })).toHaveCount(0);
    }
    await expect(fold.getByRole('link', { name: `${name} 1997` })).toBeFocused();
    await expect(fold.getByRole('link', { name: `${name} 1995` })).toHaveCount(0);
    await fold.getByRole('button', { name: 'Show 1995' }).click();
    await expect(fold.getByRole('region', { name: '1995' }).getByRole('link', { name: `${name} 1995` })).toBeVisible();
    await expect(show).toHaveCount(0);
  } finally {
    await inDatabase('delete from event where name like $1', [`${name} %`]);
  }
});
