import { readFile } from 'node:fs/promises';
import { newName, openAs, signUpByRest, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress, openSignUp } from './festival.ts';
import { inDatabase } from './in-database.ts';
import { newestMail } from './mailbox.ts';
import { inDays, makeEvent } from './make-event.ts';
import { ownRole, staffApi } from './staff-api.ts';
import { expect, test, type Page } from './test.ts';

/* People are erased: by the link that is mailed to their household, and by an admin. */

const storedHere = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('trailcrew.')).sort(),
  );

test('a family erases its data by its mailed link, and its past shifts stay without a name', async ({
  page,
  browser,
}) => {
  // axe checks seven screens, in light and dark.
  test.slow();
  const { id, slug, shifts } = await makeEvent({ days: [-3, 20], shifts: [{ day: 20 }, { day: 19 }] });
  const email = newAddress();
  const family = newName('Fjell');
  const dialog = await openSignUp(page, slug, shifts[0] ?? '');
  await dialog.getByLabel('First name').fill('Frida');
  await dialog.getByLabel('Last name').fill(family);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Remember my details on this device').check();
  const second = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Georg', lastName: family, email, shiftId: shifts[1] }),
  });
  expect(second.status).toBe(201);
  // Georg has already helped.
  await inDatabase('update shift set date = $2 where id = $1', [shifts[1], inDays(-3)]);

  const household = new URL(/https?:\S+manage\/[\w-]+/.exec((await newestMail(email)).text)?.[0] ?? '').pathname;
  await page.goto(household);
  await expect(page.getByText('1 upcoming shift · 2 household members')).toBeVisible();
  expect(await storedHere(page)).toEqual(['trailcrew.own-places', 'trailcrew.own-signups', 'trailcrew.person']);
  await page.getByRole('button', { name: 'Erase my data…' }).click();
  const asking = page.getByRole('dialog', { name: 'Erase my data' });
  await expect(asking.getByRole('checkbox', { name: `Georg ${family}` })).toBeChecked();
  await expect(asking.getByText('1 coming shift is given back.')).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Send me the link' }).click();
  const sent = page.getByRole('dialog', { name: 'Check your email' });
  await expect(sent.getByText(`We have sent a link to ${email}. It works for 24 hours.`)).toBeVisible();
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Done' }).click();

  const { text } = await newestMail(email, 1, 'Nothing is erased yet');
  const link = new URL(/https?:\S+erase\/[\w-]+/.exec(text)?.[0] ?? '').pathname;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Erase your data?' })).toBeVisible();
  for (const name of ['Frida', 'Georg']) await expect(page.getByText(`${name} ${family}`)).toBeVisible();
  await expect(page.getByText('1 coming shift is given back')).toBeVisible();
  await expectAccessible(page);
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('trailcrew_household');
  await page.getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByRole('heading', { name: 'Your data is erased.' })).toBeVisible();
  expect(await storedHere(page)).toEqual([]);
  expect(await cookies()).not.toContain('trailcrew_household');
  await expectAccessible(page);
  expect((await newestMail(email, 1, 'has erased what it kept')).subject).toBe('Your data is erased');

  // Neither link opens a household any more.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${link}x`);
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await page.goto(household);
  await expect(page.getByRole('heading', { name: 'Your shifts could not be shown' })).toBeVisible();
  await expect(page.getByText(family)).toHaveCount(0);

  const office = await browser.newContext({ ...test.info().project.use });
  const desk = await office.newPage();
  await openAs(desk, await staffSession(staffEmails.admin), `/volunteers?event=${id}`);
  await expect(desk.getByText('Removed person').first()).toBeVisible();
  await expect(desk.locator('main a[href^="mailto:"]')).toHaveCount(0);
  await expect(desk.getByText(family)).toHaveCount(0);
  await expectAccessible(desk);
  await desk.goto(`/rosters?eventId=${id}`);
  await expect(desk.getByText('Removed person').first()).toBeAttached();
  await expect(desk.getByText(family)).toHaveCount(0);
  await office.close();
});

test('an admin erases a person by typing the word', { tag: '@laptop' }, async ({ page, request }) => {
  test.slow();
  const admin = await staffApi(request, 'admin');
  const { eventId, shiftId } = await ownRole(admin, 'Timing');
  const mark = newName('Erika');
  const { email } = await signUpByRest(shiftId, mark, 'Elg');
  await inDatabase('update shift set notes = $2 where id = $1', [shiftId, `${mark} Elg has the key of the hut.`]);
  const list = `/volunteers?event=${eventId}&q=${encodeURIComponent(mark)}`;
  const actions = page.getByRole('button', { name: `Actions for ${mark} Elg` });

  // A lead may cancel their shift and nothing else.
  await openAs(page, await staffSession(staffEmails.timing), list);
  await actions.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Cancel signup']);

  await openAs(page, await staffSession(staffEmails.admin), list);
  await actions.click();
  await expect(page.getByRole('menuitem', { name: 'Export data' })).toBeVisible();
  await expectAccessible(page, { menuOpen: true });
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^trailcrew-my-data-\d{4}-\d\d-\d\d\.json$/);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as { household: { email: string } };
  expect(kept.household.email).toBe(email);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Erase person…' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase ${mark} Elg?` });
  await expect(dialog.getByText('1 coming shift is given back')).toBeVisible();
  await expect(dialog.getByText(/has the key of the hut/)).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Erase person' })).toBeDisabled();
  await dialog.getByLabel('Type "Erase" to confirm').fill('Erase');
  await expect(dialog.getByRole('button', { name: 'Erase person' })).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase person' }).click();
  await expect(page.getByText(`${mark} Elg is erased.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No signups found' })).toBeVisible();
  await expectAccessible(page);
  expect((await newestMail(email, 1, 'has erased what it kept')).subject).toBe('Your data is erased');
});
