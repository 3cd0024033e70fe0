import { newEvent, newName, openAs, staffSession, type StaffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newestMail } from './mailbox.ts';
import { expect, test } from './test.ts';

/*
 * A mail that is refused permanently is shown on the dashboard, the board and in the signup table, and sent to the
 * right address.
 */

test.use({ reducedMotion: 'reduce' });

/** An event for one test with a person whose address has a typing mistake. */
async function refusedSignup(admin: StaffSession) {
  const event = await newEvent({ name: 'Mail Race', startDate: '2031-02-15', endDate: '2031-02-15' });
  const create = async (path: string, body: object) => (await admin.call<{ id: string }>('POST', path, body)).body.id;
  const categoryId = await create('/api/admin/categories', { name: 'Feed Station', eventId: event.id });
  const opportunityId = await create('/api/admin/opportunities', { eventId: event.id, categoryId, name: 'Soup' });
  const shiftId = await create('/api/admin/shifts', {
    opportunityId,
    date: '2031-02-15',
    startTime: '09:00',
    endTime: '12:00',
    qtyRequired: 3,
  });
  const person = { firstName: newName('Ada').replace(/[^A-Za-z0-9 -]/g, ''), lastName: "O'Neil-Ødegård" };
  const mailbox = `ada.${Date.now()}.${process.pid}`;
  const details = { ...person, email: `${mailbox}@refused.example`, phone: '+1 907 555 0100', shiftId };
  expect((await admin.call('POST', '/api/signup', details)).status).toBe(201);
  return {
    event,
    opportunityId,
    shiftId,
    person: { ...person, phone: details.phone },
    name: `${person.firstName} ${person.lastName}`,
    wrong: details.email,
    right: `${mailbox}@example.org`,
  };
}

/** Waits until a mail to this address, about this person, is among those that were not delivered. */
async function mailRefused(admin: StaffSession, address: string, person: string): Promise<void> {
  const failed = async () => {
    const { body } = await admin.call<{ mails: { email: string; people: { name: string }[] }[] }>(
      'GET',
      '/api/undelivered-mails?limit=200',
    );
    return body.mails.some(
      ({ email, people }) => email === address && people.some((one) => one.name.startsWith(person)),
    );
  };
  await expect.poll(failed, { timeout: 60_000 }).toBe(true);
}

