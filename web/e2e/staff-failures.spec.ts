import { newName, openAs, staffSession, type StaffSession } from './as-staff.ts';
import { newAddress } from './festival.ts';
import { expect, test, type Page, type Route } from './test.ts';

/* When a change fails, staff read its title from the catalogue of messages, and the screen stays as it was. */

test.use({ reducedMotion: 'reduce' });

const generic = 'Something went wrong. Please try again.';

let admin: StaffSession;
test.beforeAll(async () => {
  admin = await staffSession('admin@example.org');
});

/** Does something while calls of one operation fail, as without a signal, and reads the toast. */
async function failing(
  page: Page,
  operation: string,
  [title, description]: [title: string, description?: string],
  act: () => Promise<void>,
): Promise<void> {
  const broken = async (route: Route) => {
    const sent = route.request().postData() ?? '';
    if (sent.includes(`"operationName":"${operation}"`)) await route.abort('connectionfailed');
    else await route.fallback();
  };
  await page.route('**/graphql', broken);
  await act();
  // A dialog over another has its own toast; both say the same.
  const toast = page.getByRole('region', { name: 'Notifications' }).last();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await page.unroute('**/graphql', broken);
}

/** An event with a category, a role and a shift, for one test. */
/** Presses Escape, and answers the question that follows if something was typed. */
async function closeDialog(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  const before = await dialogs.count();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await expect.poll(async () => (await question.count()) > 0 || (await dialogs.count()) < before).toBe(true);
  if ((await question.count()) > 0) await question.getByRole('button', { name: 'Discard' }).click();
}

async function ownEvent(startTime = '08:00', endTime = '10:00') {
  const name = newName('Failing');
  const made = async (path: string, body: object) => (await admin.call<{ id: string }>('POST', path, body)).body.id;
  const [startDate, slug] = ['2033-02-12', name.toLowerCase().replaceAll(' ', '-')];
  const eventId = await made('/api/admin/events', { name, slug, startDate, endDate: startDate });
  const categoryId = await made('/api/admin/categories', { eventId, name: 'Snow' });
  const opportunityId = await made('/api/admin/opportunities', { eventId, categoryId, name: 'Shovel' });
  const times = { date: startDate, startTime, endTime, qtyRequired: 3 };
  const shiftId = await made('/api/admin/shifts', { opportunityId, ...times });
  const person = { firstName: 'Vera', lastName: newName('Vik'), email: newAddress() };
  expect((await admin.call('POST', '/api/signup', { ...person, shiftId })).status).toBe(201);
  return { eventId, name, shiftId, opportunityId, person: `${person.firstName} ${person.lastName}` };
}

test('events: changed, duplicated, deleted, created', { tag: '@laptop' }, async ({ page }) => {
  const { name } = await ownEvent();
  await openAs(page, admin, '/admin-dashboard');
  const dialog = page.getByRole('dialog');
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await menu('Edit Event');
  await dialog.getByLabel('Location').fill('Elsewhere');
  await failing(page, 'UpdateEvent', ['Failed to update event', generic], () =>
    dialog.getByRole('button', { name: 'Save' }).click(),
  );
  await expect(dialog.getByLabel('Location')).toHaveValue('Elsewhere');
  await closeDialog(page);
  await menu('Duplicate Event');
  await failing(page, 'DuplicateEvent', ['Failed to duplicate event', generic], () =>
    dialog.getByRole('button', { name: 'Duplicate Event' }).click(),
  );
  await closeDialog(page);
  await menu('Delete Event');
  await dialog.getByRole('textbox').fill('Delete');
  await failing(page, 'DeleteEvent', ['Failed to delete event', generic], () =>
    dialog.getByRole('button', { name: 'Delete Event', exact: true }).click(),
  );
  await closeDialog(page);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await page.goto('/create-event');
  await page.getByLabel('Event name').fill(newName('Never'));
  await failing(page, 'CreateEvent', ['Failed to create event', generic], () =>
    page.getByRole('button', { name: 'Create Event' }).click(),
  );
});

