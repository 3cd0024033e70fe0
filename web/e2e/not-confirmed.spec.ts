import { readFile } from 'node:fs/promises';
import { signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { inDatabase } from './in-database.ts';
import { inDays, makeEvent } from './make-event.ts';
import { newestMail } from './mailbox.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

/* After a change of plan one list shows who has not confirmed that they come, with phone numbers. */

test('people who have not confirmed are on one list with phone numbers until they confirm @phone', async ({ page }) => {
  const event = await makeEvent({
    days: [20, 20],
    shifts: [{ day: 20 }, { day: 20, startTime: '13:00', endTime: '15:00' }],
  });
  const mark = `N${Date.now()}`;
  const [ada, bo] = [
    await signUpByRest(event.shifts[0]!, 'Ada', mark),
    await signUpByRest(event.shifts[1]!, "Bo O'Neil-Ødegård", mark),
  ];
  await signInAs(page, 'admin');
  await page.goto(`/change-plan?eventId=${event.id}`);
  await page.getByLabel('Day', { exact: true }).selectOption({ value: inDays(20) });
  await page.getByLabel('Move times by', { exact: true }).selectOption({ label: '2 hours later' });
  await page.getByRole('button', { name: 'Change 2 shifts' }).click();
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await expect(page.getByText('2 shifts changed.').first()).toBeVisible();

  await page.getByRole('link', { name: 'See who has not confirmed' }).click();
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not confirmed', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Not confirmed');
  // A phone shows cards with 'Call', a laptop the numbers.
  await expect(page.locator('a[href="tel:907-555-0100"]:visible')).toHaveCount(2);
  await expectAccessible(page);
  await unfold(page, 'Figures, copy and export');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([bo.email, ada.email]);

  const { text } = await newestMail(ada.email, 1, 'has changed your shift');
  await page.goto(/https?:\/\/\S+(\/manage\/[\w-]+)/.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: /^Still coming/ }).click();
  await expect(page.getByText('This shift was changed. Are you still coming?')).toBeHidden();
  await page.goto(`/volunteers?event=${event.id}&status=unconfirmed`);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByText(bo.email)).toBeVisible();
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  await expect(page.getByText('1–2 of 2')).toBeVisible();

  // Nobody has to confirm for a shift that is called off.
  await page.goto(`/manage?eventId=${event.id}&shift=${event.shifts[1]}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Not confirmed')).toBeVisible();
  await inDatabase('update shift set cancelled_at = now() where id = $1', [event.shifts[1]]);
  await page.reload();
  await expect(sheet.getByText('Called off')).toBeVisible();
  await expect(sheet.getByText(bo.email)).toBeVisible();
  await expect(sheet.getByText('Not confirmed')).toBeHidden();
  await page.goto(`/volunteers?event=${event.id}&status=unconfirmed`);
  await expect(page.getByText('No signups found')).toBeVisible();
});
