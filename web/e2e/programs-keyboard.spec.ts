import { newName, openAs, staffSession } from './as-staff.ts';
import { tabTo } from './tab-to.ts';
import { expect, test, type Page } from './test.ts';

/* What staff set up for other programs, by keyboard alone. Not on a phone, which has no keyboard. */

/** The focus is back on the page: where it was, or on the heading if the list replaced the button. */
const expectFocusOnPage = (page: Page) =>
  expect(page.locator('main').locator('button:focus, h1:focus, h2:focus')).toBeVisible();

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-write']));

test('the keyboard alone makes a key, hands it over and revokes it', { tag: '@laptop' }, async ({ page }) => {
  const name = newName('Timing');
  await openAs(page, await staffSession('admin@example.org'), '/manage-api-keys');
  await page.getByRole('button', { name: 'Create API Key' }).waitFor();
  await tabTo(page, /^Create API Key/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, /^Name/);
  await page.keyboard.type(name);
  await tabTo(page, /^Who helps where/);
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel(/Who helps where/)).toBeChecked();
  await tabTo(page, /^Create Key/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Copy the key now' })).toBeVisible();
  await tabTo(page, /^Copy Key/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The key is on the clipboard.')).toBeVisible();
  await tabTo(page, /^Done/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocusOnPage(page);
  await tabTo(page, new RegExp(`^Revoke ${name}`));
  await page.keyboard.press('Enter');
  await tabTo(page, /^Revoke Key/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Key revoked')).toBeVisible();
  await expectFocusOnPage(page);
});

test('the keyboard alone makes an address for a calendar and stops it', { tag: '@laptop' }, async ({ page }) => {
  const place = newName('Checkpoint 3');
  await openAs(page, await staffSession('admin@example.org'), '/manage-feeds');
  await page.getByRole('button', { name: 'Make an Address' }).waitFor();
  await tabTo(page, /^Make an Address/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^What would you like to see/);
  await page.keyboard.type('Who is');
  await expect(dialog.getByLabel('What would you like to see?').locator('option:checked')).toHaveText('Who is where');
  await tabTo(page, /^Place/);
  await page.keyboard.type(place);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Copy the address now' })).toBeVisible();
  await tabTo(page, /^Where do you want to use it/);
  await page.keyboard.type('In a spreadsheet');
  await expect(dialog.locator('code')).toHaveText(/\.csv$/);
  await tabTo(page, /^Copy Address/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The address is on the clipboard.')).toBeVisible();
  await tabTo(page, /^Done/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocusOnPage(page);
  await expect(page.getByRole('listitem').filter({ hasText: place })).toBeVisible();
  await tabTo(page, /^Stop/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Stop Address/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address stopped')).toBeVisible();
  await expectFocusOnPage(page);
});

test('the keyboard alone makes a webhook, looks at it and deletes it', { tag: '@laptop' }, async ({ page }) => {
  const host = `club-${Date.now()}.example`;
  await openAs(page, await staffSession('admin@example.org'), '/manage-webhooks');
  await page.getByRole('button', { name: 'Create Webhook' }).first().waitFor();
  await tabTo(page, /^Create Webhook/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, /^Address/);
  await page.keyboard.type(`https://${host}/hook`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Copy the secret now' })).toBeVisible();
  await tabTo(page, /^Done/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await tabTo(page, new RegExp(`^Messages to ${host}`));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Send a Test' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Messages to ${host}` })).toBeFocused();
  await tabTo(page, new RegExp(`^Actions for ${host}`));
  await page.keyboard.press('Enter');
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await expect(remove).toBeVisible();
  await page.keyboard.press('End');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Delete Webhook/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Webhook deleted')).toBeVisible();
  await expectFocusOnPage(page);
});

test(
  'the keyboard alone asks a question in the API guide and saves the answer',
  { tag: '@laptop' },
  async ({ page }) => {
    await openAs(page, await staffSession('admin@example.org'), '/api-guide');
    const text = page.getByRole('region', { name: 'Operation Editor' });
    await expect(text).toContainText('query');
    await tabTo(page, /^Question/);
    await page.keyboard.type('All events');
    await expect(text).toContainText('EventsCompared');
    await tabTo(page, /^Execute query/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'As a table' }).getByRole('row')).not.toHaveCount(0);
    const saving = page.waitForEvent('download');
    await tabTo(page, /^Download CSV/);
    await page.keyboard.press('Enter');
    expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
  },
);
