import { newName } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { expect, test, type Browser, type Page } from './test.ts';

/* An admin and two leads build an event from nothing and publish it. */

const plan = [
  { category: 'Course', role: 'Course Marshal', times: ['08:00', '16:00'], shifts: 4 },
  { category: 'Course', role: 'Track Setter', times: ['06:00', '14:00'], shifts: 4 },
  { category: 'Timing', role: 'Start Timing', times: ['09:00', '15:00'], shifts: 3 },
  { category: 'Timing', role: 'Finish Timing', times: ['09:00', '15:00'], shifts: 3 },
  { category: 'Feed Station', role: 'Soup Kitchen', times: ['10:00', '16:00'], shifts: 3 },
  { category: 'Feed Station', role: 'Lap Station', times: ['10:00', '16:00'], shifts: 3 },
] as const;

async function addCategory(page: Page, name: string): Promise<void> {
  const inMenu = page.getByRole('button', { name: 'More actions' });
  const inSight = page.getByRole('button', { name: 'Add Category' }).first();
  await expect(inSight.or(inMenu).first()).toBeVisible();
  if (await inSight.isVisible()) await inSight.click();
  else {
    await inMenu.click();
    await page.getByRole('menuitem', { name: 'Add Category' }).click();
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category name').fill(name);
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Category created')).toBeVisible();
  // The board replaces the notice that there is none.
  await expect(page.getByRole('heading', { name: 'No categories yet' })).toHaveCount(0);
}

async function addLead(page: Page, firstName: string, lastName: string, categories: string[]): Promise<string> {
  const email = newAddress();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New Lead' }).click();
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(email);
  for (const category of categories) await dialog.getByLabel(category).check();
  await dialog.getByRole('button', { name: 'Add Lead' }).click();
  await expect(dialog).toBeHidden();
  for (const category of categories) {
    await expect(page.getByRole('listitem').filter({ hasText: category })).toContainText(`${firstName} ${lastName}`);
  }
  return email;
}

async function addRoleWithShifts(page: Page, { category, role, times, shifts }: (typeof plan)[number]): Promise<void> {
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Role', exact: true }).first().click();
  await sheet.getByLabel('Category').selectOption({ label: category });
  await sheet.getByLabel('Name').fill(role);
  await sheet.getByLabel('Long description').fill('Warm boots, please.');
  await sheet.getByRole('button', { name: 'Add Role' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Add Shift', exact: true }).click();
  const choice = sheet.getByLabel('Volunteer role');
  if (role !== plan[0].role) {
    // Where there are several roles, none is preselected.
    await expect(choice).toHaveValue('select-opportunity');
    await sheet.getByRole('button', { name: 'Add Shift', exact: true }).click();
    await expect(sheet.getByText('Please select a volunteer role')).toBeVisible();
  }
  await choice.selectOption({ label: `${role} (${category})` });
  await sheet.getByLabel('Add several shifts, one after the other').check();
  await sheet.getByLabel('First shift starts').fill(times[0]);
  await sheet.getByLabel('Last shift ends').fill(times[1]);
  await sheet.getByLabel('Volunteers needed').fill('2');
  await sheet.getByRole('button', { name: `Add ${shifts} shifts` }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(`${shifts} shifts created`)).toBeVisible();
}

/** A lead in their own browser, who sets a password with the link in their mail. */
async function signedInFromMail(browser: Browser, page: Page, email: string): Promise<Page> {
  const mail = await newestMail(email, 1, '/reset-password');
  const path = /\/reset-password\?\S+/.exec(mail.text)?.[0] ?? '';
  const context = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  await theirs.goto(new URL(path, page.url()).href);
  await expect(theirs.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await theirs.getByLabel('New password').fill('snow in the morning');
  await theirs.getByLabel('Confirm password').fill('snow in the morning');
  await theirs.getByRole('button', { name: /password/i }).click();
  await expect(theirs).toHaveURL(/\/manage(\?|$)/);
  return theirs;
}

test(
  'an event from nothing to published in one sitting: 3 categories, 6 roles, 20 shifts, 2 leads',
  { tag: '@laptop' },
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    await page.goto('/admin');
    await page.getByLabel('Email').fill('admin@example.org');
    await page.getByLabel('Password', { exact: true }).fill('demo-winter-morning');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

    const name = newName('Sitting Race');
    await page.getByRole('link', { name: 'Create Event' }).first().click();
    await page.getByLabel('Event name').fill(name);
    const slug = await page.getByLabel('URL slug').inputValue();
    await page.getByLabel('Start date').fill('2032-02-14');
    await page.getByLabel('Location').fill('Birch Hill');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page).toHaveURL(/\/manage\?eventId=/);
    const board = page.url();
    for (const category of ['Course', 'Timing', 'Feed Station']) await addCategory(page, category);

    await page.goto(`/manage-categories?${new URL(board).searchParams.toString()}`);
    const timing = await addLead(page, 'Liv', 'O’Neil-Ødegård', ['Timing']);
    const food = await addLead(page, 'Ola', 'Nordmann', ['Course', 'Feed Station']);

    await page.goto(board);
    for (const part of plan) await addRoleWithShifts(page, part);

    // Visitors find what was planned.
    await page.goto(`/event/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('20 open shifts').first()).toBeVisible();
    await expectAccessible(page);

    // Each lead signs in from their mail and finds only their own categories.
    const theirs = await signedInFromMail(browser, page, timing);
    await expect(theirs.getByRole('region', { name: 'Start Timing' }).getByRole('listitem')).toHaveCount(3);
    await expect(theirs.getByText('Course Marshal')).toHaveCount(0);
    await theirs.goto(new URL('/lead-dashboard', board).href);
    await expect(theirs.getByText('2 roles · 6 shifts')).toBeVisible();
    await theirs.context().close();
    const second = await signedInFromMail(browser, page, food);
    await second.goto(new URL('/lead-dashboard', board).href);
    await expect(second.getByText('2 roles · 8 shifts')).toBeVisible();
    await expect(second.getByText('2 roles · 6 shifts')).toBeVisible();
    await expect(second.getByText('Timing', { exact: true })).toHaveCount(0);
    await second.context().close();
  },
);