test('a refused confirmation is settled, starting from the dashboard', { tag: '@phone' }, async ({ page }) => {
  const admin = await staffSession('admin@example.org');
  const { event, name, wrong, right } = await refusedSignup(admin);
  await mailRefused(admin, wrong, name);

  await openAs(page, admin, `/volunteer-signups?eventId=${event.id}`);
  await expect(page.getByRole('link', { name: 'Email bounces' })).toBeVisible();
  await page.goto(`/manage?eventId=${event.id}`);
  await page
    .getByRole('button', { name: /9:00 AM/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Email bounces' })).toBeVisible();

  await page.goto('/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you today' });
  await needs.getByRole('link', { name: /\d+ emails? not delivered/ }).click();
  await expect(page).toHaveURL(/\/undelivered-mails$/);
  await expect(page.getByRole('heading', { name: 'Emails not delivered' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText('There is no such mailbox. The address is probably mistyped.');
  await expect(card).toContainText(wrong);
  await expect(card.getByRole('link', { name: '+1 907 555 0100' })).toHaveAttribute('href', 'tel:+1 907 555 0100');
  await expect(card).toContainText(/Soup, Sat, Feb 15, 9:00 AM/);
  await expectAccessible(page);

  await card.getByRole('button', { name: `Correct the address of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the address' });
  await dialog.getByLabel('Email').fill('no address');
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(right);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await expect(page.getByText('Address corrected')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  const mail = await newestMail(right);
  expect(mail.subject).toBe('Your email address was corrected');
  expect(mail.text).toContain('Soup');
});

test(
  'correcting an address to another one of the same person leads to a merge',
  { tag: '@laptop' },
  async ({ page }) => {
    const admin = await staffSession('admin@example.org');
    const { event, shiftId, person, name, wrong, right } = await refusedSignup(admin);
    expect((await admin.call('POST', '/api/signup', { ...person, email: right, shiftId })).status).toBe(201);
    await mailRefused(admin, wrong, name);
    await openAs(page, admin, '/undelivered-mails');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText(wrong);
    await card.getByRole('button', { name: `Correct the address of ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(right);
    await dialog.getByRole('button', { name: 'Save and send' }).click();
    await dialog.getByRole('button', { name: 'Merge the two' }).click();
    await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText(`Both have a spot in Soup`);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('Volunteers merged')).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.goto(`/volunteer-signups?event=${event.id}&status=active`);
    await expect(page.getByText(right)).toHaveCount(1);
    await expect(page.getByText(wrong)).toHaveCount(0);
  },
);

test(
  'after a merge the others behind a wrong address are corrected too, whichever of the two stays',
  { tag: '@laptop' },
  async ({ page }) => {
    const admin = await staffSession('admin@example.org');
    const { event, opportunityId, shiftId, person, name, wrong, right } = await refusedSignup(admin);
    const relative = { firstName: `Bo${Date.now()}`, lastName: 'Lind' };
    const times = { date: '2031-02-15', startTime: '13:00', endTime: '15:00', qtyRequired: 3 };
    const later = (await admin.call<{ id: string }>('POST', '/api/admin/shifts', { opportunityId, ...times })).body.id;
    const { firstName, lastName, phone } = person;
    const household = {
      ...{ email: wrong, phone, people: [{ firstName, lastName }, relative] },
      places: [0, 1].map((at) => ({ shiftId: later, person: at })),
    };
    expect((await admin.call('POST', '/api/signups', household)).status).toBe(201);
    expect((await admin.call('POST', '/api/signup', { ...person, email: right, shiftId })).status).toBe(201);
    await mailRefused(admin, wrong, relative.firstName);
    await openAs(page, admin, '/undelivered-mails');
    const card = page.getByRole('listitem').filter({ hasText: relative.firstName });
    await expect(card).toContainText(wrong);
    await card.getByRole('button', { name: /^Correct the address of/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(right);
    await dialog.getByRole('button', { name: 'Save and send' }).click();
    await dialog.getByRole('button', { name: 'Merge the two' }).click();
    // Somebody else settles the mail meanwhile: other people still have the wrong address.
    const { body } = await admin.call<{ mails: { id: string; people: { name: string }[] }[] }>(
      'GET',
      '/api/undelivered-mails?limit=200',
    );
    const mail = body.mails.find(({ people }) => people.some((one) => one.name.startsWith(relative.firstName)));
    expect((await admin.call('POST', `/api/undelivered-mails/${mail?.id}/settle`)).status).toBe(200);
    await dialog.getByRole('radio', { name: wrong }).check();
    await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText(`${name} (${right}) is removed`);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('Address corrected')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/volunteer-signups?eventId=${event.id}&status=active`);
    await expect(page.getByText(right)).not.toHaveCount(0);
    await expect(page.getByText(relative.firstName)).toBeVisible();
    await expect(page.getByText(wrong)).toHaveCount(0);
  },
);

test(
  'a confirmation that comes back an hour later is marked as soon as its report arrives',
  { tag: '@phone' },
  async ({ page }) => {
    const admin = await staffSession('admin@example.org');
    const { event, right, shiftId } = await refusedSignup(admin);
    const email = `back.${right}`;
    const details = {
      firstName: newName('Bo').replace(/[^A-Za-z0-9 -]/g, ''),
      lastName: 'Returned',
      email,
      phone: '+1 907 555 0101',
    };
    expect((await admin.call('POST', '/api/signup', { ...details, shiftId })).status).toBe(201);
    const { messageId } = await newestMail(email);
    const report = [
      ...['From: MAILER-DAEMON@mx.example', 'MIME-Version: 1.0', 'Content-Type: multipart/report; boundary="b"', ''],
      ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', '', 'Action: failed'],
      ...[
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 No such mailbox',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
      ],
      ...[`Message-ID: ${messageId}`, '', '--b--', ''],
    ].join('\r\n');
    // Needs the built server, whose worker thread is a file beside its bundle.
    await expect(async () => {
      const { status } = await admin.call('POST', '/api/mail-events', { report });
      expect(status).toBe(200);
    }).toPass({ timeout: 60_000 });
    await openAs(page, admin, `/volunteer-signups?eventId=${event.id}&q=Returned`);
    const card = page.getByRole('listitem').filter({ hasText: email });
    await expect(card.getByRole('link', { name: `Call ${details.firstName} Returned` })).toHaveAttribute(
      'href',
      `tel:${details.phone}`,
    );
    await expect(card.getByRole('link', { name: 'Email bounces' })).toBeVisible();
    await expectAccessible(page);
  },
);
