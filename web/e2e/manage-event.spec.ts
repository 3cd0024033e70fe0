import { signInAs } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { openBoard } from './open-board.ts';
import { ownRole, staffApi, summerEvent } from './staff-api.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/* Event Management on a phone and on a laptop: a lead's day, and deleting shifts with people. */

test.use({ reducedMotion: 'reduce' });

function roleOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

function lineOf(page: Page, role: string, time: string): Locator {
  return roleOf(page, role).getByRole('button', { name: new RegExp(`^${time}`) });
}

async function signUp(page: Page, shiftId: string): Promise<{ email: string; name: string }> {
  const email = newAddress();
  const lastName = `Visitor${Math.trunc(performance.now())}`;
  const answer = await page.request.post('/api/signup', { data: { firstName: 'Vera', lastName, email, shiftId } });
  expect(answer.status()).toBe(201);
  return { email, name: `Vera ${lastName}` };
}

test('a visitor is asked to sign in', { tag: '@laptop' }, async ({ page }) => {
  await page.goto('/manage');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Lead Login' })).toHaveAttribute('href', '/lead');
  await expect(page.getByRole('main').getByRole('link', { name: 'Admin Login' })).toHaveAttribute('href', '/admin');
  await expectAccessible(page);
  await page.goto('/create-shift');
  await expect(page).toHaveURL(/\/lead$/);
  await page.goto('/create-opportunity');
  await expect(page).toHaveURL(/\/lead$/);
});

test('a lead makes a role with five shifts, assigns a volunteer and changes the time, and the volunteer is notified @phone', async ({
  page,
  request,
}) => {
  const api = await staffApi(request, 'timing');
  const event = await summerEvent(api);
  await page.goto('/dev-login');
  await page.getByRole('button', { name: /Jonas/ }).click();
  await expect(page).toHaveURL(/dashboard|manage/);
  await openBoard(page, event.id, 'Timing');
  // Only their own categories are there.
  await expect(page.getByText('Marshals', { exact: true })).toHaveCount(0);

  const name = `Split Timer ${process.pid}-${Date.now()}`;
  await page.getByRole('button', { name: 'Add Role', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add Role' }).click();
  await expect(sheet.getByText('Volunteer role name is required')).toBeVisible();
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Category').selectOption({ label: 'Timing' });
  await sheet.getByLabel('Short description').fill('Reads split times');
  await sheet.getByRole('button', { name: 'Add Role' }).click();
  await expect(page.getByText('Volunteer role created')).toBeVisible();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: `Add shift to ${name}` }).click();
  await sheet.getByLabel('Add several shifts, one after the other').check();
  await sheet.getByLabel('First shift starts').fill('08:00');
  await sheet.getByLabel('Last shift ends').fill('18:00');
  await sheet.getByLabel('A new shift every').selectOption('120');
  await sheet.getByLabel('Volunteers needed').fill('2');
  await sheet.getByRole('button', { name: 'Add 5 shifts' }).click();
  await expect(page.getByText('5 shifts created')).toBeVisible();
  await expect(roleOf(page, name).getByRole('listitem')).toHaveCount(5);

  const email = newAddress();
  await page.getByRole('button', { name: `Assign a volunteer to ${name}, 8:00 AM – 10:00 AM` }).click();
  await sheet.getByRole('button', { name: 'New volunteer' }).click();
  await sheet.getByLabel('First name').fill('Tuva');
  await sheet.getByLabel('Last name').fill('Timer');
  await sheet.getByLabel('Email').fill('nowhere');
  await sheet.getByRole('button', { name: 'Create and assign' }).click();
  await expect(sheet.getByText('Valid email is required')).toBeVisible();
  await sheet.getByLabel('Email').fill('tuva@hotmial.com');
  await expect(sheet.getByText('Did you mean tuva@hotmail.com?')).toBeVisible();
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByRole('button', { name: 'Create and assign' }).click();
  await expect(page.getByText('Successfully signed up!')).toBeVisible();
  await expect(sheet.getByText('Tuva Timer', { exact: true })).toBeVisible();
  expect((await newestMail(email)).subject).toContain('You are signed up');

  await sheet.getByRole('button', { name: 'Edit shift' }).click();
  await sheet.getByLabel('Start time').fill('07:15');
  await expect(sheet.getByText('1 person is signed up.')).toBeVisible();
  await expect(sheet.getByLabel('Notify these people by email')).toBeChecked();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shift updated successfully')).toBeVisible();
  await expect(lineOf(page, name, '7:15 AM')).toBeVisible();
  const mail = await newestMail(email, 1, 'Your shift was changed');
  expect(mail.text).toContain('8:00 AM – 10:00 AM');
  expect(mail.text).toContain('7:15 AM – 10:00 AM');

  // The history of the shift and of the signup says who did it.
  await lineOf(page, name, '7:15 AM').click();
  await sheet.locator('summary', { hasText: 'History' }).click();
  await expect(sheet.getByText(/^Jonas .+ changed the start from 8:00 AM to 7:15 AM\.$/)).toBeVisible();
  await expect(sheet.getByText(/^Jonas .+ added this shift\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'History of Tuva Timer' }).click();
  const ofTuva = page.getByRole('dialog', { name: 'History of Tuva Timer' });
  await expect(ofTuva.getByText(/^Jonas .+ signed Tuva Timer up\.$/)).toBeVisible();
  await expectAccessible(page);
});

