import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signInAs, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { makePost } from './make-post.ts';
import { expect, test } from './test.ts';

/* The hours that people helped: shown, corrected and saved. */

/** An event whose shifts are over: Ada came, Bjørn did not, two others were not marked. */
async function helped() {
  const post = await makePost({ late: 4, early: 0 });
  const admin = await staffSession('admin@example.org');
  const [ada, bjorn] = post.people;
  const marks = [
    [ada, 'ARRIVED'],
    [bjorn, 'NO_SHOW'],
  ].map(([person, kind]) => ({
    ...{ id: randomUUID(), kind, occurredAt: new Date().toISOString() },
    signupId: (person as typeof ada)!.signupId,
  }));
  await admin.call('POST', '/api/attendance', { deviceId: randomUUID(), marks });
  await inDatabase(
    `update shift set date = current_date - 1, start_time = '08:00', end_time = '11:30' where event_id = $1`,
    [post.id],
  );
  return { ...post, admin };
}

test('staff read the hours of an event, correct them with a reason, and save them', async ({ page }) => {
  const { id, admin, family } = await helped();
  await signInAs(page, admin);
  await page.goto(`/hours?eventId=${id}`);
  const table = page.getByRole('table', { name: 'Hours by name' });
  const hoursOf = (name: string) =>
    table
      .getByRole('row', { name: `${name} ${family}` })
      .getByRole('cell')
      .last();
  await expect(hoursOf('Ada')).toHaveText('3.5 h');
  await expect(page.getByText('2 signups not settled, whose hours do not count')).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('button', { name: `Bjørn ${family}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Did not come');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await dialog.getByLabel('Hours').fill('25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Please give hours from 0 to 24, such as 3.25');
  await expect(dialog).toContainText('Please give a reason');
  await expectAccessible(page);
  await dialog.getByLabel('Hours').fill('1,25');
  await dialog.getByLabel('Reason').fill('Carried the tents');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('1.25 h · corrected');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await dialog.getByLabel('Reason').fill('It was somebody else');
  await dialog.getByRole('button', { name: 'Take the Correction Back' }).click();
  await expect(dialog).toContainText('Did not come');
  await page.keyboard.press('Escape');
  await expect(hoursOf('Bjørn')).toHaveText('0 h');
  await page.getByLabel('Add up by').selectOption('Categories');
  await expect(page.getByRole('table', { name: 'Hours by category' })).toContainText('3.5 h');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Category,Hours,Shifts');
  await page.getByLabel('From').fill('2027-05-02');
  await page.getByLabel('To').fill('2027-05-01');
  await expect(page.getByText('The last day must be on or after the first day')).toBeVisible();
  await page.getByLabel('To').fill('2027-05-02');
  await expect(page.getByRole('heading', { name: 'No hours yet' })).toBeVisible();
});

test('an admin makes an event count hours from arriving to leaving', { tag: '@laptop' }, async ({ page }) => {
  const { id, admin } = await helped();
  await signInAs(page, admin);
  await page.goto(`/event-settings?eventId=${id}`);
  const byMarks = page.getByRole('switch', { name: 'Count hours from arriving to leaving' });
  await expect(byMarks).not.toBeChecked();
  await expectAccessible(page);
  await byMarks.click();
  await expect(page.getByText('Hours count from arriving to leaving', { exact: true })).toBeVisible();
  await expect(byMarks).toBeChecked();
  await page.reload();
  await expect(byMarks).toBeChecked();
  // The switch above it changes, too.
  const waitlists = page.getByRole('switch', { name: 'Waitlists for full shifts' });
  await waitlists.click();
  await expect(waitlists).not.toBeChecked();
});

test('staff and the household print a certificate of the hours', async ({ page }) => {
  const { name, shifts } = await makeEvent({ name: 'Hut Day', days: [20, 20], shifts: [{ day: 20 }] });
  const email = newAddress();
  const family = `O'Neil-Ødegård ${randomUUID().slice(0, 6)}`;
  const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Greta', lastName: family, email, shiftId: shifts[0] }),
  });
  expect(answer.status).toBe(201);
  const path = /\/manage\/[\w-]+/.exec((await newestMail(email, 1, '/manage/')).text)?.[0] ?? '';
  // The shift was in May and took four hours and a quarter; nobody was marked.
  await inDatabase(`update shift set date = '2026-05-02', start_time = '08:00', end_time = '12:15' where id = $1`, [
    shifts[0],
  ]);
  const paper = page.getByRole('article');
  const holds = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certificate of Volunteering');
    await expect(paper).toContainText(`Greta ${family} helped as a volunteer for 4.25 hours in 2026.`);
    await expect(paper.getByRole('row').last()).toContainText(name);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    // One page of A4 and one of Letter.
    for (const format of ['A4', 'Letter'])
      expect((await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  };

  await page.goto(path);
  await page.getByRole('link', { name: `Certificate of hours: Greta ${family}` }).click();
  await holds();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your volunteer shifts');

  await signInAs(page, 'admin');
  await page.goto('/hours?from=2026-05-01&to=2026-05-31');
  await page.getByRole('button', { name: `Greta ${family}` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Certificate' }).click();
  await holds();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('From')).toHaveValue('2026-05-01');
});
