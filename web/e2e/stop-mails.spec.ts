import { openAs, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { newestMail } from './mailbox.ts';
import { makeEvent } from './make-event.ts';
import { staffApi } from './staff-api.ts';
import { expect, test } from './test.ts';

/* A link in mails to groups unsubscribes from them, and staff see how many people did. */

test(
  'the link in a mail to a group stops such mails with one press, and starts them again',
  { tag: '@phone' },
  async ({ page, request, browser }) => {
    const { id, shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 4 }] });
    const [first, second] = [newAddress(), newAddress()];
    for (const [firstName, email] of [
      ['Greta', first],
      ['Otto', second],
    ]) {
      const data = { firstName, lastName: 'Berg', email, shiftId: shifts[0] };
      expect((await request.post('/api/signup', { data })).status()).toBe(201);
    }
    const admin = await staffApi(request, 'admin');
    await admin.post('/api/bulk-mails', {
      group: { kind: 'event', id },
      subject: 'Boots',
      text: 'Bring boots.',
    });
    const mail = await newestMail(first, 1, 'Bring boots.');
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/mails\/[\w.-]+/.exec(mail.text) ?? [];

    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Reminders are on' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('heading', { name: 'Reminders are off' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Reminders are off' })).toBeVisible();

    const office = await browser.newContext({ ...test.info().project.use });
    const desk = await office.newPage();
    await openAs(
      desk,
      await staffSession(staffEmails.admin),
      `/admin-dashboard?tab=reports&eventId=${id}&mailTo=${id}#bulk-email`,
    );
    await expect(desk.getByText('1 has switched these emails off.')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Send an email to 1 person' }).click();
    await expect(desk.getByRole('dialog')).toBeVisible();
    await office.close();

    await page.getByRole('button', { name: 'Send them again' }).click();
    await expect(page.getByRole('heading', { name: 'Reminders are on' })).toBeVisible();

    await page.goto('/mails/nobody');
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the household’s own page says that reminders are on, and switches them off',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { shifts } = await makeEvent({ days: [20, 20], shifts: [{ day: 20, places: 4 }] });
    const email = newAddress();
    const data = { firstName: 'Greta', lastName: 'Berg', email, shiftId: shifts[0] };
    expect((await request.post('/api/signup', { data })).status()).toBe(201);
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/manage\/[\w-]{43}/.exec((await newestMail(email)).text) ?? [];
    await page.goto(address);
    const reminders = page.getByRole('switch', { name: 'Remind me of my shifts by email' });
    await expect(reminders).toBeChecked();
    await expectAccessible(page);
    await reminders.press('Space');
    await expect(page.getByText('Reminders are off.')).toBeVisible();
    await expect(reminders).not.toBeChecked();
    await page.reload();
    await expect(reminders).not.toBeChecked();
  },
);