test(
  'a volunteer who is known is found and assigned, to a full shift only on purpose, and taken out again',
  { tag: '@phone' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'timing');
    const { eventId, name, shiftId } = await ownRole(api, 'Timing', { qtyRequired: 1 });
    const elsewhere = await ownRole(api, 'Timing', { startTime: '13:00', endTime: '15:00' });
    await signUp(page, shiftId);
    const person = await signUp(page, elsewhere.shiftId);
    await signInAs(page, 'timing');
    await openBoard(page, eventId, 'Timing');
    await page.getByRole('button', { name: `Assign a volunteer to ${name}` }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('This shift is full.')).toBeVisible();
    await sheet.getByLabel('Find a volunteer').fill(person.email);
    await sheet.getByRole('button', { name: new RegExp(person.name) }).click();
    const assign = sheet.getByRole('button', { name: `Assign ${person.name}` });
    await expect(assign).toBeDisabled();
    await sheet.getByLabel('Assign over capacity').check();
    await expectAccessible(page);
    await assign.click();
    await expect(page.getByText('Successfully signed up!')).toBeVisible();
    await expect(sheet.getByText('2 of 1 volunteers')).toBeVisible();

    await sheet.getByRole('button', { name: `Cancel the signup of ${person.name}` }).click();
    await page.getByRole('button', { name: 'Cancel the signup', exact: true }).click();
    await expect(page.getByText('Signup cancelled.').first()).toBeVisible();
    await expect(sheet.getByText('1 of 1 volunteers')).toBeVisible();
  },
);

test(
  'deleting with people in it says how many, and notifies them when the box is ticked',
  { tag: '@phone' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'timing');
    const { eventId, name, shiftId } = await ownRole(api, 'Timing');
    const person = await signUp(page, shiftId);
    await signInAs(page, 'timing');
    await openBoard(page, eventId, 'Timing');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete role' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 signup of 1 person goes with it, in 1 shift.')).toBeVisible();
    await expect(dialog.getByLabel('Notify these people by email')).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Being deleted')).toBeVisible();
    const toast = page.getByRole('region', { name: 'Notifications' });
    await expect(toast).toContainText('In 10 seconds. 1 person is notified by email.');
    await expect(toast).not.toContainText('deleted');
    const actions = page.getByRole('button', { name: `Actions for ${name}` });
    await expect(actions).toBeDisabled();
    await actions.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByText('Volunteer role deleted')).toBeVisible();
    await expect(
      page.getByText('The volunteer role and all associated shifts have been deleted.').first(),
    ).toBeVisible();
    await expect(roleOf(page, name)).toHaveCount(0);
    expect((await newestMail(person.email, 1, 'has cancelled this shift')).subject).toContain('Shift cancelled');
  },
);

test(
  'shifts are copied to another day, and the board is filtered by missing people, day and words',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'timing');
    const { eventId, name, date } = await ownRole(api, 'Timing', { qtyRequired: 3 });
    await signInAs(page, 'timing');
    await openBoard(page, eventId, 'Timing');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Copy shifts to another day' }).click();
    const sheet = page.getByRole('dialog');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Copy 1 shift' }).click();
    await expect(page.getByText('Shift created')).toBeVisible();
    // It is saved, so no question follows.
    const asked = await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(asked).toBe(false);
    await expect(roleOf(page, name).getByRole('listitem')).toHaveCount(2);

    await page.getByLabel('Find a role, location, name or phone').fill(name);
    await page.getByLabel('Only where people are missing').check();
    await page.getByLabel('Day', { exact: true }).selectOption(date);
    await expect(page.locator('[data-shift-line]')).toHaveCount(1);
    await page.getByLabel('Find a role, location, name or phone').fill('no such words at all');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(roleOf(page, name)).toBeVisible();
  },
);

