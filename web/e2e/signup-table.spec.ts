import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signInAs, signUpByRest } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectLarge } from './expect-large.ts';
import { festival } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { makePost } from './make-post.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

async function openShift(page: Parameters<typeof signInAs>[0]) {
  const { id, shifts } = await festival(page.request);
  const shift = shifts.filter(({ stillRequired }) => stillRequired > 5).at(-2);
  if (!shift) throw new Error('The demo has no open shift');
  return { eventId: id, shift };
}

test(
  'an admin filters, sorts, corrects a person, cancels a signup, and saves what matches',
  { tag: '@laptop' },
  async ({ page }, info) => {
    // axe checks long tables, in light and dark.
    test.slow();
    const { eventId, shift } = await openShift(page);
    const mark = `Q${Date.now()}`;
    const [first, second] = [await signUpByRest(shift.id, 'Aase', mark), await signUpByRest(shift.id, 'Bo', mark)];
    await signInAs(page, 'admin');
    await page.goto(`/volunteers?event=${eventId}`);
    await unfold(page, 'Figures, copy and export');
    await expect(page.getByText('unique volunteers / total shifts')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Search').fill(mark);
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    const names = page.getByText(new RegExp(`^(Aase|Bo) ${mark}$`));
    await expect(names).toHaveText([`Bo ${mark}`, `Aase ${mark}`]);
    if (info.project.name === 'desktop') {
      await page.getByRole('button', { name: 'Volunteer', exact: true }).click();
      await expect(page.getByRole('columnheader', { name: 'Volunteer' })).toHaveAttribute('aria-sort', 'ascending');
    } else {
      await page.getByLabel('Sort by').selectOption('volunteer');
    }
    await expect(names).toHaveText([`Aase ${mark}`, `Bo ${mark}`]);

    await page.getByRole('button', { name: `Actions for Aase ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Edit volunteer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('nonsense');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Invalid email address')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Email').fill('anna@gmial.com');
    await dialog.getByRole('button', { name: 'Yes, use it' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('anna@gmail.com');
    await dialog.getByLabel('Email').fill(first.email);
    await dialog.getByLabel('First name').fill('Åse');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Volunteer information updated successfully')).toBeVisible();
    await expect(page.getByText(`Åse ${mark}`)).toBeVisible();

    await page.getByRole('button', { name: `Actions for Bo ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Cancel signup' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel the signup' }).click();
    await expect(page.getByText('Being cancelled')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Actions for Bo ${mark}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Cancel signup' })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: 'Edit volunteer' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByRole('button', { name: 'Cancel 1 signup' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Nothing was changed, and no one is notified.')).toBeVisible();
    await expect(page.getByText('Being cancelled')).toHaveCount(0);
    await page.getByRole('button', { name: `Actions for Bo ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Cancel signup' }).click();
    await dialog.getByRole('button', { name: 'Cancel the signup' }).click();
    await expect(page.getByText('Signup cancelled.')).toBeVisible();
    expect((await newestMail(second.email, 2)).subject.toLowerCase()).toContain('cancel');
    await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveText([
      /^Cancelled/,
      new RegExp(mark),
      'Clear All',
    ]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    // trim() removes the byte order mark.
    expect(lines[0]).toBe('Name,Email,Phone,Shift Date,Time,Opportunity,Category,Status,Signup Date,Arrived,Left,Came');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`Bo ${mark},${second.email},907-555-0100,`);

    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page).toHaveURL(/\/volunteers\?event=[\w-]+(&sort=volunteer&order=asc)?$/);
    await page.getByLabel('Search').fill('nobody is called so');
    await expect(page.getByText('No signups found')).toBeVisible();
  },
);

test('an admin merges one person of two addresses, and two selected rows', async ({ page }, info) => {
  const { eventId, shift } = await openShift(page);
  const mark = `M${Date.now()}`;
  const [old, now, other] = [
    await signUpByRest(shift.id, 'Cleo', mark),
    await signUpByRest(shift.id, 'Cleo', mark),
    await signUpByRest(shift.id, 'Kleo', mark),
  ];
  await signInAs(page, 'admin');
  await page.goto(`/volunteers?event=${eventId}&q=${mark}`);
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  const row = page.getByRole(info.project.name === 'phone' ? 'listitem' : 'row').filter({ hasText: old.email });
  if (info.project.name === 'phone')
    await expectLarge(row.getByRole('link', { name: `Mail ${old.firstName} ${old.lastName}` }));
  await row.getByRole('button', { name: `Actions for Cleo ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Edit volunteer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(now.email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Merge the two' }).click();
  const preview = dialog.getByRole('region', { name: 'What changes' });
  await expect(preview).toContainText(`Cleo ${mark} (${old.email}) is removed; no signups move to`);
  await expect(preview).toContainText('Both have a spot in');
  await expect(preview).toContainText(`The links in emails to ${old.email} show no signups any more.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Volunteers merged')).toBeVisible();
  await expect(page.getByText(old.email)).toHaveCount(0);
  expect((await newestMail(now.email, 2)).subject).toMatch(/corrected|merged/);

  if (info.project.name === 'phone') await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  for (const name of ['Kleo', 'Cleo']) await page.getByRole('checkbox', { name: `Select ${name} ${mark}` }).check();
  await page.getByRole('button', { name: 'Merge 2 people' }).click();
  await dialog.getByRole('radio', { name: other.email }).check();
  await expect(preview).toContainText(`Cleo ${mark} (${now.email}) is removed`);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(now.email)).toHaveCount(0);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
});

test(
  'a signup that somebody else cancelled first is named, for one and for several, and the table shows it',
  { tag: '@laptop' },
  async ({ page }) => {
    const { eventId, shift } = await openShift(page);
    const mark = `F${Date.now()}`;
    const signups = await Promise.all(['Dag', 'Eli', 'Finn'].map((name) => signUpByRest(shift.id, name, mark)));
    const admin = await signInAs(page, 'admin');
    const cancelElsewhere = async (...names: string[]) => {
      const signupIds = signups.flatMap(({ firstName, signup }) => (names.includes(firstName) ? [signup.id] : []));
      expect((await admin.call('POST', '/api/admin/signups/cancel', { signupIds })).status).toBe(200);
    };
    await page.goto(`/volunteers?event=${eventId}&q=${mark}`);
    const dialog = page.getByRole('dialog');
    const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${mark}` });
    await page.getByRole('button', { name: `Actions for Dag ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Cancel signup' }).click();
    await cancelElsewhere('Dag');
    await dialog.getByRole('button', { name: 'Cancel the signup' }).click();
    await expect(page.getByText('The signup is not cancelled')).toBeVisible();
    await expect(page.getByText('This signup was cancelled before.')).toBeVisible();
    await expect(row('Dag')).toContainText('Cancelled');

    for (const name of ['Eli', 'Finn']) await page.getByRole('checkbox', { name: `Select ${name} ${mark}` }).check();
    await page.getByRole('button', { name: 'Cancel 2 signups' }).click();
    await cancelElsewhere('Eli', 'Finn');
    await dialog.getByRole('button', { name: 'Cancel 2 signups' }).click();
    await expect(dialog.getByRole('heading', { name: 'No signup is cancelled' })).toBeVisible();
    await expect(dialog.getByText(`Eli ${mark}: This signup was cancelled before.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(row('Finn')).toContainText('Cancelled');
  },
);

test(
  'before many signups are cancelled the question says how many were checked in; their marks stay',
  { tag: '@phone' },
  async ({ page }, info) => {
    const { id, people, family } = await makePost({ late: 5 });
    const admin = await signInAs(page, 'admin');
    const [ada, bjorn, carmen] = people;
    const marks = [
      { signupId: ada!.signupId, kind: 'ARRIVED' },
      { signupId: bjorn!.signupId, kind: 'ARRIVED' },
      { signupId: carmen!.signupId, kind: 'NO_SHOW' },
    ].map((one) => ({ ...one, id: randomUUID(), occurredAt: new Date().toISOString() }));
    expect((await admin.call('POST', '/api/attendance', { deviceId: randomUUID(), marks })).status).toBe(200);
    await page.goto(`/volunteers?event=${id}&q=${family}`);
    if (info.project.name === 'phone') await page.getByRole('button', { name: 'Select', exact: true }).click();
    const choose = async (all: typeof people) => {
      for (const { name } of all) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
      await page.getByRole('button', { name: `Cancel ${all.length} signups` }).click();
    };
    const dialog = page.getByRole('dialog');
    // None of them was checked in, so nothing is said.
    await choose(people.slice(2));
    await expect(dialog.getByRole('button', { name: 'Cancel 3 signups' })).toBeEnabled();
    await expect(dialog).not.toContainText('checked in');
    await dialog.getByRole('button', { name: 'Keep them' }).click();
    await page.getByRole('checkbox', { name: `Select ${ada!.name}` }).check();
    await page.getByRole('button', { name: 'Cancel 4 signups' }).click();
    await expect(dialog).toContainText('1 of them was checked in. The marks stay, and so do the hours.');
    await dialog.getByRole('button', { name: 'Keep them' }).click();
    await page.getByRole('checkbox', { name: `Select ${bjorn!.name}` }).check();
    await page.getByRole('button', { name: 'Cancel 5 signups' }).click();
    await expect(dialog).toContainText('2 of them were checked in. The marks stay, and so do the hours.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel 5 signups' }).click();
    await expect(dialog).toBeHidden();
    const gone = `select 1 from signup where event_id = $1 and status = 'cancelled'`;
    await expect.poll(() => inDatabase(gone, [id])).toBe(5);
    expect(await inDatabase(`${gone} and attendance_state = 'HERE'`, [id])).toBe(2);
  },
);

test(
  'an address with a shift shows an admin the signups of that shift',
  { tag: '@laptop' },
  async ({ page, context }) => {
    const { shift } = await openShift(page);
    const person = await signUpByRest(shift.id, 'Shift', `Only${Date.now()}`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs(page, 'admin');
    await page.goto(`/volunteer-signups?shift=${shift.id}`);
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByRole('button', { name: /^One shift/ })).toBeVisible();
    await expectAccessible(page);
    await unfold(page, 'Figures, copy and export');
    await page.getByRole('button', { name: 'Copy All Emails' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('; ');
    expect(copied).toContain(person.email);
    expect(new Set(copied).size).toBe(copied.length);
  },
);

test('category, role and days narrow the table down; other filters are shown on request', async ({ page }) => {
  const { eventId, shift } = await openShift(page);
  const mark = `R${Date.now()}`;
  const person = await signUpByRest(shift.id, 'Cato', mark);
  await signInAs(page, 'admin');
  await page.goto(`/volunteers?event=${eventId}`);
  await page.getByRole('button', { name: 'More filters' }).click();
  const role = page.getByLabel('Volunteer role');
  const option = role.locator('option', { hasText: shift.opportunity.name }).first();
  await role.selectOption((await option.getAttribute('value')) ?? '');
  // On any day in the event's time zone.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Signed up from').fill(yesterday);
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByLabel('Signed up from').fill('');
  await page.getByLabel('Signed up to').fill('2020-01-01');
  await expect(page.getByText('No signups found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(role).toHaveValue('');
});

test(
  'a lead sees their own categories, edits nobody, and is sent away from the admins’ page',
  { tag: '@laptop' },
  async ({ page }) => {
    await signInAs(page, 'timing');
    await page.goto('/volunteers');
    await unfold(page, 'Figures, copy and export');
    await expect(page.getByText('Total Signups')).toBeVisible();
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Cancel signup' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Edit volunteer' })).toHaveCount(0);
    await page.goto('/volunteer-signups');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test('visitors are sent to the login', { tag: '@laptop' }, async ({ page }) => {
  for (const path of ['/volunteers', '/rosters', '/api-guide']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin$/);
  }
});
