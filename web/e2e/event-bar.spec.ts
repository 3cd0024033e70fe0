import { newEvent, signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { festival, smallEvent } from './festival.ts';
import { expect, test } from './test.ts';

/* One bar links the pages of an event, and switches to another event. */

test.use({ reducedMotion: 'reduce' });

test(
  'one press leads from the dashboard to the board, and from page to page of the same event',
  { tag: '@laptop' },
  async ({ page }) => {
    const { id } = await festival(page.request);
    const other = await smallEvent(page.request);
    await signInAs(page, 'admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Create Event' })).toHaveCount(2);
    await page.getByRole('link', { name: /^Northwoods Loppet Festival \d{4}$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/manage\\?eventId=${id}$`));

    const bar = page.getByRole('navigation', { name: 'Pages of this event' });
    await expect(bar.getByRole('link')).toHaveText([
      'Board',
      'Change plan',
      'Signups',
      'Reports',
      'Rosters',
      'Check-in',
      'Start board',
      'Mail',
      'Import',
      'Settings',
    ]);
    const headings: [string, string | RegExp][] = [
      ['Change plan', 'Change plan'],
      ['Signups', 'Volunteers'],
      ['Reports', 'Admin Dashboard'],
      ['Rosters', 'Rosters'],
      ['Check-in', 'Check-in'],
      ['Start board', 'Start board'],
      ['Mail', 'Admin Dashboard'],
      ['Import', 'Bulk Import (Excel)'],
      ['Settings', 'Event Settings'],
      ['Board', 'Event Management'],
    ];
    for (const [name, heading] of headings) {
      await bar.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      // The mail form is further down on the reports page, and the page scrolls there.
      if (name !== 'Mail') await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport();
      await expect(page.getByLabel('Event', { exact: true }).first()).toHaveValue(id);
      await expect(page).toHaveURL(new RegExp(id));
    }

    // Switching to another event stays on the same page.
    await bar.getByRole('link', { name: 'Rosters' }).click();
    await page.getByLabel('Event', { exact: true }).selectOption(other.id);
    await expect(page).toHaveURL(new RegExp(`/rosters\\?eventId=${other.id}$`));
    await bar.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByLabel('Event name')).toHaveValue(/Tamarack Club Race/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  },
);

test(
  'a link that is pressed before the events have loaded stays with the event',
  { tag: '@phone' },
  async ({ page }) => {
    const { id } = await festival(page.request);
    await signInAs(page, 'admin');
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('EventBar')) await held;
      await route.continue();
    });
    await page.goto(`/manage?eventId=${id}`);
    const bar = page.getByRole('navigation', { name: 'Pages of this event' });
    for (const name of ['Change plan', 'Signups', 'Rosters', 'Board']) {
      await bar.getByRole('link', { name, exact: true }).click();
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(new RegExp(id));
    }
    come();
    await expect(page.getByLabel('Event', { exact: true }).first()).toHaveValue(id);
  },
);

test('a lead has the bar without the pages for admins', { tag: '@phone' }, async ({ page }) => {
  const { id } = await festival(page.request);
  await signInAs(page, 'timing');
  await page.goto(`/manage?eventId=${id}`);
  const bar = page.getByRole('navigation', { name: 'Pages of this event' });
  await expect(bar.getByRole('link')).toHaveText([
    'Board',
    'Change plan',
    'Signups',
    'Reports',
    'Rosters',
    'Check-in',
    'Start board',
    'Mail',
  ]);
  for (const name of ['Signups', 'Reports', 'Rosters', 'Check-in', 'Start board', 'Mail', 'Board']) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByLabel('Event', { exact: true }).first()).toHaveValue(id);
  }
  await expectAccessible(page);
});

test(
  'every page says that the event of its address does not exist, and opens no other one',
  { tag: '@laptop' },
  async ({ page }) => {
    const { id } = await festival(page.request);
    const gone = await newEvent({ name: 'Gone', startDate: '2031-02-01', endDate: '2031-02-02' });
    const admin = await signInAs(page, 'admin');
    expect((await admin.call('DELETE', `/api/admin/events/${gone.id}`)).status).toBe(200);
    await page.goto(`/manage?eventId=${id}`);
    await expect(page.getByLabel('Event', { exact: true }).first()).toHaveValue(id);
    const missing = page.getByRole('alert').filter({ hasText: 'Event not found' });
    for (const path of [
      `/change-plan?eventId=${gone.id}`,
      `/volunteers?eventId=${gone.id}`,
      `/dashboard?tab=reports&eventId=${gone.id}`,
      `/rosters?eventId=${gone.id}`,
      `/import?eventId=${gone.id}`,
      `/event-settings?eventId=${gone.id}`,
      `/manage-categories?eventId=${gone.id}`,
      '/manage?eventId=wrong',
      `/manage?eventId=${gone.id}`,
    ]) {
      await page.goto(path);
      await expect(missing, path).toContainText('It was deleted, or the address is wrong.');
    }
    await expectAccessible(page);
    // Other journeys make events with similar names.
    await missing.locator(`a[href="/manage?eventId=${id}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/manage\\?eventId=${id}$`));
    await expect(page.getByRole('button', { name: 'Add Shift', exact: true }).first()).toBeVisible();
  },
);
