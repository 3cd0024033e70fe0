import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { mailsTo, newestMail } from './mailbox.ts';
import { ownRole, staffApi } from './staff-api.ts';

/* Staff act on many people at once: selected rows of the signup table. */

async function threePeople(page: Page, mark: string) {
  const api = await staffApi(page.request, 'admin');
  const role = await ownRole(api, 'Timing', { qtyRequired: 5 });
  const people = [];
  for (const name of ['Aase', 'Bo', 'Cy']) people.push(await signUpByRest(role.shiftId, name, mark));
  return { ...role, people };
}

async function openTable(page: Page, mark: string, phone: boolean) {
  await signInAs(page, 'admin');
  await page.goto(`/volunteers?q=${mark}&sort=volunteer&order=asc`);
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  if (phone) await page.getByRole('button', { name: 'Select', exact: true }).click();
}

test('two people are selected, mailed, copied, exported and cancelled, and the third is left alone', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mark = `M${Date.now()}`;
  const { people } = await threePeople(page, mark);
  const [aase, bo, cy] = people.map(({ email }) => email);
  await openTable(page, mark, info.project.name === 'phone');
  await page.getByRole('checkbox', { name: `Select Aase ${mark}` }).check();
  await page.getByRole('checkbox', { name: `Select Bo ${mark}` }).check();
  const bar = page.getByRole('region', { name: 'What was selected' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await expectAccessible(page);

  await bar.getByRole('button', { name: 'Mail these' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill('Bring skis');
  await dialog.getByLabel('Message').fill(`Wax is there. ${mark}`);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('wrote this to some of those who signed up for')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(page.getByText('Email on its way')).toBeVisible();
  for (const email of [aase, bo]) {
    const mail = await newestMail(email ?? '', 1, `Wax is there. ${mark}`);
    expect(mail.subject).toBe('Bring skis');
    expect(mail.text).toContain('wrote this to some of those who signed up for');
  }
  expect((await mailsTo(cy ?? '')).filter(({ subject }) => subject === 'Bring skis')).toEqual([]);

  await bar.getByRole('button', { name: 'Copy addresses' }).click();
  await expect(page.getByText('2 email addresses on the clipboard.')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('; ').sort()).toEqual([aase, bo].sort());

  const saved = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export these' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([bo, aase]);

  await bar.getByRole('button', { name: 'Cancel these' }).click();
  await expect(dialog.getByRole('heading', { name: 'Cancel 2 signups?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel 2 signups' }).click();
  await expect(page.getByText('2 signups cancelled.')).toBeVisible();
  await expect(bar).toBeHidden();
  for (const email of [aase, bo]) expect((await newestMail(email ?? '', 3)).subject.toLowerCase()).toContain('cancel');
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByText(`Cy ${mark}`)).toBeVisible();
});

test('the keyboard selects one, a range, the page and nothing', async ({ page }, info) => {
  const mark = `K${Date.now()}`;
  await threePeople(page, mark);
  await openTable(page, mark, info.project.name === 'phone');
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name} ${mark}` });
  const told = page.getByRole('region', { name: 'What was selected' }).getByRole('status');
  await box('Aase').focus();
  await page.keyboard.press('Space');
  await expect(told).toHaveText('1 selected');
  await box('Cy').focus();
  await page.keyboard.press('Shift+Space');
  await expect(told).toHaveText('3 selected');
  await expect(box('Bo')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await expect(box('Aase')).not.toBeChecked();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(told).toHaveText('3 selected');
  await page.keyboard.press('Escape');
  await box('Bo').click();
  await box('Cy').click({ modifiers: ['Shift'] });
  await expect(told).toHaveText('2 selected');
  // What is out of sight stays selected, and is told.
  await page.getByLabel('Search').fill(`Aase ${mark}`);
  await expect(told).toHaveText('2 selected · not on this page: 2');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(told).toBeHidden();
});
