import { readFile } from 'node:fs/promises';
import { signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { makeEvent } from './make-event.ts';
import { mailsTo, newestMail } from './mailbox.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/* Staff act on many people at once: selected rows of the signup table, selected shifts of the board, one
   shift, one day without some people. */

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

test(
  'two people are selected, mailed, copied, exported and cancelled, and the third is not affected',
  { tag: '@laptop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const mark = `M${Date.now()}`;
    const { people } = await threePeople(page, mark);
    const [aase, bo, cy] = people.map(({ email }) => email);
    await openTable(page, mark, false);
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

    await bar.getByRole('button', { name: /^Cancel \d+ signups?$/ }).click();
    await expect(dialog.getByRole('heading', { name: 'Cancel 2 signups?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel 2 signups' }).click();
    await expect(page.getByText('2 signups cancelled.')).toBeVisible();
    await expect(bar).toBeHidden();
    for (const email of [aase, bo])
      expect((await newestMail(email ?? '', 3)).subject.toLowerCase()).toContain('cancel');
    await page.getByRole('button', { name: 'Active', exact: true }).click();
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await expect(page.getByText(`Cy ${mark}`)).toBeVisible();
  },
);

test('the keyboard selects one, a range, the page and nothing', { tag: '@laptop' }, async ({ page }, info) => {
  const mark = `K${Date.now()}`;
  await threePeople(page, mark);
  await openTable(page, mark, info.project.name === 'phone');
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name} ${mark}` });
  const summary = page.getByRole('region', { name: 'What was selected' }).getByRole('status');
  await box('Aase').focus();
  await page.keyboard.press('Space');
  await expect(summary).toHaveText('1 selected');
  await box('Cy').focus();
  await page.keyboard.press('Shift+Space');
  await expect(summary).toHaveText('3 selected');
  await expect(box('Bo')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(summary).toBeHidden();
  await expect(box('Aase')).not.toBeChecked();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(summary).toHaveText('3 selected');
  await page.keyboard.press('Escape');
  await box('Bo').click();
  await box('Cy').click({ modifiers: ['Shift'] });
  await expect(summary).toHaveText('2 selected');
  // What is not on the page stays selected, and the summary says so.
  await page.getByLabel('Search').fill(`Aase ${mark}`);
  await expect(summary).toHaveText('2 selected · not on this page: 2');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(summary).toBeHidden();
});

async function writeMail(form: Locator, { subject, mark, button }: { subject: string; mark: string; button: string }) {
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Message').fill(`${subject} ${mark}`);
  await form.getByRole('button', { name: 'Preview' }).click();
  await form.getByRole('button', { name: button }).click();
  await expect(form.page().getByText('Email on its way').first()).toBeVisible();
  await expect(form.getByRole('button', { name: button })).toBeHidden();
}

/** A role with three shifts and one person in each. */
async function threeShifts(page: Page, mark: string) {
  const api = await staffApi(page.request, 'admin');
  const role = await ownRole(api, 'Timing', { qtyRequired: 5 });
  const shiftIds = [role.shiftId];
  for (const [startTime, endTime] of [
    ['11:00', '12:00'],
    ['13:00', '14:00'],
  ]) {
    const shift = { opportunityId: role.opportunityId, date: role.date, startTime, endTime, qtyRequired: 5 };
    shiftIds.push((await api.post<{ id: string }>('/api/admin/shifts', shift)).id);
  }
  const emails = [];
  for (const [index, name] of ['Aase', 'Bo', 'Cy'].entries())
    emails.push((await signUpByRest(shiftIds[index] ?? '', name, mark)).email);
  return { ...role, emails };
}

test(
  'shifts are selected on the board, and actions apply to the people in them',
  { tag: '@laptop' },
  async ({ page, context }, info) => {
    const mark = `B${Date.now()}`;
    const { eventId, name, emails } = await threeShifts(page, mark);
    const [aase, bo, cy] = emails;
    await signInAs(page, 'admin');
    await page.goto(`/manage?eventId=${eventId}&category=all&q=${encodeURIComponent(name)}`);
    const lines = page.locator('[data-shift-line]');
    await expect(lines).toHaveCount(3);
    const bar = page.getByRole('region', { name: 'What was selected' });
    const summary = bar.getByRole('status');
    if (info.project.name === 'phone') {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Select shifts' }).click();
      await page.getByRole('checkbox', { name: `Select all shifts of ${name}` }).check();
      await expect(summary).toHaveText('3 selected · 3 signups');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Stop selecting' }).click();
      await expect(bar).toBeHidden();
      await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
      return;
    }
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await lines.first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(summary).toHaveText('3 selected · 3 signups');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await page.keyboard.press('x');
    await expect(summary).toHaveText('1 selected · 1 signup');
    await page.keyboard.press('ArrowDown');
    await expect(lines.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+X');
    await expect(summary).toHaveText('2 selected · 2 signups');
    await expect(page.getByRole('checkbox', { name: new RegExp(`^Select ${name}, .* 8:00 AM`) })).toBeChecked();
    await expectAccessible(page);

    await bar.getByRole('button', { name: 'Copy addresses' }).click();
    await expect(page.getByText('2 email addresses on the clipboard.')).toBeVisible();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('; ').sort()).toEqual([aase, bo].sort());
    const saved = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export these' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(emails.filter((email) => file.includes(email))).toEqual([aase, bo]);

    await bar.getByRole('button', { name: 'Mail these' }).click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.getByRole('heading', { name: 'Email to the people of 2 shifts' })).toBeVisible();
    await writeMail(dialog, { subject: 'Two shifts', mark, button: 'Send to 2 people' });
    for (const email of [aase, bo]) await newestMail(email ?? '', 1, `Two shifts ${mark}`);

    // The people of one shift are mailed from its sheet, in a dialog over it.
    await lines.nth(2).click();
    await page.getByRole('button', { name: 'Mail this shift' }).click();
    await writeMail(dialog, { subject: 'One shift', mark, button: 'Send to 1 person' });
    expect((await newestMail(cy ?? '', 1, `One shift ${mark}`)).text).toContain(`everyone who signed up for ${name}, `);
    expect((await mailsTo(cy ?? '')).filter(({ subject }) => subject === 'Two shifts')).toEqual([]);
    await page.keyboard.press('Escape');

    // Meanwhile one of them cancelled: the others are cancelled, and a message that stays says who was not and why.
    await bar.getByRole('button', { name: /^Cancel \d+ signups?$/ }).click();
    await inDatabase(
      `update signup set status = 'cancelled', cancelled_at = now()
     where volunteer_id in (select id from volunteer where email_key = $1)`,
      [bo],
    );
    await dialog.getByRole('button', { name: 'Cancel 2 signups' }).click();
    await expect(dialog.getByRole('heading', { name: 'Cancelling 1 of 2 signups' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(`Bo ${mark}: This signup was cancelled before.`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(bar).toBeHidden();
    await expect(lines.first()).toContainText('0 of 5');
    await expect(lines.nth(2)).toContainText('1 of 5');
  },
);

test(
  'all people of a day but one are mailed, and the chosen day stays in the address',
  { tag: '@laptop' },
  async ({ page }) => {
    const mark = `D${Date.now()}`;
    const { id, shifts } = await makeEvent({ days: [20, 21], shifts: [{ day: 20, places: 20 }, { day: 21 }] });
    const people = [];
    for (let index = 1; index <= 9; index += 1) people.push(await signUpByRest(shifts[0] ?? '', `P${index}`, mark));
    const sunday = await signUpByRest(shifts[1] ?? '', 'Sunday', mark);
    await signInAs(page, 'admin');
    await page.goto(`/admin-dashboard?tab=reports&eventId=${id}#bulk-email`);
    const panel = page.getByRole('region', { name: 'Bulk Email' });
    await panel.getByLabel('Group by').selectOption('DAY');
    await expect(panel.getByRole('option', { name: /· \d+$/ })).toHaveCount(2);
    const day = await panel.getByRole('option', { name: /· 9$/ }).getAttribute('value');
    await panel.getByLabel('Day').selectOption(day);
    const summary = panel.getByRole('status').first();
    await expect(summary).toHaveText('9 contacts');
    await expect(page).toHaveURL(/mailBy=day&mailTo=[-0-9a-f]+_\d{4}-\d\d-\d\d#bulk-email$/);
    await page.reload();
    await expect(summary).toHaveText('9 contacts');
    await page.getByRole('link', { name: 'Rosters', exact: true }).first().click();
    await expect(page).toHaveURL(/rosters/);
    await page.goBack();
    await expect(summary).toHaveText('9 contacts');

    await panel.getByLabel('Find a contact').fill(`p3 ${mark}`);
    const boxes = panel.getByRole('list', { name: 'Contacts' }).getByRole('checkbox');
    await expect(boxes).toHaveCount(1);
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await expect(summary).toHaveText('8 contacts · 1 left out');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Send an email to 8 people' }).click();
    await writeMail(page.getByRole('dialog'), { subject: 'One day', mark, button: 'Send to 8 people' });
    const mail = await newestMail(people[0]?.email ?? '', 1, `One day ${mark}`);
    expect(mail.text).toMatch(/wrote this to some of those who signed up for \w+day, .* \(Made/);
    for (const { email } of [people[2] ?? sunday, sunday])
      expect((await mailsTo(email)).filter(({ subject }) => subject === 'One day')).toEqual([]);
  },
);
