import { newName, openAs, staffSession, type StaffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test } from './test.ts';

/* Dashboards, users, leads, and who may open which page. */

test.use({ reducedMotion: 'reduce' });

let admin: StaffSession;
let lead: StaffSession;
test.beforeAll(async () => {
  admin = await staffSession('admin@example.org');
  lead = await staffSession('timing.lead@example.org');
});

const adminPages = [
  '/create-event',
  '/manage-categories',
  '/manage-leads',
  '/manage-users',
  '/manage-api-keys',
  '/manage-webhooks',
  '/audit-log',
];

test('visitors are sent to the login, leads to where their work is', { tag: '@laptop' }, async ({ page }) => {
  for (const path of [...adminPages, '/dashboard', '/admin-dashboard', '/lead-dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin$/);
  }
  await openAs(page, lead, '/dashboard');
  for (const path of [...adminPages, '/dashboard', '/admin-dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/manage(\?|$)/);
  }
});

test('the server decides: a forged role and an ended session see nothing', { tag: '@laptop' }, async ({ page }) => {
  const forged = { ...lead, user: { ...lead.user, role: 'admin' } };
  await openAs(page, forged, '/manage-users');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expectAccessible(page);
  await page.goto('/manage-leads');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await openAs(page, { ...admin, token: 'x'.repeat(43) }, '/manage-users');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.locator('#content').getByRole('link', { name: 'Admin Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
});

test('the dashboard: tabs in the address, the menu of an event, its links', async ({ page }, info) => {
  await openAs(page, admin, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Volunteers' })).toHaveAttribute('href', '/volunteers');
  await expect(page.getByRole('link', { name: 'Back to Public Site' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=reports$/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const menu = page.getByRole('button', { name: /^Actions for Northwoods Loppet Festival 20\d\d$/ });
  if (info.project.name === 'desktop') {
    // By keyboard: arrows move, a letter jumps, Enter acts.
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit Event' })).toBeFocused();
    await page.keyboard.press('v');
    await expect(page.getByRole('menuitem', { name: 'View Analytics' })).toBeFocused();
    await page.keyboard.press('Enter');
  } else {
    await menu.click();
    await page.getByRole('menuitem', { name: 'View Analytics' }).click();
  }
  await expect(page).toHaveURL(/\?tab=reports&eventId=[0-9a-f-]{36}$/);
  await page.goBack();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Event Manager' }).click();
  await expect(page).toHaveURL(/\/manage\?eventId=[0-9a-f-]{36}/);
});

test(
  'staff see a link to event management on an event’s page, visitors do not',
  { tag: '@laptop' },
  async ({ page }, info) => {
    const onPhone = info.project.name === 'phone';
    const { body: events } = await admin.call<{ id: string; slug: string }[]>('GET', '/api/events');
    const festival = events.find(({ slug }) => slug.startsWith('northwoods-loppet-festival'));
    const openMenu = async () => {
      if (onPhone) await page.getByRole('button', { name: 'Menu' }).click();
    };
    const link = page.getByRole('link', { name: 'Event Manager' });
    await page.goto(`/event/${festival?.slug}`);
    await expect(page.getByRole('button', { name: /^Sign Up/ }).first()).toBeVisible();
    await openMenu();
    await expect(page.getByRole('link', { name: 'Manage My Shifts' }).first()).toBeVisible();
    await expect(link).toHaveCount(0);
    await openAs(page, lead, `/event/${festival?.slug}`);
    await expect(page.getByRole('button', { name: /^Sign Up/ }).first()).toBeVisible();
    await openMenu();
    await expect(link).toHaveAttribute('href', `/manage?eventId=${festival?.id}`);
    await openAs(page, admin, '/');
    if (onPhone) await openMenu();
    else await page.getByRole('button', { name: /Astrid/ }).click();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin-dashboard');
    await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveAttribute('href', '/manage-users');
  },
);

test('a dashboard that cannot load says so and tries again', { tag: '@laptop' }, async ({ page }) => {
  let broken = true;
  await page.route('**/graphql', (route) => (broken ? route.abort() : route.continue()));
  await openAs(page, admin, '/admin-dashboard');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Northwoods Loppet Festival').first()).toBeVisible();
});

test('a lead’s dashboard: their events, categories and next shifts', { tag: '@phone' }, async ({ page }) => {
  await openAs(page, lead, '/lead-dashboard');
  await expect(page.getByText('Lead Access')).toBeVisible();
  const select = page.getByLabel('Event', { exact: true });
  const option = select.locator('option').filter({ hasText: /^Northwoods Loppet Festival 20\d\d$/ });
  await select.selectOption((await option.getAttribute('value')) ?? '');
  await expect(page.getByRole('heading', { name: 'My Categories' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timing', exact: true })).toBeVisible();
  await expect(page.getByText(/^\.\.\.and \d+ more$/).first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(page.viewportSize()?.width === 390 ? 10 : 11);
  await expect(page.getByRole('link', { name: 'Add Shift' }).first()).toHaveAttribute(
    'href',
    /^\/create-shift\?opportunityId=[0-9a-f-]+&eventId=[0-9a-f-]+$/,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Notifications' }).click();
  await expect(page).toHaveURL(/\/lead-dashboard\?tab=reports&eventId=[0-9a-f-]+#bulk-email$/);
  await expect(page.getByRole('heading', { name: 'Bulk Email' })).toBeInViewport();
});

test('a lead edits a role and a shift in dialogs on their dashboard', { tag: '@laptop' }, async ({ page }) => {
  const name = newName('Dialogs');
  const made = async (path: string, body: object) => (await admin.call<{ id: string }>('POST', path, body)).body.id;
  const day = '2033-01-15';
  const eventId = await made('/api/admin/events', {
    name,
    slug: `dialogs-${Date.now()}-${process.pid}`,
    startDate: day,
    endDate: day,
  });
  const categoryId = await made('/api/admin/categories', { eventId, name: 'Ice Timing', leadId: lead.user.id });
  const opportunityId = await made('/api/admin/opportunities', { eventId, categoryId, name: 'Stopwatch' });
  const shift = { opportunityId, date: day, startTime: '08:00', endTime: '10:00', qtyRequired: 2 };
  const shiftId = await made('/api/admin/shifts', shift);
  const visitor = { firstName: 'Vera', lastName: 'Vik', email: newAddress(), shiftId };
  expect((await lead.call('POST', '/api/signup', visitor)).status).toBe(201);

  await openAs(page, lead, '/lead-dashboard');
  await page.getByLabel('Event', { exact: true }).selectOption({ value: eventId });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit Stopwatch', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Edit Volunteer Role' })).toBeVisible();
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required', { exact: true })).toBeVisible();
  await dialog.getByLabel('Name').fill('Stopwatch Nord');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Volunteer role updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Edit Stopwatch Nord, Sat, Jan 15, 8:00 AM – 10:00 AM' }).click();
  await expect(dialog.getByRole('heading', { name: 'Edit Shift' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Start time').fill('10:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('End time must differ from start time')).toBeVisible();
  // Somebody else saved first, in another field: both changes are kept.
  const quicker = await admin.call('PATCH', `/api/admin/shifts/${shiftId}`, { notes: 'Bring a torch' });
  expect(quicker.status).toBe(200);
  await dialog.getByLabel('Start time').fill('07:30');
  await expect(dialog.getByText('1 person is signed up.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shift updated successfully')).toBeVisible();
  await expect(page.getByText('changed notes meanwhile; both changes are kept.')).toBeVisible();
  await expect(page.getByText('7:30 AM – 10:00 AM')).toBeVisible();
  expect((await newestMail(visitor.email, 1, 'Your shift was changed')).text).toContain('7:30 AM');
});

test('users: created, mailed, changed and deleted, but not one’s own account', { tag: '@laptop' }, async ({ page }) => {
  const email = newAddress();
  const name = newName('Una');
  await openAs(page, admin, '/manage-users');
  await expect(page.getByText('This is you')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Astrid Nyström' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit name and phone']);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create User' }).click();
  await dialog.getByRole('button', { name: 'Create User' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Role is required',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill(name);
  await dialog.getByLabel('Last name').fill('User');
  await dialog.getByLabel('Email').fill('admin@example.org');
  await dialog.getByLabel('Role').selectOption('lead');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Failed to create user')).toBeVisible();
  await expect(dialog.getByText('A user with this email already exists.').first()).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Create User' }).dblclick();
  await expect(page.getByText('User created')).toBeVisible();
  expect((await newestMail(email)).text).toContain('/reset-password');
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('has not set a password yet');
  await expect(line).toContainText('Lead');

  const first = page.getByRole('button', { name: `Actions for ${name} User` });
  await first.click();
  await page.getByRole('menuitem', { name: 'Send the invitation again' }).click();
  await expect(dialog).toContainText(`We email a new link to ${email}, with which they set up how they sign in.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  expect((await newestMail(email, 2)).text).toContain('/reset-password');
  await first.click();
  await page.getByRole('menuitem', { name: 'Edit name and phone' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Last name').fill('Usher');
  await dialog.getByLabel('Phone').fill('218-555-0142');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(line).toContainText(`${name} Usher`);

  const menu = page.getByRole('button', { name: `Actions for ${name} Usher` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Make an admin' }).click();
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(page.getByText('Role changed')).toBeVisible();
  await expect(line).toContainText('Admin');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await dialog.getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText('User deleted')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('leads: changed, given categories and deleted; their categories stay', { tag: '@phone' }, async ({ page }) => {
  const made = await admin.call<{ id: string }>('POST', '/api/admin/events', {
    name: newName('Leads'),
    slug: `leads-${Date.now()}-${process.pid}`,
    startDate: '2031-01-10',
    endDate: '2031-01-10',
  });
  for (const name of ['Ice', 'Wax']) {
    await admin.call('POST', '/api/admin/categories', { eventId: made.body.id, name: `${name} ${made.body.id}` });
  }
  const first = newName('Lea');
  const dialog = page.getByRole('dialog');
  await openAs(page, admin, '/manage-leads');
  await page.getByRole('button', { name: 'Add Lead' }).click();
  await dialog.getByLabel('First name').fill(first);
  await dialog.getByLabel('Last name').fill('Lead');
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByRole('button', { name: 'Add Lead' }).click();
  await expect(dialog.getByText('At least one category must be selected')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(`Ice ${made.body.id}`).check();
  await dialog.getByRole('button', { name: 'Add Lead' }).click();
  await expect(page.getByText('Lead created')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: `${first} Lead` });
  await expect(line).toContainText(`Ice ${made.body.id}`);

  const menu = page.getByRole('button', { name: `Actions for ${first} Lead` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Assign Categories' }).click();
  await dialog.getByRole('button', { name: 'Assign Lead' }).click();
  await expect(dialog.getByText('At least one category must be selected')).toBeVisible();
  await dialog.getByLabel('Lead', { exact: true }).selectOption('');
  await dialog.getByLabel(`Wax ${made.body.id}`).check();
  await dialog.getByRole('button', { name: 'Assign Lead' }).click();
  await expect(dialog.getByText('Please select a lead')).toBeVisible();
  await dialog.getByLabel('Lead', { exact: true }).selectOption({ label: `${first} Lead` });
  await dialog.getByRole('button', { name: 'Assign Lead' }).click();
  await expect(page.getByText('Lead assigned')).toBeVisible();
  await expect(line).toContainText(`Ice ${made.body.id}, Wax ${made.body.id}`);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit Lead' }).click();
  await dialog.getByLabel('Last name').fill('Leader');
  await dialog.getByLabel(`Ice ${made.body.id}`).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Lead updated')).toBeVisible();
  const changed = page.getByRole('listitem').filter({ hasText: `${first} Leader` });
  await expect(changed).not.toContainText(`Ice ${made.body.id}`);

  await page.getByRole('button', { name: `Actions for ${first} Leader` }).click();
  await page.getByRole('menuitem', { name: 'Delete Lead' }).click();
  await expect(dialog).toContainText('1 category stays without a lead.');
  await dialog.getByRole('button', { name: 'Delete Lead' }).click();
  await expect(page.getByText('Lead deleted')).toBeVisible();
  await expect(changed).toHaveCount(0);
  await page.goto(`/manage-categories?eventId=${made.body.id}`);
  await expect(page.getByText('No lead')).toHaveCount(2);
  await expectAccessible(page);
});