test('categories and leads: created, changed, assigned, deleted', { tag: '@laptop' }, async ({ page }) => {
  const { eventId } = await ownEvent();
  await openAs(page, admin, `/manage-categories?eventId=${eventId}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Category' }).click();
  await dialog.getByLabel('Category name').fill('Ice');
  await failing(page, 'CreateCategory', ['Failed to create category', generic], () =>
    dialog.getByRole('button', { name: 'Add Category' }).click(),
  );
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText('Category created')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Ice' }).click();
  await failing(page, 'UpdateCategory', ['Failed to update category', generic], () =>
    dialog.getByRole('button', { name: 'Save' }).click(),
  );
  await dialog.getByLabel('Category name').fill('Blue Ice');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category updated')).toBeVisible();
  await page.getByRole('button', { name: 'New Lead' }).click();
  await dialog.getByLabel('First name').fill('Lea');
  await dialog.getByLabel('Last name').fill('Never');
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByLabel('Snow').check();
  await failing(page, 'CreateLead', ['Failed to create lead', generic], () =>
    dialog.getByRole('button', { name: 'Add Lead' }).click(),
  );
  await closeDialog(page);
  await page.getByRole('button', { name: 'Assign Lead' }).click();
  await dialog.getByLabel('Lead', { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel('Snow').check();
  await failing(page, 'AssignLead', ['Failed to assign lead', generic], () =>
    dialog.getByRole('button', { name: 'Assign Lead' }).click(),
  );

  await page.goto(`/manage?eventId=${eventId}`);
  const select = page.getByLabel('Category', { exact: true });
  const entry = page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Snow' });
  await expect(select.or(entry).first()).toBeVisible();
  if (await entry.isVisible()) await entry.click();
  const deleteIt = async () => {
    await page.getByRole('button', { name: 'Actions for Snow' }).click();
    await page.getByRole('menuitem', { name: 'Delete category' }).click();
  };
  await deleteIt();
  await expect(dialog.getByText('1 signup of 1 person goes with it')).toBeVisible();
  await failing(page, 'DeleteLater', ['Failed to delete category', generic], () =>
    dialog.getByRole('button', { name: 'Delete', exact: true }).click(),
  );
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Category deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Snow', exact: true })).toHaveCount(0);
});

test('roles: created, changed, deleted', { tag: '@laptop' }, async ({ page }) => {
  const { eventId, opportunityId } = await ownEvent();
  await openAs(page, admin, `/manage?eventId=${eventId}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Role', exact: true }).first().click();
  await dialog.getByLabel('Name').fill('Never');
  await failing(page, 'CreateOpportunity', ['Failed to create volunteer role', generic], () =>
    dialog.getByRole('button', { name: 'Add Role' }).click(),
  );
  await closeDialog(page);
  await page.goto(`/create-opportunity?opportunityId=${opportunityId}`);
  await failing(page, 'UpdateOpportunity', ['Failed to update volunteer role', generic], () =>
    page.getByRole('button', { name: 'Save Role' }).click(),
  );
  await page.getByRole('button', { name: 'Delete Role' }).click();
  await failing(page, 'DeleteLater', ['Failed to delete volunteer role', 'Something went wrong'], () =>
    dialog.getByRole('button', { name: 'Delete', exact: true }).click(),
  );
  await closeDialog(page);
  await expect(page.getByLabel('Name')).toHaveValue('Shovel');
});

test('shifts: created, changed, deleted; the roles to choose from', { tag: '@laptop' }, async ({ page }) => {
  const { eventId } = await ownEvent();
  await openAs(page, admin, `/manage?eventId=${eventId}`);
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Shift', exact: true }).first().click();
  await failing(page, 'CreateShifts', ['Failed to create shift', generic], () =>
    sheet.getByRole('button', { name: 'Add Shift' }).click(),
  );
  await closeDialog(page);
  await page.getByRole('button', { name: /^8:00 AM/ }).click();
  await sheet.getByRole('button', { name: 'Edit shift' }).click();
  await sheet.getByLabel('Volunteers needed').fill('4');
  await failing(page, 'UpdateShift', ['Update failed', 'Failed to update shift'], () =>
    sheet.getByRole('button', { name: 'Save' }).click(),
  );
  await expect(sheet.getByLabel('Volunteers needed')).toHaveValue('4');
  await sheet.getByRole('button', { name: 'Cancel', exact: true }).click();
  await sheet.getByRole('button', { name: 'Delete shift' }).click();
  await failing(page, 'DeleteLater', ['Failed to delete shift'], () =>
    sheet.getByRole('button', { name: 'Delete', exact: true }).click(),
  );
  await closeDialog(page);
  await expect(page.getByRole('button', { name: /^8:00 AM/ })).toBeVisible();
  await failing(page, 'RoleChoices', ['Failed to fetch volunteer roles'], async () => {
    await page.goto(`/create-shift?eventId=${eventId}`);
  });
});

test('volunteers: assigned, corrected, taken out', { tag: '@laptop' }, async ({ page }) => {
  const { eventId, shiftId, person } = await ownEvent();
  const other = await ownEvent('13:00', '15:00');
  await openAs(page, admin, `/manage?eventId=${eventId}&shift=${shiftId}`);
  const sheet = page.getByRole('dialog');
  await failing(page, 'CancelSignupsLater', ['Failed to cancel signup. Please try again.'], async () => {
    await sheet.getByRole('button', { name: `Cancel the signup of ${person}` }).click();
    await page.getByRole('button', { name: 'Cancel the signup', exact: true }).click();
  });
  await closeDialog(page);
  await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
  await sheet.getByRole('button', { name: 'Assign volunteer' }).click();
  await sheet.getByLabel('Find a volunteer').fill(other.person);
  await sheet.getByRole('button', { name: new RegExp(other.person) }).click();
  await failing(page, 'AssignVolunteer', ['Assignment failed', 'Failed to assign volunteer to shift'], () =>
    sheet.getByRole('button', { name: `Assign ${other.person}` }).click(),
  );
  await sheet.getByRole('button', { name: 'New volunteer' }).click();
  await sheet.getByLabel('First name').fill('Nils');
  await sheet.getByLabel('Last name').fill('Never');
  await sheet.getByLabel('Email').fill(newAddress());
  await failing(page, 'AssignNewVolunteer', ['Assignment failed', 'Failed to create and assign volunteer'], () =>
    sheet.getByRole('button', { name: 'Create and assign' }).click(),
  );
  await expect(sheet.getByLabel('First name')).toHaveValue('Nils');

  // A replacement is one step: when it fails, the former person keeps the place.
  await page.goto(`/manage?eventId=${eventId}&shift=${shiftId}`);
  await sheet.getByRole('button', { name: `Replace ${person}` }).click();
  await sheet.getByLabel('Find a volunteer').fill(other.person);
  await sheet.getByRole('button', { name: new RegExp(other.person) }).click();
  await failing(page, 'AssignVolunteer', ['Assignment failed', 'Failed to assign volunteer to shift'], () =>
    sheet.getByRole('button', { name: new RegExp(`^Replace .* with ${other.person}$`) }).click(),
  );
  await sheet.getByRole('button', { name: 'Back to the shift' }).click();
  await expect(sheet.getByText(person, { exact: true })).toBeVisible();
  await expect(sheet.getByText(other.person, { exact: true })).toHaveCount(0);

  await page.goto(`/volunteers?event=${eventId}`);
  const menu = page.getByRole('button', { name: `Actions for ${person}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit volunteer' }).click();
  await failing(page, 'UpdateVolunteer', ['Failed to update volunteer'], () =>
    sheet.getByRole('button', { name: 'Save' }).click(),
  );
  await closeDialog(page);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Cancel signup' }).click();
  await failing(page, 'CancelSignupsLater', ['Failed to cancel signup. Please try again.'], () =>
    sheet.getByRole('button', { name: 'Cancel the signup' }).click(),
  );
});

test('users and cover images', { tag: '@laptop' }, async ({ page }) => {
  const { eventId, name } = await ownEvent();
  await openAs(page, admin, '/manage-users');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create User' }).click();
  await dialog.getByLabel('First name').fill('Una');
  await dialog.getByLabel('Last name').fill('Never');
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByLabel('Role').selectOption('lead');
  await failing(page, 'CreateUser', ['Failed to create user', generic], () =>
    dialog.getByRole('button', { name: 'Create User' }).click(),
  );
  await page.goto(`/manage-images?eventId=${eventId}`);
  await page.getByRole('button', { name: `Stock images for ${name}` }).click();
  await failing(page, 'SetCoverImage', ['Failed to update cover image', generic], () =>
    dialog.getByRole('button', { name: 'Use Winter Event' }).click(),
  );
});

test('an Undo without a signal can be pressed again, and an Undo whose response is lost works @phone', async ({
  page,
}) => {
  const { eventId, shiftId, person } = await ownEvent();
  await openAs(page, admin, `/manage?eventId=${eventId}&shift=${shiftId}`);
  const sheet = page.getByRole('dialog');
  const undo = page.getByRole('button', { name: 'Undo' });
  const cancelIt = async () => {
    await sheet.getByRole('button', { name: `Cancel the signup of ${person}` }).click();
    await page.getByRole('button', { name: 'Cancel the signup', exact: true }).click();
    await expect(sheet.getByText('Being cancelled')).toBeVisible();
  };
  await cancelIt();
  await failing(page, 'UndoAction', ['This was not undone'], () => undo.click());
  await undo.click();
  await expect(page.getByText('Nothing was changed, and no one is notified.')).toBeVisible();
  await expect(sheet.getByText('Being cancelled')).toHaveCount(0);

  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('"operationName":"UndoAction"')) return route.fallback();
    expect((await route.fetch()).ok()).toBe(true);
    return route.abort('connectionreset');
  });
  await cancelIt();
  await undo.click();
  await expect(page.getByText('This was not undone')).toBeVisible();
  await expect(page.getByText('Nothing was changed, and no one is notified.')).toBeVisible();
  await expect(sheet.getByText('Being cancelled')).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: `Cancel the signup of ${person}` })).toBeEnabled();
});

test(
  'merging: what was typed stays, and a failed change of the person to keep is reported',
  { tag: '@laptop' },
  async ({ page }) => {
    const { eventId, person } = await ownEvent();
    const { person: other } = await ownEvent('13:00', '15:00');
    await openAs(page, admin, `/volunteers?event=${eventId}`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: `Actions for ${person}` }).click();
    await page.getByRole('menuitem', { name: 'Edit volunteer' }).click();
    await dialog.getByLabel('Phone').fill('907 555 0177');
    const toMerge = dialog.getByRole('button', { name: 'Merge with another person' });
    await toMerge.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('heading', { name: 'Edit volunteer' })).toBeVisible();
    await expect(dialog.getByLabel('Phone')).toHaveValue('907 555 0177');

    await toMerge.click();
    await dialog.getByLabel('Who is the same person?').fill(other);
    await dialog.getByRole('button', { name: other }).click();
    const preview = dialog.getByRole('region', { name: 'What changes' });
    await expect(preview).toContainText(`${person} (`);
    await expect(page.locator('dialog :focus')).toHaveCount(1);
    const broken = async (route: Route) => {
      if (!(route.request().postData() ?? '').includes('"operationName":"PreviewMerge"')) return route.fallback();
      return route.abort('connectionfailed');
    };
    await page.route('**/graphql', broken);
    await dialog.getByRole('radio', { name: person }).check();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Merge', exact: true })).toBeDisabled();
    await page.unroute('**/graphql', broken);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(preview).toContainText(`${other} (`);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('Volunteers merged')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);
