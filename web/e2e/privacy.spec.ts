import { readFile } from 'node:fs/promises';
import { newName, openAs, signUpByRest, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openSignUp } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { expect, test } from './test.ts';

/* What is kept about people: visitors read it, admins set it, a household sees its own data. */

test('a visitor reads what is kept, by a link in the footer and below the signup form', async ({ page }) => {
  await inDatabase('delete from retention_rule', []);
  const { slug, shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20 }] });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Phone number' })).toBeVisible();
  await expect(page.getByText('Kept: 56 days after the last event')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '+1 612 555 0100' })).toBeVisible();
  await expectAccessible(page);

  const dialog = await openSignUp(page, slug, shifts[0] ?? '');
  await dialog.getByLabel('First name').fill('Vera');
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'How we use this' }).click();
  const read = await opening;
  await expect(read.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await read.close();
  await expect(dialog.getByLabel('First name')).toHaveValue('Vera');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add another person' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'How we use this' })).toBeVisible();
});

test('an admin sets days and words, and has old data deleted from tonight on', { tag: '@laptop' }, async ({ page }) => {
  // As after an upgrade.
  await inDatabase('delete from retention_rule', []);
  await inDatabase('delete from retention_run', []);
  await inDatabase(`update retention_setting set starts_at = now() + interval '14 days'`, []);
  await openAs(page, await staffSession(staffEmails.admin), '/admin-dashboard');
  await page.getByRole('link', { name: /^Privacy How long/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('Nothing has gone yet.')).toBeVisible();
  await expectAccessible(page);

  const phones = page.getByLabel('Phone numbers (days)');
  await phones.fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give 7 to 400 days')).toBeVisible();
  await expect(phones).toBeFocused();
  await expectAccessible(page);

  const words = newName('We are a club');
  await phones.fill('40');
  await page.getByLabel('Your own words (optional)').fill(`${words}.\n\nWe sell nothing.`);
  await page.getByRole('link', { name: 'What visitors see' }).click();
  const leaving = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Privacy settings saved')).toBeVisible();
  await expect(page.getByText(/^From .+; until then 56 days$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

  await page.getByRole('button', { name: 'Start now…' }).click();
  const asking = page.getByRole('dialog', { name: 'Let old data go from tonight on?' });
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByText('Old data goes from tonight on.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Old data does not go yet' })).toHaveCount(0);
  await expect(page.getByText(/^Tonight: /)).toHaveCount(5);

  await page.getByRole('link', { name: 'What visitors see' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);

  // A lead is redirected.
  await openAs(page, await staffSession(staffEmails.timing), '/privacy-settings');
  await page.waitForURL(({ pathname }) => pathname !== '/privacy-settings');
});

test('a household sees what is kept about it, by its mailed link', async ({ page }) => {
  await page.goto('/my-data');
  await expect(page.getByRole('heading', { name: 'Please open the link in one of your emails' })).toBeVisible();
  await expectAccessible(page);

  const { shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20 }] });
  const family = newName('Fjell');
  const { email } = await signUpByRest(shifts[0] ?? '', 'Frida', family);
  const { text } = await newestMail(email);
  const household = /\/manage\/[\w-]{43}/.exec(text)?.[0] ?? '';
  await page.goto(household);
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/api/household/data') ? 1 : 0));
  await page.getByRole('link', { name: 'See what we keep about you' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep about you' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: `Frida ${family}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signups (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Emails (1)', exact: true })).toBeVisible();
  await expect(page.getByText('No vouchers were used.')).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^trailcrew-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ household: { email } });
  expect(asked).toBe(1);
  await page.getByRole('link', { name: 'Back to your shifts' }).click();
  await expect(page).toHaveURL(household);
});