test('a lead who tries what is not theirs is turned away', { tag: '@laptop' }, async ({ page, request }) => {
  const admin = await staffApi(request, 'admin');
  const { eventId, opportunityId, shiftId, name } = await ownRole(admin, 'Marshals');
  const api = await staffApi(request, 'timing');
  expect(await api.remove(`/api/admin/shifts/${shiftId}`)).toBe(404);
  expect(await api.remove(`/api/lead/opportunities/${opportunityId}`)).toBe(404);
  const categories = await summerEvent(admin);
  expect(await api.remove(`/api/admin/categories/${categories.categories.get('Marshals') ?? ''}`)).toBe(403);
  await signInAs(page, 'timing');
  await openBoard(page, eventId, 'Timing');
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByText('Add Category')).toHaveCount(0);
  await page.goto(`/create-opportunity?opportunityId=${opportunityId}`);
  await expect(page.getByText('Volunteer role not found.')).toBeVisible();
});

test(
  'the page Create Shift: defaults, errors, and back to the dashboard',
  { tag: '@phone' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'timing');
    const { eventId, opportunityId, name, date } = await ownRole(api, 'Timing');
    await signInAs(page, 'timing');
    await page.goto(`/create-shift?eventId=${eventId}`);
    await expect(page.getByLabel('Start time')).toHaveValue('10:00');
    await expect(page.getByLabel('End time')).toHaveValue('18:00');
    await expect(page.getByLabel('Volunteers needed')).toHaveValue('1');
    await page.getByRole('button', { name: 'Create Shift' }).click();
    await expect(page.getByText('Please select a volunteer role')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/create-shift?eventId=${eventId}&opportunityId=${opportunityId}`);
    await expect(page.getByLabel('Date')).toHaveValue(date);
    await page.getByLabel('End time').fill('10:00');
    await page.getByRole('button', { name: 'Create Shift' }).click();
    await expect(page.getByText('End time must differ from start time')).toBeVisible();
    await page.getByLabel('End time').fill('12:00');
    await page.getByRole('button', { name: 'Create Shift' }).click();
    await expect(page.getByText('Shift created')).toBeVisible();
    await expect(page).not.toHaveURL(/create-shift/);
    await openBoard(page, eventId, 'Timing');
    await expect(lineOf(page, name, '10:00 AM')).toBeVisible();
  },
);

test(
  'the page Create Volunteer Role: makes one, edits it, deletes it',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const api = await staffApi(request, 'timing');
    const event = await summerEvent(api);
    const categoryId = event.categories.get('Timing') ?? '';
    const name = `Recorder ${process.pid}-${Date.now()}`;
    await signInAs(page, 'timing');
    await page.goto(`/create-opportunity?eventId=${event.id}&categoryId=${categoryId}`);
    await expect(page.getByText('This role will be created in Timing.')).toBeVisible();
    await page.getByRole('button', { name: 'Create Role' }).click();
    await expect(page.getByText('Volunteer role name is required')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create Role' }).click();
    await expect(page.getByText('Volunteer role created')).toBeVisible();
    await expect(page).not.toHaveURL(/create-opportunity/);

    const roles = await api.get<{ id: string; name: string }[]>(`/api/lead/opportunities?eventId=${event.id}`);
    const role = roles.find((one) => one.name === name);
    await page.goto(`/create-opportunity?opportunityId=${role?.id ?? ''}`);
    await expect(page.getByRole('heading', { name: 'Edit Volunteer Role' })).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await expect(page.getByLabel('Category')).toHaveValue(categoryId);
    await page.getByLabel('Short description').fill('Writes it down');
    // Somebody else saved first, in another field: both changes are kept.
    await api.patch(`/api/lead/opportunities/${role?.id ?? ''}`, { location: 'Finish tent' });
    await page.getByRole('button', { name: 'Save Role' }).click();
    await expect(page.getByText('Volunteer role updated')).toBeVisible();
    await expect(page.getByText('changed location meanwhile; both changes are kept.')).toBeVisible();
    await expect(page).not.toHaveURL(/create-opportunity/);

    await page.goto(`/create-opportunity?opportunityId=${role?.id ?? ''}`);
    await page.getByRole('button', { name: 'Delete Role' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('all its shifts and signups are deleted')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Volunteer role deleted')).toBeVisible();
    await expect(page).not.toHaveURL(/create-opportunity/);
  },
);

test(
  'an admin sees every category, jumps to who is missing, and the event is remembered',
  { tag: '@laptop' },
  async ({ page, request }) => {
    const admin = await staffApi(request, 'admin');
    const event = await summerEvent(admin);
    await signInAs(page, 'admin');
    await openBoard(page, event.id, 'Marshals');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next missing' }).click();
    await expect(page.locator('[data-shift-line]:focus')).toContainText('missing');
    await page.goto('/manage');
    await expect(page.getByLabel('Event', { exact: true })).toHaveValue(event.id);
    // The address of the household's page begins the same.
    await page.goto('/manage/none');
    await expect(page.getByText('This link is not valid.')).toBeVisible();
  },
);
