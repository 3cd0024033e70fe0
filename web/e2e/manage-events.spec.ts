import { newName, openAs, staffSession, type StaffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test, type Page } from './test.ts';

/* An admin's events: created, given categories and a lead, changed, copied, deleted. */

test.use({ reducedMotion: 'reduce' });

let admin: StaffSession;
test.beforeAll(async () => {
  admin = await staffSession('admin@example.org');
});

async function openMenu(page: Page, event: string) {
  await page.getByRole('button', { name: `Actions for ${event}`, exact: true }).click();
}

/** An event for one test: a copy of the demo's club race, with roles and shifts. */
async function ownEvent(name: string) {
  const { body: events } = await admin.call<{ id: string; name: string }[]>('GET', '/api/events');
  const race = events.find((event) => event.name.startsWith('Tamarack Club Race #2') && !event.name.includes('Copy'));
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const copied = await admin.call<{ event: { id: string; slug: string }; shiftsCreated: number }>(
    'POST',
    `/api/admin/events/${race?.id}/duplicate`,
    { name, slug },
  );
  expect(copied.status).toBe(201);
  return { ...copied.body.event, name, shifts: copied.body.shiftsCreated };
}

test(
  'an admin builds an event with a category and a lead, who sets their password from the mail',
  { tag: '@laptop' },
  async ({ page, browser }) => {
    const name = newName('Göta Race');
    const slug = `gota-race-${name.split(' ').at(-1)}`;
    await openAs(page, admin, '/admin-dashboard');
    await expect(page.getByText('Admin Access')).toBeVisible();
    await page.getByRole('link', { name: 'Create Event' }).first().click();
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Event name is required')).toBeVisible();
    await expect(page.getByText('URL slug is required')).toBeVisible();
    await page.getByLabel('Event name').fill(`${name}!`);
    await expect(page.getByLabel('URL slug')).toHaveValue(slug);
    const start = await page.getByLabel('Start date').inputValue();
    const end = await page.getByLabel('End date').inputValue();
    expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(3);
    await page.getByLabel('Event name').fill(name);
    await page.getByLabel('Website').fill('race.example.org');
    await page.getByLabel('URL slug').fill('Not A Slug');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Slug can only contain lowercase letters, numbers, and hyphens')).toBeVisible();
    await expect(page.getByText('Please enter a valid website URL')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Website').fill('https://race.example.org');
    await page.getByLabel('URL slug').fill('');
    await page.getByLabel('Event name').fill(name);
    await page.getByLabel('URL slug').fill(slug);
    await page.getByRole('button', { name: 'Create Event' }).dblclick();
    await expect(page.getByText('Event created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/manage\?eventId=[0-9a-f-]{36}$/);
    const eventId = new URL(page.url()).searchParams.get('eventId') ?? '';
    const { body: events } = await admin.call<{ name: string }[]>('GET', '/api/events');
    expect(events.filter((event) => event.name === name)).toHaveLength(1);

    await page.goto(`/manage-categories?eventId=${eventId}`);
    await expect(page.getByRole('heading', { name: 'Manage Categories & Leads' })).toBeVisible();
    await expect(page.getByText('No categories yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await expect(dialog.getByText('Category name is required')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Category name').fill('Snow Making');
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await expect(page.getByText('Category created')).toBeVisible();
    await expect(page.getByText('No lead')).toBeVisible();

    const email = newAddress();
    await page.getByRole('button', { name: 'New Lead' }).click();
    await dialog.getByLabel('First name').fill('Liv');
    await dialog.getByLabel('Last name').fill('Berg-Ås');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Add Lead' }).click();
    await expect(dialog.getByText('At least one category must be assigned')).toBeVisible();
    await dialog.getByLabel('Snow Making').check();
    await dialog.getByRole('button', { name: 'Add Lead' }).click();
    await expect(page.getByText('Lead created')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Snow Making' })).toContainText('Liv Berg-Ås');

    const mail = await newestMail(email, 1, '/reset-password');
    const path = /\/reset-password\?[^\s]+/.exec(mail.text)?.[0] ?? '';
    const elsewhere = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
    const theirs = await elsewhere.newPage();
    await theirs.goto(new URL(path, page.url()).href);
    await expect(theirs.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await theirs.getByLabel('New password').fill('snow in the morning');
    await theirs.getByLabel('Confirm password').fill('snow in the morning');
    await theirs.getByRole('button', { name: /password/i }).click();
    await expect(theirs).toHaveURL(/\/manage(\?|$)/);
    await theirs.goto(new URL('/lead-dashboard', page.url()).href);
    await expect(theirs.getByText('Lead Access')).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'Snow Making' })).toBeVisible();
    await expect(theirs.getByText('0 roles · 0 shifts')).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Add Volunteer Role' })).toHaveAttribute(
      'href',
      /categoryId=.+eventId=/,
    );
    await expectAccessible(theirs);
    // Leads may not do what admins do.
    await theirs.goto(new URL('/create-event', page.url()).href);
    await expect(theirs).toHaveURL(/\/manage(\?|$)/);
    await elsewhere.close();

    await page.goto(`/audit-log?eventId=${eventId}`);
    for (const line of ['Event created', 'Category created', 'Lead assigned']) {
      await expect(page.getByRole('row').filter({ hasText: line })).toHaveCount(1);
    }
    await expectAccessible(page);
  },
);

test(
  'an event is changed in its dialog, and a second editor does not overwrite the first',
  { tag: '@laptop' },
  async ({ page }) => {
    const event = await ownEvent(newName('Edited'));
    // As for events from before the form had a time zone.
    const asBefore = `update event set time_zone = null, website = 'https://lake.example.org' where id = $1`;
    expect(await inDatabase(asBefore, [event.id])).toBe(1);
    await openAs(page, admin, '/admin-dashboard');
    await openMenu(page, event.name);
    await expectAccessible(page, { menuOpen: true });
    await page.getByRole('menuitem', { name: 'Edit Event' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Event name')).toHaveValue(event.name);
    await expectAccessible(page);
    const elsewhere = await admin.call('PATCH', `/api/admin/events/${event.id}`, { location: 'The other lake' });
    expect(elsewhere.status).toBe(200);
    await dialog.getByLabel('Location').fill('My lake');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Someone else changed this in the meantime.')).toBeVisible();
    await expect(dialog.getByLabel('Location')).toHaveValue('My lake');
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Theirs: The other lake' }).check();
    await expect(dialog.getByLabel('Location')).toHaveValue('The other lake');
    await dialog.getByLabel('Event name').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Event name is required')).toBeVisible();
    await dialog.getByLabel('Event name').fill(`${event.name} II`);
    await dialog.getByLabel('Location').fill('Our lake');
    await dialog.getByLabel('Website').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Event updated')).toBeVisible();
    // An emptied field is removed.
    expect(await inDatabase('select 1 from event where id = $1 and website is null', [event.id])).toBe(1);
    // It still follows the club's time zone: showing it in the form does not choose it.
    expect(await inDatabase('select 1 from event where id = $1 and time_zone is null', [event.id])).toBe(1);
    await expect(page.getByRole('listitem').filter({ hasText: `${event.name} II` })).toContainText('Our lake');
  },
);

test(
  'a copy is a draft that is opened, published, called off and taken back',
  { tag: '@laptop' },
  async ({ page, browser }) => {
    const event = await ownEvent(newName('Original'));
    await openAs(page, admin, '/admin-dashboard');
    await openMenu(page, event.name);
    await page.getByRole('menuitem', { name: 'Duplicate Event' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name of the copy')).toHaveValue(`${event.name} (Copy)`);
    await expect(dialog.getByLabel('URL slug')).toHaveValue(`${event.slug}-copy`);
    await dialog.getByLabel('Start date').fill('2031-02-15');
    await expect(dialog.getByLabel('End date')).toHaveValue('2031-02-15');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Duplicate Event' }).click();
    await expect(page.getByText('Event duplicated')).toBeVisible();
    await expect(
      page.getByText(new RegExp(`\\d+ categories, \\d+ roles and ${event.shifts} shifts created`)),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: `${event.name} (Copy)` })).toContainText('Feb 15, 2031');

    // A copy is a draft until somebody publishes it.
    const { body: events } = await admin.call<{ id: string; slug: string }[]>('GET', '/api/events');
    const copy = events.find(({ slug }) => slug === `${event.slug}-copy`);
    const address = `/event/${copy?.slug}`;
    const elsewhere = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
    const visitor = await elsewhere.newPage();
    const visit = async () => (await visitor.goto(new URL(address, page.url()).href))?.status();
    expect(await visit()).toBe(404);
    await page.goto(address);
    await expect(page.getByText('This is a draft. Only staff can see this page.')).toBeVisible();
    // Staff read this on every page of the event.
    await page.goto(`/manage?eventId=${copy?.id}`);
    await expect(page.getByText('This event is a draft. Only staff can see it.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('This event is a draft. Only staff can see it.')).toBeVisible();
    await page.getByLabel('Signing up opens').fill('2031-02-01T18:00');
    await page.getByLabel('Signing up closes').fill('2031-01-31T18:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Signups must close after they open')).toBeVisible();
    await page.getByLabel('Signing up closes').fill('');
    await expect(page.getByLabel('Reminders')).toHaveValue('7, 1');
    await page.getByLabel('Reminders').fill('often');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please give at most 5 numbers of days')).toBeVisible();
    await page.getByLabel('Reminders').fill('14; 3 1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Event updated')).toBeVisible();
    await expect(page.getByLabel('Signing up opens')).toHaveValue('2031-02-01T18:00');
    await expect(page.getByLabel('Reminders')).toHaveValue('14, 3, 1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish Event' }).click();
    await expect(page.getByText('This event is published. Everyone can see it.')).toBeVisible();
    expect(await visit()).toBe(200);
    await expect(visitor.getByText('Signing up opens on Saturday, February 1, 2031 at 6:00 PM.')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Not yet' }).first()).toBeDisabled();
    await expectAccessible(visitor);

    await page.getByRole('button', { name: 'Cancel Event' }).click();
    await expect(dialog.getByText('No one has signed up for it.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel Event' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Nothing was changed, and no one is notified.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Event' }).click();
    await dialog.getByRole('button', { name: 'Cancel Event' }).click();
    await expect(page.getByText('This event is cancelled. Everyone can see that')).toBeVisible();
    expect(await visit()).toBe(200);
    await expect(visitor.getByText('This event is cancelled.').first()).toBeVisible();
    await expectAccessible(visitor);
    await page.getByRole('button', { name: 'Back to Draft' }).click();
    await dialog.getByRole('button', { name: 'Back to Draft' }).click();
    await expect(page.getByText('This event is a draft. Only staff can see it.')).toBeVisible();
    expect(await visit()).toBe(404);
    await elsewhere.close();
  },
);

test('an event that becomes a draft within the ten seconds is not called off, and the page says so @laptop', async ({
  page,
}) => {
  const event = await ownEvent(newName('Taken Back'));
  await admin.call('POST', '/graphql', { query: `mutation { publishEvent(eventId: "${event.id}") { event { id } } }` });
  await openAs(page, admin, `/manage?eventId=${event.id}`);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Cancel Event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Event' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await admin.call('POST', '/graphql', {
    query: `mutation { unpublishEvent(eventId: "${event.id}") { event { id } } }`,
  });
  await expect(page.getByText('This was not done')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Cancelling the event: .+ No one is notified\.$/)).toBeVisible();
  await expect(page.getByText('This event is a draft. Only staff can see it.')).toBeVisible();
});

test('a new event can be a copy of an existing one', { tag: '@laptop' }, async ({ page }) => {
  const event = await ownEvent(newName('Model'));
  const name = newName('From Model');
  await openAs(page, admin, '/create-event');
  await page.getByLabel('Copy from an existing event').check();
  await page.getByLabel('Event name').fill(name);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Please choose the event to copy')).toBeVisible();
  const option = page.getByLabel('Event to copy').locator('option').filter({ hasText: event.name });
  await page.getByLabel('Event to copy').selectOption((await option.getAttribute('value')) ?? '');
  await page.getByLabel('Start date').fill('2031-03-01');
  await expect(page.getByLabel('End date')).toHaveValue('2031-03-01');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event duplicated')).toBeVisible();
  await expect(page).toHaveURL(/\/manage\?eventId=/);
  const copyId = new URL(page.url()).searchParams.get('eventId');
  const { body: shifts } = await admin.call<{ date: string }[]>('GET', `/api/shifts?eventId=${copyId}`);
  expect(shifts).toHaveLength(event.shifts);
});

test('a taken slug is refused beside what was typed', { tag: '@laptop' }, async ({ page }) => {
  const event = await ownEvent(newName('Taken'));
  await openAs(page, admin, '/create-event');
  await page.getByLabel('Event name').fill('Some Race');
  await page.getByLabel('URL slug').fill(event.slug);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Failed to create event')).toBeVisible();
  await expect(page.getByText('This URL slug is already in use.').first()).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Some Race');
});

test('an event is deleted by typing, and says who goes with it', { tag: '@phone' }, async ({ page }) => {
  const event = await ownEvent(newName('Doomed'));
  const { body: shifts } = await admin.call<{ id: string }[]>('GET', `/api/shifts?eventId=${event.id}`);
  for (const firstName of ['Ada', 'Bo']) {
    const person = { firstName, lastName: 'Berg', email: newAddress(), shiftId: shifts[0]?.id };
    expect((await admin.call('POST', '/api/signup', person)).status).toBe(201);
  }
  await openAs(page, admin, '/admin-dashboard');
  await openMenu(page, event.name);
  await page.getByRole('menuitem', { name: 'Delete Event' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`2 signups of 2 people in ${event.shifts} shifts go with it.`)).toBeVisible();
  await expect(dialog.getByLabel('Notify these people by email')).toBeChecked();
  await expectAccessible(page);
  const button = dialog.getByRole('button', { name: 'Delete Event' });
  for (const almost of ['delete', 'DELETE', 'Delete ', 'Delet']) {
    await dialog.getByLabel('Type "Delete" to confirm').fill(almost);
    await expect(button).toBeDisabled();
  }
  await dialog.getByLabel('Type "Delete" to confirm').fill('Delete');
  await button.dblclick();
  await expect(page.getByText('Event deleted')).toBeVisible();
  await expect(page.getByText(event.name)).toHaveCount(1); // in the toast alone
  expect((await admin.call('GET', `/api/events/${event.id}`)).status).toBe(404);
  await page.goto('/audit-log');
  await expect(
    page.getByRole('row').filter({ hasText: event.name }).filter({ hasText: 'Event deleted' }),
  ).toContainText(`with ${event.shifts} shifts and 2 active signups`);
});

test('somebody else deleted it first: a clear message, and the screen stays', { tag: '@laptop' }, async ({ page }) => {
  const event = await ownEvent(newName('Twice'));
  await openAs(page, admin, '/admin-dashboard');
  await openMenu(page, event.name);
  await page.getByRole('menuitem', { name: 'Delete Event' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No one has signed up for it.')).toBeVisible();
  await dialog.getByLabel('Type "Delete" to confirm').fill('Delete');
  expect((await admin.call('DELETE', `/api/admin/events/${event.id}`)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Delete Event' }).click();
  await expect(page.getByText('Failed to delete event')).toBeVisible();
  await expect(page.getByText('Event not found.')).toBeVisible();
});
