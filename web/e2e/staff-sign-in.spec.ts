import { newEvent, openAs, signInByForm, signUpByRest, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test } from './test.ts';

test('a visitor at a staff page is asked to sign in; an admin signs in, sees their events and signs out', async ({
  page,
}, info) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The error is shown once, and the password field has the focus.
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Invalid email or password').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Northwoods Loppet Festival').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]{43}$/);

  if (info.project.name === 'phone') await page.getByRole('button', { name: /menu/i }).first().click();
  else await page.getByRole('button', { name: /Astrid/ }).click();
  await page.getByText('Logout').click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('signing in leads to the page that was wanted', { tag: '@laptop' }, async ({ page }) => {
  const signIn = async (email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('demo-winter-morning');
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await page.goto('/volunteers?search=o%27neil&status=active');
  await expect(page).toHaveURL(/\/admin$/);
  await signIn('admin@example.org');
  await expect(page).toHaveURL(/\/volunteers\?search=o(%27|')neil&status=active$/);

  // The session ends meanwhile.
  await page.evaluate(() => localStorage.setItem('authToken', 'x'.repeat(43)));
  await page.goto('/manage-users');
  await page.locator('#content').getByRole('link', { name: 'Admin Login' }).click();
  await signIn('admin@example.org');
  await expect(page).toHaveURL(/\/manage-users$/);

  // Only once: the next sign-in leads to the dashboard again.
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('/admin');
  await signIn('admin@example.org');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  'a lead who is not signed in reads how to get access, and gets to the page by a mailed link',
  { tag: '@phone' },
  async ({ page }) => {
    const email = newAddress();
    const made = `insert into app_user (role, first_name, last_name, email, email_key) values ('lead', 'Lars', 'Late', $1, $1)`;
    expect(await inDatabase(made, [email])).toBe(1);
    await page.goto('/create-shift');
    await expect(page).toHaveURL(/\/lead$/);
    await expect(page.getByRole('heading', { name: 'Lead Access' })).toBeVisible();
    await expect(page.getByText('Admin Access')).toHaveCount(0);
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByText('Email Sent')).toBeVisible();
    const { text } = await newestMail(email, 1, '/auth/magic');
    await page.goto(/\/auth\/magic\?token=[\w-]+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: `Sign in as ${email}` }).click();
    await expect(page).toHaveURL(/\/create-shift$/);
  },
);

/** A lead with a password, for one test, so that ending their sessions ends no others. */
async function newLead(): Promise<{ email: string; password: string; firstName: string }> {
  const admin = await staffSession(staffEmails.admin);
  const person = { firstName: 'Lone', lastName: `Lead ${Date.now()}`, email: newAddress(), role: 'lead' };
  expect((await admin.call('POST', '/api/admin/users', person)).status).toBe(201);
  const { text } = await newestMail(person.email, 1, '/reset-password');
  const token = /reset-password\?token=([\w-]+)/.exec(text)?.[1];
  const password = 'Loipe-lantern-72';
  expect((await admin.call('POST', '/api/auth/reset-password', { token, password })).status).toBe(200);
  return { ...person, password };
}

test('staff see where they are signed in, and sign out elsewhere', async ({ page }, info) => {
  const person = await newLead();
  const other = await staffSession(person.email, person.password);
  await openAs(page, await staffSession(person.email, person.password), '/lead-dashboard');
  await expect(page.getByText('Lead Access')).toBeVisible();
  if (info.project.name === 'phone') await page.getByRole('button', { name: /menu/i }).first().click();
  else await page.getByRole('button', { name: new RegExp(person.firstName) }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('This one')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect((await other.call('GET', '/api/account/sessions')).status).toBe(401);
});

test('what a script can read in the browser does not sign in elsewhere', { tag: '@laptop' }, async ({ page }) => {
  await signInByForm(page, 'admin');
  const stolen = await page.evaluate(async () => {
    const inDatabases: unknown[] = [];
    const done = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error('unreadable'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await done(indexedDB.open(name));
      for (const store of opened.objectStoreNames)
        inDatabases.push(await done(opened.transaction(store).objectStore(store).getAll()));
      opened.close();
    }
    return {
      token: localStorage.getItem('authToken') ?? '',
      all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, inDatabases]),
    };
  });
  const [half] = (await page.context().cookies()).filter(({ name }) => name.endsWith('trailcrew_staff'));
  expect(half).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(stolen.all).not.toContain(half?.value);
  // Every route and field: half-a-session.test.ts.
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(new URL(path, page.url()), { headers }).then(({ status }) => status);
  for (const path of ['/api/admin/audit-log', '/api/admin/signups', '/api/volunteers', '/api/account/sessions']) {
    expect([path, await ask(path, { authorization: `Bearer ${stolen.token}` })]).toEqual([path, 401]);
    expect([path, await ask(path, { cookie: `${half?.name}=${half?.value}` })]).toEqual([path, 401]);
  }
  // The page itself stays signed in, also after a reload, and so does a second tab.
  await page.reload();
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  const draft = await newEvent({ name: 'Draft', startDate: '2031-03-01', endDate: '2031-03-01' });
  await inDatabase("update event set state = 'DRAFT' where id = $1", [draft.id]);
  const tab = await page.context().newPage();
  await tab.goto(`/event/${draft.slug}`);
  await expect(tab.getByRole('heading', { level: 1, name: draft.name })).toBeVisible();
});

test(
  'when the session ends during a change, staff sign in there and the change is made',
  { tag: '@laptop' },
  async ({ page }) => {
    const { eventId, shiftId } = await ownRole(await staffApi(page.request, 'timing'), 'Timing');
    const { lastName } = await signUpByRest(shiftId, 'Session', `End ${Date.now()}`);
    const session = await staffSession(staffEmails.timing);
    await openAs(page, session, `/manage?eventId=${eventId}&category=all&shift=${shiftId}`);
    await page.getByRole('button', { name: 'Edit shift' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit Shift' });
    await sheet.getByLabel('Volunteers needed').fill('7');
    expect((await session.call('POST', '/api/auth/logout')).status).toBe(200);
    await sheet.getByRole('button', { name: 'Save' }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await expectAccessible(page);
    // After declining, what was typed stays, and a message says why it was not saved.
    await again.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('Your session has expired. Please sign in again.').first()).toBeVisible();
    await expect(sheet.getByLabel('Volunteers needed')).toHaveValue('7');

    await sheet.getByRole('button', { name: 'Save' }).click();
    await again.getByLabel('Email').fill(staffEmails.timing);
    await again.getByLabel('Password').fill('not this one, no');
    await again.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await again.getByLabel('Password').fill('demo-winter-morning');
    await again.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Shift updated successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/manage\\?eventId=${eventId}`));
    const line = page.locator(`[data-shift-line="${shiftId}"]`);
    await expect(line).toContainText('1 of 7');

    // A download also waits for the sign-in.
    await page.goto(`/volunteers?eventId=${eventId}`);
    const saveFile = page.getByRole('button', { name: 'Export CSV' });
    const row = page.getByText(lastName).filter({ visible: true });
    const endSession = async () => {
      const token = await page.evaluate(() => localStorage.getItem('authToken'));
      const ended = await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
      expect(ended.ok()).toBe(true);
    };
    const signInThere = async (email: string) => {
      await again.getByLabel('Email').fill(email);
      await again.getByLabel('Password').fill('demo-winter-morning');
      await again.getByRole('button', { name: 'Sign In' }).click();
      await expect(again).toBeHidden();
    };
    await expect(row.first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await endSession();
    await saveFile.click();
    await signInThere(staffEmails.timing);
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

    // A list that cannot be fetched again stays, says that it is old, and is fetched after the sign-in.
    await endSession();
    await page.getByRole('searchbox').fill(lastName);
    const outOfDate = page.getByRole('alert').filter({ hasText: 'This may be out of date.' });
    await outOfDate.getByRole('button', { name: 'Sign in again' }).click();
    await expect(row.first()).toBeVisible();
    await signInThere(staffEmails.timing);
    await expect(outOfDate).toHaveCount(0);
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
    await expect(page).toHaveURL(/q=End/);
    await page.getByRole('button', { name: 'Clear All' }).click();

    // Another person who signs in there sees none of the former person's data.
    await expect(row.first()).toBeVisible();
    await endSession();
    await saveFile.click();
    await signInThere(staffEmails.course);
    await expect(row).toHaveCount(0);
    await expect(saveFile).toBeEnabled();
    await expect(row).toHaveCount(0);
  },
);

test('development offers the demo sign-ins', { tag: '@laptop' }, async ({ page }) => {
  await page.goto('/dev-login');
  await page.getByRole('button', { name: /Jonas/ }).click();
  // A lead gets to event management first; the dashboard opens on request.
  await expect(page).toHaveURL(/\/manage(\?|$)/);
  await page.goto('/lead-dashboard');
  await expect(page.getByRole('heading', { name: 'Lead Dashboard' })).toBeVisible();
});

test(
  'a mailed sign-in link signs in once, and a second use is refused',
  { tag: '@laptop' },
  async ({ page, browser }) => {
    const email = 'food.lead@example.org';
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByText('Email Sent')).toBeVisible();
    const { text } = await newestMail(email, 1, '/auth/magic');
    const path = /\/auth\/magic\?token=[\w-]+/.exec(text)?.[0] ?? '';
    // Opening the link does not use it up, because programs that scan mail open it, too.
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: `Sign in as ${email}` })).toBeVisible();
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.getByRole('button', { name: `Sign in as ${email}` }).click();
    await expect(page).toHaveURL(/\/manage(\?|$)/);

    const elsewhere = await browser.newContext({ userAgent: 'Another browser' });
    const stranger = await elsewhere.newPage();
    await stranger.goto(new URL(path, page.url()).href);
    await expect(stranger.getByText('Magic link verification failed')).toBeVisible();
    await expect(stranger).toHaveURL(/\/admin$/);
    await elsewhere.close();
  },
);

test(
  'a forgotten password: the same answer for everybody, and back to the login',
  { tag: '@laptop' },
  async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('nobody.known@example.org');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(
      page.getByText("If that email exists in our system, you'll receive a password reset link shortly.").first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Back to login' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  },
);

test('sets a new password with the link from the mail, once', { tag: '@laptop' }, async ({ page }) => {
  const email = newAddress();
  const made = `insert into app_user (role, first_name, last_name, email, email_key) values ('lead', 'Frida', 'Forgetful', $1, $1)`;
  expect(await inDatabase(made, [email])).toBe(1);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Email Sent')).toBeVisible();
  const { text } = await newestMail(email);
  const path = /\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto(path);
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('shorter');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('New password').fill('seven wooden skis');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm password').fill('seven wooden skis');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password Reset Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/(dashboard|manage)(\?|$)/);

  await page.goto(path);
  await page.getByLabel('New password').fill('seven wooden skis');
  await page.getByLabel('Confirm password').fill('seven wooden skis');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Reset Failed')).toBeVisible();

  await page.goto('/reset-password');
  await expect(page.getByText('Invalid Link', { exact: true }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/reset-password/);
});
